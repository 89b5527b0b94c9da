import { expect, it } from 'vitest'
import type { Running } from '#contract/running.ts'
import { routes } from '#contract/routes.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Installation } from '#server/pipeline/context.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openHouse, type House } from './http-house.ts'

const TOKEN = 'a-token-for-the-figures-of-the-house'
const BEARER = { authorization: `Bearer ${TOKEN}` }
const ago = (minutes: number) => new Date(MORNING.getTime() - minutes * 60_000).toISOString()

/** Names of ours that the figures have; a new one is added here, and to docs/running.md's reader. */
const names = [
  'backup_age_seconds',
  'devices',
  'disk_bytes',
  'errors_total',
  'info',
  'letters',
  'letters_waiting_seconds',
  'operations_total',
  'payments',
  'payments_unknown_seconds',
  'refused_operations',
  'request_seconds',
  'requests_total',
  'store_bytes',
].map((name) => `imisozi_${name}`)

/** Labels, and what they may say beside the contract's names and statuses. */
const labels: Readonly<Record<string, RegExp>> = {
  route: new RegExp(`^(${Object.keys(routes).join('|')}|healthz|metrics|other)$`),
  status: /^\d{3}$/,
  state: /^(waiting|failed|unknown|holding|silent|size|free)$/,
  answer: /^(taken|replayed|refused|conflict|not_tried|failed)$/,
  release: /^\d+\.\d+\.\d+$/,
  store: /^(sqlite|postgres)$/,
  le: /^([\d.]+|\+Inf)$/,
}

interface Sample {
  name: string
  labels: Record<string, string>
  value: number
}

function samplesOf(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, inner = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (name === undefined) return []
    const pairs = [...inner.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, its]) => [key, its])
    return [
      { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) },
    ]
  })
}

async function figures(house: House): Promise<Sample[]> {
  const answer = await house.ask('GET', '/metrics', { headers: BEARER })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(answer.headers['cache-control']).toBe('no-store')
  return samplesOf(answer.text)
}

const valueOf = (samples: Sample[], name: string, its: Record<string, string> = {}) =>
  samples.find(
    (one) =>
      one.name === `imisozi_${name}` &&
      Object.entries(its).every(([key, value]) => one.labels[key] === value),
  )?.value

const letter = (changes: object) => ({
  id: uuidv7(),
  kind: 'message_received' as const,
  dedupe: uuidv7(),
  subject_kind: 'tickets',
  subject_ids: '[]',
  to_email: 'somebody@example.com',
  to_phone: null,
  language: 'en',
  state: 'queued' as const,
  attempts: 0,
  next_try_at: ago(0),
  mailed_at: null,
  texted_at: null,
  last_error: null,
  made_at: ago(0),
  sent_at: null,
  ...changes,
})

