import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { addDays, isCalendarDay } from '#domain/days.ts'
import { maxAdults, nightsOf } from '#domain/stays.ts'
import { RequestsTakenOver } from '#features/rooms/desk/requests-taken-over.tsx'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/date-field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Money } from '#ui/money.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { AskedFor, RoomCard } from '../room-card.tsx'
import { fieldId } from '../new-stay/use-new-stay.ts'
import { oneRoom, spanOf, type ChosenRoom } from './form.ts'
import type { ReserveFields } from './use-reserve.ts'

/** Nights and rooms: those that were chosen with their guests, and the others that are free. */
export function RoomsFields(props: ReserveFields) {
  const { form, known, errorOf, onChange } = props
  const { today, free, requests } = known
  const { t } = useLingui()
  const { checkIn, checkOut, rooms } = form
  const [adding, setAdding] = useState(false)
  const chosen = new Set(rooms.map(({ roomId }) => roomId))
  const shown = rooms.length === 0 || adding
  const span = spanOf(form)
  const nights = span ? nightsOf(span.check_in, span.check_out) : 1

  function arrive(day: string) {
    // The stay keeps its length: who calls again says another day of arrival.
    onChange({ checkIn: day, ...(isCalendarDay(day) && { checkOut: addDays(day, nights) }) })
  }

  return (
    <section aria-labelledby="reserve-rooms-title" className="grid gap-3">
      <h2 id="reserve-rooms-title" className="text-lg">
        <Trans>Rooms and nights</Trans>
      </h2>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <DateField
          id={fieldId('dates')}
          label={t`Check-in`}
          value={checkIn}
          min={today}
          error={errorOf('dates')}
          onChange={arrive}
        />
        <DateField
          label={t`Check-out`}
          value={checkOut}
          min={isCalendarDay(checkIn) ? addDays(checkIn, 1) : today}
          onChange={(day) => onChange({ checkOut: day })}
        />
        <NumberStepper
          className="col-span-2 sm:col-span-1"
          label={t`Nights`}
          value={nights}
          min={1}
          max={90}
          onChange={(length) =>
            isCalendarDay(checkIn) && onChange({ checkOut: addDays(checkIn, length) })
          }
        />
      </div>
      {rooms.length > 0 && (
        <ul aria-label={t`Chosen rooms`} className="grid gap-2">
          {rooms.map((room) => (
            <ChosenLine key={room.roomId} {...props} chosen={room} />
          ))}
        </ul>
      )}
      {errorOf('rooms') && <p className="font-medium text-error">{errorOf('rooms')}</p>}
      {!shown && (
        <Button
          variant="secondary"
          className="justify-self-start"
          icon={<Plus />}
          onClick={() => setAdding(true)}
        >
          <Trans>Add a room</Trans>
        </Button>
      )}
      {shown && (
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-2 font-semibold">
            <Trans>Free for these nights</Trans>{' '}
            <span className="font-normal text-ink-soft tabular">{free.length}</span>
          </legend>
          {free.length === 0 && (
            <StatusLine tone="waiting">
              <Trans>As far as this device knows no room is free for these nights.</Trans>
            </StatusLine>
          )}
          <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
            {free.map((room, at) => (
              <RoomCard
                key={room.id}
                type="checkbox"
                id={at === 0 ? fieldId('rooms') : undefined}
                room={room}
                checked={chosen.has(room.id)}
                note={requests.some(({ room_id }) => room_id === room.id) && <AskedFor />}
                onChange={() => {
                  // The others stay in reach: who wants several takes them one after another.
                  setAdding(true)
                  onChange({
                    rooms: chosen.has(room.id)
                      ? rooms.filter(({ roomId }) => roomId !== room.id)
                      : [...rooms, oneRoom(room.id)],
                  })
                }}
              />
            ))}
          </div>
        </fieldset>
      )}
    </section>
  )
}

function ChosenLine({
  form,
  chosen,
  known,
  errorOf,
  onChange,
}: ReserveFields & { chosen: ChosenRoom }) {
  const { t } = useLingui()
  const { roomId, adults, children } = chosen
  const room = known.roomOf(roomId)
  const first = form.rooms[0]?.roomId === roomId
  const name = known.nameOf(room) || t`Room`
  const isFree = known.free.some(({ id }) => id === roomId)
  const crowded = room !== undefined && adults + children > room.capacity
  const set = (patch: Partial<ChosenRoom>) =>
    onChange({
      rooms: form.rooms.map((one) => (one.roomId === roomId ? { ...one, ...patch } : one)),
    })
  return (
    <li className="grid gap-3 rounded-md border border-primary bg-primary-soft p-3 sm:grid-cols-[minmax(0,1fr)_auto_auto_auto] sm:items-end">
      <p className="min-w-0 sm:self-center">
        <strong className="block truncate font-display text-lg font-semibold">{name}</strong>
        {room && (
          <span className="text-sm text-ink-soft">
            <Trans>
              <Money cents={room.pricePerNightCents} /> a night
            </Trans>
            {' · '}
            <Plural value={room.capacity} one="# guest" other="up to # guests" />
          </span>
        )}
        {!isFree && (
          <StatusLine tone="conflict">
            <Trans>Not free for these nights.</Trans>
          </StatusLine>
        )}
        {crowded && (
          <span className="block text-sm font-medium text-error">
            {errorOf('guests') ?? t`The room is too small for so many guests.`}
          </span>
        )}
      </p>
      <div className="order-1 col-span-full grid gap-1 empty:hidden">
        {isFree && (
          <RequestsTakenOver
            requests={known.requests.filter(({ room_id }) => room_id === roomId)}
          />
        )}
      </div>
      <div className="grid grid-cols-2 gap-3 sm:contents">
        <NumberStepper
          {...(first && { id: fieldId('guests') })}
          label={t`Adults`}
          value={adults}
          min={1}
          max={maxAdults(room?.capacity ?? 1)}
          onChange={(count) => set({ adults: count })}
        />
        <NumberStepper
          label={t`Children`}
          value={children}
          min={0}
          max={30}
          onChange={(count) => set({ children: count })}
        />
      </div>
      <IconButton
        label={t`Take ${name} out`}
        onClick={() => onChange({ rooms: form.rooms.filter((one) => one.roomId !== roomId) })}
      >
        <X />
      </IconButton>
    </li>
  )
}
