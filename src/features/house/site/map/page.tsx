import { Trans, useLingui } from '@lingui/react/macro'
import { useContent, useContentComing } from '#parts/use-content.ts'
import { useHouse } from '#parts/use-house.ts'
import { Section } from '#ui/page.tsx'
import { LoadingRegion, Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { GettingHere } from '../../parts/getting-here.tsx'
import { PageTop } from '../../parts/page-top.tsx'
import { DrawnMap } from './drawn-map.tsx'
import { NearList } from './near-list.tsx'
import { MapPin, Navigation } from 'lucide-react'
import type { House } from '#contract/house.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { useFormats } from '#ui/formats.tsx'
import { CallOrWrite } from '../../parts/call-or-write.tsx'
import { appleMapsAddress, coordinates, geoAddress, mapsAddress } from '../../near.ts'

/** /map: the house's own, kept on the device (decisions.md). */
export function MapPage() {
  const { t } = useLingui()
  const house = useHouse()
  const { map = null, near = [] } = useContent()
  const isComing = useContentComing()
  return (
    <main id="main">
      <title>{`${t`Map`} – ${house.name}`}</title>
      <PageTop
        eyebrow={house.name}
        title={<Trans>Map</Trans>}
        lead={
          (map !== null || isComing) && (
            <Trans>It is kept on your device: it opens on the road too, without internet.</Trans>
          )
        }
      />
      {isComing ? (
        <LoadingRegion label={t`Loading…`} className="container-page pb-16">
          <Skeleton className="h-[60dvh] w-full rounded-md" />
        </LoadingRegion>
      ) : (
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
                title={<Trans>Around the house</Trans>}
                lead={<Trans>Distances as the crow flies; the paths take their time.</Trans>}
              >
                <NearList house={house} near={near} />
              </Section>
            )}
          </div>
        </div>
      )}
    </main>
  )
}

type Facts = Pick<House, 'name' | 'address' | 'latitude' | 'longitude' | 'altitude_m'>

/** Address and coordinates, to copy or to open in the phone's own maps. */
function Whereabouts({ house }: { house: Facts }) {
  const formats = useFormats()
  const { name, address, altitude_m } = house
  // Another server may not say where the house is.
  const hasCoordinates = house.latitude !== 0 || house.longitude !== 0
  const altitude = formats.number(altitude_m)
  return (
    <Card className="grid gap-4 md:grid-cols-[1fr_auto] md:items-center">
      <div className="flex gap-3">
        <MapPin className="mt-1 size-6 shrink-0 text-ornament" />
        <div className="grid gap-0.5">
          <p className="text-lg font-semibold">{address === '' ? name : address}</p>
          {hasCoordinates && (
            <p className="text-ink-soft tabular select-all">{coordinates(house)}</p>
          )}
          {altitude_m > 0 && (
            <p className="text-ink-soft">
              <Trans>{altitude} metres above the sea</Trans>
            </p>
          )}
        </div>
      </div>
      {hasCoordinates ? (
        <div className="grid gap-1 md:justify-items-end">
          <ButtonLink
            href={geoAddress(house, name)}
            icon={<Navigation />}
            className="w-full md:w-auto"
          >
            <Trans>Open in this phone’s maps</Trans>
          </ButtonLink>
          <p className="flex flex-wrap gap-x-5">
            <TextLink href={appleMapsAddress(house, name)} standalone>
              Apple Maps
            </TextLink>
            <TextLink href={mapsAddress(house)} standalone>
              OpenStreetMap
            </TextLink>
          </p>
        </div>
      ) : (
        <CallOrWrite />
      )}
    </Card>
  )
}
