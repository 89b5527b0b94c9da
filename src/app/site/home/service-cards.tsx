import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Card, CardTitle } from '#ui/card.tsx'
import { Section } from '#ui/page.tsx'
import { Picture } from '#ui/picture.tsx'

/** Special services (spec 1 §2). */
export function ServiceCards() {
  const { t } = useLingui()
  return (
    <Section
      title={t`Special services`}
      lead={t`Ask for them here, before you come or from your room.`}
    >
      <ul className="grid gap-4 sm:grid-cols-3">
        <ServiceCard to="/tours" title={t`Tours`} picture="/drawings/tours/gorilla-trek.svg">
          <Trans>Gorillas, volcanoes, lakes and markets, with a guide from the valley.</Trans>
        </ServiceCard>
        <ServiceCard to="/car-rental" title={t`Car rental`} picture="/drawings/cars/rav4.svg">
          <Trans>By the day, with or without pickup and delivery.</Trans>
        </ServiceCard>
        <ServiceCard to="/laundry" title={t`Laundry`} picture="/drawings/laundry/ironing.svg">
          <Trans>Washed and ironed after the trek, back by tomorrow.</Trans>
        </ServiceCard>
      </ul>
    </Section>
  )
}

function ServiceCard({
  to,
  title,
  picture,
  children,
}: {
  to: string
  title: string
  picture: string
  children: ReactNode
}) {
  return (
    <Card as="li" padding="none" interactive>
      <Picture src={picture} alt="" ratio="16/9" />
      <div className="grid gap-1 p-4">
        <CardTitle>
          <Link to={to} className="outline-none after:absolute after:inset-0">
            {title}
          </Link>
        </CardTitle>
        <p className="text-ink-soft">{children}</p>
      </div>
    </Card>
  )
}
