import { useLingui } from '@lingui/react'
import { ReviewCarousel } from '#features/community/site/carousel.tsx'
import type { ServiceHome } from '#parts/service-pages.ts'
import { shownServices } from '#parts/services.ts'
import { useOffered } from '#parts/use-offered.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Container } from '#ui/page.tsx'
import { AboutUs } from './about-us.tsx'
import { LastBlock } from './last-block.tsx'
import { ServiceCards } from './service-cards.tsx'

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
      <Container className="grid gap-16 py-14">
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
      className="fixed! right-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 shadow-raised print:hidden"
    >
      {i18n._(floats.label)}
    </ButtonLink>
  )
}
