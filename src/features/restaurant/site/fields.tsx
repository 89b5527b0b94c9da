import { useLingui } from '@lingui/react/macro'
import { BedDouble, ShoppingBag, UtensilsCrossed } from 'lucide-react'
import type { House } from '#contract/house.ts'
import { dayIn } from '#domain/days.ts'
import { servingHours } from '#domain/hours.ts'
import type { ServiceType } from '#domain/restaurant.ts'
import { formatHour } from '#lib/format-hour.ts'
import type { When } from '#parts/request-form/problems.ts'
import { DateField } from '#ui/date-field.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { MAX_PARTY_SIZE } from './form/form.ts'
import { fieldIds } from './form/problems.ts'
import type { FieldsProps } from './use-order.ts'

/** How, when and for how many. Times are the house's. */
export function WhenFields({
  form,
  change,
  errorOf,
  schedule,
  house,
  now,
}: FieldsProps & { schedule: When; house: House; now: Date }) {
  const { t, i18n } = useLingui()
  const { open, close } = servingHours(house).kitchen
  const [from, until] = [formatHour(open, i18n.locale), formatHour(close, i18n.locale)]
  return (
    <Fieldset legend={t`How and when`}>
      <RadioCards<ServiceType>
        label={t`Ordering as`}
        name="service"
        value={form.service}
        onChange={(service) => change({ service })}
        options={[
          {
            value: 'dine-in',
            label: t`Dine-in`,
            hint: t`At a table in the house`,
            icon: <UtensilsCrossed />,
          },
          {
            value: 'room',
            label: t`Room service`,
            hint: t`Brought to your room`,
            icon: <BedDouble />,
          },
          {
            value: 'pickup',
            label: t`Pickup`,
            hint: t`Packed, for you to fetch`,
            icon: <ShoppingBag />,
          },
        ]}
      />
      <div className="grid grid-cols-2 gap-3">
        <DateField
          id={fieldIds.date}
          label={t`Date`}
          value={schedule.date}
          min={dayIn(house.timezone, now)}
          onChange={(date) => change({ date })}
          error={errorOf('date')}
        />
        <TimeField
          id={fieldIds.time}
          label={t`Time`}
          value={schedule.time}
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
        max={MAX_PARTY_SIZE}
        error={errorOf('partySize')}
      />
    </Fieldset>
  )
}
