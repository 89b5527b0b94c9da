import { Plural, Trans } from '@lingui/react/macro'
import { maxStayNights } from '#domain/stays.ts'
import { ReadinessBadge } from '../readiness-badge.tsx'
import { AskedFor, RoomCard } from '../room-card.tsx'
import type { FreeRoom } from './free-tonight.ts'

/** Every room that can be had tonight, as large buttons: number first, since keys hang under it. */
export function RoomChoice({
  id,
  rooms,
  chosen,
  today,
  error,
  onChoose,
}: {
  id: string
  rooms: readonly FreeRoom[]
  chosen: string
  /** The house's day. */
  today: string
  error: string | null
  onChoose: (roomId: string) => void
}) {
  return (
    <fieldset role="radiogroup" aria-invalid={error !== null} className="grid min-w-0 gap-2">
      <legend className="sr-only">
        <Trans>Room</Trans>
      </legend>
      {error && <p className="font-medium text-error">{error}</p>}
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {rooms.map(({ room, readiness, nights, requests }, at) => (
          <RoomCard
            key={room.id}
            type="radio"
            id={at === 0 ? id : undefined}
            room={room}
            checked={room.id === chosen}
            disabled={readiness === 'out_of_order'}
            onChange={() => onChoose(room.id)}
            note={
              <>
                {nights < maxStayNights && (
                  <Plural value={nights} one="one night only" other="# nights at most" />
                )}
                {requests.some(({ check_in }) => check_in <= today) && <AskedFor />}
              </>
            }
            foot={<ReadinessBadge readiness={readiness} />}
          />
        ))}
      </div>
    </fieldset>
  )
}
