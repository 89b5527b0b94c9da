import { Plural, Trans } from '@lingui/react/macro'
import { pictureUrl } from '#offline/link/base.ts'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/shown-currency.tsx'
import type { Room } from '../data.ts'

/** A room in a list of suggestions: picture, name, how many it takes, what a night costs. */
export function RoomLine({ room, name }: { room: Room; name: string }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Picture
        src={pictureUrl(room.coverPath)}
        alt=""
        ratio="4/3"
        className="w-16 shrink-0 rounded-sm"
      />
      <span className="grid min-w-0">
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
