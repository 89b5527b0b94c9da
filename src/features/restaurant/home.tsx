import { Trans, useLingui } from '@lingui/react/macro'
import type { ServiceHome } from '#parts/service-pages.ts'
import { Section } from '#ui/page.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { HoursBand } from './site/hours-band.tsx'
import { MenuBrowser } from './site/menu-browser.tsx'

export const home: ServiceHome = { kind: 'restaurant', Band: HoursBand, Block: FromOurKitchen }

function FromOurKitchen() {
  const { t } = useLingui()
  return (
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
  )
}
