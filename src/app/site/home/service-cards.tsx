import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BuiltInKind } from '#contract/services/index.ts'
import { CustomCards } from '#features/custom/site/cards.tsx'
import { useServices } from '#features/custom/use-services.ts'
import { ServiceCard } from '#parts/service-card.tsx'
import { useOffered } from '#parts/use-offered.ts'
import { Section } from '#ui/page.tsx'

const cards: readonly {
  kind: BuiltInKind
  to: string
  title: MessageDescriptor
  text: MessageDescriptor
  picture: string
}[] = [
  {
    kind: 'tour',
    to: '/tours',
    title: msg`Tours`,
    text: msg`Gorillas, volcanoes, lakes and markets, with a guide from the valley.`,
    picture: '/drawings/tours/gorilla-trek.svg',
  },
  {
    kind: 'car',
    to: '/car-rental',
    title: msg`Car rental`,
    text: msg`By the day, with or without pickup and delivery.`,
    picture: '/drawings/cars/rav4.svg',
  },
  {
    kind: 'laundry',
    to: '/laundry',
    title: msg`Laundry`,
    text: msg`Washed and ironed after the trek, back by tomorrow.`,
    picture: '/drawings/laundry/ironing.svg',
  },
]

/** Special services (spec 1 §2), as far as the house offers them at the moment, and what it offers beside. */
export function ServiceCards() {
  const { t, i18n } = useLingui()
  const isOffered = useOffered()
  const offered = cards.filter(({ kind }) => isOffered(kind))
  const own = useServices().offered
  if (offered.length + own.length === 0) return null
  return (
    <Section
      title={t`Special services`}
      lead={t`Ask for them here, before you come or from your room.`}
    >
      <ul className="grid gap-4 sm:grid-cols-3">
        {offered.map(({ kind, to, title, text, picture }) => (
          <ServiceCard key={kind} to={to} title={i18n._(title)} picture={picture}>
            {i18n._(text)}
          </ServiceCard>
        ))}
        <CustomCards />
      </ul>
    </Section>
  )
}
