import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useContent } from '#parts/use-content.ts'
import { useHouse } from '#parts/use-house.ts'
import { useHouseWords, useTextIn } from '#parts/use-text-in.ts'
import { useServiceCards } from '#parts/use-shown-services.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { DawnScene } from '#ui/dawn-scene.tsx'
import { HillLines } from '#ui/hill-lines.tsx'
import { Section } from '#ui/page.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { CallOrWrite } from '../../parts/call-or-write.tsx'
import { CommonQuestions, useCommonQuestions } from '../../parts/common-questions.tsx'
import { Facts } from '../../parts/facts.tsx'
import { useAnchor } from '../../parts/use-anchor.ts'
import { HowItWorks } from './how-it-works.tsx'
import { SampleRooms } from './sample-rooms.tsx'
import { Services } from './services.tsx'

/**
 * /welcome: the landing page with its anchors (spec 1 §2, "Landing page").
 *
 * @param rooms the house's own with their prices, null where it has none; left out: the documents' samples
 */
export function LandingPage({ rooms }: { rooms?: ReactNode }) {
  const { t } = useLingui()
  const { name, address } = useHouse()
  const { headline, tagline, description } = useHouseWords()
  const say = useTextIn()
  const { about = [], welcome } = useContent()
  const hasOverview = description !== '' || about.length > 0
  const hasServices = useServiceCards().length > 0
  const questions = useCommonQuestions()
  useAnchor()
  const anchors = [
    ...(hasOverview ? [['overview', t`Overview`] as const] : []),
    ...(rooms === null ? [] : [['rooms', t`Rooms`] as const]),
    ...(hasServices
      ? ([
          ['services', t`Services`],
          ['bundles', t`Bundles`],
        ] as const)
      : []),
    ['how-it-works', t`How it works`],
    ...(questions.length > 0 ? [['faqs', t`FAQs`] as const] : []),
    ['contact', t`Contact`],
  ] as const
  return (
    <main id="main" className="-mt-4">
      <title>{`${t`Welcome`} – ${name}`}</title>
      <DawnScene className="pt-10">
        <div className="container-page grid justify-items-start gap-4 pb-6">
          <p className="font-semibold text-primary">{name}</p>
          <h1 className="max-w-xl text-2xl sm:text-3xl">{say(welcome) || headline}</h1>
          {tagline !== '' && <p className="max-w-xl text-lg text-ink-soft">{tagline}</p>}
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/book?step=room" size="lg">
              <Trans>Book a room</Trans>
            </ButtonLink>
            {hasServices && (
              <ButtonLink to="/services" size="lg" variant="secondary">
                <Trans>See all services</Trans>
              </ButtonLink>
            )}
          </div>
        </div>
      </DawnScene>
      <nav aria-label={t`On this page`} className="border-b border-line bg-surface">
        <ul className="scroll-row container-page flex gap-6">
          {anchors.map(([id, label]) => (
            <li key={id} className="shrink-0">
              <a
                href={`#${id}`}
                className="inline-flex min-h-12 items-center font-medium hover:text-primary hover:underline underline-offset-4"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="container-page grid grid-cols-1 gap-16 py-14">
        {hasOverview && (
          <Section id="overview" title={<Trans>Overview</Trans>}>
            {description !== '' && <p className="max-w-2xl text-lg">{description}</p>}
            <ul className="grid gap-5 md:grid-cols-3">
              <Facts of={about} />
            </ul>
          </Section>
        )}
        {rooms !== null && (
          <Section
            id="rooms"
            title={<Trans>Rooms</Trans>}
            lead={
              rooms === undefined && (
                <Trans>
                  Sample prices a night, to give you an idea. Your dates show the real ones.
                </Trans>
              )
            }
            action={
              <TextLink to="/#rooms" standalone>
                <Trans>See every room</Trans>
              </TextLink>
            }
          >
            {rooms ?? <SampleRooms />}
          </Section>
        )}
        {hasServices && (
          <>
            <Section
              id="services"
              title={<Trans>Services</Trans>}
              lead={<Trans>Book one by itself, or add several to your stay.</Trans>}
              action={
                <TextLink to="/services" standalone>
                  <Trans>All services</Trans>
                </TextLink>
              }
            >
              <Services />
            </Section>
            <Section id="bundles" title={<Trans>Bundles</Trans>}>
              <Bundles />
            </Section>
          </>
        )}
        <Section id="how-it-works" title={<Trans>How it works</Trans>}>
          <HowItWorks />
        </Section>
        {questions.length > 0 && (
          <Section id="faqs" title={<Trans>FAQs</Trans>}>
            <CommonQuestions questions={questions} />
          </Section>
        )}
        <Section
          id="contact"
          title={<Trans>Contact</Trans>}
          lead={address === '' ? undefined : address}
        >
          <CallOrWrite variant="primary" />
        </Section>
      </div>
    </main>
  )
}

/** Several services in one booking, paid once (spec 1 §1). */
function Bundles() {
  return (
    <div className="relative isolate grid gap-5 overflow-hidden rounded-md bg-primary-deep p-6 text-on-deep sm:p-8 md:grid-cols-[1fr_auto] md:items-center">
      <HillLines className="absolute inset-y-0 right-0 -z-10 h-full w-2xl text-on-deep/10" />
      <div className="grid max-w-xl gap-2">
        <h3 className="text-xl">
          <Trans>Several services: one bundle</Trans>
        </h3>
        <p className="text-on-deep-soft">
          <Trans>Put several services together, pay once, and receive one confirmation.</Trans>
        </p>
      </div>
      <ButtonLink to="/book?mode=bundle" variant="tip" size="lg" className="justify-self-start">
        <Trans>Make a bundle</Trans>
      </ButtonLink>
    </div>
  )
}
