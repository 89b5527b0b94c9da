import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { ErrorBody } from '#contract/errors.ts'
import type { BookTour, TourFull, TourLeft } from '#contract/tour-bookings.ts'
import { addDays, momentOf } from '#domain/days.ts'
import { hourOf } from '#domain/hours.ts'
import { fromCents, roundHalfUp, toCents } from '#domain/money.ts'
import { demoTourPromo, tourTotals } from '#domain/tours.ts'
import { currentOf, rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptor, RecoveryAction } from '#offline/operation-descriptor.ts'
import { cachedTimezone } from '#parts/cached-timezone.ts'
import { changeTo } from '#parts/change-to.ts'
import { withNotOffered } from '#parts/not-offered-actions.ts'
import type { Request } from '#parts/request-form/request.ts'
import { pricingOf } from '../form/body.ts'
import { amountText, dayText } from '#parts/day-and-amount.ts'

/** A guest's tour booking as a queued operation: its title and its recovery actions. */

/** "Volcano hike for 2 people on 24 Nov"; `name` is the tour's. */
export function bookTourTitle({ booking }: BookTour, name: string): MessageDescriptor {
  const day = dayText(booking.date)
  const { people } = booking
  if (name === '') {
    return msg`A tour for ${plural(people, { one: '# person', other: '# people' })} on ${day}`
  }
  return msg`${name} for ${plural(people, { one: '# person', other: '# people' })} on ${day}`
}

/** "$95.00, to be paid on arrival" */
function bookTourDetail({ pricing, payment }: BookTour): MessageDescriptor {
  const total = amountText(pricing.total)
  if (payment.method === 'room') return msg`${total}, charged to the room`
  return payment.method === 'card' ? msg`${total}, by card` : msg`${total}, to be paid on arrival`
}

const bodyOf = (operation: OperationRow) => operation.body as BookTour

/** The tour's name is in the operation's `words`, since the body has only its id. */
const nameOf = (operation: OperationRow) => operation.words.detail

/** What a refusal tells us where the price has changed: `price` is per person. */
export interface TourQuote {
  price: number
  pricing: BookTour['pricing']
}

/** Until when a booking for a day makes sense: until the tour leaves, or the day ends at the house. */
export function validUntil(date: string, timezone: string, departure: string | null): string {
  const until =
    departure === null
      ? momentOf(timezone, addDays(date, 1), '00:00')
      : momentOf(timezone, date, departure)
  return until.toISOString()
}

/** A booking as it is sent to the server. */
export const bookRequest = (
  body: BookTour,
  { name, departure }: { name: string; departure: string | null },
  timezone: string,
): Request => ({
  route: 'bookTour',
  body,
  // The second of the documents' paths names the tour.
  params: { tourId: body.booking.tour_id },
  title: bookTourTitle(body, name),
  detail: name,
  validUntil: validUntil(body.booking.date, timezone, departure),
})

/** The page with this booking in its form, for changing; the desk's own is changed at the desk. */
export function changeAddress({ id, body }: Pick<OperationRow, 'id' | 'body'>): string {
  const { source } = body as Partial<BookTour>
  if (source === 'admin-dashboard') return `/dashboard/tourism?booking=${id}`
  return `/tours?change=${id}&step=book`
}

/** @param timezone the house's; read when a recovery action is made */
export function bookTourDescriptor(timezone: () => string = cachedTimezone): OperationDescriptor {
  return withNotOffered({
    title: (operation) => bookTourTitle(bodyOf(operation), nameOf(operation)),
    detail: (operation) => bookTourDetail(bodyOf(operation)),
    recoveryActions: (operation) => recoveryActions(operation, timezone()),
    failed: msg`Failed to place booking.`,
    failedOf: ({ parkReason, body }) =>
      (body as Partial<BookTour>).source !== 'admin-dashboard'
        ? msg`Failed to place booking.`
        : parkReason === 'not_supported'
          ? msg`No booking endpoint accepted the request.`
          : msg`Failed to create booking`,
    check: msg`Call the house and ask whether the booking is there before you send it again.`,
  })
}

