import { vi } from 'vitest'
import { entriesOf, tallyOf } from '#app/desk/handover/entries.ts'
import { descriptors } from '#app/operations.ts'
import { groupRequests } from '#app/site/requests/groups.ts'
import type { HotelBooking } from '#contract/bookings.ts'
import type { DeskPayment } from '#contract/money.ts'
import type { Parked } from '#contract/outbox.ts'
import type { ResourceRow, Resource } from '#contract/resources.ts'
import type { Order } from '#contract/restaurant.ts'
import { routeOf, type QueuedRouteName } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { addDays } from '#domain/days.ts'
import { balanceOf } from '#domain/folio-balance.ts'
import { takeOver } from '#features/parked/take-over.ts'
import { subjectCalls, subjectGroup, type SubjectRef } from '#features/payments/subjects.ts'
import { freeRooms } from '#features/rooms/free.ts'
import { newCode } from '#lib/code.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { setOffline } from '#offline/offline.ts'
import { isOpen } from '#offline/outbox/row.ts'
import { overlay } from '#offline/reads/overlay.ts'
import { aboutRows } from '#parts/desk/about-rows.ts'
import { createEmptyHouse } from '#server/db/new-house.ts'
import type { RoomsTable } from '#server/db/schema.ts'
import { seeded } from '#demo/random.ts'
import type { Store } from '#server/db/store.ts'
import { addRoom, wish } from './bookings-house.ts'
import type { MakeStore } from './fixtures.ts'
import { addPerson, dinner, MORNING, openHouse, PASSWORD, TODAY, type House } from './http-house.ts'
import { dayDevice, type DayDevice } from './simulated-day-device.ts'
import { act, type Act } from './simulated-day-guests.ts'

/**
 * Two desks and a guest's phone on one house: the app's own device modules, each over a store and a
 * link of its own, and a real server. A history is a list of steps, whatever they are: one that is
 * not possible just then does nothing, so that a history stays one when steps are taken out of it.
 */

/** What somebody does on a device. `pick` chooses among what there is, whatever its number. */
export interface Step {
  on: number
  does: keyof typeof happenings
  pick: number
}

/** What the app makes of rows: what is checked, or a fault in its place. */
export const figures = { entriesOf, tallyOf, overlay, groupRequests, freeRooms, balanceOf }
export type Figures = typeof figures

export interface Desk extends DayDevice {
  /** Who works here; the first is signed in, or whoever came last. */
  people: Session[]
  signedIn: number
  /** The last entry that was handed over. */
  since: { seq: number } | null
}

export interface Done extends Act {
  device: DayDevice
  id: string
  /** Of its device, when it was confirmed. */
  shift: number
  /** Of cash: whose booking or order it is for. */
  bill?: string
}

export interface History {
  house: House
  store: Store
  rooms: readonly RoomsTable[]
  dinner: Record<string, unknown>
  desks: readonly [Desk, Desk]
  guest: DayDevice
  done: Done[]
  shifts: Map<DayDevice, number>
  figures: Figures
  mark: string
}

/** A house that many histories are lived in, each with rooms and people of its own. */
export async function openDesks(make: MakeStore) {
  const store = await make({ clock: () => new Date() })
  await createEmptyHouse(store, [])
  await store.transaction(async (tx) => {
    await tx.insert('categories', { id: 'mains', name: 'Main dishes', position: 1 })
    for (const name of ['Isombe', 'Brochettes']) {
      await tx.insert('items', {
        id: name,
        category_id: 'mains',
        name,
        description: '',
        price_cents: 700,
        image_path: null,
        is_available: 1,
        position: 1,
      })
    }
  })
  return { store, house: await openHouse(store), dinner: await dinner(store) }
}

const NIGHTS = 4
/** The nights that are wanted. */
export const wantedNights = Array.from({ length: NIGHTS + 2 }, (_, at) => addDays(TODAY, 2 + at))

let histories = 0

