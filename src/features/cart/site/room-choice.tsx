import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { pictureUrl } from '#offline/link/base.ts'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { Alert } from '#ui/alert.tsx'
import { AsOf } from '#ui/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { Card, CardTitle } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/shown-currency.tsx'
import { LoadingText } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { nightsInCart, stayRooms } from '../rooms.ts'

/** `/book?step=room`: choose a room; the room's page asks for the nights. */
export function RoomChoice({ lines }: { lines: readonly StoredCartLine[] }) {
  const { t } = useLingui()
  const list = useQuery(stayRooms())
  const rooms = list.data?.rows
    .filter(({ available }) => available)
    .toSorted((a, b) => a.pricePerNightCents - b.pricePerNightCents)
  if (rooms === undefined) {
    return list.isError ? (
      <Alert
        tone="error"
        title={t`The rooms cannot be shown just now`}
        action={
          <Button variant="secondary" onClick={() => void list.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>There is no internet, and nothing is saved here yet.</Trans>
      </Alert>
    ) : (
      <LoadingText label={t`Loading the rooms…`} lines={4} />
    )
  }
  const nights = nightsInCart(lines)
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        <Trans>
          Choose a room, then say for which nights.{' '}
          <TextLink to="/#rooms">Search by dates, or several rooms at once</TextLink>
        </Trans>
      </p>
      {list.data?.cause && <AsOf at={list.data.asOf} />}
      <ul className="grid gap-3 sm:grid-cols-2">
        {rooms.map((room) => (
          <Card key={room.id} as="li" padding="none" interactive className="pictured">
            <Picture src={pictureUrl(room.picturePath)} alt="" ratio="1/1" />
            <div className="grid content-center gap-0.5 px-4 py-3">
              <CardTitle level={3}>
                <Link
                  to={`/rooms/${encodeURIComponent(room.id)}?for=stay${nights}`}
                  className="outline-none after:absolute after:inset-0"
                >
                  {room.name || t`Room ${room.number}`}
                </Link>
              </CardTitle>
              <p className="note">
                <Plural value={room.capacity} one="For # guest" other="For # guests" />
              </p>
              <p>
                <Price cents={room.pricePerNightCents} />{' '}
                <span className="note">
                  <Trans>a night</Trans>
                </span>
              </p>
            </div>
          </Card>
        ))}
      </ul>
    </div>
  )
}
