import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rooms, roomsInOrder } from '#features/rooms/data.ts'
import { RoomCard } from '#features/rooms/parts/room-card.tsx'
import { useHouseWords } from '#parts/use-text-in.ts'
import { AsOf } from '#ui/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { Section } from '#ui/page.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'

const FIRST = 8
const GRID = 'grid pair gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4'

/** Our Rooms: loaded without search criteria (spec 1 §2). */
export function RoomsGrid() {
  const { t, i18n } = useLingui()
  const { rooms: lead } = useHouseWords()
  const list = useQuery(rooms())
  const [all, setAll] = useState(false)
  const rows = roomsInOrder(list.data?.rows ?? [])
  const shown = all ? rows : rows.slice(0, FIRST)
  const count = rows.length
  return (
    <Section
      id="rooms"
      title={t`Our Rooms`}
      lead={lead || undefined}
      action={list.data?.cause && <AsOf at={list.data.asOf} />}
    >
      {list.isPending && <LoadingCards label={t`Loading rooms…`} className={GRID} cards={4} />}
      {list.isError && (
        <p className="text-ink-soft">
          {i18n.locale === 'en' && list.error instanceof Error && 'refusal' in list.error
            ? wordsOf(list.error.refusal, t`Failed to load rooms`)
            : t`Failed to load rooms`}
        </p>
      )}
      {list.isSuccess && rows.length === 0 && (
        <p className="text-ink-soft">
          <Trans>No rooms found</Trans>
        </p>
      )}
      {shown.length > 0 && (
        <ul className={GRID}>
          {shown.map((room) => (
            <li key={room.id}>
              <RoomCard room={room} />
            </li>
          ))}
        </ul>
      )}
      {!all && rows.length > FIRST && (
        <Button variant="secondary" className="justify-self-center" onClick={() => setAll(true)}>
          <Trans>Show all {count} rooms</Trans>
        </Button>
      )}
    </Section>
  )
}

/** The house's own message, where it gave one (spec 1 §8); it speaks English alone. */
function wordsOf(refusal: unknown, otherwise: string): string {
  const message = (refusal as { message?: unknown } | null)?.message
  return typeof message === 'string' && message !== '' ? message : otherwise
}
