import { useLingui } from '@lingui/react/macro'
import { CustomCards } from '#features/custom/site/cards.tsx'
import { useServices } from '#features/custom/use-services.ts'
import { ServiceCard } from '#parts/service-card.tsx'
import { inPlace } from '#parts/services.ts'
import { useOffered } from '#parts/use-offered.ts'
import { useSaidOfService } from '#parts/use-shown-services.ts'
import { Section } from '#ui/page.tsx'

const cards = inPlace(({ onHome, cards: [card] = [] }) =>
  onHome && card ? [{ ...card, ...onHome }] : [],
)

/** Special services (spec 1 §2), as far as the house offers them at the moment, and what it offers beside. */
export function ServiceCards() {
  const { t } = useLingui()
  const saidOf = useSaidOfService()
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
        {offered.map(({ service, ...card }) => {
          const { title, text, picture } = saidOf(card)
          return (
            <ServiceCard
              key={service.kind}
              to={service.page}
              title={title}
              picture={picture}
              icon={service.icon}
            >
              {text}
            </ServiceCard>
          )
        })}
        <CustomCards />
      </ul>
    </Section>
  )
}
