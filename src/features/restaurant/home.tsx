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
      lead={t`Order here, even without internet. Your order waits on this device and is sent when you are online with this site open.`}
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
