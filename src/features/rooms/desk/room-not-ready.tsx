import { Trans } from '@lingui/react/macro'
import { BrushCleaning, DoorClosed, Wrench } from 'lucide-react'
import type { NotReady } from '#parts/desk/room-readiness.ts'
import { StatusLine } from '#ui/status-line.tsx'

/** Why the new room of a move is not ready. `now`: the guest needs it today. */
export function RoomNotReady({ why, now }: { why: NotReady; now: boolean }) {
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
          <Trans>Who slept there last is not checked out.</Trans>
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
