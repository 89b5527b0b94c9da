import { askServer } from '#app/desk/handover/ask-server.ts'
import type { DeskPayment } from '#contract/money.ts'
import type { ResourceRow, RowAt } from '#contract/resources.ts'
import { addDays } from '#domain/days.ts'
import { nightsOf } from '#domain/stays.ts'
import { parseRoom } from '#features/rooms/data.ts'
import { parseStay } from '#features/rooms/stays.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { isOpen } from '#offline/outbox/row.ts'
import { complaints as roomComplaints } from './bookings-house.ts'
import type { DayDevice } from './simulated-day-device.ts'
import {
  bookingsOn,
  devicesOf,
  isOf,
  ordersOn,
  owedOn,
  paymentsOn,
  shownOn,
  wantedNights,
  type Desk,
  type History,
} from './two-desks.ts'

/** What must be true of two desks and their house, as complaints. Reckoned by itself. */

/** At any moment, whatever waits: nothing is shown twice, and every request of a guest once. */
export async function alwaysTrue(history: History): Promise<string[]> {
  // Sending goes on while the stores are read one after the other: what was read of two moments is
  // read again.
  for (let turn = 0; ; turn += 1) {
    const before = await picture(history)
    const found = await shownWrong(history)
    if (found.length === 0 || turn === 5 || before === (await picture(history))) return found
  }
}

/** Everything that the devices have stored of requests and payments. */
async function picture(history: History): Promise<string> {
  const stored = devicesOf(history).map(async ({ store, offline }) => [
    await store.outbox.list(),
    await store.cache.read({ owner: offline.person(), resource: 'payments' }),
  ])
  return JSON.stringify(await Promise.all(stored))
}

async function shownWrong(history: History): Promise<string[]> {
  const found: string[] = []
  for (const desk of history.desks) {
    const shown = [
      ...(await bookingsOn(history, desk)).map((row) => `booking of ${row.customer_name}`),
      ...(await ordersOn(history, desk)).map((row) => `order of ${row.customer_name}`),
      ...(await paymentsOn(history, desk)).map((row) => `payment ${row.reference}`),
    ]
    for (const [what, times] of counted(shown)) {
      if (times !== 1) found.push(`${desk.name} shows the ${what} ${times} times`)
    }
    found.push(...(await waitingCash(history, desk)))
  }
  return [...found, ...(await requests(history))]
}

/** When everything was brought and told. */
export async function settledTrue(history: History): Promise<string[]> {
  return [
    ...(await alwaysTrue(history)),
    ...(await nothingWaits(history)),
    ...(await freeNights(history)),
    ...(await money(history)),
    ...(await handovers(history)),
  ]
}

function counted(all: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1)
  return times
}

/**
 * Cash that waits on a desk is paid there: what it is for owes its total less every payment that this
 * desk knows, those that wait too, told apart by the marks that stand on them.
 */
async function waitingCash(history: History, desk: Desk): Promise<string[]> {
  const rows = await desk.store.outbox.list()
  const waiting = rows.filter(
    (row) => isCash(row) && isOpen(row) && row.state !== 'parked' && row.wish === null,
  )
  if (waiting.length === 0) return []
  const kept = await desk.store.cache.read({
    owner: desk.offline.person(),
    resource: 'payments',
  })
  const payments = (kept?.rows ?? []) as unknown as readonly (DeskPayment & ResourceRow)[]
  const markOf = (row: OperationRow) => (row.body as { reference: string }).reference
  const known = new Set(payments.map(({ reference }) => reference))
  const found: string[] = []
  const bills = [
    ...(await ordersOn(history, desk)).map((row) => ['restaurant', row] as const),
    ...(await bookingsOn(history, desk)).map((row) => ['room', row] as const),
  ]
  for (const [kind, bill] of bills) {
    if (bill.status === 'cancelled') continue
    const its = history.done.filter(({ bill: of }) => of === bill.customer_name)
    const marks = new Set(its.map(({ mark }) => mark))
    const here = waiting.filter((row) => marks.has(markOf(row)) && !known.has(markOf(row)))
    if (here.length === 0) continue
    // What the house refused changes no picture: until the desk hears why, the payment stands.
    const stepped = new Set(
      rows
        .filter((row) => isOpen(row) && row.state !== 'parked')
        .map(({ params }) => params['paymentId']),
    )
    const paid = payments.filter(
      ({ id, reference, status }) =>
        marks.has(reference ?? '') && status === 'paid' && !stepped.has(id),
    )
    const left =
      Math.round(bill.total * 100) -
      here.reduce((sum, row) => sum + centsOf(row), 0) -
      paid.reduce((sum, { dollars }) => sum + Math.round(dollars * 100), 0)
    const owed = await owedOn(history, desk, kind, bill)
    if (owed !== left) {
      found.push(`${desk.name} asks ${owed} cents for ${bill.customer_name}, ${left} are left`)
    }
  }
  return found
}

