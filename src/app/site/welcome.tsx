import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { rooms, roomsInOrder } from '#features/rooms/data.ts'
import { RoomCard } from '#features/rooms/parts/room-card.tsx'
import { LandingPage } from '#features/house/site/landing/page.tsx'
import { useHouse } from '#parts/use-house.ts'
import { LoadingCards } from '#ui/skeleton.tsx'

const FIRST = 6
const GRID = 'grid pair gap-3 sm:gap-4 md:grid-cols-3'

/** /welcome, with the house's own rooms and prices; hosts that know the documents alone have samples. */
export default function WelcomePage() {
  const { t } = useLingui()
  const list = useQuery(rooms())
  const { words } = useHouse()
  if (words === undefined) return <LandingPage />
  if (list.isPending) {
    return (
      <LandingPage rooms={<LoadingCards label={t`Loading rooms…`} className={GRID} cards={3} />} />
    )
  }
  const shown = roomsInOrder(list.data?.rows ?? []).slice(0, FIRST)
  if (shown.length === 0) return <LandingPage rooms={null} />
  return (
    <LandingPage
      rooms={
        <ul className={GRID}>
          {shown.map((room) => (
            <li key={room.id}>
              <RoomCard room={room} />
            </li>
          ))}
        </ul>
      }
    />
  )
}
