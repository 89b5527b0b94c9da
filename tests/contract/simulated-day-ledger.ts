import { folioLines, folioTotal, type FolioCharge } from '#domain/folio.ts'
import { isTooLate } from '#domain/hours.ts'
import { seatKeepingStatuses, seatsTaken } from '#domain/tables.ts'
import type { HotelBooking } from '#contract/bookings.ts'
import type { FolioItem } from '#contract/folio.ts'
import type { DeskPayment } from '#contract/money.ts'
import type { Parked } from '#contract/outbox.ts'
import { readAt } from '#contract/route.ts'
import { readableBy, type ResourceRow, type Resource } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { HouseSettings } from '#server/house-settings.ts'
import type { Store } from '#server/db/store.ts'
import { wires } from '#server/services/wires.ts'
import { complaints as roomComplaints } from './bookings-house.ts'
import { carComplaints } from './rentals-house.ts'
import { operationsOn, picture, type Day, type Done } from './simulated-day.ts'
import { placeComplaints } from './tours-house.ts'

/** What must be true in the evening, as complaints; none when all is well. Reckoned by itself. */
export async function complaintsAbout(day: Day): Promise<string[]> {
  return [
    ...(await effects(day)),
    ...(await audited(day)),
    ...(await inventory(day)),
    ...(await conflicts(day)),
    ...(await sameRows(day)),
    ...(await sameBalances(day)),
  ]
}

/** Where a mark is written down, by the column of what an operation makes. */
const marked = {
  hotel_bookings: 'customer_name',
  restaurant_orders: 'customer_name',
  laundry_orders: 'customer_name',
  car_rentals: 'customer_name',
  tour_bookings: 'customer_name',
  table_reservations: 'customer_name',
  payments: 'reference',
  folio_items: 'title',
  receipts: 'payer',
} as const

const makes: Readonly<Record<string, keyof typeof marked>> = {
  bookRoom: 'hotel_bookings',
  placeRestaurantOrder: 'restaurant_orders',
  placeLaundryOrder: 'laundry_orders',
  rentCar: 'car_rentals',
  bookTour: 'tour_bookings',
  reserveTable: 'table_reservations',
  recordBookingPayment: 'payments',
  recordOrderPayment: 'payments',
  recordLaundryPayment: 'payments',
  recordRentalPayment: 'payments',
  recordTourPayment: 'payments',
  addFolioItem: 'folio_items',
  issueReceipt: 'receipts',
}

async function rowsOf(day: Day): Promise<Map<string, OperationRow>> {
  const all = await Promise.all([...day.tablets, ...day.guests].map(operationsOn))
  return new Map(all.flat().map((row) => [row.id, row]))
}

/** Rows that bear each mark, by table; deleted ones too. */
async function marks(store: Store): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const [table, column] of Object.entries(marked)) {
    const rows = await store.db
      .selectFrom(table as 'hotel_bookings')
      .select(column as 'customer_name')
      .execute()
    for (const row of rows) {
      const key = `${table} ${Object.values(row)[0]}`
      found.set(key, (found.get(key) ?? 0) + 1)
    }
  }
  return found
}

/** Of a cart's lines those that became rows, by the answer. */
function cartRows(row: OperationRow): number {
  const lines = readAt(row.answer?.body, 'cart.lines')
  if (!Array.isArray(lines)) return -1
  return (lines as { subjects: unknown[] }[]).reduce((sum, line) => sum + line.subjects.length, 0)
}

