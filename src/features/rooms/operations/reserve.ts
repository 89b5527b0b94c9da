import { i18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { RoomTaken } from '#contract/bookings.ts'
import type { ReservationQuote, ReserveRooms } from '#contract/reservations.ts'
import { exchangeFor, fromCents, fromMinor, houseMoney, toCents } from '#domain/money.ts'
import { reservationPrice } from '#domain/reservation-price.ts'
import { nightsOf } from '#domain/stays.ts'
import { currentOf } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptor, RecoveryAction } from '#offline/operation-descriptor.ts'
import { ghostId } from '#offline/reads/overlay.ts'
import { extraPrices } from '../checkout/price.ts'
import { bookingHere, type DeskBooking } from '../desk-booking.ts'
import { MAX_ACTIONS } from './book-room.ts'
import { cachedPrices, type CachedPrices } from './cached-prices.ts'
import { numberedName } from './desk-recovery-actions.ts'
import { givenTo } from './given-to.ts'
import { nearestRooms, takenIds, type OtherRoom } from './refused.ts'
import { deskStayDetail } from './texts.ts'
import { changeTo } from '#parts/change-to.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { storedDetail } from '#parts/stored-detail.ts'

/**
 * Rooms that the desk reserves for a guest (decision 65): one operation for all of them, which a
 * deposit may follow. Until the server has it, its nights are asked for, not claimed.
 */

const bodyOf = (operation: OperationRow) => operation.body as ReserveRooms

/** Its labels, in the language of the person who confirmed it. */
export function reserveLabels(body: ReserveRooms, rooms: string) {
  return { title: i18n._(msg`Reservation`), detail: deskStayDetail(body, rooms) }
}

/** The price as the device knows it; null where it does not know a room's. */
export function reservationPriceHere(
  { rooms, schedule, extras, pricing }: ReserveRooms,
  known: Pick<CachedPrices, 'house' | 'priceOf'>,
) {
  const priced = rooms.map(({ room_id, adults, children, price_per_night: agreed }) => ({
    adults,
    children,
    pricePerNightCents: agreed === undefined ? known.priceOf(room_id) : toCents(agreed),
  }))
  const asked = priced.flatMap(({ pricePerNightCents: cents, ...party }) =>
    cents === null ? [] : [{ ...party, pricePerNightCents: cents }],
  )
  if (asked.length < rooms.length) return null
  const house = known.house()
  const money = houseMoney(house)
  return reservationPrice(
    { rooms: asked, nights: nightsOf(schedule.check_in, schedule.check_out), extras },
    {
      extraPrices: extraPrices(house),
      promo: null,
      exchange: exchangeFor(money, pricing.currency),
      base: money.base,
    },
  )
}

/** The id of a room's row until the server has it; the first one's is the operation's. */
const rowId = (operation: OperationRow, at: number) =>
  at === 0 ? (operation.madeId ?? ghostId(operation)) : `${ghostId(operation)}/${at + 1}`

/** The ids of its rows after the first room's. */
export const otherRowIds = (operation: OperationRow): string[] =>
  bodyOf(operation).rooms.flatMap((_, at) => (at === 0 ? [] : [rowId(operation, at)]))

/** The operation that made a row, by the row's id until the server has it. */
export const operationOf = (id: string) => id.replace(/^op:/, '').replace(/\/\d+$/, '')

/** The rooms as rows of the desk's list. */
function rowsOf(operation: OperationRow, known: CachedPrices): DeskBooking[] {
  const body = bodyOf(operation)
  const { rooms, schedule, extras, customer, pricing } = body
  const price = reservationPriceHere(body, known)
  return rooms.map(({ room_id, adults, children, price_per_night: agreed }, at) => {
    const its = price?.rooms[at]
    // What is not known is shared evenly; the server sends each room's own.
    const total =
      its === undefined || price === null
        ? pricing.total / rooms.length
        : fromMinor(its.charged, price.currency)
    const row = bookingHere(
      {
        id: rowId(operation, at),
        at: operation.deviceTime,
        room_id,
        schedule,
        guests: { adults, children },
        extras,
        code: at === 0 ? body.code : '',
        notes: body.notes ?? null,
        source: body.source,
        customer,
      },
      total,
    )
    return {
      ...row,
      device_time: operation.deviceTime,
      currency: pricing.currency,
      group_id: rooms.length > 1 ? ghostId(operation) : null,
      price_per_night: its === undefined ? 0 : fromCents(its.pricePerNightCents),
      ...(its && { total: fromCents(its.totalCents) }),
      ...(agreed !== undefined && body.rate_reason && { rate_reason: body.rate_reason }),
      ...(body.hold_until && { hold_until: body.hold_until }),
      // Taken, and the list has not brought its rows yet.
      ...(operation.state === 'taken'
        ? { status: body.hold_until ? 'pending' : 'approved' }
        : { asked_here: true as const }),
    }
  })
}

