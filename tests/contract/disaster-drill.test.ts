import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { backupName, describeFile, putCopy } from '#server/services/backup/schedule/copies.ts'
import { codeAt, stepAt } from '#server/services/people/totp.ts'
import { openBucket } from '#server/storage/bucket.ts'
import { accept, dinner, placeAtHouse } from '../bench/dinners.ts'
import { House } from '../fixtures/house.ts'
import { root } from '../fixtures/paths.ts'
import {
  answersOf,
  differences,
  lostRows,
  PASSPHRASE,
  release,
  USED_AT,
} from '../fixtures/releases/release.ts'
import { startS3, type S3StandIn } from '../fixtures/s3.ts'
import { drillDevice, type DrillDevice } from './drill-device.ts'

/**
 * The drill: of a house with sixty days of life under an earlier release only its back-up is left, in
 * storage elsewhere. Today's puts it back on a new machine, backs it up again, is killed while devices
 * send, and its disk is gone too; it is put back by the operator's commands, and a next release brings
 * it up to date. Devices go on: whatever was confirmed on them is there, once.
 */
let house: House
let s3: S3StandIn
let env: Record<string, string>
const earlier = release('0.1.0')
const nextRelease = join(root, 'tests/fixtures/next-release.ts')
/** So many orders are on their way when the server is killed. */
const STORM = 60
const all = process.env.TEST_ALL !== undefined

beforeAll(async () => {
  // Of the house, its devices and the storage: what the release left is not long past to any of them.
  const clock = Date.parse(USED_AT) - Date.now()
  vi.stubGlobal('Date', dateBehind(clock))
  s3 = await startS3()
  env = { ...s3.env('BACKUP_S3'), BACKUP_PASSPHRASE: PASSPHRASE }
  house = await House.open({ seed: 'none', stopped: true, clock })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await house.close()
  await s3.close()
})

/** A clock that stands `ms` from the machine's, and goes as it does: faked timers fall behind under load. */
function dateBehind(ms: number): typeof Date {
  const Real = Date
  return class extends Real {
    constructor(...parts: [] | [string | number]) {
      super(parts.length === 0 ? Real.now() + ms : parts[0])
    }
    static override now = () => Real.now() + ms
  } as typeof Date
}

const putBack = async () =>
  expect(await house.command(['put-back', 's3:latest'], env)).toMatchObject({
    code: 0,
    told: expect.stringMatching(/^The house is as it was/) as string,
  })

const marks = () => [...s3.objects.keys()].filter((key) => key.endsWith('.json'))
// Not customers: the house finds them in bookings, with ids by chance (decision 41).
const others = ['hotel_bookings', 'payments', 'laundry_orders']
const idsOf = async (table: string) => await house.rows(`select id from ${table} order by id`)
const orders = async () =>
  await house.rows<{ id: string; operation_id: string | null; status: string }>(
    'select id, operation_id, status from restaurant_orders order by id',
  )
const states = async (device: DrillDevice) => {
  const tally: Record<string, number> = {}
  for (const { state } of await device.rows()) tally[state] = (tally[state] ?? 0) + 1
  return tally
}
const sum = (tally: Record<string, number>) => Object.values(tally).reduce((a, b) => a + b)

it(
  'the back-up of an earlier release is put back from storage elsewhere: all is there and says the same, and whoever used it goes on',
  { timeout: 240_000 },
  comesFromEarlier,
)