/** Everything that was confirmed is on its device, has come to an end, and was done once or not at all. */
async function effects(day: Day): Promise<string[]> {
  const found: string[] = []
  const rows = await rowsOf(day)
  const there = await marks(day.store)
  const expected = new Map<string, number>()
  for (const { id, mark, operation } of day.done) {
    const row = rows.get(id)
    if (row === undefined) {
      found.push(`lost on its device: ${operation.route} ${id}`)
      continue
    }
    const open = row.state === 'waiting' || row.state === 'sending' || row.state === 'unknown'
    if (open) found.push(`never ended: ${row.route} is ${row.state} ${row.answer?.message}`)
    const taken = row.state === 'taken'
    if (row.route === 'bookCart') {
      const made = Object.keys(marked).reduce(
        (sum, table) => sum + (there.get(`${table} ${mark}`) ?? 0),
        0,
      )
      const wished = taken ? cartRows(row) : 0
      if (made !== wished) found.push(`cart ${row.state}: ${made} rows instead of ${wished}`)
      continue
    }
    const table = makes[row.route]
    if (table === undefined) continue
    const key = `${table} ${mark}`
    expected.set(key, (expected.get(key) ?? 0) + (taken ? 1 : 0))
  }
  for (const [key, times] of expected) {
    const made = there.get(key) ?? 0
    if (made !== times) found.push(`${key}: ${made} rows instead of ${times}`)
  }
  return found
}

/** No step was written down twice, and none that was not taken. */
async function audited(day: Day): Promise<string[]> {
  const found: string[] = []
  const rows = await rowsOf(day)
  const audit = await day.store.db.selectFrom('audit').selectAll().execute()
  const times = new Map<string, number>()
  for (const { operation_id, resource, row_id } of audit) {
    if (operation_id === null || !rows.has(operation_id)) continue
    const key = `${operation_id} ${resource} ${row_id}`
    times.set(key, (times.get(key) ?? 0) + 1)
  }
  for (const [key, count] of times) {
    const row = rows.get(key.split(' ')[0] ?? '')
    if (row?.state !== 'taken') found.push(`done, but ${row?.state} on its device: ${row?.route}`)
    if (count !== 1) found.push(`written down ${count} times: ${row?.route} ${key}`)
  }
  return found
}

/** No night, car day, place or seat is sold twice. */
async function inventory({ store, wanted }: Day): Promise<string[]> {
  const ids = wanted.rooms.map(({ id }) => id)
  return [
    ...(await roomComplaints(store, ids)),
    ...(await carComplaints(store)),
    ...(await placeComplaints(store)),
    ...(await seatComplaints(store)),
  ]
}

async function seatComplaints(store: Store): Promise<string[]> {
  const { settings } = await store.db
    .selectFrom('house')
    .select('settings')
    .executeTakeFirstOrThrow()
  const { table_seats: seats, timezone } = JSON.parse(settings) as HouseSettings
  const rows = await store.db
    .selectFrom('table_reservations')
    .select(['date', 'time', 'party_size', 'source', 'created_at'])
    .where('status', 'in', [...seatKeepingStatuses])
    .where('created_at', '>=', '2026-07-01T04:00:00.000Z')
    .execute()
  // A tablet that was away records who has sat there already: a fact, which claims no seats.
  const parties = rows.filter(
    ({ source, date, time, created_at }) =>
      source !== 'desk' || !isTooLate(timezone, date, time, new Date(created_at)),
  )
  return parties.flatMap(({ date, time }) => {
    const taken = seatsTaken(
      parties.filter((one) => one.date === date),
      time,
    )
    return taken > seats ? [`${taken} people on ${seats} seats, ${date} ${time}`] : []
  })
}

