import { randomBytes, scryptSync } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { uuidv7 } from '#lib/uuid.ts'
import { budgets, budgetsWith, type Budget } from '#server/budgets/budgets.ts'
import { buildApp, type AppOptions } from '#server/http/app.ts'
import { defaultAdmission } from '#server/http/admission.ts'
import { newToken, tokenHash } from '#server/pipeline/tokens.ts'
import { hashPassword } from '#server/pipeline/passwords.ts'
import type { Store } from '#server/db/store.ts'
import { endpoints } from '#server/services/endpoints.ts'
import { serves } from '#server/services/serve.ts'
import type { MakeStore } from './fixtures.ts'
import { checkNamed } from './named-refusals.ts'

/** Half past nine on a July morning in Musanze: the kitchen is open, dinner is ahead. */
export const MORNING = new Date('2026-07-01T07:30:00.000Z')
export const TODAY = '2026-07-01'
export const PASSWORD = 'a long enough password'

/** A house's server in this process: a clock that stands still until told, people, a way to ask. */
export interface House {
  app: FastifyInstance
  store: Store
  logs: string[]
  now: Date
  /** Waits that slowed sign-ins asked for, ms; they return at once. */
  pauses: number[]
  ask(method: Method, url: string, asked?: Asked): Promise<Answered>
  /** A token for a new member of staff. */
  staff(role?: string, scope?: 'full' | 'send'): Promise<string>
  /** The device on which a token that can only send is good; `ask` names it where nothing else is said. */
  deviceOf(token: string): string
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS'

export interface Asked {
  body?: unknown
  token?: string
  device?: string
  key?: string
  operation?: string
  deviceTime?: string
  headers?: Record<string, string>
  address?: string
}

export interface Answered {
  status: number
  body: Record<string, unknown>
  headers: LightMyRequestResponse['headers']
  text: string
}

/** These tests have one guest at one address do a house's whole work: budgets are tests/hostile's matter. */
const generous = budgetsWith(
  Object.fromEntries(
    Object.entries(budgets).map(([kind, budget]: [string, Budget]) => [
      kind,
      {
        ...(budget.contact && { contact: { ...budget.contact, max: 1e9 } }),
        ...(budget.address && { address: { ...budget.address, max: 1e9 } }),
        ...(budget.house && { house: { ...budget.house, max: 1e9 } }),
      },
    ]),
  ),
)

export async function openHouse(store: Store, parts: Partial<AppOptions> = {}): Promise<House> {
  const logs: string[] = []
  const pauses: number[] = []
  const house = { now: MORNING }
  const app = await buildApp({
    store,
    endpoints,
    extraRoutes: serves,
    clock: () => house.now,
    pause: async (ms) => void pauses.push(ms),
    ...parts,
    settings: {
      budgets: generous,
      // A shared machine may take seconds for what is asked at once here: nobody is sent away for that.
      admission: { ...defaultAdmission, maxWaitMs: 120_000 },
      log: { level: 'debug', stream: { write: (line) => void logs.push(line) } },
      ...parts.settings,
    },
  })
  await app.ready()

  /** Tokens that can only send are good on their own device alone. */
  const ownDevice = new Map<string, string>()

  async function ask(method: Method, url: string, asked: Asked = {}): Promise<Answered> {
    const headers: Record<string, string> = { ...asked.headers }
    if (asked.token !== undefined) headers.authorization = `Bearer ${asked.token}`
    const device = asked.device ?? ownDevice.get(asked.token ?? '')
    if (device !== undefined) headers['x-device-id'] = device
    if (asked.key !== undefined) headers['idempotency-key'] = asked.key
    if (asked.operation !== undefined) headers['x-operation-id'] = asked.operation
    if (asked.deviceTime !== undefined) headers['x-device-time'] = asked.deviceTime
    if (asked.body !== undefined && headers['content-type'] === undefined) {
      headers['content-type'] = 'application/json'
    }
    const raw = typeof asked.body === 'string' || Buffer.isBuffer(asked.body)
    const answer = await app.inject({
      method,
      url,
      headers,
      ...(asked.address !== undefined && { remoteAddress: asked.address }),
      ...(asked.body !== undefined && {
        payload: raw ? (asked.body as string | Buffer) : JSON.stringify(asked.body),
      }),
    })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    const body = (isJson && answer.payload !== '' ? JSON.parse(answer.payload) : {}) as Record<
      string,
      unknown
    >
    // Pages have texts of their own; HEAD answers nothing but its head.
    if (isJson && method !== 'HEAD' && url.startsWith('/api/')) checkNamed(answer.statusCode, body)
    return {
      status: answer.statusCode,
      body,
      headers: answer.headers,
      text: answer.payload,
    }
  }

  async function staff(role = 'admin', scope: 'full' | 'send' = 'full'): Promise<string> {
    const { id, device } = await addPerson(store, role)
    const token = newToken()
    if (scope === 'send') ownDevice.set(token, device)
    const at = house.now.toISOString()
    await store.transaction((tx) =>
      tx.db
        .insertInto('sessions')
        .values({
          token_hash: tokenHash(token),
          user_id: id,
          scope,
          device_id: device,
          created_at: at,
          last_seen_at: at,
          expires_at: '2027-01-01T00:00:00.000Z',
          revoked_at: null,
        })
        .execute(),
    )
    return token
  }

  function deviceOf(token: string): string {
    const device = ownDevice.get(token)
    if (device === undefined) throw new Error('Not a token that can only send')
    return device
  }

  return Object.assign(house, { app, store, logs, pauses, ask, staff, deviceOf })
}

/** The demo house's server, on a morning at which its store stands too. */
export const openDemo = async (
  make: MakeStore,
  { seedDays, ...parts }: Partial<AppOptions> & { seedDays?: number } = {},
): Promise<House> =>
  await openHouse(await make({ seeded: true, seedDays, clock: () => MORNING }), parts)

/** A hash that costs little to check: these tests sign in often. */
function cheapHash(): string {
  const salt = randomBytes(16)
  const key = scryptSync(PASSWORD, salt, 32, { N: 16, r: 1, p: 1 })
  return `$scrypt$ln=4,r=1,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Somebody who works here; their password is PASSWORD. `dear`: hashed as people's are. */
export async function addPerson(store: Store, role: string, { dear = false } = {}) {
  const password_hash = dear ? await hashPassword(PASSWORD) : cheapHash()
  const id = uuidv7()
  const email = `${role}-${id}@example.com`
  await store.transaction((tx) =>
    tx.insert('users', { id, name: `Some ${role}`, email, role, password_hash, disabled: 0 }),
  )
  return { id, email, device: uuidv7() }
}

/** A dinner as the documents' page sends it: two dishes of the demo menu, at today's prices. */
export async function dinner(store: Store, changes: Record<string, unknown> = {}) {
  const rows = await store.db
    .selectFrom('items')
    .innerJoin('categories', 'categories.id', 'items.category_id')
    .select(['items.id', 'items.name', 'items.price_cents'])
    .where('items.is_available', '=', 1)
    .where('items.deleted_at', 'is', null)
    .where('categories.name', 'like', 'Main%')
    .orderBy('items.id')
    .limit(2)
    .execute()
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    price: row.price_cents / 100,
    qty: 2,
  }))
  const subtotal = rows.reduce((sum, row) => sum + row.price_cents * 2, 0) / 100
  return {
    service_type: 'dine-in',
    schedule: { date: TODAY, time: '19:00' },
    party_size: 2,
    notes: 'No groundnuts, please',
    promo_code: null,
    items,
    custom_request: null,
    totals: { subtotal, discount: 0, total: subtotal },
    payment: { method: 'cash', amount: 0, reference: null, processor: null },
    customer: { name: 'Aline Mukamana', phone: '0788 123 456', email: 'aline@example.com' },
    customer_name: 'Aline Mukamana',
    customer_phone: '0788 123 456',
    customer_email: 'aline@example.com',
    source: 'public',
    ...changes,
  }
}
