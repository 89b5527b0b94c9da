import { Trans } from '@lingui/react/macro'
import { House as HouseIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Content } from '#contract/content.ts'
import type { House } from '#contract/house.ts'
import { pictureSrcSet } from '#contract/pictures.ts'
import { pictureUrl } from '#offline/link/base.ts'
import { useTextIn } from '#parts/use-text-in.ts'
import { cx } from '#ui/cx.ts'
import { onMap, type Edges, type Spot } from '../../near.ts'

type Map = NonNullable<Content['map']>
type Place = Content['near'][number]

/**
 * The house's map with itself and the places around it in the reader's language: numbers that the
 * list below explains, and names where there is room for them. For a screen reader it is one
 * picture.
 */
export function DrawnMap({
  house,
  map,
  near,
}: {
  house: Pick<House, 'name' | 'latitude' | 'longitude'>
  map: Map
  near: readonly Place[]
}) {
  const say = useTextIn()
  const { name } = house
  const [missing, setMissing] = useState('')
  // Its text would lie under the places.
  const alt = missing === map.picture ? '' : say(map.text)
  return (
    <figure className="grid gap-2">
      <div className="relative -mx-4 overflow-hidden border-y border-line sm:mx-0 sm:rounded-md sm:border-x">
        <img
          src={pictureUrl(map.picture) ?? undefined}
          srcSet={pictureSrcSet(map.picture)}
          sizes="(width >= 75rem) 75rem, 100vw"
          alt={alt}
          onError={() => setMissing(map.picture)}
          width={920}
          height={600}
          className="block h-auto w-full dark:brightness-[0.55] dark:saturate-[0.8]"
        />
        <div aria-hidden="true">
          {map.labels.map(({ text, wide, ...spot }, at) => (
            <Label key={at} edges={map} spot={spot} className={wide ? 'max-sm:hidden' : ''}>
              {say(text)}
            </Label>
          ))}
          {near.map((place, index) => (
            <PlaceMark key={place.name} edges={map} place={place} number={index + 1} />
          ))}
          <At edges={map} spot={house} className="-translate-y-full">
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
        {missing === map.picture ? (
          <Trans>The drawing is not on this device yet. North is up.</Trans>
        ) : (
          <Trans>North is up. Roads and paths are simplified.</Trans>
        )}
      </figcaption>
    </figure>
  )
}

/** An element whose centre is at a spot of the map. */
function At({
  edges,
  spot,
  className,
  children,
}: {
  edges: Edges
  spot: Spot
  className?: string
  children: ReactNode
}) {
  const at = onMap(spot, edges)
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
  edges,
  spot,
  className,
  children,
}: {
  edges: Edges
  spot: Spot
  className?: string
  children: ReactNode
}) {
  return (
    <At edges={edges} spot={spot} className="-translate-y-1/2">
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
function PlaceMark({ edges, place, number }: { edges: Edges; place: Place; number: number }) {
  const left = place.side === 'left'
  return (
    <At
      edges={edges}
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
