import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { MenuBrowser } from '#features/restaurant/site/menu-browser.tsx'
import { Container, Section } from '#ui/page.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useHouse } from '../../house.ts'
import { AboutUs } from './about-us.tsx'
import { BookTable } from './book-table.tsx'
import { ContactStrip } from './contact-strip.tsx'
import { Hero } from './hero.tsx'
import { HoursBand } from './hours-band.tsx'
import { RoomsGrid } from './rooms-grid.tsx'
import { ServiceCards } from './service-cards.tsx'

/** The home page in the order of spec 1 §2. */
export function Home() {
  const { t } = useLingui()
  const { name } = useHouse()
  useEffect(() => {
    document.title = name
  }, [name])
  return (
    <main id="main">
      <Hero />
      <ContactStrip />
      <Container className="grid gap-16 py-14">
        <RoomsGrid />
        <AboutUs />
      </Container>
      <HoursBand />
      <Container className="grid gap-16 py-14">
        <Section
          title={t`From our kitchen and bar`}
          lead={t`Order here, also while the link is down: it waits on your device and is sent by itself.`}
          action={
            <TextLink to="/restaurant">
              <Trans>The whole menu</Trans>
            </TextLink>
          }
        >
          <MenuBrowser />
        </Section>
        <ServiceCards />
      </Container>
      <BookTable />
    </main>
  )
}
