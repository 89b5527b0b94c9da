import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { BookTour, TourFull } from '#contract/tour-bookings.ts'
import { currentOf } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { refusalText } from '#offline/refusal-text.ts'
import { DateText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'
import { hasLeftAt, type TourQuote } from '../operations/book.ts'

/**
 * Why the server refused a booking. Our text for what is about a day, since the server writes days
 * as numbers. The rest in the server's text in English, and in ours in other languages where we
 * know the reason.
 */
export function TourRefusal({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const { answer } = operation
  const code = answer?.code ?? ''
  const departure = hasLeftAt(operation)
  if (departure !== null) {
    const { date } = (operation.body as BookTour).booking
    return (
      <Trans>
        This tour left at {departure} on <DateText value={date} />.
      </Trans>
    )
  }
  if (DAY_CODES.includes(code) || (i18n.locale !== 'en' && TRANSLATED_CODES.includes(code))) {
    return <KnownReason operation={operation} />
  }
  return refusalText(answer, i18n) ?? <Trans>Failed to place booking.</Trans>
}

const DAY_CODES = ['too_late', 'tour_full']
const TRANSLATED_CODES = ['item_unavailable', 'price_changed']

function KnownReason({ operation }: { operation: OperationRow }) {
  const { booking } = operation.body as BookTour
  const { spots_left = 0, pricing } = currentOf<TourFull & TourQuote>(operation.answer?.body)
  const name = operation.words.detail
  switch (operation.answer?.code) {
    case 'too_late':
      return (
        <Trans>
          The day you asked for, <DateText value={booking.date} />, has passed.
        </Trans>
      )
    case 'tour_full':
      return (
        <>
          <DateText value={booking.date} format="weekday" />
          {': '}
          <Plural
            value={spots_left}
            _0="no places are left."
            one="only # place is left."
            other="only # places are left."
          />
        </>
      )
    case 'item_unavailable':
      return <Trans>No longer available: {name}.</Trans>
    default:
      return (
        <Trans>
          The price has changed since it was booked: it is now{' '}
          <Money amount={pricing?.total ?? 0} />.
        </Trans>
      )
  }
}
