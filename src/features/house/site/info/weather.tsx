import { Trans, useLingui } from '@lingui/react/macro'
import type { Content } from '#contract/content.ts'
import { useContent } from '#parts/use-content.ts'
import { useHouse } from '#parts/use-house.ts'
import { useTextIn } from '#parts/use-text-in.ts'
import { useFormats } from '#ui/formats.tsx'
import { DataList } from '#ui/data-list.tsx'
import { PlainText } from '#ui/plain-text.tsx'

/** Whether the house says anything of its weather. */
export const hasWeather = (weather: Content['weather'] | undefined) =>
  (weather?.seasons.length ?? 0) > 0 || Object.values(weather?.text ?? {}).some((text) => text)

/** The altitude of the house, its weather, and what to pack for it. */
export function Weather() {
  const { t } = useLingui()
  const say = useTextIn()
  const formats = useFormats()
  const { altitude_m } = useHouse()
  const { weather } = useContent()
  const altitude = formats.number(altitude_m)
  const text = say(weather?.text)
  const seasons = (weather?.seasons ?? []).map(({ months, sky, good }, at) => ({
    id: String(at),
    months: say(months),
    sky: say(sky),
    good: say(good),
  }))
  return (
    <div className="grid gap-5">
      {altitude_m > 0 && (
        <p className="text-lg text-ink-soft">
          <Trans>
            <strong className="text-ink">{altitude} metres</strong> above the sea
          </Trans>
        </p>
      )}
      {text !== '' && <PlainText text={text} className="max-w-2xl text-ink-soft" />}
      {seasons.length > 0 && (
        <DataList
          label={t`The seasons`}
          rows={seasons}
          columns={[
            { key: 'months', header: t`Months`, render: (row) => row.months, primary: true },
            { key: 'sky', header: t`Weather`, render: (row) => row.sky },
            { key: 'good', header: t`Good for`, render: (row) => row.good },
          ]}
        />
      )}
    </div>
  )
}
