import { ReviewCarousel } from '#features/community/site/carousel.tsx'
import type { ServiceHome } from '#parts/service-pages.ts'
import { shownServices, inPlace } from '#parts/services.ts'
import { useOffered } from '#parts/use-offered.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { cx } from '#ui/cx.ts'
import { Container, Section } from '#ui/page.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import { CommonQuestions, useCommonQuestions } from '#features/house/parts/common-questions.tsx'
import { GettingHere } from '#features/house/parts/getting-here.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { FactIcon } from '#parts/fact-icon.tsx'
import { useContent } from '#parts/use-content.ts'
import { useHouseWords, useTextIn } from '#parts/use-text-in.ts'
import { CustomCards } from '#features/custom/site/cards.tsx'
import { useServices } from '#features/custom/use-services.ts'
import { ServiceCard } from '#parts/service-card.tsx'
import { useSaidOfService } from '#parts/use-shown-services.ts'

const homes = Object.values(
  import.meta.glob<ServiceHome>('../../../features/*/home.tsx', { eager: true, import: 'home' }),
)

/** What stands below the rooms, in the order of spec 1 §2, and what floats over the page: loaded once the first screen is there. */
export default function Below() {
  const isOffered = useOffered()
  const offered = homes.filter(({ kind }) => isOffered(kind))
  return (
    <>
      <AboutUs />
      {offered.map(({ kind, Band }) => Band && <Band key={kind} />)}
      <Container className={cx('grid gap-16 pb-14', offered.some(({ Band }) => Band) && 'pt-14')}>
        {offered.map(({ kind, Block }) => Block && <Block key={kind} />)}
        <ServiceCards />
        <ReviewCarousel />
      </Container>
      <LastBlock />
      <Floating />
    </>
  )
}

/** Floats over the home page (spec 1 §2): one way, to the first service that has it. */
function Floating() {
  const { i18n } = useLingui()
  const isOffered = useOffered()
  const { floats } = shownServices.find(({ kind, floats: one }) => one && isOffered(kind)) ?? {}
  if (!floats) return null
  return (
    <ButtonLink
      to={floats.to}
      state={floats.state}
      variant="tip"
      icon={<floats.icon aria-hidden="true" />}
      className="fixed! right-4 max-w-[calc(100%-2rem)] bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 shadow-raised print:hidden"
    >
      {i18n._(floats.label)}
    </ButtonLink>
  )
}

/** Home's last block: getting here, and common questions (decisions.md). */
function LastBlock() {
  const questions = useCommonQuestions()
  return (
    <Container className="grid grid-cols-1 items-start gap-12 py-14 lg:grid-cols-2">
      <Section
        title={<Trans>Getting here</Trans>}
        action={
          <TextLink to="/map" standalone>
            <Trans>See the map</Trans>
          </TextLink>
        }
      >
        <GettingHere />
      </Section>
      {questions.length > 0 && (
        <Section
          title={<Trans>Common questions</Trans>}
          action={
            <TextLink to="/appartment-info" standalone>
              <Trans>More about the house</Trans>
            </TextLink>
          }
        >
          <CommonQuestions questions={questions} />
        </Section>
      )}
    </Container>
  )
}

/** What the house is; nothing where it says nothing of itself. */
function AboutUs() {
  const { t } = useLingui()
  const say = useTextIn()
  const { description } = useHouseWords()
  const { about = [] } = useContent()
  if (description === '' && about.length === 0) return null
  return (
    <Container className="pb-14">
      <Section title={t`About Us`} lead={description || undefined}>
        {about.length > 0 && (
          <ul className="grid gap-6 sm:grid-cols-3">
            {about.map(({ icon, title, text }, at) => (
              <li key={at} className="grid content-start gap-1.5">
                <span className="mb-1 grid size-11 place-items-center rounded-md bg-primary-soft text-primary [&_svg]:size-6">
                  <FactIcon name={icon} />
                </span>
                <h3 className="text-lg">{say(title)}</h3>
                <p className="text-ink-soft">{say(text)}</p>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </Container>
  )
}

const cards = inPlace(({ onHome, cards: [card] = [] }) =>
  onHome && card ? [{ ...card, ...onHome }] : [],
)

/** Special services (spec 1 §2), as far as the house offers them at the moment, and what it offers beside. */
function ServiceCards() {
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