/** An operation and what it was changed into, or taken over by: one thing that somebody asked for. */
function chainOf(id: string, rows: readonly OperationRow[]): readonly OperationRow[] {
  const ids = new Set([id])
  // Successors are written after what they stand for; a chain is short.
  for (let turn = 0; turn < 5; turn += 1) {
    for (const { id: next, replaces } of rows) if (ids.has(replaces ?? '')) ids.add(next)
  }
  return rows.filter((row) => ids.has(row.id))
}

/** Each thing that the guest asked for stands in exactly one place of /requests. */
async function requests({ guest, done, figures }: History): Promise<string[]> {
  const rows = await guest.store.outbox.list(['guest'])
  const groups = figures.groupRequests(rows, () => null)
  const shown = Object.values(groups).flat()
  return done
    .filter(({ device }) => device === guest)
    .flatMap(({ id, mark }) => {
      const its = new Set(chainOf(id, rows).map((row) => row.id))
      const times = shown.filter((row) => its.has(row.id)).length
      // While the house is asked, what is to be put otherwise and the new words both stand there.
      const asked = rows.some(
        (row) => its.has(row.id) && row.wish?.kind === 'change' && !row.endedAt,
      )
      // A change that came too late stands beside what was done.
      const late = rows.some((row) => its.has(row.id) && row.wish && row.state === 'taken')
      const most = asked || late ? its.size : 1
      return times >= 1 && times <= most ? [] : [`/requests shows ${mark} ${times} times`]
    })
}

async function nothingWaits(history: History): Promise<string[]> {
  const found: string[] = []
  for (const { name, store } of devicesOf(history)) {
    for (const { route, state, answer } of await store.outbox.list()) {
      const waits = state === 'waiting' || state === 'sending' || state === 'unknown'
      if (waits) found.push(`${name}: ${route} is still ${state} ${answer?.message ?? ''}`)
    }
  }
  return found
}

/** Free rooms by night: rooms less claims, on the desks and on the guest's phone alike. */
async function freeNights(history: History): Promise<string[]> {
  const { store, rooms, figures } = history
  const ids = rooms.map(({ id }) => id)
  const found = await roomComplaints(store, ids)
  const claims = await store.db
    .selectFrom('room_nights')
    .select(['night', 'room_id'])
    .where('room_id', 'in', ids)
    .execute()
  for (const device of devicesOf(history)) {
    const kept = async <Of extends 'rooms' | 'stays'>(resource: Of) =>
      await shownOn<RowAt<Of>>(history, device, resource, 'public')
    const own = (await kept('rooms')).filter(({ id }) => ids.includes(id)).map(parseRoom)
    const stays = (await kept('stays')).map(parseStay)
    for (const night of wantedNights) {
      const span = { check_in: night, check_out: addDays(night, 1) }
      const free = figures.freeRooms(own, stays, span).length
      const left = rooms.length - claims.filter((claim) => claim.night === night).length
      if (free !== left) {
        found.push(`${device.name}: ${free} rooms free on ${night}, and ${left} are not claimed`)
      }
    }
  }
  return found
}

const cashRoutes = new Set(['recordBookingPayment', 'recordOrderPayment'])
const isCash = ({ route }: { route: string }) => cashRoutes.has(route)
const centsOf = (row: OperationRow) =>
  Math.round(Number((row.body as { amount: number }).amount) * 100)

/** All rows of all devices of this history, and where each lies. */
async function everyRow(history: History) {
  const all = new Map<string, { row: OperationRow; device: DayDevice }>()
  for (const device of devicesOf(history)) {
    for (const row of await device.store.outbox.list()) all.set(row.id, { row, device })
  }
  return all
}

/**
 * What is owed is what was ordered less what the desks took, each of their entries once: on both
 * desks, at the house, and by this adding up. Money beyond that is marked.
 */