function recoveryActions(operation: OperationRow, timezone: string): RecoveryAction[] {
  const to = changeAddress(operation)
  const change: RecoveryAction = { kind: 'open', label: msg`Change the booking`, to }
  const chooseDay: RecoveryAction = { kind: 'open', label: msg`Choose another day`, to }
  switch (operation.answer?.code) {
    case 'tour_full':
      return [...onOtherDays(operation, timezone), ...withFewer(operation), change]
    case 'too_late':
      return [...onOtherDays(operation, timezone), chooseDay]
    case 'item_unavailable':
      return [{ kind: 'open', label: msg`Choose another tour`, to }]
    case 'price_changed':
      return [...atNewPrice(operation), change]
    case 'validation':
      if (blamesCode(operation)) return [withoutCode(operation), change]
      return hasLeftAt(operation) === null
        ? [change]
        : [...onOtherDays(operation, timezone), chooseDay]
    default:
      return [change]
  }
}

/** When the tour left, where the server refused for that reason; null otherwise. */
export function hasLeftAt(operation: OperationRow): string | null {
  return hourOf(currentOf<TourLeft>(operation.answer?.body).departure_time)
}

/** More would be a list to search and not a quick choice. */
const MAX_DAYS = 3

/** The same tour on days near it that have places enough, one tap each. */
function onOtherDays(operation: OperationRow, timezone: string): RecoveryAction[] {
  const body = bodyOf(operation)
  const { days = [] } = currentOf<TourFull>(operation.answer?.body)
  return days
    .filter(({ spots_left }) => spots_left >= body.booking.people)
    .slice(0, MAX_DAYS)
    .map(({ date, spots_left: left }) => {
      const changed = { ...body, booking: { ...body.booking, date } }
      const day = dayText(date)
      return changeTo(
        msg`Go on ${day} instead, ${plural(left, { one: '# place left', other: '# places left' })}`,
        operation,
        changed,
        { validUntil: validUntil(date, timezone, hasLeftAt(operation)) },
      )
    })
}

/** As many as there are places for, at the same price a person. */
function withFewer(operation: OperationRow): RecoveryAction[] {
  const body = bodyOf(operation)
  const left = currentOf<TourFull>(operation.answer?.body).spots_left ?? 0
  const { people, price_per_person: price } = body.booking
  if (left < 1 || left >= people || price === undefined) return []
  const promo = body.pricing.discount > 0 ? demoTourPromo : null
  const totals = tourTotals(toCents(price), left, promo)
  const changed: BookTour = {
    ...body,
    booking: { ...body.booking, people: left },
    pricing: pricingOf(totals),
  }
  const total = amountText(fromCents(totals.total_cents))
  return [
    changeTo(
      msg`Go with ${plural(left, { one: '# person', other: '# people' })}, ${total}`,
      operation,
      changed,
    ),
  ]
}

/** Orders again at the server's price (409 price_changed). */
function atNewPrice(operation: OperationRow): RecoveryAction[] {
  const body = bodyOf(operation)
  const { pricing, price = body.booking.price_per_person } = currentOf<TourQuote>(
    operation.answer?.body,
  )
  if (pricing === undefined) return []
  const changed: BookTour = {
    ...body,
    booking: { ...body.booking, ...(price === undefined ? {} : { price_per_person: price }) },
    pricing,
  }
  const total = amountText(pricing.total)
  return [changeTo(msg`Book at the new price, ${total}`, operation, changed)]
}

function blamesCode(operation: OperationRow): boolean {
  return 'promo_code' in (rowNow<ErrorBody>(operation.answer?.body).errors ?? {})
}

function withoutCode(operation: OperationRow): RecoveryAction {
  const body = bodyOf(operation)
  const { subtotal } = body.pricing
  const perPerson = roundHalfUp(toCents(subtotal) / body.booking.people)
  const changed: BookTour = {
    ...body,
    promo_code: null,
    pricing: {
      currency: houseMoneyHere().base,
      per_person: fromCents(perPerson),
      subtotal,
      discount: 0,
      total: subtotal,
    },
  }
  const total = amountText(subtotal)
  return changeTo(msg`Book without the code, ${total}`, operation, changed)
}
