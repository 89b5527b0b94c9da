import { Plural, useLingui } from '@lingui/react/macro'
import { AnnouncedAlert } from '#parts/desk/announced-alert.tsx'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { CancelledAlert, useGuestSummary } from '#parts/desk/guest-summary.tsx'
import { Alert } from '#ui/alert.tsx'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList, type Description } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import type { DeskTourBooking } from './data.ts'
import { tourFlagLabels, tourMethodLabels } from './labels.ts'

/** A tour booking's details, to read (spec 3 §2.5). */
export function TourDetails({ booking }: { booking: DeskTourBooking }) {
  const { i18n } = useLingui()
  const guestFacts = useGuestSummary()
  const flag = tourFlagLabels(booking.flag)
  return (
    <div className="grid gap-5">
      {flag && (
        <Alert tone="conflict" title={i18n._(flag.short)}>
          {i18n._(flag.todo)}
        </Alert>
      )}
      <AnnouncedAlert card={booking.card_announced} />
      <CancelledAlert reason={booking.cancel_reason} />
      {booking.notes && (
        <p className="rounded-sm bg-waiting-ground px-3 py-2 text-waiting">{booking.notes}</p>
      )}
      <TourSummary booking={booking} />
      <DescriptionList
        items={guestFacts(booking, { of: guestOrderOf('tour', booking), booked: true })}
      />
    </div>
  )
}

function TourSummary({ booking }: { booking: DeskTourBooking }) {
  const { t, i18n } = useLingui()
  const method = tourMethodLabels(booking.payment_method)
  const paymentMethod = method ? i18n._(method) : booking.payment_method
  const items: Description[] = [
    { term: t`Tour`, detail: booking.tour_name || booking.tour_id },
    { term: t`Date`, detail: <DateText value={booking.date} format="weekday" /> },
    {
      term: t`People`,
      detail: <Plural value={booking.people} one="# person" other="# people" />,
    },
    {
      term: t`Payment`,
      detail:
        booking.room_number === null ? paymentMethod : `${paymentMethod}: ${booking.room_number}`,
    },
  ]
  if (booking.discount > 0) {
    const code = booking.promo_code ?? ''
    items.push({
      term: code === '' ? t`Discount` : t`Discount (${code})`,
      detail: <Money amount={-booking.discount} />,
    })
  }
  items.push({
    term: t`Total`,
    detail: <Money amount={booking.total} className="text-lg font-semibold" />,
  })
  return <DescriptionList items={items} />
}
