import { Trans, useLingui } from '@lingui/react/macro'
import { BrushCleaning, CircleCheck, DoorClosed, Wrench } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { useRoomOccupant, type Readiness } from '#parts/desk/room-readiness.ts'

/** How a room is for whoever comes next; nothing where that is not known. */
export function ReadinessBadge({ readiness, roomId }: { readiness: Readiness; roomId: string }) {
  const { t } = useLingui()
  const name = useRoomOccupant()(roomId) || t`Guest`
  switch (readiness) {
    case 'unknown':
      return null
    case 'ready':
      return (
        <Badge tone="confirmed" icon={<CircleCheck />} className="rounded-md!">
          <Trans>Ready</Trans>
        </Badge>
      )
    case 'dirty':
      return (
        <Badge tone="waiting" icon={<BrushCleaning />} className="rounded-md!">
          <Trans>Not ready: dirty</Trans>
        </Badge>
      )
    case 'occupied':
      return (
        <Badge tone="waiting" icon={<DoorClosed />} className="rounded-md!">
          <Trans>Not ready: {name} has not checked out</Trans>
        </Badge>
      )
    case 'out_of_order':
      return (
        <Badge tone="error" icon={<Wrench />} className="rounded-md!">
          <Trans>Out of order</Trans>
        </Badge>
      )
  }
}
