import { addDays, dayIn } from '#domain/days.ts'
import { chargedIn, exchangeFor, type HouseMoney } from '#domain/money.ts'
import { nightsBetween, nightsOf, type Span } from '#domain/stays.ts'
import type { RoomsTable } from '../../db/schema.ts'
import { batches } from '../../db/batches.ts'
import { Refusal } from '../../pipeline/endpoint.ts'
import {
  checkGuests,
  checkSpan,
  type ImportedBooking,
  insertImported,
  isTaken,
} from '../bookings/index.ts'
import { insertCustomers, linkRooms } from '../customers/index.ts'
import { activeRooms } from '../rooms/index.ts'
import { guestOf, matchGuests, type KnownGuest } from './guests.ts'
import { plainNumber, plainText, type MakePlan, type Planning } from './plan.ts'
import { importedCents, type Findings, type RowReader } from './row-reader.ts'

/** Bookings to come, one room a row, under the same claims of nights as all others. */

/** Written into the booking, for who reads it later. */
const IMPORTED_PRICE = 'Price brought along by the import'

type Rooms = (text: string) => RoomsTable[]

function roomsBy(rooms: readonly RoomsTable[]): Rooms {
  const by = new Map<string, RoomsTable[]>()
  const add = (key: string, room: RoomsTable) => {
    const known = by.get(key) ?? []
    if (key !== '' && !known.includes(room)) by.set(key, [...known, room])
  }
  for (const room of rooms) {
    add(`number ${plainText(room.room_number)}`, room)
    add(`like ${plainNumber(room.room_number)}`, room)
    add(`name ${plainText(room.name)}`, room)
  }
  return (text) =>
    by.get(`number ${plainText(text)}`) ??
    by.get(`like ${plainNumber(text)}`) ??
    (plainText(text) === '' ? [] : (by.get(`name ${plainText(text)}`) ?? []))
}

function roomOf(row: RowReader, rooms: Rooms): RoomsTable | undefined {
  if (row.text('room') === '') return row.refuse('room', { reason: 'required' })
  const found = rooms(row.text('room'))
  if (found.length === 1) return found[0]
  const reason = found.length === 0 ? 'import_no_room' : 'import_room_unclear'
  return row.refuse('room', { reason, params: row.shown('room') })
}

/** What a rule of the house refuses, said of a field of the row. */
function checked(row: RowReader, field: string, check: () => void): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { reason, params } = error.body
    row.refuse(field, { reason, params } as Parameters<RowReader['refuse']>[1])
    return false
  }
}

function spanOf(row: RowReader, { settings, now }: Planning): Span | undefined {
  const check_in = row.day('check_in')
  const departs = row.day('check_out')
  const nights = row.whole('nights')
  if (row.text('check_in') === '') return row.refuse('check_in', { reason: 'required' })
  if (row.text('check_out') === '' && row.text('nights') === '') {
    return row.refuse('check_out', { reason: 'import_no_departure' })
  }
  const check_out =
    departs ?? (check_in && nights !== undefined ? addDays(check_in, nights) : undefined)
  if (check_in === undefined || check_out === undefined) return undefined
  const span = { check_in, check_out }
  if (check_in < dayIn(settings.timezone, now)) {
    return row.refuse('check_in', { reason: 'import_begun', params: { check_in } })
  }
  if (!checked(row, 'check_out', () => checkSpan(span, settings.timezone, now))) return undefined
  const made = nightsOf(check_in, check_out)
  if (nights !== undefined && nights !== made) {
    return row.refuse('nights', {
      reason: 'import_nights_differ',
      params: { nights: made, ...row.shown('nights') },
    })
  }
  return span
}

/** What it costs: the total that was agreed, the price of a night, or the room's own. */
function moneyOf(row: RowReader, room: RoomsTable, span: Span, house: HouseMoney) {
  const nights = nightsOf(span.check_in, span.check_out)
  const total = row.amount('total')
  const price = row.amount('price')
  if (row.text('total') !== '' && total === undefined) return undefined
  if (row.text('price') !== '' && price === undefined) return undefined
  const night = price ? importedCents(price, house) : room.price_per_night_cents
  const total_cents = total ? importedCents(total, house) : night * nights
  const fits = night * nights >= total_cents
  const price_per_night_cents = fits && price ? night : Math.ceil(total_cents / nights)
  const exchange = exchangeFor(house, (total ?? price)?.currency)
  const own = price_per_night_cents === room.price_per_night_cents
  return {
    price_per_night_cents,
    discount_cents: price_per_night_cents * nights - total_cents,
    total_cents,
    currency: exchange.currency,
    rwf_rate: exchange.rate,
    charged_total:
      total?.amount ?? (price ? price.amount * nights : chargedIn(exchange, total_cents)),
    rate_reason: own ? null : IMPORTED_PRICE,
    list_price_cents: own ? null : room.price_per_night_cents,
  }
}

const CANCELLED = /^(cancel|annul|no ?show|void|refus)/i
const CONFIRMED =
  /^(confirm|book|reserv|ok$|approved|paid|pay|guarant|definite|arriv|due|new|open)/i

