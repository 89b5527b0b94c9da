import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { pictureUrl } from '#offline/link/base.ts'
import { AsOf } from '#ui/as-of.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/shown-currency.tsx'
import { LoadingCards } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { houseRooms } from '../data.ts'
import { roomsByType, type RoomsOfType } from '../rooms-by-type.ts'

const GRID = 'grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3'

/** The house's rooms by type, from the cached rows. */
export function RoomsByTypeList() {
  const { t } = useLingui()
  const list = useQuery(houseRooms())
  const types = roomsByType(list.data?.rows ?? [])
  return (
    <div className="grid gap-4">
      {list.isPending && <LoadingCards label={t`Loading rooms…`} className={GRID} cards={3} />}
      {list.isError && list.data === undefined && (
        <p className="text-ink-soft">
          <Trans>Failed to load rooms</Trans>
        </p>
      )}
      {list.isSuccess && types.length === 0 && (
        <p className="text-ink-soft">
          <Trans>No rooms found</Trans>
        </p>
      )}
      {types.length > 0 && (
        <ul className={GRID}>
          {types.map((one) => (
            <TypeCard key={one.type} of={one} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <TextLink to="/#rooms" standalone>
          <Trans>See every room</Trans>
        </TextLink>
        {list.data?.cause && <AsOf at={list.data.asOf} />}
      </div>
    </div>
  )
}

function TypeCard({ of: { type, count, sleeps, fromCents, picturePath } }: { of: RoomsOfType }) {
  const [least, most] = sleeps
  return (
    <Card as="li" padding="none" className="flex flex-col">
      <Picture src={pictureUrl(picturePath)} alt="" ratio="16/9" />
      <div className="grid flex-1 content-start gap-1 p-4">
        <CardTitle>
          <RoomTypeText type={type} />
        </CardTitle>
        <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
          <span>
            <Plural value={count} one="# in the house" other="# in the house" />
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Users className="size-4" />
            {least === most ? (
              <Plural value={most} one="# guest" other="# guests" />
            ) : (
              <Trans>
                {least} to {most} guests
              </Trans>
            )}
          </span>
        </p>
        <p className="pt-1">
          <Trans>
            from <Price cents={fromCents} className="text-lg font-semibold" /> a night
          </Trans>
        </p>
      </div>
    </Card>
  )
}

/** A type and its number of rooms. A type of another server is shown as it came. */
function RoomTypeText({ type }: { type: string }) {
  switch (type) {
    case 'single':
      return <Trans context="room type">Single rooms</Trans>
    case 'double':
      return <Trans>Double rooms</Trans>
    case 'twin':
      return <Trans>Twin rooms</Trans>
    case 'suite':
      return <Trans>Suites</Trans>
    case 'apartment':
      return <Trans>Apartments</Trans>
    case '':
      return <Trans>Rooms</Trans>
    default:
      return type.slice(0, 1).toUpperCase() + type.slice(1)
  }
}
