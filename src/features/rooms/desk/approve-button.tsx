import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import type { DeskBooking } from '../desk-booking.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { useLostRequests } from './lost-requests.ts'

/**
 * Approves at once. Where the room went to somebody else the house would refuse it, so another room
 * is offered first.
 */
export function ApproveButton({
  booking,
  busy,
  onApprove,
  onNoRoom,
}: {
  booking: DeskBooking
  busy: boolean
  onApprove: () => void
  onNoRoom: () => void
}) {
  const isLost = useLostRequests(useHouseDay()).has(booking.id)
  return (
    <Button busy={busy} onClick={isLost ? onNoRoom : onApprove}>
      <Trans>Approve</Trans>
    </Button>
  )
}
