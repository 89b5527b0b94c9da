import { Plural, Trans } from '@lingui/react/macro'
import { maxStayNights } from '#domain/stays.ts'
import { ReadinessBadge } from '../readiness-badge.tsx'
import { AskedFor, RoomCard } from '../room-card.tsx'
import { fieldId, type NewStayFields } from '../new-stay/use-new-stay.ts'
import type { Problem, WalkInForm } from './form.ts'
import type { FreeRoom } from './free-tonight.ts'

/** Every room that can be had tonight, as large buttons: number first, since keys hang under it. */
export function RoomChoice({
  form,
  errorOf,
  onChange,
  rooms,
  day,
}: NewStayFields<WalkInForm, Problem> & {
  rooms: readonly FreeRoom[]
  /** Of the first night. */
  day: string
}) {
  const error = errorOf('room')
  return (
    <section aria-labelledby="walk-in-rooms" className="grid gap-3">
      <h2 id="walk-in-rooms" className="text-lg">
        <Trans>Free tonight</Trans>{' '}
        <span className="font-normal text-ink-soft tabular">{rooms.length}</span>
      </h2>
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
              id={at === 0 ? fieldId('room') : undefined}
              room={room}
              checked={room.id === form.roomId}
              disabled={readiness === 'out_of_order'}
              onChange={() => onChange({ roomId: room.id })}
              note={
                <>
                  {nights < maxStayNights && (
                    <Plural value={nights} one="one night only" other="# nights at most" />
                  )}
                  {requests.some(({ check_in }) => check_in <= day) && <AskedFor />}
                </>
              }
              foot={<ReadinessBadge readiness={readiness} roomId={room.id} />}
            />
          ))}
        </div>
      </fieldset>
    </section>
  )
}
