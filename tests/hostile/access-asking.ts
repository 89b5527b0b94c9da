import { sql } from 'kysely'
import { readableBy } from '#contract/resources.ts'
import { routeOf, type RouteName } from '#contract/routes.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { cart, mealLine } from '../contract/cart-house.ts'
import { addService, wish } from '../contract/custom-house.ts'
import { dinner, type Answered, type Asked, type House } from '../contract/http-house.ts'
import type { Callers } from './access-callers.ts'
import type { Identity, Row, Verdict } from './access-rules.ts'

/* Asks a real server for one row of the access table, and reads its answer as a verdict. */

type Method = Parameters<House['ask']>[0]

/** What is there to be changed, and the codes that a guest knows. */
export interface PageBackdrop {
  /** Table -> the id of a row in it: a missing check finds something to change. */
  readonly rowOf: ReadonlyMap<string, string>
  /** What the guest asks with. */
  readonly knows: Partial<Record<RouteName, { id?: string; body: object }>>
  /** Texts that nobody may be told without a code. */
  readonly secrets: readonly string[]
}

const CONTACT = 'aline@example.com'

async function codeIn(house: House, table: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    select code from ${sql.table(table)} where deleted_at is null order by id limit 1`.execute(
    house.store.db,
  )
  if (rows[0] === undefined) throw new Error(`The demo house has nothing in ${table}`)
  return rows[0].code
}

export async function groundOf(house: House): Promise<PageBackdrop> {
  const { db } = house.store
  const order = async () => {
    const body = await dinner(house.store)
    const { text, body: made } = await house.ask('POST', '/api/restaurant/orders', { body })
    return { id: String(made.id), code: /"code":"(\w+)"/.exec(text)?.[1] ?? '' }
  }
  const [one, other, third] = [await order(), await order(), await order()]
  const whole = await house.ask('POST', '/api/book', {
    body: cart([await mealLine(house.store)]),
    key: uuidv7(),
    operation: uuidv7(),
    device: uuidv7(),
  })
  if (whole.status >= 300) throw new Error(whole.text)
  const own = { body: wish(await addService(house.store)), key: uuidv7(), operation: uuidv7() }
  const ordered = await house.ask('POST', '/api/custom-orders', { ...own, device: uuidv7() })
  if (ordered.status >= 300) throw new Error(ordered.text)
  const paid = uuidv7()
  await house.store.transaction((tx) =>
    tx.insert('provider_payments', {
      id: paid,
      provider: 'sandbox',
      merchant_reference: paid,
      provider_reference: paid,
      redirect_url: null,
      subjects: JSON.stringify([{ kind: 'restaurant', id: third.id }]),
      currency: 'USD',
      charged: 6000,
      amount_cents: 6000,
      rwf_rate: null,
      status: 'failed',
      flag: null,
      reason: null,
      received_currency: null,
      received_charged: null,
      confirmation: null,
      method: null,
      account: null,
      held_until: null,
      polls: 0,
      asked_at: null,
      heard_at: null,
      next_poll_at: null,
      paid_at: null,
    }),
  )
  const rowOf = new Map<string, string>()
  for (const table of [...Object.keys(readableBy), 'users']) {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where deleted_at is null order by id limit 1`.execute(db)
    if (rows[0] !== undefined) rowOf.set(table, rows[0].id)
  }
  const lookUp = async (table: string) => ({ body: { codes: [await codeIn(house, table)] } })
  const their = { code: third.code, contact: CONTACT }
  return {
    rowOf,
    knows: {
      lookUpHotelBookings: await lookUp('hotel_bookings'),
      lookUpRestaurantOrders: { body: { codes: [third.code] } },
      lookUpLaundryOrders: await lookUp('laundry_orders'),
      lookUpCustomOrders: await lookUp('custom_orders'),
      lookUpRentals: await lookUp('car_rentals'),
      lookUpTourBookings: await lookUp('tour_bookings'),
      lookUpReservations: await lookUp('table_reservations'),
      lookUpCarts: await lookUp('carts'),
      findOwn: { body: their },
      askForData: { body: { ...their, wish: 'export' } },
      cancelOwn: { body: { code: one.code, contact: CONTACT, seen: { refund: 0, kept: 0 } } },
      cancelOwnRestaurantOrder: { id: other.id, body: { code: other.code, contact: CONTACT } },
      getPaymentState: { id: paid, body: {} },
    },
    secrets: [one.code, other.code, third.code, 'Aline'],
  }
}