export async function newHistory(
  { store, house, dinner: meal }: Awaited<ReturnType<typeof openDesks>>,
  own: Partial<Figures> = {},
): Promise<History> {
  vi.setSystemTime(MORNING)
  house.now = new Date()
  histories += 1
  const mark = `h${histories}`
  const device = (name: string, at: number) =>
    dayDevice({
      name: `${store.kind}-${mark}-${name}`,
      house,
      random: seeded(histories * 10 + at),
      skew: 0,
      heard: () => undefined,
      address: `10.1.${histories >> 8}.${histories & 255}`,
    })
  const desk = async (name: string, at: number): Promise<Desk> => {
    const made = await device(name, at)
    const people: Session[] = []
    for (const who of ['first', 'second']) {
      const { id, email } = await addPerson(store, 'admin')
      await store.transaction((tx) => tx.update('users', id, { name: `${mark} ${name} ${who}` }))
      const asked = await made.offline.ask({ route: 'login', body: { email, password: PASSWORD } })
      if (asked.kind !== 'answer' || !asked.ok) throw new Error('No sign-in')
      people.push((asked.body as { data: Session }).data)
    }
    await made.signIn(people[0] as Session)
    await made.offline.changes.catchUp()
    // One object, since a reload changes what is in it.
    return Object.assign(made, { people, signedIn: 0, since: null })
  }
  const desks = [await desk('one', 1), await desk('two', 2)] as const
  const guest = await device('guest', 3)
  const type = `kind-${mark}`
  const history: History = {
    house,
    store,
    rooms: [await addRoom(store, { type }), await addRoom(store, { type })],
    dinner: meal,
    desks,
    guest,
    done: [],
    shifts: new Map(),
    figures: { ...figures, ...own },
    mark,
  }
  await morning(history)
  return history
}

/** There is something to do: a guest's room and meal, known to both desks, whose link goes then. */
async function morning(history: History): Promise<void> {
  for (const does of ['room', 'meal', 'sync'] as const)
    await take(history, { on: 2, does, pick: 0 })
  for (const on of [0, 1]) await take(history, { on, does: 'sync', pick: 1 })
}

export const devicesOf = ({ desks, guest }: History): readonly DayDevice[] => [...desks, guest]

export async function closeHistory(history: History): Promise<void> {
  for (const { store } of devicesOf(history)) store.db.close()
}

/** What a device shows of a resource, waiting operations laid over. */
export async function shownOn<Row extends ResourceRow>(
  { figures: { overlay: lay } }: History,
  device: DayDevice,
  resource: Resource,
  owner = device.offline.person(),
): Promise<readonly Row[]> {
  const read = async (one: Resource) =>
    (await device.store.cache.read({ owner, resource: one }))?.rows ?? []
  setOffline(device.offline)
  const rows = (await read(resource)) as unknown as readonly Row[]
  const made = [await read('hotel_bookings'), await read('restaurant_orders')]
  return lay(resource, rows, aboutRows(await device.store.outbox.list(), made), descriptors)
}

/** Those of this history: many are lived in one house. */
export const isOf = ({ mark }: History, row: { customer_name?: string }) =>
  row.customer_name?.startsWith(`${mark} `) === true

export const bookingsOn = async (history: History, device: DayDevice) =>
  (await shownOn<HotelBooking & ResourceRow>(history, device, 'hotel_bookings')).filter((row) =>
    isOf(history, row),
  )
export const ordersOn = async (history: History, device: DayDevice) =>
  (await shownOn<Order & ResourceRow>(history, device, 'restaurant_orders')).filter((row) =>
    isOf(history, row),
  )
export const paymentsOn = async (history: History, device: DayDevice) =>
  (await shownOn<DeskPayment & ResourceRow>(history, device, 'payments')).filter(({ reference }) =>
    reference?.startsWith(`${history.mark} `),
  )

const among = <Row>(rows: readonly Row[], pick: number): Row | undefined =>
  rows[pick % Math.max(rows.length, 1)]

