import { Trans, useLingui } from '@lingui/react/macro'
import { ReviewCarousel } from '#features/community/site/carousel.tsx'
import { MenuBrowser } from '#features/restaurant/site/menu-browser.tsx'
import { useOffered } from '#parts/use-offered.ts'
import { Container, Section } from '#ui/page.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { AboutUs } from './about-us.tsx'
import { BookTable } from './book-table.tsx'
import { HoursBand } from './hours-band.tsx'
import { LastBlock } from './last-block.tsx'
import { ServiceCards } from './service-cards.tsx'

/** What stands below the rooms, in the order of spec 1 §2, and what floats over the page: loaded once the first screen is there. */
export default function Below() {
  const { t } = useLingui()
  const isOffered = useOffered()
  return (
    <>
      <Container className="py-14">
        <AboutUs />
      </Container>
      {isOffered('restaurant') && <HoursBand />}
      <Container className="grid gap-16 py-14">
        {isOffered('restaurant') && (
          <Section
            title={t`From our kitchen and bar`}
            lead={t`Order here, also while the link is down: it waits on your device and is sent when there is internet and this site is open.`}
            action={
              <TextLink to="/restaurant">
                <Trans>The whole menu</Trans>
              </TextLink>
            }
          >
            <MenuBrowser />
          </Section>
        )}
        <ServiceCards />
        <ReviewCarousel />
      </Container>
      <LastBlock />
      {isOffered('table') && <BookTable />}
    </>
  )
}