// On the embedded store alone: what a device does then does not depend on the store.
it.runIf(process.env.TEST_STORE !== 'postgres')(
  'a house killed amid sending, with its disk gone, is put back from storage elsewhere and brought up to date, and has what devices confirmed, once',
  { timeout: 240_000 },
  async () => {
    const [seen = '', unseen = ''] = await placeAtHouse(house, 2)
    const desk = await drillDevice(house, 'drill-desk')
    const phone = await drillDevice(house, 'drill-phone')
    await desk.signIn()
    expect(await desk.offline.changes.catchUp()).toMatchObject({ kind: 'current' })
    const validUntil = new Date(Date.now() + 86_400_000).toISOString()
    const order = ({ offline }: DrillDevice) =>
      offline.outbox.confirm({ ...dinner(), actor: offline.actor(), validUntil })
    const step = ({ offline }: DrillDevice, id: string) =>
      offline.outbox.confirm({ ...accept(id), actor: offline.actor() })

    // The house did these and has them in its back-up; the devices never heard so.
    phone.wire = desk.wire = 'mute'
    await order(phone)
    await step(desk, seen)
    await Promise.all([desk, phone].map(({ offline }) => offline.outbox.sendNow()))
    expect([await states(desk), await states(phone)]).toEqual([{ unknown: 1 }, { unknown: 1 }])
    phone.wire = desk.wire = 'down'

    await house.stop()
    // Switched off at three in the morning: made up at the start.
    await house.start(env)
    await expect.poll(marks, { timeout: 60_000 }).toHaveLength(1)
    const kept = await orders()
    expect(kept.length).toBeGreaterThan(100)
    const before = await Promise.all(others.map(idsOf))

    // Taken after the back-up, and heard of: what the back-up does not have.
    phone.wire = desk.wire = 'up'
    await order(phone)
    await step(desk, unseen)
    await Promise.all([desk, phone].map(({ offline }) => offline.outbox.sendNow()))
    expect([await states(desk), await states(phone)]).toEqual([{ taken: 2 }, { taken: 2 }])
    // The phone is out of reach; the desk sends a batch, and the power goes in the middle of it.
    phone.wire = 'down'
    for (let at = 0; at < 5; at += 1) await order(phone)
    desk.wire = 'down'
    for (let at = 0; at < STORM; at += 1) await order(desk)
    const some = (await orders()).length + 3
    desk.onBatch = () =>
      void expect
        .poll(async () => (await orders()).length, { timeout: 10_000, interval: 1 })
        .toBeGreaterThan(some)
        .then(() => house.kill())
    desk.wire = 'up'
    await desk.offline.outbox.sendNow()
    await house.kill()
    const [atDesk, atPhone] = [await states(desk), await states(phone)]
    expect(atDesk.unknown).toBeGreaterThan(1)
    expect(atDesk.waiting).toBeGreaterThan(1)
    expect(atPhone.waiting).toBeGreaterThan(1)
    expect([atDesk, atPhone].map((tally) => sum(tally))).toEqual([STORM + 2, 7])
    desk.onBatch = () => {}
    await house.loseDisk()

    const name = (marks()[0] ?? '').slice(0, -'.json'.length)
    if (all) await refusesWhatIsNotWhole(name)
    await putBack()

    await house.start({}, nextRelease)
    const made = readdirSync(join(house.dataDir, 'back-ups'))
    expect(made).toEqual([
      expect.stringMatching(/^before-upgrade-\w+\.backup$/),
      expect.stringMatching(/^before-upgrade-\w+\.backup\.json$/),
    ])
    expect(house.logs.join('\n')).toContain(join(house.dataDir, 'back-ups', made[0] ?? ''))
    expect(await house.rows('select id from hotel_bookings where asked_on is null')).toEqual([])
    expect(await orders()).toEqual(kept)
    expect(await Promise.all(others.map(idsOf))).toEqual(before)

    phone.wire = 'up'
    // The session is younger than the back-up: what waits for a person waits for their sign-in.
    expect(await desk.offline.changes.catchUp()).toMatchObject({ kind: 'refused' })
    await desk.signIn()
    expect(await desk.offline.changes.catchUp()).toMatchObject({ kind: 'current' })
    await expect
      .poll(
        async () => {
          await Promise.all([desk, phone].map(({ offline }) => offline.outbox.sendNow()))
          return [await states(desk), await states(phone)]
        },
        { timeout: 60_000 },
      )
      .toEqual([{ taken: STORM + 2 }, { taken: 7 }])
    await order(phone)
    await phone.offline.outbox.sendNow()

    // Each confirmed order is there once, and nothing else is.
    const placed = [...(await desk.rows()), ...(await phone.rows())].filter(
      ({ route }) => route === 'placeRestaurantOrder',
    )
    const now = await orders()
    const count = (id: string) => now.filter(({ operation_id }) => operation_id === id).length
    expect(placed).toHaveLength(STORM + 8)
    expect(placed.filter(({ id }) => count(id) !== 1)).toEqual([])
    expect(now).toHaveLength(kept.length + placed.length - 1)
    const statusOf = (id: string) => now.find((row) => row.id === id)?.status
    expect([statusOf(seen), statusOf(unseen)]).toEqual(['accepted', 'accepted'])
    expect(await Promise.all(others.map(idsOf))).toEqual(before)
    await house.stop()
    if (all) {
      expect(await house.command(['back-ups'])).toMatchObject({
        code: 1,
        told: expect.stringContaining('used by a newer release') as string,
      })
    }
  },
)

