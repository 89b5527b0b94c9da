import { Trans, useLingui } from '@lingui/react/macro'
import { Smartphone } from 'lucide-react'
import { BookingActions } from '#features/rooms/desk/booking-actions.tsx'
import { pendingLabels } from '#features/rooms/desk/booking-state.ts'
import { useRoomLabels } from '#features/rooms/desk/use-room-labels.ts'
import { daysText } from '#parts/day-and-amount.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { BoardRow } from '#parts/desk/board-list.tsx'
import { StayLink } from '#parts/desk/stay-link.tsx'
import { Badge } from '#ui/badge.tsx'
import type { LostRequest } from './money-day.ts'

/** A request whose room went to somebody else: who has it, and the two ways on. */
export function LostRequestItem({
  lost: { request, holder },
  steps,
}: {
  lost: LostRequest
  /** Its steps that the server does not have yet. */
  steps: readonly OperationRow[]
}) {
  const { t, i18n } = useLingui()
  const room = useRoomLabels()(request) || t`Room`
  const guest = holder.customer_name || t`Guest`
  const asked = daysText(request.check_in, request.check_out)
  const days = daysText(holder.check_in, holder.check_out)
  return (
    <BoardRow
      lead={room}
      who={<StayLink id={request.id}>{request.customer_name || t`Guest`}</StayLink>}
      notes={
        <>
          <Badge tone="conflict">
            {request.hold_until ? (
              i18n._(pendingLabels.lapsed)
            ) : (
              <Trans>Request without a room</Trans>
            )}
          </Badge>
          {steps.length > 0 && (
            <Badge tone="waiting" icon={<Smartphone />}>
              <Trans>Saved on this device</Trans>
            </Badge>
          )}
          <span className="basis-full">
            <Trans>
              Asked for {asked}. {guest} has the room, {days}: offer another room, or decline with a
              message.
            </Trans>
          </span>
        </>
      }
      action={
        steps.some(({ state }) => state === 'parked') ? undefined : (
          <BookingActions lost booking={request} only={['reschedule', 'cancel']} />
        )
      }
    />
  )
}
