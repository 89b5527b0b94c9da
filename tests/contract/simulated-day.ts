import { vi } from 'vitest'
import { descriptors } from '#app/operations.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { readAt } from '#contract/route.ts'
import type { Session } from '#contract/session.ts'
import { actorKey, type OperationRow } from '#offline/db/schema.ts'
import { setOffline } from '#offline/offline.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { between, oneOf, seeded, type Random } from '#demo/random.ts'
import type { Store } from '#server/db/store.ts'
import { addRoom } from './bookings-house.ts'
import type { MakeStore } from './fixtures.ts'
import { addPerson, dinner, openHouse, PASSWORD, type House } from './http-house.ts'
import { addCar } from './rentals-house.ts'
import { staffDo, type Shown } from './simulated-day-desk.ts'
import { dayDevice, type DayDevice, type Received } from './simulated-day-device.ts'
import { cancelOwn, guestAsks, type Act, type Wanted } from './simulated-day-guests.ts'
import { addTour } from './tours-house.ts'

/**
 * One day of the house: two tablets and five guests' phones, links that go and come back, pages that
 * die, clocks that are wrong. Everything is drawn from the seed; the clock is the test's own.
 */

/** Six in the morning in Musanze. */
const DAWN = '2026-07-01T04:00:00.000Z'

/** What is broken on purpose, to see that the day would show it. */
export type Fault =
  /** The house forgets which operations it has done. */
  | 'forgets'
  /** One tablet does not catch up any more once half of the day's work is done. */
  | 'stale'
  /** The house loses the nights that it claimed. */
  | 'unclaimed'
  /** A device does not tell anybody what it could not get taken. */
  | 'silent'

interface DayPlan {
  seed: number
  /** As many operations are confirmed at least. */
  operations: number
  fault?: Fault
}

export interface Done extends Act {
  device: DayDevice
  id: string
}

export interface Day {
  store: Store
  house: House
  wanted: Wanted
  tablets: readonly DayDevice[]
  guests: readonly DayDevice[]
  done: Done[]
  /** Operations that the house refused once, with the code. */
  refused: Map<string, string>
  reloads: number
  cuts: { there: number; back: number }
}

const MINUTE = 60_000

export async function liveDay(make: MakeStore, plan: DayPlan): Promise<Day> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(DAWN) })
  try {
    const day = await morning(make, plan)
    await live(day, plan)
    await evening(day, plan)
    for (const { link } of [...day.tablets, ...day.guests]) {
      day.cuts.there += link.cuts.there
      day.cuts.back += link.cuts.back
    }
    return day
  } finally {
    vi.useRealTimers()
  }
}

async function morning(make: MakeStore, { seed, fault }: DayPlan): Promise<Day> {
  const clock = () => new Date()
  const store = await make({ seeded: true, clock })
  const house = await openHouse(store)
  const wanted: Wanted = {
    rooms: await several(4, () => addRoom(store, { type: 'any' })),
    cars: await several(2, () => addCar(store)),
    tours: await several(2, () => addTour(store, { capacity: 6 })),
    dinner: await dinner(store),
  }
  const refused = new Map<string, string>()
  const heard = (answer: Received) => noteRefusals(answer, refused)
  const random = seeded(seed)
  const device = (name: string, at: number, minutes: number) => {
    const skew = between(random, -minutes, minutes) * MINUTE
    const own = seeded(seed * 100 + at)
    const silent = fault === 'silent' && name.startsWith('guest')
    const setup = { name: `${make.kind}-${seed}-${fault}-${name}`, house, random: own, skew }
    return dayDevice({ ...setup, heard, silent })
  }
  const tablets = [await device('tablet-1', 1, 30), await device('tablet-2', 2, 5)]
  for (const tablet of tablets) {
    await signIn(tablet, store)
    await tablet.offline.changes.catchUp()
  }
  const guests: DayDevice[] = []
  for (let at = 1; at <= 5; at += 1) guests.push(await device(`guest-${at}`, 10 + at, 90))
  const cuts = { there: 0, back: 0 }
  return { store, house, wanted, tablets, guests, done: [], refused, reloads: 0, cuts }
}