/** What something still owes as this desk shows it, in cents. */
export async function owedOn(
  history: History,
  desk: DayDevice,
  kind: 'room' | 'restaurant',
  row: { id: string; total: number },
): Promise<number> {
  const bill = `${kind}:${row.id}`
  const paid = (await paymentsOn(history, desk))
    .filter(({ subject, status }) => `${subject.kind}:${subject.id}` === bill && status === 'paid')
    .map(({ dollars }) => ({ bill, cents: Math.round(dollars * 100) }))
  return history.figures.balanceOf([{ key: bill, bill, cents: Math.round(row.total * 100) }], paid)
}

interface Turn {
  history: History
  device: DayDevice
  /** Undefined: the guest's phone. */
  desk: Desk | undefined
  pick: number
}

const on = (mark: string, route: QueuedRouteName, id: string, body: unknown): Act => {
  const { subject } = routeOf(route)
  return act(mark, route, body, { params: { id }, group: `${subject ?? route}:${id}` })
}

/** Money is ordered with all else on what it is for, as the app does it. */
const onMoney = (
  mark: string,
  does: 'record' | 'change',
  of: SubjectRef,
  body: unknown,
  more: Record<string, string> = {},
): Act =>
  act(mark, subjectCalls[of.kind][does], body, {
    params: { id: of.id, ...more },
    group: subjectGroup(of),
  })

async function confirm(
  { history, device }: Turn,
  make: (mark: string) => Act & Pick<Done, 'bill'>,
): Promise<void> {
  const mark = `${history.mark} ${history.done.length + 1}`
  const made = make(mark)
  const actor = device.offline.actor()
  const { id } = await device.offline.outbox.confirm({ ...made.operation, actor })
  history.done.push({ ...made, device, id, shift: history.shifts.get(device) ?? 0 })
}

/** Rows of this device that somebody may still decide on, oldest first. */
async function ownOpen({ device }: Turn): Promise<OperationRow[]> {
  const rows = await device.offline.outbox.list([device.offline.actorKey()])
  return rows.filter(isOpen).toReversed()
}

const money = (mark: string, cents: number) => ({
  amount: cents / 100,
  currency: 'USD',
  method: 'cash',
  status: 'paid',
  reference: mark,
  notes: null,
})

