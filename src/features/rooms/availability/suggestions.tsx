import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pictureUrl } from '#offline/link/base.ts'
import { Picture } from '#ui/picture.tsx'
import { RadioCards, type RadioOption } from '#ui/radio-cards.tsx'
import { Price } from '#ui/shown-currency.tsx'
import type { Room } from '../data.ts'
import { useRoomName } from '../parts/use-room-name.ts'
import type { Found, Selection } from './search.ts'

const keyOf = ({ kind, index }: Selection) => `${kind}-${index}` as const
type Key = ReturnType<typeof keyOf>

function selectionOf(key: Key): Selection {
  const [kind, index] = key.split('-')
  return { kind: kind === 'combo' ? 'combo' : 'single', index: Number(index) }
}

/** Single rooms that fit everyone, and combinations of rooms; the person chooses one of them. */
export function Suggestions({
  found,
  adults,
  selection,
  onSelect,
}: {
  found: Found
  adults: number
  selection: Selection | null
  onSelect: (selection: Selection) => void
}) {
  const { t } = useLingui()
  const nameOf = useRoomName()
  const { singles, combinations } = found
  const value = selection === null ? '' : keyOf(selection)
  const group = (label: string, options: RadioOption<Key>[]) => (
    <RadioCards
      // One radio group under two headings, so a choice in one clears the other.
      name="suggestion"
      label={label}
      value={options.some((option) => option.value === value) ? (value as Key) : ''}
      onChange={(key) => onSelect(selectionOf(key))}
      options={options}
    />
  )
  return (
    <>
      {singles.length > 0 ? (
        group(
          t`One room for everyone`,
          singles.map((room, index) => ({
            value: keyOf({ kind: 'single', index }),
            label: <RoomLine room={room} name={nameOf(room)} />,
          })),
        )
      ) : (
        <Nothing title={t`One room for everyone`}>
          <Trans>No single room fits {adults} adult(s)</Trans>
        </Nothing>
      )}
      {combinations.length > 0
        ? group(
            t`Suggested combinations`,
            combinations.map((one, index) => ({
              value: keyOf({ kind: 'combo', index }),
              label: (
                <span className="grid gap-1">
                  {one.rooms.map((room) => (
                    <RoomLine key={room.id} room={room} name={nameOf(room)} />
                  ))}
                </span>
              ),
              hint: (
                <Trans>
                  Together <Price cents={one.perNightCents} /> a night, for up to {one.capacity}{' '}
                  guests
                </Trans>
              ),
            })),
          )
        : adults > 1 && (
            <Nothing title={t`Suggested combinations`}>
              <Trans>No suitable combinations found for the selected dates</Trans>
            </Nothing>
          )}
    </>
  )
}

function Nothing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <p className="text-ink-soft">{children}</p>
    </section>
  )
}

/** A suggested room: picture, name, capacity, price a night. */
function RoomLine({ room, name }: { room: Room; name: string }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3">
      <Picture
        src={pictureUrl(room.coverPath)}
        alt=""
        ratio="4/3"
        className="w-16 shrink-0 rounded-sm"
      />
      <span className="grid min-w-0 flex-1 basis-24">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-ink-soft">
          <Plural value={room.capacity} one="# guest" other="up to # guests" />
          {' · '}
          <Price cents={room.pricePerNightCents} /> <Trans>a night</Trans>
        </span>
      </span>
    </span>
  )
}
