import { Trans } from '@lingui/react/macro'
import { Badge } from '#ui/badge.tsx'
import { DateText } from '#ui/date-text.tsx'
import type { Room } from '../data.ts'

/** That a room cannot be had, and until when; nothing where it can. */
export function UnavailableBadge({ room }: { room: Pick<Room, 'available' | 'availableFrom'> }) {
  if (room.available) return null
  return (
    <Badge tone="neutral">
      <Trans>Unavailable</Trans>
      {room.availableFrom !== null && (
        <>
          {' '}
          <Trans>
            until <DateText value={room.availableFrom} format="short" />
          </Trans>
        </>
      )}
    </Badge>
  )
}
