import { Trans, useLingui } from '@lingui/react/macro'
import { Alert } from '#ui/alert.tsx'
import { daysText } from '#parts/day-and-amount.ts'
import type { DeskBooking } from '../desk-booking.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { useLostRequests } from './lost-requests.ts'
import { useRoomLabels } from './use-room-labels.ts'

/** Who has the room that a request asks for, as far as this device knows. */
export function LostNote({ booking }: { booking: DeskBooking }) {
  const { t } = useLingui()
  const holder = useLostRequests(useHouseDay()).get(booking.id)
  const room = useRoomLabels()(booking) || t`Room`
  if (holder === undefined) return null
  const guest = holder.customer_name || t`Guest`
  const days = daysText(holder.check_in, holder.check_out)
  return (
    <Alert tone="conflict" title={t`The room is taken`}>
      <Trans>
        {guest} has {room}, {days}. Ask the guest before you approve another room.
      </Trans>
    </Alert>
  )
}