async function several<Thing>(count: number, add: () => Promise<Thing>): Promise<Thing[]> {
  const made: Thing[] = []
  while (made.length < count) made.push(await add())
  return made
}

async function signIn(tablet: DayDevice, store: Store): Promise<void> {
  const { email } = await addPerson(store, 'admin')
  const body = { email, password: PASSWORD }
  const asked = await tablet.offline.ask({ route: 'login', body })
  if (asked.kind !== 'answer' || !asked.ok) throw new Error('No sign-in')
  await tablet.signIn((asked.body as { data: Session }).data)
}

/** Refusals that are no word on the operation itself. */
const passing = new Set(['not_tried', 'in_progress', 'too_many_requests', 'unavailable'])

function noteRefusals({ path, body }: Received, refused: Map<string, string>): void {
  const answers = path === '/api/outbox' ? readAt(body, 'answers') : null
  if (!Array.isArray(answers)) return
  for (const answer of answers as { id: string; status: number; body: unknown }[]) {
    const code = readAt(answer.body, 'code')
    const said = answer.status >= 400 && answer.status < 500 && typeof code === 'string'
    if (said && !passing.has(code)) refused.set(answer.id, code)
  }
}

async function live(day: Day, { seed, operations, fault }: DayPlan): Promise<void> {
  const random = seeded(seed + 7)
  const all = [...day.tablets, ...day.guests]
  for (const { link } of all) link.lost = fault === 'forgets' ? 0.2 : 0.08
  // A day of 15 hours, whatever is done in it.
  const rounds = Math.ceil(operations / 3.6)
  for (let round = 0; day.done.length < operations && round < rounds * 3; round += 1) {
    vi.setSystemTime(Date.now() + Math.round((900 * MINUTE) / rounds))
    day.house.now = new Date()
    for (const one of all) turnLink(one, random)
    const two = [oneOf(random, day.guests), oneOf(random, day.guests)]
    const busy = [...day.tablets, ...new Set(two)].filter(() => random() < 0.7)
    await Promise.all(busy.map((one) => work(day, one)))
    if (random() < 0.04) {
      const one = oneOf(random, all)
      // Whatever it sends just then is left half done.
      const sending = one.offline.outbox.sendNow().catch(() => undefined)
      if (random() < 0.5) await sending
      await one.reload()
      day.reloads += 1
    }
    const sends = all.filter(({ link }) => link.up && random() < 0.6)
    const hears =
      fault === 'stale' && day.done.length > operations / 2 ? punctual(day) : day.tablets
    await Promise.all(sends.map((one) => catchUp(one, hears)))
    if (fault === 'forgets') await day.store.transaction((tx) => forget(tx.db))
    if (fault === 'unclaimed' && round % 5 === 0) {
      await day.store.transaction((tx) => tx.db.deleteFrom('room_nights').execute())
    }
  }
}

const forget = (db: Store['db']) => db.deleteFrom('operations').execute()

/** Links stay gone for a while, as on the mountain. */
function turnLink({ link }: DayDevice, random: Random): void {
  const dice = random()
  if (link.up && dice < 0.15) link.up = false
  else if (!link.up && dice < 0.25) link.up = true
}

/** One or two things that whoever holds the device does. */
async function work(day: Day, device: DayDevice): Promise<void> {
  const { random } = device
  const times = random() < 0.4 ? 2 : 1
  for (let time = 0; time < times; time += 1) {
    const mark = `day-${day.done.length + 1}-${device.name.slice(-8)}-${between(random, 1, 1e9)}`
    const isTablet = day.tablets.includes(device)
    const shown: Shown = (resource) => shownOn(device, resource)
    const turn = { mark, random, wanted: day.wanted, shown }
    const acts = isTablet ? await staffDo(turn) : await guestDoes(day, device, mark)
    for (const one of acts) {
      const { actor } = device.offline
      const row = await device.offline.outbox.confirm({ ...one.operation, actor: actor() })
      day.done.push({ ...one, device, id: row.id })
    }
    if (random() < 0.08) await decide(device)
  }
}