async function money(history: History): Promise<string[]> {
  const { store, desks } = history
  const found: string[] = []
  const rows = await everyRow(history)
  const stored = (await store.db.selectFrom('payments').selectAll().execute()).filter((one) =>
    one.reference?.startsWith(`${history.mark} `),
  )
  const entered = [...rows.values()].filter(({ row }) => isCash(row) && row.state === 'taken')
  const made = counted(stored.map(({ id }) => id))
  for (const { row, device } of entered) {
    const its = stored.find(({ id }) => id === row.madeId)
    if (its?.amount_cents !== centsOf(row)) {
      found.push(`${device.name}: ${centsOf(row)} cents taken, ${its?.amount_cents} at the house`)
    }
    made.delete(row.madeId ?? '')
  }
  for (const id of made.keys()) found.push(`a payment that nobody entered: ${id}`)

  const ordered = [
    ...(await store.db.selectFrom('restaurant_orders').selectAll().execute())
      .filter((row) => isOf(history, row))
      .map(({ id, status, flag }) => ({
        kind: 'restaurant' as const,
        id,
        status,
        flag,
        cents: 2800,
      })),
    ...(await store.db.selectFrom('hotel_bookings').selectAll().execute())
      .filter((row) => isOf(history, row))
      .map(({ id, status, flag, check_in, check_out }) => {
        const cents = nightsOf(check_in, check_out) * 8000
        return { kind: 'room' as const, id, status, flag, cents }
      }),
  ]
  const isPaid = new Set(stored.filter(({ status }) => status === 'paid').map(({ id }) => id))
  for (const { kind, id, status, flag, cents } of ordered) {
    if (status === 'cancelled') continue
    const paid = entered
      .filter(({ row }) => isPaid.has(row.madeId ?? ''))
      .filter(({ row }) => stored.find((one) => one.id === row.madeId)?.subject_id === id)
      .reduce((sum, { row }) => sum + centsOf(row), 0)
    const left = cents - paid
    if ((flag === 'overpaid') !== left < 0)
      found.push(`${kind} ${id} is ${flag}, ${left} cents left`)
    for (const desk of desks) {
      const shown =
        kind === 'room' ? await bookingsOn(history, desk) : await ordersOn(history, desk)
      const row = shown.find((one) => one.id === id)
      const owed = row && (await owedOn(history, desk, kind, row))
      if (owed !== left) found.push(`${desk.name}: ${owed} cents owed on ${kind}, ${left} are left`)
      if (row && (row.flag === 'overpaid') !== left < 0) {
        found.push(`${desk.name} does not say that ${kind} ${id} was paid twice`)
      }
    }
  }
  return found
}

/** What the house did, by the operations' ids: it knows nothing of shifts. */
async function atHouse({ store }: History): Promise<ReadonlySet<string | null>> {
  const rows = await store.db
    .selectFrom('operations')
    .select('operation_id')
    .where('state', '=', 'done')
    .execute()
  return new Set(rows.map(({ operation_id }) => operation_id))
}

/**
 * Each desk's handover names what was recorded on it in this shift, each thing once, and its cash is
 * what its people entered and the house has. Then the next shift begins.
 */
async function handovers(history: History): Promise<string[]> {
  const found: string[] = []
  const there = await atHouse(history)
  for (const desk of history.desks) {
    const rows = await desk.store.outbox.list()
    const shift = history.shifts.get(desk) ?? 0
    const own = history.done.filter((one) => one.device === desk && one.shift === shift)
    const has = own.flatMap(({ id }) => chainOf(id, rows).find((row) => there.has(row.id)) ?? [])
    const { entries, tally } = await handoverOf(history, desk, rows)
    const shown = entries.filter(({ standing, earlier }) => standing === 'there' && !earlier)
    const cash = sumOf(shown.map(({ row }) => row))
    if (tally.there !== has.length) {
      found.push(`${desk.name}: ${tally.there} entries handed over, the house has ${has.length}`)
    }
    if (cash !== sumOf(has)) {
      found.push(`${desk.name}: ${cash} cents handed over, the house has ${sumOf(has)}`)
    }
    for (const [id, times] of counted(entries.map(({ row }) => row.id))) {
      if (times !== 1) found.push(`${desk.name} hands over ${id} ${times} times`)
    }
    const stuck = rows.filter(({ state }) => state === 'parked').length
    if (tally.missing.length !== stuck) {
      found.push(`${desk.name}: ${tally.missing.length} entries missing, ${stuck} need a person`)
    }
    desk.since = { seq: Math.max(0, ...rows.map(({ seq }) => seq)) }
    history.shifts.set(desk, shift + 1)
  }
  return found
}

const sumOf = (rows: readonly OperationRow[]) =>
  rows.filter(isCash).reduce((sum, row) => sum + centsOf(row), 0)

async function handoverOf({ figures }: History, desk: Desk, rows: readonly OperationRow[]) {
  const { ask, session } = desk.offline
  const token = session.getSnapshot()?.token ?? null
  const asked = rows.filter(({ actor }) => actor.kind === 'staff')
  const word = await askServer(ask, token, asked, Date.now)
  if (word.kind !== 'answered') throw new Error(`${desk.name} was not answered: ${word.kind}`)
  const entries = figures.entriesOf(rows, desk.since, Date.now(), word.answers)
  return { entries, tally: figures.tallyOf(entries) }
}
