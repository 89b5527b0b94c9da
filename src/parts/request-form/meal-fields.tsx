import { useLingui } from '@lingui/react/macro'
import type { House } from '#contract/house.ts'
import { dayIn } from '#domain/days.ts'
import { openingHours, type Serving } from '#domain/hours.ts'
import { DateField } from '#ui/date-field.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { controlsOf } from './controls.ts'
import type { When } from './problems.ts'
import { ServingNote } from './serving-note.tsx'

interface Meal extends When {
  partySize: number
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
  place = 'kitchen',
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
  /** Whose hours count. */
  place?: Serving | undefined
}) {
  const { t } = useLingui()
  const control = controlsOf(ids, { change, errorOf })
  return (
    <>
      <div className="grid pair gap-3">
        <DateField
          {...control('date')}
          label={t`Date`}
          value={meal.date}
          min={dayIn(house.timezone, now)}
        />
        <TimeField {...control('time')} label={t`Time`} value={meal.time} />
      </div>
      <ServingNote
        hours={openingHours(house)[place]}
        place={place}
        date={meal.date}
        onDate={(date) => change({ date })}
      />
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
