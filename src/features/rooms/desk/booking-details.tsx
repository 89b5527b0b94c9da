import { Trans, useLingui } from '@lingui/react/macro'
import { callTo, mailTo } from '#lib/contact-links.ts'
import { toCents } from '#domain/money.ts'
import { CancelledAlert } from '#parts/desk/guest-summary.tsx'
import { LeftOwing } from '#parts/desk/left-owing.tsx'
import { FlagAlert } from '#parts/desk/row-alerts.tsx'
import { StayLink } from '#parts/desk/stay-link.tsx'
import { Alert } from '#ui/alert.tsx'
import { DateText, DateTimeText } from '#ui/date-text.tsx'
import { DescriptionList, type Description } from '#ui/description-list.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ExtrasText } from '../parts/extras-text.tsx'
import { RoomTypeText } from '../parts/room-type.tsx'
import { GuestsText, NightsBelow } from '../parts/stay-facts.tsx'
import type { DeskBooking } from '../desk-booking.ts'
import { LostNote } from './lost-note.tsx'
import { AgreedRate } from './reserve/agreed-rate.tsx'
import { HoldNote } from './reserve/hold-note.tsx'
import { MoneySummary } from './money-summary.tsx'
import { useRoomLabels } from './use-room-labels.ts'
import { flagLabels } from './labels.ts'

/** A booking's details, read only (spec 3 §2.5). `now`: ms, the server's clock. */
export function BookingDetails({ booking, now }: { booking: DeskBooking; now: number }) {
  return (
    <div className="grid gap-5">
      <FlagAlert flag={flagLabels(booking.flag)} />
      <LostNote booking={booking} />
      <CancelledAlert reason={booking.cancel_reason} />
      {(booking.owing ?? booking.owing_reason ?? null) !== null && (
        <Alert tone="waiting">
          <LeftOwing
            cents={typeof booking.owing === 'number' ? toCents(booking.owing) : null}
            reason={booking.owing_reason ?? null}
          />
        </Alert>
      )}
      {booking.notes && (
        <p className="rounded-sm bg-waiting-ground px-3 py-2 text-waiting">{booking.notes}</p>
      )}
      <AgreedRate booking={booking} />
      <HoldNote booking={booking} />
      <StaySummary booking={booking} now={now} />
      <MoneySummary booking={booking} />
      <GuestSummary booking={booking} />
    </div>
  )
}

function StaySummary({ booking, now }: { booking: DeskBooking; now: number }) {
  const { t } = useLingui()
  const room = useRoomLabels()(booking)
  const { held_until: heldUntil } = booking
  const items: Description[] = [
    {
      term: t`Guest`,
      detail: <StayLink id={booking.id}>{booking.customer_name || t`Guest`}</StayLink>,
    },
    {
      term: t`Room`,
      detail: (
        <>
          {room || t`Room`}
          {booking.room_type && (
            <span className="block text-sm font-normal text-ink-soft">
              <RoomTypeText type={booking.room_type} />
            </span>
          )}
        </>
      ),
    },
    { term: t`Check-in`, detail: <DateText value={booking.check_in} format="weekday" /> },
    {
      term: t`Check-out`,
      detail: (
        <>
          <DateText value={booking.check_out} format="weekday" />
          <NightsBelow nights={booking.nights} />
        </>
      ),
    },
    { term: t`Guests`, detail: <GuestsText of={booking} /> },
    { term: t`Extras`, detail: <ExtrasText extras={booking.extras} /> },
  ]
  if (booking.hold_until == null && heldUntil !== null && Date.parse(heldUntil) > now) {
    items.push({
      term: t`Held for a payment`,
      detail: (
        <Trans>
          until <DateTimeText value={heldUntil} format="short" />
        </Trans>
      ),
    })
  }
  return <DescriptionList items={items} />
}

/** The guest's contact, and where the booking came from. */
function GuestSummary({ booking }: { booking: DeskBooking }) {
  const { t } = useLingui()
  const { customer_phone: phone, customer_email: email } = booking
  const items: Description[] = []
  if (phone) {
    const to = callTo(phone)
    items.push({ term: t`Phone`, detail: <TextLink href={to}>{phone}</TextLink> })
  }
  if (email) {
    const words = <span className="break-all">{email}</span>
    items.push({
      term: t`Email`,
      detail: <TextLink href={mailTo(email)}>{words}</TextLink>,
    })
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
