import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  HotelBooking,
  MovePriceChanged,
  RescheduleBooking,
  StepBooking,
} from '#contract/bookings.ts'
import { isBookingOver, mayStepBooking } from '#domain/booking-steps.ts'
import { toCents } from '#domain/money.ts'
import { bookingStatuses, type BookingStatus } from '#domain/stays.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { currentOf, rowNow } from '#offline/current-of.ts'
import type { RecoveryAction } from '#offline/operation-descriptor.ts'
import { MAX_ACTIONS } from './book-room.ts'
import { cachedPrices, houseDayOf, type CachedPrices } from './cached-prices.ts'
import { moveQuote, pricePart, type PricedBooking } from './move-quote.ts'
import { otherRooms, takenIds, takenOf, type OtherRoom } from './refused.ts'
import { bookingStepTitle, type BookingStep } from './desk-steps-text.ts'
import { changeTo } from '#parts/change-to.ts'
import { amountText } from '#parts/day-and-amount.ts'

/** Recovery actions for a step of the desk that the server refused, best first. */
export function recoveryActions(
  step: BookingStep,
  operation: OperationRow,
  known: CachedPrices = cachedPrices,
): RecoveryAction[] {
  switch (operation.answer?.code) {
    case 'room_taken':
      return step === 'approve' || step === 'reschedule' || step === 'check_in'
        ? moveToOtherRooms(step, operation, known)
        : []
    case 'price_changed':
      return step === 'reschedule' ? moveAtPriceNow(operation) : []
    case 'validation':
      return step === 'reschedule' ? moveAtRoomPrice(operation) : []
    case 'conflict':
      return repeatFromCurrent(step, operation, known)
    default:
      return []
  }
}

/** "$40.00 more", "$10.00 less", or that the price stays. */
function differenceText(difference: number, currency: string): string {
  const size = amountText(Math.abs(difference), currency)
  if (difference === 0) return i18n._(msg`the price stays`)
  return difference > 0 ? i18n._(msg`${size} more`) : i18n._(msg`${size} less`)
}

/** The move at the price that the server works out now, with its difference to the old total. */
function moveAtPriceNow(operation: OperationRow): RecoveryAction[] {
  const row = currentOf<MovePriceChanged>(operation.answer?.body)
  const {
    moved,
    grand_total = 0,
    currency = houseMoneyHere().base,
    check_in,
    check_out,
    room_id,
  } = row
  if (moved === undefined || check_in === undefined || check_out === undefined) return []
  const total = amountText(moved.grand_total, currency)
  const difference = differenceText(moved.grand_total - grand_total, currency)
  const body: RescheduleBooking = {
    ...(operation.body as RescheduleBooking),
    seen: { check_in, check_out, ...(room_id !== undefined && { room_id }), price: moved },
  }
  return [changeTo(msg`Move it for ${total} (${difference})`, operation, body)]
}

/**
 * The other room turned out to cost more than the kept price, and no reason was given: the move at
 * the room's own price. What was seen stays, so that the server says that price before it counts.
 */
function moveAtRoomPrice(operation: OperationRow): RecoveryAction[] {
  const { keep_price, price_reason, ...body } = operation.body as RescheduleBooking
  if (!keep_price || price_reason) return []
  return [changeTo(msg`Move it at the room’s own price`, operation, body)]
}

/**
 * A move with the price that this device works out for it, and the words for the difference; without
 * both where it does not know the price.
 */
function priced(
  booking: PricedBooking | undefined,
  asked: RescheduleBooking,
  known: CachedPrices,
  roomNightCents = known.priceOf(asked.room_id ?? ''),
): { body: RescheduleBooking; difference: string | null } {
  const { seen: { price: _old, ...seen } = {}, ...body } = asked
  const plain = { ...body, ...(asked.seen && { seen: seen as RescheduleBooking['seen'] }) }
  if (booking === undefined || asked.seen === undefined) return { body: plain, difference: null }
  const keepPrice = asked.keep_price === true
  const move = { ...asked, room_id: asked.room_id ?? booking.room_id, keepPrice }
  const quote = moveQuote(booking, move, { roomNightCents, house: known.house(), isOurs: true })
  if (quote === null || quote.isEstimate) return { body: plain, difference: null }
  const sent = pricePart(quote, { keepPrice, reason: asked.price_reason ?? '' })
  return {
    body: { ...plain, seen: { ...asked.seen, ...sent.seen } },
    difference: differenceText(quote.difference, booking.currency),
  }
}

/**
 * Instead of approving or checking in, the booking is moved first; afterwards its row offers that
 * step again.
 */