/** What the house refused stands before somebody, or somebody dealt with it. */
async function conflicts(day: Day): Promise<string[]> {
  const found: string[] = []
  const rows = await rowsOf(day)
  const atHouse = await day.store.db.selectFrom('parked').selectAll().execute()
  const openAtHouse = new Set(atHouse.filter(({ state }) => state === 'open').map(({ id }) => id))
  for (const [id, code] of day.refused) {
    const row = rows.get(id)
    const over = ['parked', 'settled', 'withdrawn', 'superseded', 'taken']
    if (row === undefined || !over.includes(row.state)) {
      found.push(`refused as ${code}, and nobody sees it: ${row?.route} is ${row?.state}`)
    }
  }
  const parked = [...rows.values()].filter(({ state }) => state === 'parked')
  for (const row of parked) {
    const words = row.answer?.message ?? row.parkReason ?? ''
    if (words === '') found.push(`parked without a word: ${row.route}`)
    if (!openAtHouse.has(row.id)) found.push(`parked, and the house does not know: ${row.route}`)
  }
  const parkedIds = new Set(parked.map(({ id }) => id))
  for (const id of openAtHouse) {
    if (!parkedIds.has(id)) found.push(`open at the house, ${rows.get(id)?.state} on its device`)
  }
  for (const tablet of day.tablets) {
    const { shown } = await picture(tablet, 'parked')
    const seen = new Set(
      shown.filter((one) => (one as Parked).state === 'open').map(({ id }) => id),
    )
    for (const id of openAtHouse) {
      if (!seen.has(id)) found.push(`${tablet.name} does not show what is parked: ${id}`)
    }
  }
  return found
}

const kept = Object.keys(readableBy) as Resource[]
const byId = (rows: readonly ResourceRow[]) =>
  new Map(rows.map((row) => [row.id, JSON.stringify(sorted(row))]))
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, one]) => [key, sorted(one)]))
}

/** Both tablets keep and show what the house has, field by field. */
async function sameRows({ store, tablets }: Day): Promise<string[]> {
  const found: string[] = []
  for (const resource of kept) {
    const truth = byId((await wires[resource](store.db, null)) as ResourceRow[])
    for (const tablet of tablets) {
      const owner = readableBy[resource] === 'public' ? 'public' : undefined
      const { rows, shown } = await pictureOf(tablet, resource, owner)
      if (shown !== rows) found.push(`${tablet.name} still lays something over ${resource}`)
      const here = byId(rows)
      for (const [id, row] of truth) {
        if (here.get(id) !== row)
          found.push(`${tablet.name} ${resource} ${id}: ${differing(row, here.get(id))}`)
      }
      for (const id of here.keys()) {
        if (!truth.has(id)) found.push(`${tablet.name} still has ${resource} ${id}`)
      }
    }
  }
  return found
}

async function pictureOf(tablet: Day['tablets'][number], resource: Resource, owner?: string) {
  if (owner === undefined) return await picture(tablet, resource)
  const rows = (await tablet.store.cache.read({ owner, resource }))?.rows ?? []
  return { rows, shown: rows }
}

function differing(house: string, device: string | undefined): string {
  if (device === undefined) return 'not here'
  const [one, other] = [JSON.parse(house), JSON.parse(device)] as Record<string, unknown>[]
  const fields = Object.keys({ ...one, ...other })
  return fields
    .filter((field) => JSON.stringify(one?.[field]) !== JSON.stringify(other?.[field]))
    .map(
      (field) => `${field} ${JSON.stringify(other?.[field])} for ${JSON.stringify(one?.[field])}`,
    )
    .join(', ')
}

const cents = (dollars: number) => Math.round(dollars * 100)

interface Charged extends ResourceRow {
  room_booking_id?: string | null
  status: string
  total?: number
  grand_total?: number
}

const charging = [
  ['restaurant', 'restaurant_orders'],
  ['laundry', 'laundry_orders'],
  ['car', 'car_rentals'],
  ['tour', 'tour_bookings'],
] as const

/** What is left to pay of each stay, by the rows that a tablet shows, and by the house's own columns. */
async function sameBalances({ store, tablets }: Day): Promise<string[]> {
  const found: string[] = []
  const truth = await balancesAtHouse(store)
  if (truth.size === 0) found.push('no stay has a balance')
  for (const tablet of tablets) {
    const here = await balancesOn(tablet)
    for (const [id, left] of truth) {
      if (here.get(id) !== left) {
        found.push(`${tablet.name}: ${here.get(id)} cents left of ${id}, the house says ${left}`)
      }
    }
  }
  return found
}

