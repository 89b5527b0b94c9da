import { Trans, useLingui } from '@lingui/react/macro'
import { House as HouseIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { House } from '#contract/house.ts'
import { cx } from '#ui/cx.ts'
import { onMap, type Spot } from '../../near.ts'
import { places, type Place } from '../../places.ts'

/**
 * The drawn map with the house and the places around it in the reader's language: numbers that the
 * list below explains, and names where there is room for them. For a screen reader it is one
 * picture.
 */
export function DrawnMap({ house }: { house: Pick<House, 'name' | 'latitude' | 'longitude'> }) {
  const { t } = useLingui()
  const { name } = house
  return (
    <figure className="grid gap-2">
      <div className="relative -mx-4 overflow-hidden border-y border-line sm:mx-0 sm:rounded-md sm:border-x">
        <img
          src="/drawings/map.svg"
          alt={t`Drawn map: ${name} in the middle, the volcanoes to the north and west, the twin lakes to the east, the road to Kigali leaving to the south-east.`}
          width={920}
          height={600}
          className="block h-auto w-full dark:brightness-[0.55] dark:saturate-[0.8]"
        />
        <div aria-hidden="true">
          <Label spot={{ latitude: -1.341, longitude: 29.46 }}>
            <Trans>10 kilometres</Trans>
          </Label>
          <Label spot={{ latitude: -1.345, longitude: 29.735 }} className="max-sm:hidden">
            <Trans>to Uganda</Trans>
          </Label>
          <Label spot={{ latitude: -1.6, longitude: 29.465 }}>
            <Trans>to Lake Kivu</Trans>
          </Label>
          <Label spot={{ latitude: -1.607, longitude: 29.735 }}>
            <Trans>to Kigali</Trans>
          </Label>
          {places.map((place, index) => (
            <PlaceMark key={place.id} place={place} number={index + 1} />
          ))}
          <At spot={house} className="-translate-y-full">
            <span className="grid justify-items-center">
              <span className="inline-flex items-center gap-1.5 rounded-full bg-primary-deep p-1.5 text-sm font-semibold whitespace-nowrap text-on-deep shadow-raised ring-2 ring-tip sm:pr-3">
                <HouseIcon className="size-5 text-tip" />
                <span className="max-sm:hidden">{name}</span>
              </span>
              <span className="-mt-1 size-2.5 rotate-45 bg-tip" />
            </span>
          </At>
        </div>
      </div>
      <figcaption className="note">
        <Trans>Drawn to scale; north is up. Roads and forest edges are simplified.</Trans>
      </figcaption>
    </figure>
  )
}

/** An element whose centre is at a spot of the map. */
function At({
  spot,
  className,
  children,
}: {
  spot: Spot
  className?: string
  children: ReactNode
}) {
  const at = onMap(spot)
  if (at === null) return null
  return (
    <div
      className="absolute size-0"
      style={{ left: `${at.left.toFixed(2)}%`, top: `${at.top.toFixed(2)}%` }}
    >
      <div className={cx('absolute w-max -translate-x-1/2', className)}>{children}</div>
    </div>
  )
}

function Label({
  spot,
  className,
  children,
}: {
  spot: Spot
  className?: string
  children: ReactNode
}) {
  return (
    <At spot={spot} className="-translate-y-1/2">
      <span
        className={cx(
          'rounded-sm bg-surface/85 px-1.5 text-sm font-medium text-ink-soft italic',
          className,
        )}
      >
        {children}
      </span>
    </At>
  )
}

/** The number is at the spot itself; the name beside it, where there is room for names. */
function PlaceMark({ place, number }: { place: Place; number: number }) {
  const left = place.side === 'left'
  return (
    <At
      spot={place}
      className={cx(
        '-translate-y-1/2',
        left ? 'lg:translate-x-[calc(-100%+0.75rem)]' : 'lg:-translate-x-3',
      )}
    >
      <span
        className={cx(
          'flex items-center gap-1.5 rounded-full bg-surface text-sm font-semibold text-ink',
          left ? 'flex-row-reverse lg:pl-2.5' : 'lg:pr-2.5',
        )}
      >
        <span
          className={cx(
            'grid size-6 place-items-center rounded-full text-on-primary tabular',
            place.kind === 'lake' ? 'bg-link dark:text-ground' : 'bg-primary',
          )}
        >
          {number}
        </span>
        <span className="max-lg:hidden">{place.name}</span>
      </span>
    </At>
  )
}