const happenings = {
  async link({ device: { link } }: Turn) {
    link.up = !link.up
  },
  async reload({ device }: Turn) {
    await device.reload()
  },
  /** The link is there for a moment, and now and then stays. */
  async sync({ device, desk, pick }: Turn) {
    device.link.up = true
    await device.offline.outbox.sendNow()
    if (desk !== undefined) await device.offline.changes.catchUp()
    device.link.up = pick % 3 === 0
  },
  async room(turn: Turn) {
    const { history, pick, desk } = turn
    const room = among(history.rooms, pick)
    if (room === undefined) return
    const from = wantedNights[Math.floor(pick / 2) % NIGHTS] ?? TODAY
    const stay = { from, nights: 1 + (Math.floor(pick / 8) % 2) }
    const source = desk === undefined ? 'public' : 'desk'
    await confirm(turn, (mark) => {
      const customer = { name: mark, phone: '0788 123 456', email: null }
      return act(mark, 'bookRoom', wish(room, stay, { source, customer }))
    })
  },
  async approve(turn: Turn) {
    await stepBooking(turn, 'approveHotelBooking', ['pending'])
  },
  async cancel(turn: Turn) {
    await stepBooking(turn, 'cancelHotelBooking', ['pending', 'approved'])
  },
  async move(turn: Turn) {
    const { history, device, desk, pick } = turn
    const rows = desk ? await bookingsOn(history, device) : []
    const row = among(
      rows.filter(({ id, status }) => status === 'approved' && !id.startsWith('op:')),
      pick,
    )
    if (row === undefined) return
    const { check_in, check_out, room_id } = row
    const from = wantedNights[Math.floor(pick / 3) % NIGHTS] ?? TODAY
    const seen = { check_in, check_out, room_id }
    const body = { check_in: from, check_out: addDays(from, 1), seen }
    await confirm(turn, (mark) => on(mark, 'rescheduleHotelBooking', row.id, body))
  },
  async meal(turn: Turn) {
    const { history, desk } = turn
    await confirm(turn, (mark) => {
      const name = { customer_name: mark, customer: { name: mark, phone: '0788 123 456' } }
      const source = desk === undefined ? 'public' : 'desk'
      const body = { ...history.dinner, ...name, customer_email: null, code: newCode(), source }
      return act(mark, 'placeRestaurantOrder', body)
    })
  },
  async cook(turn: Turn) {
    const { history, device, desk, pick } = turn
    const rows = desk ? await ordersOn(history, device) : []
    const row = among(
      rows.filter(({ id, status }) => status === 'pending' && !id.startsWith('op:')),
      pick,
    )
    const route = pick % 3 === 0 ? 'cancelRestaurantOrder' : 'acceptRestaurantOrder'
    const body = { seen: { status: row?.status } }
    if (row !== undefined) await confirm(turn, (mark) => on(mark, route, row.id, body))
  },
  /** What a desk shows as owed is paid in cash, on what the house has and on what only it has. */
  async cash(turn: Turn) {
    const { history, device, desk, pick } = turn
    if (desk === undefined) return
    const bills = [
      ...(await ordersOn(history, device)).map((row) => ['restaurant', row] as const),
      ...(await bookingsOn(history, device)).map((row) => ['room', row] as const),
    ].filter(([, { status }]) => status !== 'cancelled')
    const [kind, row] = among(bills, pick) ?? []
    if (kind === undefined || row === undefined) return
    const owed = await owedOn(history, device, kind, row)
    if (owed <= 0) return
    await confirm(turn, (mark) => ({
      ...onMoney(mark, 'record', { kind, id: row.id }, money(mark, owed)),
      bill: row.customer_name,
    }))
  },
  /** Given back, or not paid after all: a step on money, which one of two desks wins. */
  async giveBack(turn: Turn) {
    const { history, device, desk, pick } = turn
    const rows = desk ? await paymentsOn(history, device) : []
    const row = among(
      rows.filter(({ id, status }) => status === 'paid' && !id.startsWith('op:')),
      pick,
    )
    if (row === undefined) return
    const body = { status: 'refunded', seen: { status: 'paid' } }
    await confirm(turn, (mark) => onMoney(mark, 'change', row.subject, body, { paymentId: row.id }))
  },
  async withdraw(turn: Turn) {
    const row = among(await ownOpen(turn), turn.pick)
    if (row !== undefined) void turn.device.offline.outbox.withdraw(row.id).catch(() => undefined)
  },
  async retry(turn: Turn) {
    const parked = (await ownOpen(turn)).filter(({ state }) => state === 'parked')
    const row = among(parked, turn.pick)
    if (row !== undefined) await turn.device.offline.outbox.retry(row.id)
  },
  /** A guest puts what waits otherwise. */
  async change(turn: Turn) {
    const rows = (await ownOpen(turn)).filter(({ route }) => route === 'placeRestaurantOrder')
    const row = among(rows, turn.pick)
    if (row === undefined || turn.desk !== undefined) return
    const body = { ...(row.body as object), notes: `Changed ${turn.pick}` }
    const { words } = row
    void turn.device.offline.outbox.change(row.id, { body, words }).catch(() => undefined)
  },
  /** The other of the two comes to this desk. */
  async other({ desk }: Turn) {
    if (desk !== undefined) await change(desk)
  },
  /** The other one comes, and takes over what the first left on this tablet. */
  async takeOver({ desk }: Turn) {
    if (desk === undefined) return
    const gone = desk.offline.actorKey()
    await change(desk)
    const open = (await desk.offline.outbox.list([gone])).filter(isOpen)
    const by = { admin: desk.offline.actor(), reason: 'Gone home' }
    void takeOver(desk.offline.outbox, open, by).catch(() => undefined)
  },
  /** What another device could not get taken is dealt with from here. */
  async settleParked(turn: Turn) {
    const { history, device, desk, pick } = turn
    if (desk === undefined) return
    const ids = new Set(history.done.map(({ id }) => id))
    const rows = await shownOn<Parked & ResourceRow>(history, device, 'parked')
    const row = among(
      rows.filter(({ id, state }) => state === 'open' && ids.has(id)),
      pick,
    )
    if (row) await confirm(turn, (mark) => on(mark, 'settleParked', row.id, { note: mark }))
  },
} satisfies Record<string, (turn: Turn) => Promise<void>>

