import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Mail, Phone, Smartphone } from 'lucide-react'
import type { FolioView } from '#features/folio/desk/use-folio.ts'
import { KnownGuest } from '#features/customers/desk/known-guest.tsx'
import { BookingActions } from '#features/rooms/desk/booking-actions.tsx'
import { showDecisions } from '#features/rooms/desk/calendar/stay-card.tsx'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { isStay } from '#features/rooms/desk/booking-balance.ts'
import { StateBadge } from '#features/rooms/desk/state-badge.tsx'
import type { DeskBookings } from '#features/rooms/desk/use-bookings.ts'
import { useServices } from '#features/rooms/desk/use-services.ts'
import { callTo, mailTo } from '#lib/contact-links.ts'
import { DeskHeading } from '#parts/desk-heading.tsx'
import { SavedHere } from '#parts/desk/saved-here.tsx'
import { whyNotReady } from '#parts/desk/room-readiness.ts'
import { contactOf } from '#parts/desk/service-desk.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { useReadiness } from '../use-readiness.ts'

/** Who it is, where and when, what is owed, and the next steps. */
export function StayHead({
  booking,
  bookings,
  view,
}: {
  booking: DeskBooking
  bookings: Pick<DeskBookings, 'bookings' | 'waiting'>
  view: FolioView
}) {
  const { t } = useLingui()
  const services = useServices()
  const steps = bookings.waiting.get(booking.id) ?? []
  const waiting = steps.filter(({ state }) => state !== 'parked').length
  const [room = '', ...more] = services(booking)
  return (
    <header className="grid gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 content-start gap-1.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm font-semibold text-primary">
          <span>
            <Trans>Stay</Trans>
            {booking.code && <span className="ml-2 font-mono text-ink-soft">{booking.code}</span>}
          </span>
          {/* Nothing looks confirmed before the house has it. */}
          <StateBadge booking={booking} waiting={waiting > 0} />
        </p>
        <DeskHeading
          title={booking.customer_name || t`Guest`}
          tab={t`Stay`}
          className="text-2xl wrap-anywhere"
        />
        <p>
          <strong className="font-semibold">{room || t`Room`}</strong> ·{' '}
          <DateText value={booking.check_in} format="weekday" /> –{' '}
          <DateText value={booking.check_out} format="weekday" /> ·{' '}
          <Plural value={booking.nights} one="# night" other="# nights" />
        </p>
        {more.length > 0 && <p className="text-ink-soft">{more.join(' · ')}</p>}
        <Contacts booking={booking} />
        <SavedHere count={waiting} steps={steps} />
      </div>
      <div className="grid content-start md:justify-items-end md:text-right">
        <Owed booking={booking} view={view} />
      </div>
      {/* Beside the name they would leave it a column of one word. */}
      <div className="md:col-span-2">
        <Steps booking={booking} bookings={bookings} parked={steps.length > waiting} />
      </div>
    </header>
  )
}

function Contacts({ booking }: { booking: DeskBooking }) {
  const { customer_phone: phone, customer_email: email } = booking
  return (
    <div className="-ml-3 flex flex-wrap items-center gap-x-1 empty:hidden">
      {phone && (
        <ButtonLink variant="quiet" href={callTo(phone)} icon={<Phone />}>
          {phone}
        </ButtonLink>
      )}
      {email && (
        <ButtonLink variant="quiet" href={mailTo(email)} icon={<Mail />}>
          <span className="break-all">{email}</span>
        </ButtonLink>
      )}
      <span className="pl-3 empty:hidden">
        <KnownGuest contact={contactOf(booking)} />
      </span>
    </div>
  )
}

/** The one balance. Where this device changes the house's, both are said. */
function Owed({ booking, view }: { booking: DeskBooking; view: FolioView }) {
  const { atHouse, folio } = view
  const { balance } = folio
  if (booking.status === 'cancelled' && balance === 0) return null
  return (
    <div className="grid gap-1 md:justify-items-end">
      <p className="font-display text-2xl font-semibold tabular">
        {balance === 0 ? (
          <Trans>Paid</Trans>
        ) : balance < 0 ? (
          <Trans>
            <Money cents={-balance} /> paid too much
          </Trans>
        ) : isStay(booking) ? (
          <Trans>
            <Money cents={balance} /> owed
          </Trans>
        ) : (
          <Trans>
            <Money cents={balance} /> to pay
          </Trans>
        )}
      </p>
      {atHouse !== null && (
        <StatusLine tone="waiting" icon={<Smartphone />}>
          <TwoFigures atHouse={atHouse} here={balance} />
        </StatusLine>
      )}
    </div>
  )
}

function TwoFigures({ atHouse, here }: { atHouse: number; here: number }) {
  return (
    <Trans>
      <Money cents={atHouse} /> at the house, <Money cents={here} /> with what waits on this device
    </Trans>
  )
}

function Steps({
  booking,
  bookings,
  parked,
}: {
  booking: DeskBooking
  bookings: Pick<DeskBookings, 'bookings' | 'waiting'>
  /** A step of it needs a decision: no other may pass it. */
  parked: boolean
}) {
  const today = useHouseDay()
  const readiness = useReadiness(bookings, today)(booking.room_id)
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {parked ? (
        <>
          <Badge tone="conflict">
            <Trans>Needs your decision</Trans>
          </Badge>
          <Button variant="secondary" onClick={showDecisions}>
            <Trans>Decide</Trans>
          </Button>
        </>
      ) : (
        <BookingActions changesRoom booking={booking} room={whyNotReady(readiness)} />
      )}
    </div>
  )
}
