import { Trans, useLingui } from '@lingui/react/macro'
import { useHouse } from '#parts/use-house.ts'
import { Section } from '#ui/page.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { GettingHere } from '../../parts/getting-here.tsx'
import { PageTop } from '../../parts/page-top.tsx'
import { onMap } from '../../near.ts'
import { DrawnMap } from './drawn-map.tsx'
import { NearList } from './near-list.tsx'
import { Whereabouts } from './whereabouts.tsx'

/** /map: drawn and bundled, so that it works offline (decisions.md). */
export function MapPage() {
  const { t } = useLingui()
  const house = useHouse()
  const drawn = onMap(house) !== null
  return (
    <main id="main">
      <title>{`${t`Map`} – ${house.name}`}</title>
      <PageTop
        eyebrow={house.name}
        title={<Trans>Map</Trans>}
        lead={
          <Trans>It is kept on your device: it opens on the road too, without a network.</Trans>
        }
      />
      <div className="container-page grid grid-cols-1 gap-12 pb-16">
        {drawn && <DrawnMap house={house} />}
        <Whereabouts house={house} />
        <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-2">
          <Section
            id="getting-here"
            title={<Trans>Directions from Kigali</Trans>}
            action={
              <TextLink to="/appartment-info" standalone>
                <Trans>About the house</Trans>
              </TextLink>
            }
          >
            <GettingHere />
          </Section>
          {drawn && (
            <Section
              id="round"
              title={<Trans>Round the house</Trans>}
              lead={<Trans>Distances as the crow flies; the paths take their time.</Trans>}
            >
              <NearList house={house} />
            </Section>
          )}
        </div>
      </div>
    </main>
  )
}
