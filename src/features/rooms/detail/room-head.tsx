import { Plural, Trans } from '@lingui/react/macro'
import { BedDouble, Users } from 'lucide-react'
import { roomExchange } from '#domain/money.ts'
import { useHouseMoney } from '#parts/use-house-money.ts'
import { Money } from '#ui/money.tsx'
import { UnavailableBadge } from '../parts/unavailable-badge.tsx'
import type { Room } from '../data.ts'
import { NightPrice } from '../parts/night-price.tsx'
import { RoomTypeText } from '../parts/room-type.tsx'

/** The room's name, type, and price a night in both currencies. */
export function RoomHead({ room, name }: { room: Room; name: string }) {
  const { rate } = roomExchange(useHouseMoney())
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl">{name}</h1>
        <p className="text-lg">
          <NightPrice cents={room.pricePerNightCents} className="font-semibold" />{' '}
          {rate !== null && (
            <span className="text-ink-soft">
              (<Money cents={room.pricePerNightCents} />){' '}
            </span>
          )}
          <span className="text-base text-ink-soft">
            <Trans>a night</Trans>
          </span>
        </p>
      </div>
      <ul className="flex flex-wrap items-center gap-x-5 gap-y-2 text-ink-soft">
        {room.type !== '' && (
          <li className="flex items-center gap-1.5">
            <BedDouble className="size-5" />
            <RoomTypeText type={room.type} />
          </li>
        )}
        <li className="flex items-center gap-1.5">
          <Users className="size-5" />
          <Plural value={room.capacity} one="# guest" other="up to # guests" />
        </li>
        {room.number !== '' && room.title !== null && (
          <li>
            <Trans>Room {room.number}</Trans>
          </li>
        )}
        {!room.available && (
          <li>
            <UnavailableBadge room={room} />
          </li>
        )}
      </ul>
    </div>
  )
}
