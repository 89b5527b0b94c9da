import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Hand, Users } from 'lucide-react'
import { maxStayNights } from '#domain/stays.ts'
import { RoomTypeText } from '#features/rooms/parts/room-type.tsx'
import { cx } from '#ui/cx.ts'
import { Money } from '#ui/money.tsx'
import { ReadinessBadge } from '../readiness-badge.tsx'
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
  const { t } = useLingui()
  return (
    <fieldset role="radiogroup" aria-invalid={error !== null} className="grid min-w-0 gap-2">
      <legend className="sr-only">
        <Trans>Room</Trans>
      </legend>
      {error && <p className="font-medium text-error">{error}</p>}
      <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {rooms.map(({ room, readiness, nights, requests }, at) => {
          const out = readiness === 'out_of_order'
          return (
            <label
              key={room.id}
              className={cx(
                'relative grid min-h-24 content-start gap-1 rounded-md border p-3 transition-colors',
                'has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring has-checked:inset-ring-primary',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                out
                  ? 'cursor-not-allowed border-dashed border-control-border bg-sunken text-ink-soft'
                  : 'cursor-pointer border-control-border bg-surface hover:border-primary',
              )}
            >
              <input
                type="radio"
                id={at === 0 ? id : undefined}
                name="room"
                value={room.id}
                checked={room.id === chosen}
                disabled={out}
                aria-label={t`Room ${room.number} ${room.title ?? ''}`}
                onChange={() => onChoose(room.id)}
                className="absolute inset-0 size-full cursor-[inherit] opacity-0"
              />
              <span className="flex items-baseline justify-between gap-2">
                <span className="font-display text-xl font-semibold tabular">{room.number}</span>
                <Money cents={room.pricePerNightCents} className="font-semibold" />
              </span>
              <span className="truncate text-sm">
                {room.title ?? <RoomTypeText type={room.type} />}
              </span>
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
                <span className="flex items-center gap-1">
                  <Users aria-hidden="true" className="size-4" />
                  {room.capacity}
                  <span className="sr-only">
                    <Trans>guests at most</Trans>
                  </span>
                </span>
                {nights < maxStayNights && (
                  <Plural value={nights} one="one night only" other="# nights at most" />
                )}
                {requests.some(({ check_in }) => check_in <= today) && (
                  <span className="flex items-center gap-1 text-waiting">
                    <Hand aria-hidden="true" className="size-4" />
                    <Trans>asked for</Trans>
                  </span>
                )}
              </span>
              <span className="mt-auto">
                <ReadinessBadge readiness={readiness} />
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
