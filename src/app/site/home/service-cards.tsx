import { useLingui } from '@lingui/react/macro'
import { CustomCards } from '#features/custom/site/cards.tsx'
import { useServices } from '#features/custom/use-services.ts'
import { ServiceCard } from '#parts/service-card.tsx'
import { inPlace } from '#parts/services.ts'
import { useOffered } from '#parts/use-offered.ts'
import { Section } from '#ui/page.tsx'

const cards = inPlace(({ onHome, cards: [card] = [] }) =>
  onHome && card ? [{ ...card, ...onHome }] : [],
)

/** Special services (spec 1 §2), as far as the house offers them at the moment, and what it offers beside. */
export function ServiceCards() {
  const { t, i18n } = useLingui()
  const isOffered = useOffered()
  const offered = cards.filter(({ service }) => isOffered(service.kind))
  const own = useServices().offered
  if (offered.length + own.length === 0) return null
  return (
    <Section
      title={t`Special services`}
      lead={t`Ask for them here, before you come or from your room.`}
    >
      <ul className="grid gap-4 sm:grid-cols-3">
        {offered.map(({ service, title, text, picture }) => (
          <ServiceCard key={service.kind} to={service.page} title={i18n._(title)} picture={picture}>
            {i18n._(text)}
          </ServiceCard>
        ))}
        <CustomCards />
      </ul>
    </Section>
  )
}
