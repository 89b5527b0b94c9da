import { useLingui } from '@lingui/react/macro'
import type { House } from '#contract/house.ts'
import { dayIn } from '#domain/days.ts'
import { formatHour } from '#lib/format-hour.ts'
import { DateField } from '#ui/date-field.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { TimeField } from '#ui/time-field.tsx'
import type { FieldsProps } from './fields.ts'
import { fieldIds } from './form/problems.ts'

/** When, and for how many. Times are the house's. */
export function WhenFields({
  form,
  change,
  errorOf,
  when,
  house,
  now,
  seats,
}: FieldsProps & {
  when: { date: string; time: string }
  house: House
  now: Date
  seats: number
}) {
  const { t, i18n } = useLingui()
  const { open, close } = house.hours.restaurant
  const [from, until] = [formatHour(open, i18n.locale), formatHour(close, i18n.locale)]
  return (
    <Fieldset legend={t`Your table`}>
      <div className="grid grid-cols-2 gap-3">
        <DateField
          id={fieldIds.date}
          label={t`Date`}
          value={when.date}
          min={dayIn(house.timezone, now)}
          onChange={(date) => change({ date })}
          error={errorOf('date')}
        />
        <TimeField
          id={fieldIds.time}
          label={t`Time`}
          value={when.time}
          onChange={(time) => change({ time })}
          error={errorOf('time')}
        />
      </div>
      <p className="-mt-2 text-sm text-ink-soft">
        {t`The house’s time. The kitchen serves from ${from} to ${until}.`}
      </p>
      <NumberStepper
        id={fieldIds.partySize}
        label={t`Party size`}
        value={form.partySize}
        onChange={(partySize) => change({ partySize })}
        min={1}
        max={seats}
        error={errorOf('partySize')}
      />
    </Fieldset>
  )
}
