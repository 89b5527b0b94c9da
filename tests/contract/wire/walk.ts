import { createECDH, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { resourceNames, type ChangesAnswer, type ResourceRow } from '#contract/resources.ts'
import type { Store } from '#server/db/store.ts'
import { queuePush } from '#server/push/queue-push.ts'
import { changeSettings } from '../bookings-house.ts'
import type { MakeStore } from '../fixtures.ts'
import { MORNING, openHouse, type Answered, type Asked, type House } from '../http-house.ts'
import { post, sendDue } from '../notices-post.ts'
import { inLines } from './kept.ts'
import { SteadyNames } from './steady.ts'

/**
 * Walks a flow against a house of its own and writes down the wire: each request, its answer, and
 * what it left behind that nobody asked for (letters, SMS, news for the bell, audit, changed rows,
 * budgets). Ids of requests are fixed and the clock goes on by a second a request, so that only
 * what the house makes by chance needs a name (steady.ts).
 */

type Who = 'guest' | 'neighbour' | 'admin' | 'reception' | 'staff'

const STEP = 1000
const LONG = 6
/** Lists that promise no order: the stores have each their own. */
const unordered = /^GET \/api\/(car-categories|customers)$/

/** UUIDs in the order of their numbers, as version 7 makes them. */
export function fixedId(number: number): string {
  const time = (0x0198_0000_0000 + number * STEP).toString(16).padStart(12, '0')
  const last = number.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${last}`
}

const devices = { guest: fixedId(900_001), neighbour: fixedId(900_002), desk: fixedId(900_003) }

/** What nearly every answer has; the others are written down with theirs. */
const defaultHeaders: Record<string, string> = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-imisozi-house': '1',
}
const telling = [
  ...Object.keys(defaultHeaders),
  'location',
  'allow',
  'retry-after',
  'idempotency-replayed',
  'x-device-token',
  'www-authenticate',
  'content-disposition',
]

export interface Walk {
  readonly house: House
  readonly store: Store
  /** `what`: method and address. Writes bear a key and an operation of their own. */
  ask(who: Who, what: string, body?: unknown, more?: Asked): Promise<Answered>
  /** The same as the last write, under its key; another body where it is given. */
  again(body?: unknown): Promise<Answered>
  /** How the recording calls an id, a code or an address. */
  name(name: string, value: unknown): string
  /** The id of the row that an answer tells of, under that name from now on. */
  made(name: string, answer: Answered): string
  /** Hours on, or days. */
  later(ms: number): void
  /** An id for what the device makes by itself: lines of a cart, operations of a batch. */
  id(): string
}

interface Traces {
  audit: Set<string>
  notices: Set<string>
  news: Set<string>
  /** Of all that is committed: what comes later stands higher. */
  position: number
  budgets: Map<string, number>
}

export type Flow = (walk: Walk) => Promise<void>

/** The recording of a flow, as it is kept. */
export async function recordingOf(make: MakeStore, flow: Flow): Promise<string> {
  const opened: { house?: House } = {}
  const store = await make({
    seeded: true,
    seedDays: 40,
    clock: () => opened.house?.now ?? MORNING,
  })
  const house = await openHouse(store)
  opened.house = house
  await changeSettings(store, ({ notify }) => Object.assign(notify, { booking_sms: true }))
  const walker = await startWalk(house)
  await flow(walker)
  await walker.feeds()
  await house.app.close()
  return walker.text()
}

async function startWalk(house: House) {
  const { store } = house
  const names = new SteadyNames()
  names.know(store.epoch, 'epoch')
  for (const [whose, device] of Object.entries(devices)) names.know(device, `device of ${whose}`)
  const tokens = {
    admin: await house.staff('admin'),
    reception: await house.staff('reception'),
    staff: await house.staff('staff'),
  }
  for (const { id, role } of await store.db.selectFrom('users').selectAll().execute()) {
    names.know(id, role)
  }
  await house.ask('POST', '/api/push/subscriptions', { token: tokens.admin, body: subscription() })
  const { ways, letters, texts } = post()
  const cursors = { guest: await cursorOf(house), admin: await cursorOf(house, tokens.admin) }
  for (const cursor of Object.values(cursors)) names.know(cursor, 'cursor')
  await queuePush(store, house.now)
  const written: Record<string, unknown>[] = []
  let seen = await tracesOf(store)
  let made = 0
  let last: Parameters<Walk['ask']> | undefined

  const id = () => fixedId((made += 1))

  async function ask(who: Who, what: string, body?: unknown, more: Asked = {}) {
    const [method = '', url = ''] = what.split(' ')
    const isWrite = method !== 'GET'
    const isDesk = who !== 'guest' && who !== 'neighbour'
    const asked: Asked = {
      device: isDesk ? devices.desk : devices[who],
      ...(isDesk && { token: tokens[who] }),
      ...(isWrite && { key: id(), operation: id(), deviceTime: house.now.toISOString() }),
      ...(body !== undefined && { body }),
      ...more,
    }
    if (isWrite) last = [who, what, body, asked]
    names.keep(body)
    house.now = new Date(house.now.getTime() + STEP)
    const answer = await house.ask(method as 'GET', url, asked)
    names.learn(answer.body)
    written.push({
      ask: what,
      as: who,
      ...(body !== undefined && { body }),
      ...(more.headers && { headers: more.headers }),
      status: answer.status,
      ...headersOf(answer),
      answer: answer.text.startsWith('{') ? shortened(what, JSON.parse(answer.text)) : answer.text,
      ...(await leftBehind()),
    })
    return answer
  }

  /** What is there now and was not before. */
  async function leftBehind() {
    const before = seen
    await queuePush(store, house.now)
    const told = await newNotices(before)
    await sendDue(house, ways)
    const sent = [
      ...letters.splice(0).map(({ to, subject, text, calendar }) => ({
        letter: to,
        subject,
        text: text.split('\n'),
        ...(calendar && { calendar: calendar.split('\r\n') }),
      })),
      ...texts.splice(0).map(({ to, text }) => ({ sms: to, text })),
    ]
    seen = await tracesOf(store)
    const fresh = (now: Set<string>, then: Set<string>) => [...now].filter((one) => !then.has(one))
    const news = fresh(seen.news, before.news)
    const rows = await rowsAfter(store, before.position)
    const spent = [...seen.budgets]
      .map(([kind, amount]) => [kind, amount - (before.budgets.get(kind) ?? 0)] as const)
      .filter(([, amount]) => amount !== 0)
    const audit = fresh(seen.audit, before.audit)
    return {
      ...(told.length > 0 && { notices: told }),
      ...(sent.length > 0 && { sent }),
      ...(news.length > 0 && { news }),
      ...(audit.length > 0 && { audit: audit.map((one) => JSON.parse(one.slice(36)) as unknown) }),
      ...(rows.length > 0 && { rows }),
      ...(spent.length > 0 && { budgets: Object.fromEntries(spent) }),
    }
  }

  async function newNotices({ notices }: Traces) {
    const rows = await store.db.selectFrom('notices').selectAll().orderBy('id').execute()
    return rows
      .filter((row) => !notices.has(row.id))
      .map(({ kind, dedupe, subject_kind, subject_ids, to_email, to_phone, language }) => ({
        kind,
        dedupe,
        subject: [subject_kind, ...(JSON.parse(subject_ids) as string[])],
        to: [to_email, to_phone],
        language,
      }))
  }

  const walk: Walk = {
    house,
    store,
    ask,
    id,
    async again(body) {
      if (last === undefined) throw new Error('Nothing was sent yet')
      const [who, what, first, { key, operation, deviceTime, headers }] = last as [
        Who,
        string,
        unknown,
        Asked,
      ]
      const same = { key, operation, deviceTime, ...(headers && { headers }) } as Asked
      return await ask(who, what, body ?? first, same)
    },
    name(name, value) {
      names.know(String(value), name)
      return String(value)
    },
    made(name, { status, body, text }) {
      const row = (body['data'] ?? body) as { id?: unknown }
      if (status >= 300 || typeof row.id !== 'string') throw new Error(`No ${name}: ${text}`)
      return walk.name(name, row.id)
    },
    later(ms) {
      house.now = new Date(house.now.getTime() + ms)
    },
  }
  return Object.assign(walk, {
    /** What devices are told of the whole flow. */
    async feeds() {
      await ask('guest', `GET /api/changes?since=${encodeURIComponent(cursors.guest)}`)
      await ask('admin', `GET /api/changes?since=${encodeURIComponent(cursors.admin)}`)
    },
    text: () => names.steady(inLines({ 'headers of every answer': defaultHeaders, walk: written })),
  })
}

/** Of a list that is not cut in pages the first two rows say enough; the feeds have the others. */
function shortened(what: string, answer: unknown): unknown {
  const { data: rows, changes } = answer as { data?: unknown; changes?: ChangesAnswer['changes'] }
  if (changes !== undefined) return { ...(answer as object), changes: inOrder(changes) }
  if (!Array.isArray(rows)) return answer
  if (unordered.test(what)) rows.sort((a: ResourceRow, b: ResourceRow) => (a.id < b.id ? -1 : 1))
  if (rows.length <= LONG) return answer
  return { ...(answer as object), data: [...rows.slice(0, 2), `and ${rows.length - 2} more`] }
}

/** A feed promises no order within a resource, and the stores have each their own. */
function inOrder(changes: ChangesAnswer['changes']) {
  const byId = Object.entries(changes).map(([resource, { rows, deleted }]) => [
    resource,
    { rows: rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)), deleted: deleted.toSorted() },
  ])
  return Object.fromEntries(byId) as unknown
}

function headersOf({ headers }: Answered) {
  const kept: Record<string, unknown> = {}
  for (const name of telling) {
    const value = headers[name]
    if (value !== defaultHeaders[name]) kept[name] = value ?? null
  }
  return Object.keys(kept).length > 0 ? { answered: kept } : {}
}

/** As a browser would subscribe: an address that nothing is ever sent to. */
function subscription() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return {
    endpoint: 'https://push.example.com/device',
    keys: {
      p256dh: keys.getPublicKey('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  }
}

const cursorOf = async (house: House, token?: string) =>
  String((await house.ask('GET', '/api/changes', token ? { token } : {})).body.cursor)

/** Rows that devices are told anew. */
async function rowsAfter({ db }: Store, position: number): Promise<string[]> {
  const rows = await db
    .selectFrom('changes')
    .selectAll()
    .where('position', '>', position)
    .where('resource', 'in', resourceNames)
    .execute()
  return rows
    .map(
      ({ resource, row_id, deleted }) => `${resource} ${row_id}${Number(deleted) ? ' gone' : ''}`,
    )
    .toSorted()
}

async function tracesOf({ db }: Store): Promise<Traces> {
  const audit = await db.selectFrom('audit').selectAll().orderBy('id').execute()
  const notices = await db.selectFrom('notices').select('id').execute()
  const news = await db.selectFrom('push_deliveries').select(['kind', 'row_id']).execute()
  const { position } = await db
    .selectFrom('changes')
    .select((eb) => eb.fn.max('position').as('position'))
    .executeTakeFirstOrThrow()
  const budgets = await db
    .selectFrom('budget_uses')
    .select(['kind', 'who', sql<number>`sum(amount)`.as('amount')])
    .groupBy(['kind', 'who'])
    .execute()
  const spent = new Map<string, number>()
  for (const { kind, who, amount } of budgets) {
    const whose = `${kind} of ${who.split(' ')[0]}`
    spent.set(whose, (spent.get(whose) ?? 0) + Number(amount))
  }
  return {
    audit: new Set(
      audit.map(({ id, endpoint, resource, row_id, actor, changed, on_behalf_of }) => {
        const said = { endpoint, row: `${resource} ${row_id}`, by: actor, on_behalf_of }
        return `${id}${JSON.stringify({ ...said, changed: JSON.parse(changed) as unknown })}`
      }),
    ),
    notices: new Set(notices.map(({ id }) => id)),
    news: new Set(news.map(({ kind, row_id }) => `${kind} ${row_id}`).toSorted()),
    position: Number(position),
    budgets: new Map([...spent].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  }
}
