import { Trans, useLingui } from '@lingui/react/macro'
import { offline } from '#offline/offline.ts'
import { Alert } from '#ui/alert.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { daysText } from '#parts/day-and-amount.ts'
import type { DeskBooking } from '../desk-booking.ts'
import type { NewRoomState } from './new-room-state.ts'
import { RequestsTakenOver } from './requests-taken-over.tsx'
import { isRequest, type RoomChoice } from './room-choice.ts'
import { BrushCleaning, DoorClosed, Wrench } from 'lucide-react'
import { useRoomOccupant, type NotReady } from '#parts/desk/room-readiness.ts'

/**
 * What is to be known of a move's room, as far as this device knows; the server decides: whether it
 * is free for these nights, whose requests it takes the room from, and whether it is ready.
 */
export function RoomFree({
  booking,
  choice,
  notReady,
  asOf,
  brief = false,
}: {
  /** The booking that is moved. */
  booking: DeskBooking
  choice: RoomChoice | undefined
  notReady: NewRoomState | null
  asOf: string | null
  /** One line each. */
  brief?: boolean
}) {
  const asks = isRequest(booking, offline().clock.now())
  return (
    <div className={brief ? 'contents' : 'grid gap-2'}>
      <RoomState choice={choice} brief={brief} />
      {choice !== undefined && choice.state !== 'taken' && (
        <RequestsTakenOver requests={choice.requests} asks={asks} />
      )}
      {notReady && <RoomNotReady {...notReady} roomId={choice?.room.id ?? ''} />}
      <AsOf at={asOf} />
    </div>
  )
}

/** `brief`: one line each. */
function RoomState({ choice, brief }: { choice: RoomChoice | undefined; brief: boolean }) {
  const { t } = useLingui()
  const className = brief ? 'flex-nowrap!' : undefined
  switch (choice?.state) {
    case undefined:
      return (
        <StatusLine>
          <Trans>This device does not know whether the room is free then.</Trans>
        </StatusLine>
      )
    case 'free':
      return (
        <StatusLine tone="confirmed">
          <Trans>The room is free for these nights.</Trans>
        </StatusLine>
      )
    case 'too-small':
      return (
        <StatusLine tone="conflict" className={className}>
          <Trans>The room is too small for these guests.</Trans>
        </StatusLine>
      )
    case 'not-offered':
      return (
        <StatusLine tone="conflict" className={className}>
          <Trans>The room is not offered for these nights.</Trans>
        </StatusLine>
      )
    case 'taken': {
      const { by } = choice
      const guest = by?.customer_name || t`Guest`
      const days = by ? daysText(by.check_in, by.check_out) : ''
      const words = (
        <Trans>
          {guest} has it {days}. Choose another room or other dates.
        </Trans>
      )
      return brief ? (
        <StatusLine tone="conflict" className={className}>
          {words}
        </StatusLine>
      ) : (
        <Alert tone="conflict" title={t`The room is taken`}>
          {words}
        </Alert>
      )
    }
  }
}

/** Why the new room of a move is not ready. `now`: the guest needs it today. */
function RoomNotReady({ why, now, roomId }: { why: NotReady; now: boolean; roomId: string }) {
  const { t } = useLingui()
  const occupant = useRoomOccupant()(roomId) || t`Guest`
  switch (why) {
    case 'dirty':
      return (
        <StatusLine tone="waiting" icon={<BrushCleaning />}>
          <Trans>The room is to be made up first.</Trans>
        </StatusLine>
      )
    case 'occupied':
      return (
        <StatusLine tone="waiting" icon={<DoorClosed />}>
          <Trans>{occupant} has not checked out yet.</Trans>
        </StatusLine>
      )
    case 'out_of_order':
      return (
        <StatusLine tone="error" icon={<Wrench />}>
          {now ? (
            <Trans>The room is out of order.</Trans>
          ) : (
            <Trans>
              The room is out of order now. It must be put right before the guest comes.
            </Trans>
          )}
        </StatusLine>
      )
  }
}
