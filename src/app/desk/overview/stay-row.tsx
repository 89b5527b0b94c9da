import { Trans, useLingui } from '@lingui/react/macro'
import { Smartphone } from 'lucide-react'
import type { BookingStep } from '#domain/booking-steps.ts'
import { BookingActions } from '#features/rooms/desk/booking-actions.tsx'
import type { DeskBooking } from '#features/rooms/desk-booking.ts'
import { BalanceLine } from '#features/rooms/desk/balance-line.tsx'
import { useRoomLabels } from '#features/rooms/desk/use-room-labels.ts'
import { flagLabels } from '#features/rooms/desk/labels.ts'
import { StateBadge } from '#features/rooms/desk/state-badge.tsx'
import type { OperationRow } from '#offline/db/schema.ts'
import { ByWhom } from '#parts/desk/by-whom.tsx'
import { StayLink } from '#parts/desk/stay-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { DateText } from '#ui/date-text.tsx'
import { ReadinessBadge } from '../readiness-badge.tsx'
import { whyNotReady, type Readiness } from '#parts/desk/room-readiness.ts'
import { BoardRow } from '#parts/desk/board-list.tsx'

/** One stay: the room first, since keys are sorted by room. */
export function StayRow({
  booking,
  today,
  steps,
  owed,
  readiness,
  only,
}: {
  booking: DeskBooking
  today: string
  /** Operations of this device that the server does not have yet. */
  steps: readonly OperationRow[]
  /** Cents of a dollar. */
  owed: number
  /** Of its room, for whoever is still to come. */
  readiness?: Readiness
  /** The steps that belong to this list. */
  only: readonly BookingStep[]
}) {
  const { t, i18n } = useLingui()
  const room = useRoomLabels()(booking)
  const flag = flagLabels(booking.flag)
  const waiting = steps.some(({ state }) => state !== 'parked')
  const parked = steps.some(({ state }) => state === 'parked')
  const comes = readiness !== undefined
  return (
    <BoardRow
      lead={room || t`Room`}
      who={
        <StayLink id={booking.id} className="break-words">
          {booking.customer_name || t`Guest`}
        </StayLink>
      }
      notes={
        <>
          {waiting && (
            <Badge tone="waiting" icon={<Smartphone />}>
              <Trans>Saved on this device</Trans>
            </Badge>
          )}
          {parked && (
            <Badge tone="conflict">
              <Trans>Needs your decision</Trans>
            </Badge>
          )}
          <ByWhom steps={steps} />
          {flag && <Badge tone="conflict">{i18n._(flag.short)}</Badge>}
          {comes && booking.check_in < today && (
            <Badge tone="waiting">
              <Trans>
                Expected <DateText value={booking.check_in} format="short" />
              </Trans>
            </Badge>
          )}
          {!comes && booking.check_out < today && (
            <Badge tone="error">
              <Trans>
                Should have left <DateText value={booking.check_out} format="short" />
              </Trans>
            </Badge>
          )}
          {booking.status === 'pending' && !waiting && <StateBadge booking={booking} />}
          {booking.check_out > today && (
            <span>
              <Trans>
                stays until <DateText value={booking.check_out} format="short" />
              </Trans>
            </span>
          )}
          {comes && <ReadinessBadge readiness={readiness} roomId={booking.room_id} />}
          <BalanceLine stayId={booking.id} owed={owed} />
        </>
      }
      action={
        parked ? undefined : (
          <BookingActions
            booking={booking}
            only={only}
            room={readiness === undefined ? null : whyNotReady(readiness)}
          />
        )
      }
    />
  )
}
