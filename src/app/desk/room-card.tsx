import { Trans, useLingui } from '@lingui/react/macro'
import { Hand, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Room } from '#features/rooms/data.ts'
import { RoomTypeText } from '#features/rooms/parts/room-type.tsx'
import { cx } from '#ui/cx.ts'
import { Money } from '#ui/money.tsx'

/** A room to choose, as a large button: number first, since keys hang under it. */
export function RoomCard({
  type,
  id,
  room,
  checked,
  disabled = false,
  onChange,
  note,
  foot,
}: {
  /** One of the rooms, or several. */
  type: 'radio' | 'checkbox'
  id: string | undefined
  room: Room
  checked: boolean
  disabled?: boolean
  onChange: () => void
  note?: ReactNode
  foot?: ReactNode
}) {
  const { t } = useLingui()
  return (
    <label
      className={cx(
        'relative grid content-start gap-1 rounded-md border p-3 transition-colors',
        'has-checked:border-primary has-checked:bg-primary-soft has-checked:inset-ring has-checked:inset-ring-primary',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        foot ? 'min-h-24' : 'min-h-20',
        disabled
          ? 'cursor-not-allowed border-dashed border-control-border bg-sunken text-ink-soft'
          : 'cursor-pointer border-control-border bg-surface hover:border-primary',
      )}
    >
      <input
        type={type}
        id={id}
        name="room"
        value={room.id}
        checked={checked}
        disabled={disabled}
        aria-label={t`Room ${room.number} ${room.title ?? ''}`}
        onChange={onChange}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      <span className="flex items-baseline justify-between gap-2">
        <span className="font-display text-xl font-semibold tabular">{room.number}</span>
        <Money cents={room.pricePerNightCents} className="font-semibold" />
      </span>
      <span className="truncate text-sm">{room.title ?? <RoomTypeText type={room.type} />}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span className="flex items-center gap-1">
          <Users className="size-4" />
          {room.capacity}
          <span className="sr-only">
            <Trans>guests at most</Trans>
          </span>
        </span>
        {note}
      </span>
      {foot && <span className="mt-auto">{foot}</span>}
    </label>
  )
}

/** Of a room that a guest asked for: the request keeps it from nobody at the desk. */
export function AskedFor() {
  return (
    <span className="flex items-center gap-1 text-waiting">
      <Hand className="size-4" />
      <Trans>asked for</Trans>
    </span>
  )
}