/** What the earlier release had and said is there, and who used it goes on. */
async function comesFromEarlier(): Promise<void> {
  const { told, backup, photograph } = earlier
  const name = backupName('house', new Date(USED_AT))
  const facts = { name, made_at: USED_AT, encrypted: true }
  await putCopy(openBucket(s3.settings), backup, await describeFile(backup, facts))
  await putBack()
  s3.objects.clear()
  const rows = await earlier.rows()
  expect(await lostRows(rows, (sql) => house.rows(sql))).toEqual([])

  await house.start()
  const token = await house.signIn()
  const answers = await answersOf((path) => house.api('GET', path, { token }))
  expect(differences(told.answers, answers)).toEqual([])
  const shown = await fetch(house.url + told.photograph)
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect(bytes.equals(photograph(told.photograph)), `${shown.status}`).toBe(true)
  const { email, password, secret } = told.second
  // The next one: the code of this half minute was used.
  const body = { email, password, code: codeAt(secret, stepAt(new Date()) + 1) }
  expect(await house.api('POST', '/api/login', { body })).toMatchObject({ status: 200 })

  // The phone's first order was answered; the second had not been sent, and is sent twice.
  const place = ({ key, device, body: order }: typeof told.waiting) =>
    house.api('POST', '/api/restaurant/orders', {
      headers: { 'idempotency-key': key, 'x-device-id': device },
      body: order,
    })
  const before = await orders()
  const again = await place(told.heard)
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(again.body).toEqual(told.heard.answer)
  const first = await place(told.waiting)
  expect(await place(told.waiting)).toMatchObject({ status: 201, body: first.body })
  const { number } = (first.body as { order: { number: number } }).order
  const numbers = (rows.get('restaurant_orders') ?? []).map((row) => Number(row.number))
  expect(number).toBeGreaterThan(Math.max(...numbers))
  expect(await orders()).toHaveLength(before.length + 1)
  // The desk's tablet signs in anew, and reads all anew.
  const { token: old, device, cursor } = told.desk
  const since = async (signedIn: string) =>
    await house.api('GET', `/api/changes?cursor=${encodeURIComponent(cursor)}`, {
      token: signedIn,
      headers: { 'x-device-id': device },
    })
  expect(await since(old)).toMatchObject({ status: 401 })
  expect(await since(token)).toMatchObject({ status: 200, body: { reset: true } })
}

/** Nothing but the whole back-up is put back, and only with its passphrase. */
async function refusesWhatIsNotWhole(name: string): Promise<void> {
  const list = await house.command(['back-ups'])
  expect(list).toMatchObject({ code: 0 })
  expect(list.told).toContain(`s3:${name}`)
  const refused = async (told: RegExp, more: Record<string, string> = {}) =>
    expect(await house.command(['put-back', 's3:latest'], more)).toMatchObject({
      code: 1,
      told: expect.stringMatching(told) as string,
    })
  const whole = s3.objects.get(name)!
  const bad = Buffer.from(whole.bytes)
  bad[5000] = (bad[5000] ?? 0) ^ 1
  s3.objects.set(name, { ...whole, bytes: bad })
  await refused(/^BACKUP_S3_URL .+ damaged: \S+ is not as it was written$/)
  s3.objects.set(name, { ...whole, bytes: whole.bytes.subarray(0, -1) })
  await refused(/has no whole back-up of that name$/)
  s3.objects.set(name, whole)
  await refused(/^This is not the passphrase of the back-up: set BACKUP_PASSPHRASE to it$/, {
    BACKUP_PASSPHRASE: 'another passphrase',
  })
}
