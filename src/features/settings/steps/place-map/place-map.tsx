import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Place } from '#domain/setup.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { kmOutside, meantIn, outlined, ringsOf, type OutlinedCountry } from './geography.ts'

/** Of the country's wider side, around it. */
const MARGIN = 0.08

/**
 * Where a place lies in its country, to check it by: outlines alone are too coarse to find a house by a tap.
 * Figures that lie elsewhere are mostly a missing minus, or latitude and longitude the other way round.
 */
export default function PlaceMap({
  country,
  place,
  onMeant,
}: {
  country: OutlinedCountry
  place: Place
  /** Takes what was probably meant. */
  onMeant: (place: Place) => void
}): ReactNode {
  const { t, i18n } = useLingui()
  const name = new Intl.DisplayNames([i18n.locale], { type: 'region' }).of(country) ?? country
  const km = kmOutside(country, place)
  const distance = i18n.number(km)
  const meant = km === 0 ? null : meantIn(country, place)
  const figures = meant && `${meant.latitude}, ${meant.longitude}`
  if (km > 0) {
    return (
      <Alert
        tone="waiting"
        title={t`This place lies ${distance} km outside ${name}`}
        action={
          meant && (
            <Button variant="secondary" onClick={() => onMeant(meant)}>
              <Trans>Take {figures}</Trans>
            </Button>
          )
        }
      >
        {meant ? (
          <Trans>South and west are written with a minus, and latitude comes first.</Trans>
        ) : (
          <Trans>Check the figures, and the time zone above.</Trans>
        )}
      </Alert>
    )
  }
  return (
    <figure aria-label={t`The house on a map of ${name}`} className="grid gap-2">
      <Outlines country={country} place={place} />
      <figcaption className="text-sm text-ink-soft">
        <Trans>It lies here, in {name}. The outline is right to about 2 km.</Trans>
      </figcaption>
    </figure>
  )
}

function Outlines({ country, place }: { country: OutlinedCountry; place: Place }) {
  const points = ringsOf(country).flat()
  const [east, north] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right] = [Math.min(...east), Math.max(...east)]
  const [bottom, top] = [Math.min(...north), Math.max(...north)]
  const margin = MARGIN * Math.max(right - left, top - bottom)
  const width = right - left + 2 * margin
  const height = top - bottom + 2 * margin
  const path = (one: OutlinedCountry) =>
    ringsOf(one)
      .map((ring) => `M${ring.map(([x, y]) => `${x} ${-y}`).join('L')}Z`)
      .join('')
  return (
    <svg
      aria-hidden="true"
      viewBox={`${left - margin} ${-top - margin} ${width} ${height}`}
      className="max-h-72 w-full max-w-sm rounded-md border border-line bg-sunken"
    >
      {[...outlined.filter((one) => one !== country), country].map((one) => (
        <path
          key={one}
          d={path(one)}
          className={
            one === country
              ? 'fill-primary-soft stroke-primary'
              : 'fill-surface stroke-control-border'
          }
          strokeWidth={width / 200}
          strokeLinejoin="round"
        />
      ))}
      <circle
        cx={place.longitude}
        cy={-place.latitude}
        r={width / 16}
        className="fill-none stroke-error"
        strokeWidth={width / 150}
      />
      <circle
        cx={place.longitude}
        cy={-place.latitude}
        r={width / 70}
        className="fill-error stroke-surface"
        strokeWidth={width / 250}
      />
    </svg>
  )
}
