import { useLingui } from '@lingui/react/macro'
import type { House } from '#contract/house.ts'
import { dayIn } from '#domain/days.ts'
import { servingHours } from '#domain/hours.ts'
import { formatHour } from '#lib/format-hour.ts'
import { DateField } from '#ui/date-field.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { controlsOf } from './controls.ts'
import type { When } from './problems.ts'

interface Meal extends When {
  partySize: number
}

/** When the kitchen serves, as the reader's language writes hours. */
export function useServingHours(house: House) {
  const { i18n } = useLingui()
  const { open, close } = servingHours(house).kitchen
  return { from: formatHour(open, i18n.locale), until: formatHour(close, i18n.locale) }
}

/** When one eats, and how many do. Times are the house's. */
export function MealFields({
  ids,
  meal,
  change,
  errorOf,
  house,
  now,
  most,
}: {
  /** Of the fields, for the summary of errors. */
  ids: Readonly<Record<keyof Meal, string>>
  meal: Meal
  change: (part: Partial<Meal>) => void
  errorOf: (field: keyof Meal) => string | undefined
  house: House
  now: Date
  /** The largest party. */
  most: number
}) {
  const { t } = useLingui()
  const { from, until } = useServingHours(house)
  const control = controlsOf(ids, { change, errorOf })
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <DateField
          {...control('date')}
          label={t`Date`}
          value={meal.date}
          min={dayIn(house.timezone, now)}
        />
        <TimeField {...control('time')} label={t`Time`} value={meal.time} />
      </div>
      <p className="-mt-2 note">
        {t`The house’s time. The kitchen serves from ${from} to ${until}.`}
      </p>
      <NumberStepper
        {...control('partySize')}
        label={t`Party size`}
        value={meal.partySize}
        min={1}
        max={most}
      />
    </>
  )
}
