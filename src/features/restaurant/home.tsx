import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ServiceHome } from '#parts/service-pages.ts'
import { useHasBar } from '#parts/use-has-bar.ts'
import { Section } from '#ui/page.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { categories } from './data.ts'
import { HoursBand } from './site/hours-band.tsx'
import { MenuBrowser } from './site/menu-browser.tsx'

export const home: ServiceHome = { kind: 'restaurant', Band: HoursBand, Block: FromOurKitchen }

function FromOurKitchen() {
  const { t } = useLingui()
  const hasBar = useHasBar()
  const menu = useQuery(categories())
  // A house that has written no menu yet.
  if (menu.data?.rows.length === 0) return null
  return (
    <Section
      title={hasBar ? t`From our kitchen and bar` : t`From our kitchen`}
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