async function balancesOn(tablet: Day['tablets'][number]): Promise<Map<string, number>> {
  const rowsIn = async <Row>(resource: Resource) =>
    (await picture(tablet, resource)).shown as unknown as readonly Row[]
  const stays = await rowsIn<HotelBooking>('hotel_bookings')
  const items = await rowsIn<FolioItem>('folio_items')
  const payments = await rowsIn<DeskPayment>('payments')
  const charges: (FolioCharge & { stay: string })[] = items.map((item) => ({
    stay: item.booking_id,
    kind: 'item',
    ref: item.id,
    title: item.title,
    qty: item.qty,
    cents: Math.round(cents(item.price) * item.qty),
  }))
  const stayOf = new Map<string, string>()
  for (const [kind, resource] of charging) {
    for (const row of await rowsIn<Charged>(resource)) {
      if (row.room_booking_id == null || row.status === 'cancelled') continue
      stayOf.set(`${kind} ${row.id}`, row.room_booking_id)
      const total = cents(row.total ?? row.grand_total ?? 0)
      charges.push({
        stay: row.room_booking_id,
        kind,
        ref: row.id,
        title: '',
        qty: 1,
        cents: total,
      })
    }
  }
  const words = { nights: () => '', extras: '' }
  return new Map(
    stays.map((stay) => {
      const lines = folioLines(
        {
          check_in: stay.check_in,
          check_out: stay.check_out,
          price_per_night_cents: cents(stay.price_per_night),
          discount_cents: cents(stay.discount),
          total_cents: cents(stay.total),
        },
        charges.filter((one) => one.stay === stay.id),
        words,
      )
      const paid = payments
        .filter(({ subject: { kind, id }, status }) => {
          const mine = kind === 'room' ? id : stayOf.get(`${kind} ${id}`)
          return status === 'paid' && mine === stay.id
        })
        .reduce((sum, { dollars }) => sum + cents(dollars), 0)
      return [stay.id, folioTotal(lines) - paid]
    }),
  )
}

async function balancesAtHouse({ db }: Store): Promise<Map<string, number>> {
  const stays = await db
    .selectFrom('hotel_bookings')
    .selectAll()
    .where('deleted_at', 'is', null)
    .execute()
  const left = new Map(stays.map(({ id, total_cents }) => [id, total_cents]))
  const add = (id: string | null | undefined, amount: number) => {
    if (id != null && left.has(id)) left.set(id, (left.get(id) ?? 0) + amount)
  }
  for (const item of await db
    .selectFrom('folio_items')
    .selectAll()
    .where('deleted_at', 'is', null)
    .execute()) {
    add(item.booking_id, Math.round(item.price_cents * item.qty))
  }
  const stayOf = new Map(stays.map(({ id }) => [`room ${id}`, id]))
  for (const [kind, table] of charging) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'room_booking_id', 'status', 'total_cents'])
      .where('deleted_at', 'is', null)
      .execute()
    for (const row of rows) {
      if (row.room_booking_id === null || row.status === 'cancelled') continue
      stayOf.set(`${kind} ${row.id}`, row.room_booking_id)
      add(row.room_booking_id, row.total_cents)
    }
  }
  for (const one of await db
    .selectFrom('payments')
    .selectAll()
    .where('deleted_at', 'is', null)
    .execute()) {
    const stay = stayOf.get(`${one.subject_kind} ${one.subject_id}`)
    if (one.status === 'paid') add(stay, -one.amount_cents)
  }
  return left
}

/** How often each thing happened, for the test to see that the day was about something. */
export async function tallyOf(day: Day): Promise<Record<string, number>> {
  const rows = await rowsOf(day)
  const found: Record<string, number> = {}
  const count = (word: string) => (found[word] = (found[word] ?? 0) + 1)
  for (const { id } of day.done as Done[]) count(rows.get(id)?.state ?? 'lost')
  for (const code of day.refused.values()) count(`refused ${code}`)
  for (const row of rows.values()) count(`did ${row.route}`)
  return { ...found, reloads: day.reloads, ...day.cuts }
}