function moveToOtherRooms(
  step: 'approve' | 'reschedule' | 'check_in',
  operation: OperationRow,
  known: CachedPrices,
): RecoveryAction[] {
  const body = operation.answer?.body
  const { check_in, check_out } = takenOf(body)
  const taken = takenIds(body)[0]
  if (check_in === undefined || check_out === undefined) return []
  const asked: RescheduleBooking =
    step === 'reschedule'
      ? (operation.body as RescheduleBooking)
      : {
          check_in,
          check_out,
          seen: { check_in, check_out, ...(taken === undefined ? {} : { room_id: taken }) },
        }
  const title = i18n._(bookingStepTitle('reschedule', asked))
  const words = { ...operation.words, title }
  return otherRooms(body)
    .slice(0, MAX_ACTIONS)
    .map((room) => {
      const name = numberedName(room)
      const price = amountText(room.pricePerNight)
      const booking = known.bookingOf(operation.params.id ?? '')
      const { body: moved, difference } = priced(
        booking,
        { ...asked, room_id: room.id },
        known,
        toCents(room.pricePerNight),
      )
      const label =
        difference === null
          ? msg`Move to ${name}, ${price} a night`
          : msg`Move to ${name}, ${price} a night (${difference})`
      return changeTo(label, operation, moved, { route: 'rescheduleHotelBooking', words })
    })
}

/** "104 Garden": staff know rooms by their numbers. */
export function numberedName({ number, name }: OtherRoom): string {
  return number === '' || name.includes(number) ? name : `${number} ${name}`
}

/** The row of a refusal, where it has all that a price depends on; another host may say less. */
function pricedRow(row: Partial<HotelBooking>): PricedBooking | undefined {
  const { extras, price_per_night, currency, total, grand_total } = row
  const isWhole = [extras, price_per_night, currency, total, grand_total].every(
    (field) => field !== undefined,
  )
  return isWhole ? (row as HotelBooking) : undefined
}

const allTheSame = {
  approve: msg`Approve all the same`,
  cancel: msg`Cancel all the same`,
  check_out: msg`Check out all the same`,
  no_show: msg`No-show all the same`,
}

/** The same step again from the server's current status, where it is allowed. */
function repeatFromCurrent(
  step: BookingStep,
  operation: OperationRow,
  known: CachedPrices,
): RecoveryAction[] {
  const row = rowNow<HotelBooking>(currentOf(operation.answer?.body))
  const status = bookingStatuses.find((one) => one === row.status)
  const { check_in = '', check_out = '', room_id = '' } = row
  if (status === undefined || isBookingOver(status)) return []
  if (step !== 'check_in' && !mayStepBooking(status, step)) return []
  switch (step) {
    case 'check_in':
      return repeatCheckIn(operation, status, { check_in, check_out, room_id }, known)
    case 'reschedule': {
      const asked = operation.body as RescheduleBooking
      const { body, difference } = priced(
        pricedRow(row),
        { ...asked, seen: { check_in, check_out, room_id } },
        known,
      )
      const label =
        difference === null ? msg`Move all the same` : msg`Move all the same (${difference})`
      return [changeTo(label, operation, body)]
    }
    default: {
      const body: StepBooking = { ...(operation.body as StepBooking), seen: { status } }
      return [changeTo(allTheSame[step], operation, body)]
    }
  }
}

/**
 * A guest at the desk whose booking is not approved, or begins on another day, can still check in:
 * the booking is approved first, or moved to begin on the day of arrival. Afterwards its row offers
 * Check in again.
 */
function repeatCheckIn(
  operation: OperationRow,
  status: BookingStatus,
  {
    check_in: checkIn,
    check_out,
    room_id,
  }: Pick<HotelBooking, 'check_in' | 'check_out' | 'room_id'>,
  known: CachedPrices,
): RecoveryAction[] {
  const { words } = operation
  if (status === 'pending') {
    const title = i18n._(bookingStepTitle('approve', null))
    const body: StepBooking = { seen: { status } }
    const step = { route: 'approveHotelBooking', words: { ...words, title } } as const
    return [changeTo(msg`Approve it first`, operation, body, step)]
  }
  if (!mayStepBooking(status, 'check_in')) return []
  const seen = (operation.body as StepBooking).seen?.status
  if (seen !== undefined && seen !== status) {
    const body: StepBooking = { seen: { status } }
    return [changeTo(msg`Check in all the same`, operation, body)]
  }
  // The status was the same and the server still refused: the stay begins later.
  const arrivalDay = houseDayOf(operation)
  if (arrivalDay >= checkIn || check_out <= arrivalDay) return []
  const { body, difference } = priced(
    pricedRow(rowNow<HotelBooking>(currentOf(operation.answer?.body))),
    { check_in: arrivalDay, check_out, seen: { check_in: checkIn, check_out, room_id } },
    known,
  )
  const title = i18n._(bookingStepTitle('reschedule', body))
  const step = { route: 'rescheduleHotelBooking', words: { ...words, title } } as const
  const label =
    difference === null
      ? msg`Change check-in to the day they arrived`
      : msg`Change check-in to the day they arrived (${difference})`
  return [changeTo(label, operation, body, step)]
}
