import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { tours } from '#contract/services/tours.ts'
import type { BookTour } from '#contract/tour-bookings.ts'
import type { TourBookingStatus } from '#domain/tours.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { codeOf } from '#parts/own-requests.ts'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'

/** A tour booking's states at the house, as a guest reads them. */
export const tourStatusLabels: Record<TourBookingStatus, MessageDescriptor> = {
  pending: msg`Your places are kept; waiting for the house to approve it`,
  approved: msg`Approved`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
}

/** What was booked, from the operation on the device; the tour's name is `words.detail`. */
export function TourSummary({ operation }: { operation: OperationRow }) {
  const { t } = useLingui()
  const { booking, customer, notes, pricing, payment } = operation.body as BookTour
  const { room_number: room, reference } = payment
  return (
    <DescriptionList
      items={[
        { term: t`Tour`, detail: operation.words.detail || booking.tour_id },
        { term: t`Date`, detail: <DateText value={booking.date} format="weekday" /> },
        {
          term: t`People`,
          detail: <Plural value={booking.people} one="# person" other="# people" />,
        },
        { term: t`Name`, detail: customer.name },
        { term: t`Wishes`, detail: notes || null },
        {
          term: t`Payment`,
          detail: {
            room: <Trans>Charged to room {room}</Trans>,
            cash: <Trans>On arrival</Trans>,
            card: reference ? <Trans>By card: {reference}</Trans> : <Trans>By card</Trans>,
          }[payment.method],
        },
        {
          term: t`Discount`,
          detail: pricing.discount > 0 && <Money amount={-pricing.discount} />,
        },
        { term: t`Per person`, detail: <Money amount={pricing.per_person} /> },
        {
          term: t`Total`,
          detail: <Money amount={pricing.total} className="text-lg font-semibold" />,
        },
        {
          term: t`Code`,
          detail: <span className="font-mono tracking-wide">{codeOf(tours, operation)}</span>,
        },
      ]}
    />
  )
}