/** An address of its own each time: wrong guesses of one place slow the next there. */
let places = 0
const somewhere = () => {
  places += 1
  return `10.${(places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}`
}

/** As what waits on a device is sent. */
export const asOperation = (): Asked => ({ key: uuidv7(), operation: uuidv7(), device: uuidv7() })

export interface Question {
  readonly by: Identity
  readonly row: Row
  /** Whether it is to be let in: then nothing real is aimed at, since it would be done. */
  readonly expected: Verdict
}

/** The paths of a row with the methods they are served by, and what is sent there. */
export function callsOf(
  ground: PageBackdrop,
  { by, row, expected }: Question,
): [Method, string, Asked][] {
  const { method, paths, offline, subject = '' } = routeOf(row.of)
  const own = by === 'guest' ? ground.knows[row.of] : undefined
  const real = expected === 401 || expected === 403 || expected === 'nothing'
  const id = own?.id ?? (real ? ground.rowOf.get(subject) : undefined) ?? uuidv7()
  const query = row.asks !== undefined && 'query' in row.asks ? `?${row.asks.query}` : ''
  const part = row.asks !== undefined && 'body' in row.asks ? row.asks.body : undefined
  const wrong = { code: 'ZZZZZZZZ', codes: ['ZZZZZZZZ'], contact: 'x@example.com' }
  const aimed = { ...wrong, status: 'cancelled', seen: real ? {} : { refund: 0, kept: 0 } }
  const body = own?.body ?? part ?? (real ? aimed : { nobody: 1 })
  const methods: Method[] =
    method === 'GET' && offline === 'cached' && real ? ['GET', 'HEAD'] : [method]
  return paths.flatMap((path) => {
    const url = path.replaceAll(/\{(\w+)\}/g, (_, param) => (param === 'id' ? id : uuidv7()))
    return methods.map((each): [Method, string, Asked] => [
      each,
      url + query,
      { address: somewhere(), ...(method !== 'GET' && { body }) },
    ])
  })
}

/** The answer of a stream is without an end: only its head is looked at. */
async function headOfStream(house: House, url: string, asked: Asked): Promise<Answered> {
  const answer = await house.app.inject({
    method: 'GET',
    url,
    payloadAsStream: true,
    headers: {
      ...asked.headers,
      ...(asked.device !== undefined && { 'x-device-id': asked.device }),
      ...(asked.token !== undefined && { authorization: `Bearer ${asked.token}` }),
    },
  })
  answer.stream().destroy()
  const body = answer.statusCode === 403 ? { code: 'forbidden' } : { code: 'unauthenticated' }
  return { status: answer.statusCode, body, headers: answer.headers, text: '' }
}

/** Asks all of a row's calls; what was not as it is to be, each in a line. */
export async function wrongOf(
  house: House,
  ground: PageBackdrop,
  callers: Callers,
  question: Question,
): Promise<string[]> {
  const { by, row, expected } = question
  const found: string[] = []
  for (const [method, url, asked] of callsOf(ground, question)) {
    const waits = routeOf(row.of).method !== 'GET'
    const all: Asked = { ...(waits && asOperation()), ...asked, ...callers[by] }
    const answer =
      row.of === 'streamEvents'
        ? await headOfStream(house, url, all)
        : await house.ask(method, url, all)
    const said = verdictOf(ground, method, question, answer)
    if (said !== expected) {
      const what = row.part === undefined ? row.of : `${row.of} (${row.part})`
      found.push(`${by}: ${what}: ${said} for ${expected} (${method} ${url} ${answer.status})`)
    }
  }
  return found
}

function verdictOf(
  { secrets }: PageBackdrop,
  method: Method,
  { by, row }: Question,
  { status, body, text }: Answered,
): Verdict | string {
  if (status === 401 || status === 403) {
    const code = status === 401 ? 'unauthenticated' : 'forbidden'
    return method === 'HEAD' || body.code === code ? status : `${status} ${String(body.code)}`
  }
  // Neither is an answer to whether somebody may.
  if (status >= 500 || status === 429 || status === 405) return text
  if (row.who !== 'code') return 'yes'
  if (by === 'guest') return status < 300 && !/"data":\[\]/.test(text) ? 'yes' : text
  return secrets.some((secret) => text.includes(secret)) ? text : 'nothing'
}