async function guestDoes(day: Day, device: DayDevice, mark: string): Promise<Act[]> {
  const { random } = device
  const own = day.done.filter((one) => one.device === device)
  const meal = own.findLast(({ operation }) => operation.route === 'placeRestaurantOrder')
  const again = own.some(({ operation }) => operation.params?.['id'] === `op:${meal?.id}`)
  if (meal && !again && random() < 0.12) return [cancelOwn(mark, meal.operation)]
  const last = own.at(-1)
  if (last && random() < 0.08) await device.offline.outbox.withdraw(last.id)
  return [guestAsks(mark, random, day.wanted)]
}

/** Of what stands still here something is withdrawn or tried again. */
async function decide(device: DayDevice): Promise<void> {
  const { outbox } = device.offline
  const rows = await outbox.list([device.offline.actorKey()])
  const parked = rows.filter(({ state }) => state === 'parked')
  if (parked.length === 0) return
  const { id } = oneOf(device.random, parked)
  if (device.random() < 0.5) await outbox.withdraw(id)
  else await outbox.retry(id)
}

export const operationsOn = ({ offline, store }: DayDevice): Promise<OperationRow[]> =>
  store.outbox.list([actorKey(offline.actor())])

/** All rows that a tablet shows of a resource: what is kept, and what waits laid over. */
export async function picture(device: DayDevice, resource: Parameters<Shown>[0]) {
  const owner = device.offline.person()
  const kept = await device.store.cache.read({ owner, resource })
  const rows: readonly ResourceRow[] = kept?.rows ?? []
  const operations = await operationsOn(device)
  // Some overlays ask what the page has read.
  setOffline(device.offline)
  return { rows, shown: overlay(resource, rows, operations, descriptors) }
}

/** Those of this day that are at the house: what staff touch. */
async function shownOn<Row extends ResourceRow>(device: DayDevice, resource: Parameters<Shown>[0]) {
  const { shown } = await picture(device, resource)
  const ofToday = shown.filter((row) => {
    const at = (row as { created_at?: string }).created_at
    return at !== undefined && at >= DAWN && !row.id.startsWith('op:')
  })
  return ofToday.slice(-12) as unknown as readonly Row[]
}

async function catchUp(device: DayDevice, hears: readonly DayDevice[]): Promise<void> {
  const { offline } = device
  await offline.outbox.sendNow()
  if (hears.includes(device)) await offline.changes.catchUp()
}

/** All but the tablet that one of the faults makes stale. */
const punctual = ({ tablets }: Day) => tablets.slice(1)

/**
 * What waits behind a parked step of the same thing waits for a person: they withdraw that step. How
 * many rows of this device have not come to an end.
 */
async function unblock(device: DayDevice): Promise<number> {
  const rows = await operationsOn(device)
  const open = rows.filter(({ state }) => ['waiting', 'sending', 'unknown'].includes(state))
  const stuck = new Set(open.map(({ group }) => group))
  for (const { id, group, state } of rows) {
    if (state === 'parked' && stuck.has(group)) await device.offline.outbox.withdraw(id)
  }
  return open.length
}

/** All links are back and stay: everything is brought, and told. */
async function evening(day: Day, { fault }: DayPlan): Promise<void> {
  const all = [...day.tablets, ...day.guests]
  for (const { link } of all) Object.assign(link, { up: true, lost: 0 })
  for (let round = 0; round < 12; round += 1) {
    // Past every back-off, and what is asked about again.
    vi.setSystemTime(Date.now() + 16 * MINUTE)
    day.house.now = new Date()
    for (const one of all) await one.offline.outbox.sendNow()
    let waiting = 0
    for (const one of all) waiting += await unblock(one)
    if (waiting === 0 && round > 1) break
  }
  const hears = fault === 'stale' ? punctual(day) : day.tablets
  for (const one of hears) await one.offline.changes.catchUp()
}
