import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import { SavedHere } from '#parts/desk/saved-here.tsx'
import { StayLink } from '#parts/desk/stay-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { BookingActions } from '../booking-actions.tsx'
import type { DeskBooking } from '../../desk-booking.ts'
import { BalanceLine } from '../balance-line.tsx'
import { isStay } from '../booking-balance.ts'
import { useBookingBalance } from '../use-booking-balance.ts'
import { StateBadge } from '../state-badge.tsx'
import { useRoomAndDays } from '../use-room-labels.ts'
import { paymentLabels } from '#parts/desk/booking-labels.ts'
import { flagLabels } from '../labels.ts'

export interface StayCardProps {
  booking: DeskBooking
  /** Steps of this person that the server does not have yet. */
  steps: readonly OperationRow[]
  onView: () => void
  /** Link to this booking's stopped operation: no further step is allowed before it. */
  onDecide: () => void
}

/** One stay with its steps: View, Approve, Reschedule, Cancel (spec 3 §2.4). */
export function StayCard({ booking, steps, onView, onDecide }: StayCardProps) {
  const { t } = useLingui()
  const guest = booking.customer_name || t`Guest`
  const parked = steps.some(({ state }) => state === 'parked')
  return (
    <article aria-label={guest} className="grid gap-2.5">
      <StayHead booking={booking} steps={steps} />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onView}>
          <Trans>View</Trans>
        </Button>
        {parked ? (
          <Button variant="secondary" onClick={onDecide}>
            <Trans>Decide</Trans>
          </Button>
        ) : (
          <BookingActions booking={booking} terms="stay" />
        )}
      </div>
    </article>
  )
}

/** Guest, room, nights, status, and the steps that only this device has. */
export function StayHead({ booking, steps }: Pick<StayCardProps, 'booking' | 'steps'>) {
  const { t, i18n } = useLingui()
  const which = useRoomAndDays(booking)
  const flag = flagLabels(booking.flag)
  const payment = paymentLabels[booking.payment_status]
  const owed = useBookingBalance()(booking)
  const waiting = steps.filter(({ state }) => state !== 'parked').length
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="text-base font-semibold">
          <StayLink id={booking.id}>{booking.customer_name || t`Guest`}</StayLink>
        </h3>
        {/* Nothing looks confirmed before the server has it. */}
        <StateBadge booking={booking} waiting={waiting > 0} />
        {flag && <Badge tone="conflict">{i18n._(flag.short)}</Badge>}
        {steps.length > waiting && (
          <Badge tone="conflict">
            <Trans>Needs your decision</Trans>
          </Badge>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        {which}
        {' · '}
        <Plural value={booking.nights} one="# night" other="# nights" />
        {' · '}
        {isStay(booking) ? (
          <BalanceLine stayId={booking.id} owed={owed} />
        ) : (
          payment && i18n._(payment)
        )}
      </p>
      <SavedHere count={waiting} steps={steps} />
    </div>
  )
}

/** Scrolls to the decision cards at the top of the screen, and focuses their heading. */
export function showDecisions(): void {
  const heading = document.querySelector<HTMLElement>('#needs-decision')
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}
