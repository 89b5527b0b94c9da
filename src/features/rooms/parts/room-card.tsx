import { useInLanguage } from '#parts/use-in-language.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { Users } from 'lucide-react'
import { pictureUrl } from '#offline/link/base.ts'
import { Card, CardTitle } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/shown-currency.tsx'
import { UnavailableBadge } from './unavailable-badge.tsx'
import type { Room } from '../data.ts'
import { useRoomName } from './use-room-name.ts'

/** A room in a grid: picture or "No image", name, price, and "Unavailable" (spec 1 §2). */
export function RoomCard({ room: asKept }: { room: Room }) {
  const room = useInLanguage()(asKept)
  const name = useRoomName()(room)
  return (
    <Card as="article" padding="none" interactive className="flex h-full flex-col">
      <Picture
        src={pictureUrl(room.coverPath)}
        alt=""
        ratio="4/3"
        className={room.available ? '' : 'opacity-60'}
      />
      <div className="flex flex-1 flex-col gap-1.5 p-3 sm:p-4">
        <CardTitle>
          <Link to={`/rooms/${room.id}`} className="outline-none after:absolute after:inset-0">
            {name}
          </Link>
        </CardTitle>
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Users className="size-4" />
          <Plural value={room.capacity} one="# guest" other="up to # guests" />
        </p>
        <p className="mt-auto pt-1">
          <Price cents={room.pricePerNightCents} className="font-semibold" />{' '}
          <span className="text-sm text-ink-soft">
            <Trans>a night</Trans>
          </span>
        </p>
        <UnavailableBadge room={room} />
      </div>
    </Card>
  )
}
