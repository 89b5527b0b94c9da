import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BedDouble, Luggage } from 'lucide-react'
import type { ReactNode } from 'react'
import { openingHours } from '#domain/hours.ts'
import { stayCartQuery } from '#offline/stay-cart.ts'
import { OpeningTimes } from '#parts/opening-hours.tsx'
import { useHouse } from '#parts/use-house.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { ServiceCard } from '#parts/service-card.tsx'
import type { ServiceCardShown, ServiceShown } from '#parts/services.ts'
import { useSaidOfService, useServiceCards } from '#parts/use-shown-services.ts'
import { houseRooms } from '../data.ts'
import { PageTop } from '../parts/page-top.tsx'

/**
 * /services: all services on one page (decisions.md).
 * @param more cards of the own services
 */
export function ServicesPage({ more }: { more: ReactNode }) {
  const { t } = useLingui()
  const { name } = useHouse()
  const cards = useServiceCards()
  const said = useSaidOfService()
  const list = useQuery(houseRooms())
  const rooms = list.data?.rows.length ?? 0
  return (
    <main id="main">
      <title>{`${t`Services`} – ${name}`}</title>
      <PageTop
        eyebrow={name}
        title={<Trans>Services</Trans>}
        lead={<Trans>A bed, and everything round it: ask before you come or from your room.</Trans>}
      />
      <div className="container-page grid gap-8 pb-16">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <ServiceCard
            level={2}
            to="/#rooms"
            title={<Trans>Rooms</Trans>}
            picture={said({ id: 'rooms' }).picture}
            icon={BedDouble}
            note={
              list.isPending
                ? '\u00a0'
                : rooms > 0 && <Plural value={rooms} one="# room" other="# rooms" />
            }
          >
            {said({ id: 'rooms' }).text || (
              <Trans>Look for your dates, see what is free, and book.</Trans>
            )}
          </ServiceCard>
          {cards.map(({ id, service, title, text, picture, hours }) => (
            <ServiceCard
              key={id}
              level={2}
              to={service.page}
              title={title}
              picture={picture}
              icon={service.icon}
              note={hours && <ServiceHours of={hours} />}
            >
              {text}
            </ServiceCard>
          ))}
          {more}
        </ul>
        <YourStay />
        {[...new Set(cards.map(({ service }) => service))].map(
          ({ kind, beside }) => beside && <Beside key={kind} {...beside} />,
        )}
      </div>
    </main>
  )
}

function Beside({ title, text, to, label }: NonNullable<ServiceShown['beside']>) {
  const { i18n } = useLingui()
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid max-w-xl gap-1">
        <h2 className="text-lg">{i18n._(title)}</h2>
        <p className="text-ink-soft">{i18n._(text)}</p>
      </div>
      <ButtonLink to={to} variant="secondary">
        {i18n._(label)}
      </ButtonLink>
    </Card>
  )
}

/** Link to the cart, with the number of its lines. */
function YourStay() {
  const count = useQuery(stayCartQuery).data?.length ?? 0
  return (
    <Card as="section" className="flex flex-wrap items-center gap-4 bg-primary-soft! sm:gap-6">
      <Luggage className="size-8 shrink-0 text-primary" />
      <div className="grid max-w-xl min-w-[min(100%,15rem)] flex-1 gap-1">
        <h2 className="text-lg">
          <Trans>Several at once: your stay</Trans>
        </h2>
        <p className="text-ink-soft">
          {count === 0 ? (
            <Trans>
              Put rooms and services together: booked as one, paid once, with one confirmation. It
              waits on this device until you confirm it.
            </Trans>
          ) : (
            <Plural
              value={count}
              one="# item is in it. Nothing is sent until you confirm."
              other="# items are in it. Nothing is sent until you confirm."
            />
          )}
        </p>
      </div>
      <ButtonLink to="/book" size="lg" className="sm:ml-auto">
        {count === 0 ? <Trans>Begin your stay</Trans> : <Trans>See my stay</Trans>}
      </ButtonLink>
    </Card>
  )
}

function ServiceHours({ of }: { of: NonNullable<ServiceCardShown['hours']> }) {
  return <OpeningTimes of={openingHours(useHouse())[of]} />
}