/** Whether the row's booking is to be taken; what was cancelled elsewhere stays there. */
function isWanted(row: RowReader): boolean {
  const status = row.text('status')
  if (CANCELLED.test(status)) {
    row.note('cancelled')
    return false
  }
  if (status !== '' && !CONFIRMED.test(status.normalize('NFKD').replaceAll(/\p{M}/gu, ''))) {
    row.refuse('status', { reason: 'import_status', params: row.shown('status') })
    return false
  }
  return true
}

interface Read extends KnownGuest {
  booking: ImportedBooking
}

function bookingOf(row: RowReader, rooms: Rooms, planning: Planning): Read | undefined {
  const room = roomOf(row, rooms)
  const span = spanOf(row, planning)
  const guest = guestOf(row)
  const adults = row.whole('adults') ?? 1
  const children = row.whole('children') ?? 0
  if (!room || !span || !guest) return undefined
  const fits = checked(row, 'adults', () => checkGuests(room.capacity, { adults, children }))
  if (adults < 1) return row.refuse('adults', { reason: 'too_small', params: { minimum: 1 } })
  const money = moneyOf(row, room, span, planning.money)
  if (!fits || !money) return undefined
  const paid = row.text('paid')
  const isPaid = paid !== '' && !/^[$\s]*0([.,]0+)?$/.test(paid) && !/^(no|non)$/i.test(paid)
  if (isPaid) row.note('paid')
  const notes = [guest.notes ?? '', isPaid ? `Paid before: ${paid}` : ''].filter(
    (one) => one !== '',
  )
  return {
    line: row.at,
    // What was noted of the stay is no note on the person.
    guest: { ...guest, notes: null },
    booking: {
      room_id: room.id,
      ...span,
      adults,
      children,
      customer_name: guest.name,
      customer_phone: guest.phone,
      customer_email: guest.email,
      notes: notes.join('\n') || null,
      ...money,
    },
  }
}

/** Two rows with one night of a room: each is told of the other. */
function refuseTwice(read: readonly Read[], findings: Findings): void {
  const first = new Map<string, number>()
  const told = new Set<string>()
  for (const { booking, line } of read) {
    for (const night of nightsBetween(booking.check_in, booking.check_out)) {
      const key = `${booking.room_id} ${night}`
      const other = first.get(key)
      if (other === undefined) first.set(key, line)
      else if (!told.has(`${other} ${line}`)) {
        told.add(`${other} ${line}`)
        findings.refuse(line, 'room', {
          reason: 'import_night_twice',
          params: { row: other, night },
        })
        findings.refuse(other, 'room', {
          reason: 'import_night_twice',
          params: { row: line, night },
        })
      }
    }
  }
}

function refuseSold(read: readonly Read[], sold: ReadonlySet<string>, findings: Findings): void {
  for (const { booking, line } of read) {
    const night = nightsBetween(booking.check_in, booking.check_out).find((one) =>
      sold.has(`${booking.room_id} ${one}`),
    )
    if (night !== undefined) {
      findings.refuse(line, 'room', { reason: 'import_night_sold', params: { night } })
    }
  }
}

/** Nights of these rooms that are somebody's, for good or held just now. */
async function nightsSold({ db, now }: Planning, read: readonly Read[]): Promise<Set<string>> {
  const sold = new Set<string>()
  const days = read.flatMap(({ booking }) => [booking.check_in, booking.check_out]).toSorted()
  for (const some of batches([...new Set(read.map(({ booking }) => booking.room_id))])) {
    const rows = await db
      .selectFrom('room_nights')
      .select(['room_id', 'night'])
      .where('room_id', 'in', some)
      .where('night', '>=', days[0] ?? '')
      .where('night', '<', days.at(-1) ?? '')
      .where(isTaken(now))
      .execute()
    for (const { room_id, night } of rows) sold.add(`${room_id} ${night}`)
  }
  return sold
}

export const planBookings: MakePlan = async (planning) => {
  const { db, rows, findings } = planning
  const rooms = roomsBy(await activeRooms(db).execute())
  const read = rows.flatMap((row) => (isWanted(row) ? (bookingOf(row, rooms, planning) ?? []) : []))
  refuseTwice(read, findings)
  refuseSold(read, await nightsSold(planning, read), findings)
  const { whose, fresh } = await matchGuests(db, read)
  return {
    makes: { hotel_bookings: read.length, customers: fresh.length },
    async write(tx, found, now) {
      const customers = await insertCustomers(
        tx,
        fresh.map(({ guest }) => guest),
      )
      const { ids, missing } = await insertImported(
        tx,
        read.map(({ booking }) => booking),
        now,
      )
      // Somebody took them since they were looked at.
      refuseSold(read, new Set(missing.map(({ room_id, night }) => `${room_id} ${night}`)), found)
      if (missing.length > 0) return []
      await linkRooms(
        tx,
        read.map((_, at) => {
          const its = whose[at] ?? 0
          return {
            booking: ids[at] ?? '',
            customer: typeof its === 'string' ? its : (customers[its] ?? ''),
          }
        }),
      )
      return [
        ...fresh.map(({ line }, at) => ({
          table: 'customers' as const,
          id: customers[at] ?? '',
          line,
        })),
        ...read.map(({ line }, at) => ({
          table: 'hotel_bookings' as const,
          id: ids[at] ?? '',
          line,
        })),
      ]
    },
  }
}