async function change(desk: Desk): Promise<void> {
  desk.signedIn = 1 - desk.signedIn
  await desk.signIn(desk.people[desk.signedIn] as Session)
}

async function stepBooking(turn: Turn, route: QueuedRouteName, from: readonly string[]) {
  const { history, device, desk, pick } = turn
  const rows = desk ? await bookingsOn(history, device) : []
  const row = among(
    rows.filter(({ status }) => from.includes(status)),
    pick,
  )
  const body = { seen: { status: row?.status } }
  if (row !== undefined) await confirm(turn, (mark) => on(mark, route, row.id, body))
}

/** As often as they are named: there is more to be asked for and paid than to be put right. */
export const often: readonly Step['does'][] = [
  ...(Object.keys(happenings) as Step['does'][]),
  ...(['room', 'room', 'meal', 'approve', 'approve', 'cash', 'cash', 'cash', 'takeOver'] as const),
  ...(['sync', 'sync', 'giveBack', 'giveBack', 'cook', 'change'] as const),
]

export async function take(history: History, step: Step): Promise<void> {
  vi.setSystemTime(Date.now() + 60_000)
  history.house.now = new Date()
  const device = devicesOf(history)[step.on % 3] as DayDevice
  const desk = history.desks.find((one) => one === device)
  await happenings[step.does]({ history, device, desk, pick: step.pick })
}

/** All links are good: everything is brought, and told. */
export async function settle(history: History): Promise<void> {
  const devices = devicesOf(history)
  for (const { link } of devices) Object.assign(link, { up: true, lost: 0 })
  for (let round = 0; round < 12; round += 1) {
    // Past every back-off, and what is asked about again.
    vi.setSystemTime(Date.now() + 16 * 60_000)
    history.house.now = new Date()
    for (const one of devices) await one.offline.outbox.sendNow()
    // What somebody took over goes when they are signed in.
    for (const desk of history.desks) {
      await change(desk)
      await desk.offline.outbox.sendNow()
    }
    let waiting = 0
    for (const one of devices) waiting += await unblock(one)
    if (waiting === 0 && round > 0) break
  }
  for (const one of devices) await one.offline.changes.catchUp()
}

/** Of a hundred requests eight do not get through, and of as many the answer does not. */
export function lose(history: History): void {
  for (const { link } of devicesOf(history)) link.lost = 0.08
}

/** What waits behind what is parked waits for a person: they withdraw that. Answers what is open. */
async function unblock({ offline }: DayDevice): Promise<number> {
  const rows = await offline.outbox.list()
  const open = rows.filter((row) => isOpen(row) && row.state !== 'parked')
  const stuck = new Set(open.map(({ group }) => group))
  for (const { id, group, state } of rows) {
    const holds = stuck.has(group) || open.some((row) => row.after.includes(id))
    if (state === 'parked' && holds) await offline.outbox.withdraw(id)
  }
  return open.length
}

/** Adds how often each thing came about. */
export async function addTo(history: History, tally: Record<string, number>): Promise<void> {
  const count = (word: string, times = 1) => (tally[word] = (tally[word] ?? 0) + times)
  for (const { store, link } of devicesOf(history)) {
    count('cut', link.cuts.there + link.cuts.back)
    for (const row of await store.outbox.list()) {
      count(row.state)
      count(`${row.route} ${row.state}`)
      if (row.onBehalfOf !== undefined) count('taken over')
      if (row.answer?.code === 'conflict') count('conflict')
    }
  }
  const { flag } = await history.store.db
    .selectFrom('restaurant_orders')
    .select((all) => all.fn.countAll<number>().as('flag'))
    .where('flag', '=', 'overpaid')
    .where('customer_name', 'like', `${history.mark} %`)
    .executeTakeFirstOrThrow()
  count('overpaid', Number(flag))
}
