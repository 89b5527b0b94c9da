import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Content } from '#contract/content.ts'
import type { House } from '#contract/house.ts'
import { useTextIn } from '#parts/use-text-in.ts'
import { useFormats } from '#ui/formats.tsx'
import { cx } from '#ui/cx.ts'
import { distanceKm, headingTo, type Heading } from '../../near.ts'

const headings: Record<Heading, MessageDescriptor> = {
  n: msg`north`,
  ne: msg`north-east`,
  e: msg`east`,
  se: msg`south-east`,
  s: msg`south`,
  sw: msg`south-west`,
  w: msg`west`,
  nw: msg`north-west`,
}

/** The places behind the map's numbers, with distance and direction where the house's own is known. */
export function NearList({
  house,
  near,
}: {
  house: Pick<House, 'latitude' | 'longitude'>
  near: Content['near']
}) {
  const { t, i18n } = useLingui()
  const say = useTextIn()
  const formats = useFormats()
  const known = house.latitude !== 0 || house.longitude !== 0
  return (
    <ol className="grid divide-y divide-line">
      {near.map((place, index) => {
        const km = formats.number(Math.round(distanceKm(house, place)))
        const heading = i18n._(headings[headingTo(house, place)])
        return (
          <li key={place.name} className="flex gap-3 py-2.5">
            <span
              aria-hidden="true"
              className={cx(
                'grid size-6 shrink-0 place-items-center rounded-full text-sm font-semibold text-on-primary tabular',
                place.kind === 'lake' ? 'bg-link dark:text-ground' : 'bg-primary',
              )}
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{place.name}</p>
              <p className="text-ink-soft">{say(place.what)}</p>
            </div>
            {known && (
              <p className="max-w-1/2 shrink-0 text-right text-ink-soft tabular wrap-anywhere">
                {t`${km} km`}
                <span className="block text-sm">{heading}</span>
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
