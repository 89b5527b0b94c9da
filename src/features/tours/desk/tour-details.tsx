import { Plural, useLingui } from '@lingui/react/macro'
import { AnnouncedAlert } from '#parts/desk/announced-alert.tsx'
import { callTo, mailTo } from '#lib/contact-links.ts'
import { Alert } from '#ui/alert.tsx'
import { DateText, DateTimeText } from '#ui/date-text.tsx'
import { DescriptionList, type Description } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { DeskTourBooking } from './data.ts'
import { tourFlagWords, tourMethodWords } from './words.ts'

/** A tour booking's details, to read (spec 3 §2.5). */
export function TourDetails({ booking }: { booking: DeskTourBooking }) {
  const { t, i18n } = useLingui()
  const flag = tourFlagWords(booking.flag)
  return (
    <div className="grid gap-5">
      {flag && (
        <Alert tone="conflict" title={i18n._(flag.short)}>
          {i18n._(flag.todo)}
        </Alert>
      )}
      <AnnouncedAlert card={booking.card_announced} />
      {booking.cancel_reason && (
        <Alert tone="neutral" title={t`Cancelled`}>
          {booking.cancel_reason}
        </Alert>
      )}
      {booking.notes && (
        <p className="rounded-sm bg-waiting-ground px-3 py-2 text-waiting">{booking.notes}</p>
      )}
      <TourFacts booking={booking} />
      <GuestFacts booking={booking} />
    </div>
  )
}

function TourFacts({ booking }: { booking: DeskTourBooking }) {
  const { t, i18n } = useLingui()
  const method = tourMethodWords(booking.payment_method)
  const way = method ? i18n._(method) : booking.payment_method
  const items: Description[] = [
    { term: t`Tour`, detail: booking.tour_name || booking.tour_id },
    { term: t`Date`, detail: <DateText value={booking.date} format="weekday" /> },
    {
      term: t`People`,
      detail: <Plural value={booking.people} one="# person" other="# people" />,
    },
    {
      term: t`Payment`,
      detail: booking.room_number === null ? way : `${way}: ${booking.room_number}`,
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

function GuestFacts({ booking }: { booking: DeskTourBooking }) {
  const { t } = useLingui()
  const { customer_phone: phone, customer_email: email } = booking
  const items: Description[] = [{ term: t`Guest`, detail: booking.customer_name || t`Guest` }]
  if (phone) {
    const to = callTo(phone)
    items.push({ term: t`Phone`, detail: <TextLink href={to}>{phone}</TextLink> })
  }
  if (email) {
    const words = <span className="break-all">{email}</span>
    items.push({ term: t`Email`, detail: <TextLink href={mailTo(email)}>{words}</TextLink> })
  }
  if (booking.created_at) {
    const at = booking.device_time ?? booking.created_at
    items.push({ term: t`Booked`, detail: <DateTimeText value={at} format="short" /> })
  }
  if (booking.changed_at && booking.changed_at !== booking.created_at) {
    const by = booking.changed_by === 'guest' ? t`Guest` : booking.changed_by
    const at = <DateTimeText value={booking.changed_at} format="short" />
    items.push({
      term: t`Last changed`,
      detail: by ? (
        <>
          {by} · {at}
        </>
      ) : (
        at
      ),
    })
  }
  if (booking.code) {
    items.push({ term: t`Code`, detail: <span className="font-mono">{booking.code}</span> })
  }
  return <DescriptionList items={items} />
}