eachStore((make) => {
  async function open(installation: Partial<Installation> = {}): Promise<House> {
    const store = await make({ seeded: true })
    const parts = { dataDir: temporaryDir('figures'), metricsToken: TOKEN, hasMailServer: true }
    return await openHouse(store, { installation: { ...parts, ...installation } })
  }

  it('tells figures to who has the token, and to nobody else', async () => {
    const house = await open()
    const admin = await house.staff('admin')
    const refused: Record<string, string>[] = [
      {},
      { authorization: '' },
      { authorization: 'Bearer' },
      { authorization: `Basic ${TOKEN}` },
      { authorization: `Bearer ${TOKEN}x` },
      { authorization: `Bearer ${TOKEN.slice(0, -1)}` },
      { authorization: `Bearer ${TOKEN.toUpperCase()}` },
      { authorization: `Bearer ${'x'.repeat(5_000)}` },
      { authorization: `Bearer ${admin}` },
      { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
    ]
    for (const headers of refused) {
      const answer = await house.ask('GET', '/metrics', { headers })
      expect(answer.status, JSON.stringify(headers).slice(0, 80)).toBe(401)
      expect(answer.text).not.toContain('imisozi_')
    }
    expect((await house.ask('GET', `/metrics?token=${TOKEN}`)).status).toBe(401)
    expect((await figures(house)).length).toBeGreaterThan(20)
    expect(house.logs.join('')).not.toContain(TOKEN)

    const without = await open({ metricsToken: null })
    for (const headers of [{}, BEARER, { authorization: 'Bearer ' }]) {
      expect((await without.ask('GET', '/metrics', { headers })).status).toBe(404)
    }
  })

  it('names what is listed here, with labels that no request can make up', async () => {
    const house = await open({ backupPlaces: ['folder'] })
    const token = await house.staff('admin')
    const code = 'ABCD2345'
    const odd = ['/api/rooms/room-secret', `/api/bookings/by-code/${code}`, '/no/such', '/healthz']
    for (const url of [...odd, '/api/hotel-bookings?q=Mukamana', '/%E0%A4%A']) {
      await house.ask('GET', url, { token })
    }
    await house.ask('POST', '/api/restaurant/orders', {
      key: uuidv7(),
      device: uuidv7(),
      body: await dinner(house.store),
    })
    await house.store.transaction((tx) =>
      tx.db
        .insertInto('backup_copies')
        .values({
          place: 'folder',
          name: 'a',
          made_at: ago(90),
          size: 1,
          sha256: 'x',
          encrypted: 1,
        })
        .execute(),
    )
    const samples = await figures(house)
    const ours = samples.filter(({ name }) => name.startsWith('imisozi_'))
    const base = ours.map(({ name }) => name.replace(/_(bucket|sum|count)$/, ''))
    expect([...new Set(base)].sort()).toEqual(names)
    const known = Object.keys(labels)
    for (const sample of ours) {
      for (const [key, value] of Object.entries(sample.labels)) {
        expect(known, key).toContain(key)
        expect(value, `${sample.name} ${key}`).toMatch(labels[key] ?? /^$/)
      }
    }
    const all = JSON.stringify(samples)
    for (const secret of [code, 'room-secret', 'Mukamana', 'no/such', TOKEN]) {
      expect(all).not.toContain(secret)
    }
    expect(valueOf(samples, 'requests_total', { route: 'getRoom', status: '404' })).toBe(1)
    expect(
      valueOf(samples, 'requests_total', { route: 'placeRestaurantOrder', status: '201' }),
    ).toBe(1)
    expect(valueOf(samples, 'backup_age_seconds')).toBe(5_400)
    expect(samples.some(({ name }) => name === 'nodejs_eventloop_lag_seconds')).toBe(true)
    expect(samples.some(({ name }) => name === 'process_resident_memory_bytes')).toBe(true)
  })

  it('counts what devices sent by answer, and faults but not refusals', async () => {
    const house = await open()
    const device = uuidv7()
    const operation = (id: string, body: unknown) => ({
      id,
      key: uuidv7(),
      route: 'placeRestaurantOrder',
      params: {},
      body,
      group: id,
      after: [],
      device_time: MORNING.toISOString(),
    })
    const good = operation(uuidv7(), await dinner(house.store))
    const send = (operations: unknown[]) =>
      house.ask('POST', '/api/outbox', { device, body: { contract_version: 1, operations } })
    await send([good, operation(uuidv7(), { nonsense: true })])
    await send([good])
    const samples = await figures(house)
    const operations = (answer: string) => valueOf(samples, 'operations_total', { answer })
    expect([operations('taken'), operations('replayed'), operations('refused')]).toEqual([1, 1, 1])
    expect(valueOf(samples, 'errors_total')).toBe(0)
    expect(valueOf(samples, 'devices', { state: 'holding' })).toBe(0)
  })

  it('says how the house runs to admins alone: letters, payments, devices, back-ups, disk', async () => {
    const house = await open({ backupPlaces: ['folder'] })
    const token = await house.staff('admin')
    for (const role of ['reception', 'staff']) {
      const answer = await house.ask('GET', '/api/running', { token: await house.staff(role) })
      expect(answer.status).toBe(403)
    }
    expect((await house.ask('GET', '/api/running')).status).toBe(401)
    await house.store.transaction((tx) => tx.db.deleteFrom('notices').execute())
    await house.store.transaction((tx) =>
      tx.db
        .insertInto('notices')
        .values([
          letter({ attempts: 4, made_at: ago(75), next_try_at: ago(-5) }),
          letter({ next_try_at: ago(20), made_at: ago(600) }),
          // Of next week: it does not wait.
          letter({ next_try_at: ago(-9_000) }),
          letter({ state: 'failed', next_try_at: null, made_at: ago(3_000) }),
          letter({ state: 'failed', next_try_at: null, made_at: ago(12 * 1_440) }),
          letter({ state: 'sent', next_try_at: null }),
        ])
        .execute(),
    )
    await unknownPayment(house)
    await house.staff('reception', 'send')
    const body = (await house.ask('GET', '/api/running', { token })).body as unknown as Running
    expect(body).toMatchObject({
      at: MORNING.toISOString(),
      store: make.kind,
      letters: { mail_server: true, waiting: 2, oldest_waiting_at: ago(75), failed: 1 },
      payments: { unknown: 1, unknown_since: ago(80) },
      backups: { last_good_at: null },
      errors: { last_hour: 0, last_day: 0 },
    })
    expect(body.devices.holding).toMatchObject([{ person: 'Some reception' }])
    expect(body.disk?.size).toBeGreaterThan(body.disk?.free ?? Infinity)
    if (make.kind === 'postgres') expect(body.store_bytes).toBeGreaterThan(1_000_000)
  })
})

/** Asked about 10 minutes ago without an answer; the last that was heard is 80 minutes old. */
async function unknownPayment(house: House): Promise<void> {
  await house.store.transaction((tx) => tx.db.deleteFrom('provider_payments').execute())
  const payment = (changes: object) => ({
    provider: 'pesapal',
    merchant_reference: uuidv7(),
    provider_reference: uuidv7(),
    redirect_url: null,
    subjects: '[]',
    currency: 'USD' as const,
    charged: 1_000,
    amount_cents: 1_000,
    rwf_rate: null,
    status: 'pending',
    flag: null,
    reason: null,
    received_currency: null,
    received_charged: null,
    confirmation: null,
    method: null,
    account: null,
    held_until: null,
    polls: 3,
    asked_at: ago(10),
    heard_at: ago(80),
    next_poll_at: ago(-10),
    paid_at: null,
    ...changes,
  })
  await house.store.transaction(async (tx) => {
    await tx.insert('provider_payments', { id: uuidv7(), ...payment({}) })
    // The provider says that the payer has not paid: nothing is wrong.
    await tx.insert('provider_payments', { id: uuidv7(), ...payment({ heard_at: ago(10) }) })
  })
}
