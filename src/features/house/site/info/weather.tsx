import { Trans, useLingui } from '@lingui/react/macro'
import type { House } from '#contract/house.ts'
import { useHouse } from '#parts/use-house.ts'
import { useFormats } from '#ui/formats.tsx'
import { DataList } from '#ui/data-list.tsx'
import { onMap } from '../../near.ts'

/** Whether there is anything to show: the altitude, or the part of the country. */
export const hasWeather = (house: House) => house.altitude_m > 0 || onMap(house) !== null

/** The altitude of the house, and what to pack for it. */
export function Weather() {
  const { t } = useLingui()
  const formats = useFormats()
  const house = useHouse()
  const altitude = formats.number(house.altitude_m)
  const seasons = [
    {
      id: 'long-dry',
      months: t`June to mid-September`,
      sky: t`Dry, clear mornings, dusty paths`,
      good: t`Gorillas and volcanoes`,
    },
    {
      id: 'short-rain',
      months: t`Mid-September to November`,
      sky: t`Showers in the afternoon`,
      good: t`Green hills, birds`,
    },
    {
      id: 'short-dry',
      months: t`December to February`,
      sky: t`Mostly dry, soft light`,
      good: t`Lakes and walks`,
    },
    {
      id: 'long-rain',
      months: t`March to May`,
      sky: t`Rain on most days, mud above`,
      good: t`Quiet, golden monkeys`,
    },
  ]
  return (
    <div className="grid gap-5">
      {house.altitude_m > 0 && (
        <p className="max-w-2xl text-lg text-ink-soft">
          <Trans>
            <strong className="text-ink">{altitude} metres</strong> above the sea: high enough for
            cool nights and for a fire in the evening, low enough to sleep well on the first one.
          </Trans>
        </p>
      )}
      {onMap(house) !== null && (
        <>
          <p className="max-w-2xl text-ink-soft">
            <Trans>
              Days are 20 to 24 °C all year, nights 10 to 13 °C. Bring a warm layer, a rain jacket
              and shoes that may get wet. The sun is strong at this height, even through mist.
            </Trans>
          </p>
          <DataList
            label={t`The seasons`}
            rows={seasons}
            rowKey={(row) => row.id}
            columns={[
              { key: 'months', header: t`Months`, render: (row) => row.months, primary: true },
              { key: 'sky', header: t`Weather`, render: (row) => row.sky },
              { key: 'good', header: t`Good for`, render: (row) => row.good },
            ]}
          />
        </>
      )}
    </div>
  )
}
