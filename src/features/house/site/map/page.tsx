import { Trans, useLingui } from '@lingui/react/macro'
import { useContent } from '#parts/use-content.ts'
import { useHouse } from '#parts/use-house.ts'
import { Section } from '#ui/page.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { GettingHere } from '../../parts/getting-here.tsx'
import { PageTop } from '../../parts/page-top.tsx'
import { DrawnMap } from './drawn-map.tsx'
import { NearList } from './near-list.tsx'
import { Whereabouts } from './whereabouts.tsx'

/** /map: the house's own, kept on the device (decisions.md). */
export function MapPage() {
  const { t } = useLingui()
  const house = useHouse()
  const { map = null, near = [] } = useContent()
  return (
    <main id="main">
      <title>{`${t`Map`} – ${house.name}`}</title>
      <PageTop
        eyebrow={house.name}
        title={<Trans>Map</Trans>}
        lead={
          map !== null && (
            <Trans>It is kept on your device: it opens on the road too, without a network.</Trans>
          )
        }
      />
      <div className="container-page grid grid-cols-1 gap-12 pb-16">
        {map !== null && <DrawnMap house={house} map={map} near={near} />}
        <Whereabouts house={house} />
        <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-2">
          <Section
            id="getting-here"
            title={<Trans>Getting here</Trans>}
            action={
              <TextLink to="/appartment-info" standalone>
                <Trans>About the house</Trans>
              </TextLink>
            }
          >
            <GettingHere />
          </Section>
          {near.length > 0 && (
            <Section
              id="round"
              title={<Trans>Round the house</Trans>}
              lead={<Trans>Distances as the crow flies; the paths take their time.</Trans>}
            >
              <NearList house={house} near={near} />
            </Section>
          )}
        </div>
      </div>
    </main>
  )
}
