import { Plural, useLingui } from '@lingui/react/macro'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { useGuestSummary } from '#parts/desk/guest-summary.tsx'
import { RowAlerts } from '#parts/desk/row-alerts.tsx'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList, type Description } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import type { DeskTourBooking } from './data.ts'
import { tourFlagLabels, tourMethodLabels } from './labels.ts'

/** A tour booking's details, to read (spec 3 §2.5). */
export function TourDetails({ booking }: { booking: DeskTourBooking }) {
  const guestFacts = useGuestSummary()
  return (
    <div className="grid gap-5">
      <RowAlerts row={booking} flag={tourFlagLabels(booking.flag)} />
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
