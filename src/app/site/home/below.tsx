import { ReviewCarousel } from '#features/community/site/carousel.tsx'
import type { ServiceHome } from '#parts/service-pages.ts'
import { useOffered } from '#parts/use-offered.ts'
import { Container } from '#ui/page.tsx'
import { AboutUs } from './about-us.tsx'
import { Floating } from './floating.tsx'
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
      <Container className="py-14">
        <AboutUs />
      </Container>
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