/** The same reservation with rooms in the place of those that are gone; null: a price is not known. */
function inRooms(
  body: ReserveRooms,
  instead: ReadonlyMap<string, OtherRoom>,
  known: CachedPrices,
): ReserveRooms | null {
  const withPrices: CachedPrices = {
    ...known,
    priceOf(id) {
      const room = [...instead.values()].find((one) => one.id === id)
      return room === undefined ? known.priceOf(id) : toCents(room.pricePerNight)
    },
  }
  // An agreed price stays: it was promised for the stay, not for the room.
  const rooms = body.rooms.map((room) => ({
    ...room,
    room_id: instead.get(room.room_id)?.id ?? room.room_id,
  }))
  const moved = { ...body, rooms }
  const price = reservationPriceHere(moved, withPrices)
  if (price === null) return null
  const total = fromMinor(price.total, price.currency)
  return { ...moved, pricing: { total, currency: price.currency } }
}

/** Other rooms for those that are gone: one tap each for one room, the nearest for several. */
function inOtherRooms(operation: OperationRow, known: CachedPrices): RecoveryAction[] {
  const body = bodyOf(operation)
  const gone = takenIds(operation.answer?.body).filter((id) =>
    body.rooms.some(({ room_id }) => room_id === id),
  )
  const [first] = gone
  if (first === undefined) return []
  const had = body.rooms.map(({ room_id }) => room_id)
  const others = nearestRooms(operation.answer?.body, fromCents(known.priceOf(first) ?? 0), had)
  const sets =
    gone.length === 1
      ? others.slice(0, MAX_ACTIONS).map((room) => [room])
      : others.length < gone.length
        ? []
        : [others.slice(0, gone.length)]
  return sets.flatMap((rooms) => {
    const instead = new Map(gone.map((id, at) => [id, rooms[at] as OtherRoom]))
    const moved = inRooms(body, instead, known)
    if (moved === null) return []
    const names = rooms.map(numberedName).join(', ')
    const total = amountText(moved.pricing.total, moved.pricing.currency)
    // The names of rooms that stay are not in the body.
    const kept = body.rooms.length - gone.length
    const words =
      kept === 0
        ? names
        : `${names} + ${i18n._(msg`${plural(kept, { one: '# room', other: '# rooms' })}`)}`
    const labels = { words: reserveLabels(moved, words) }
    return [changeTo(msg`Take ${names} instead, ${total}`, operation, moved, labels)]
  })
}

/** At the server's price, as it was just told. */
function atNewPrice(operation: OperationRow): RecoveryAction[] {
  const { total, currency } = currentOf<ReservationQuote>(operation.answer?.body)
  if (total === undefined || currency === undefined) return []
  const price = amountText(total, currency)
  const body: ReserveRooms = { ...bodyOf(operation), pricing: { total, currency } }
  return [changeTo(msg`Reserve at the new price, ${price}`, operation, body)]
}

/** The form with all of it, to change it. */
export const changeReservationAddress = ({ id }: Pick<OperationRow, 'id'>) =>
  `/dashboard/reservations/new?change=${id}`

function recoveryActions(operation: OperationRow, known: CachedPrices): RecoveryAction[] {
  const open: RecoveryAction = {
    kind: 'open',
    label: msg`Change the reservation`,
    to: changeReservationAddress(operation),
  }
  switch (operation.answer?.code) {
    case 'room_taken':
      return [...inOtherRooms(operation, known), open]
    case 'price_changed':
      return [...atNewPrice(operation), open]
    default:
      return [open]
  }
}

export function makeReserveDescriptor(known: CachedPrices = cachedPrices): OperationDescriptor {
  return {
    title: () => msg`Reservation`,
    detail: storedDetail,
    overlay: {
      resource: 'hotel_bookings',
      apply: (rows, operation) => {
        const made = rowsOf(operation, known)
        return rows.some(({ id }) => id === made[0]?.id) ? rows : [...rows, ...made]
      },
    },
    recoveryActions: (operation) => recoveryActions(operation, known),
    serverStatus: (current) => givenTo(current as RoomTaken),
    failed: msg`Failed to reserve the rooms.`,
    check: msg`Check the booking in the house’s own list before you send this again.`,
  }
}

export const reserveDescriptor = makeReserveDescriptor()
