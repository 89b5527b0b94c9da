import { Trans, useLingui } from '@lingui/react/macro'
import { Baby, MapPin, Navigation, ShieldCheck, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { latestPickup, maxRentalDays, rentalExtraNames, type RentalExtra } from '#domain/cars.ts'
import { addDays, dayIn, isCalendarDay } from '#domain/days.ts'
import { controlsOf } from '#parts/request-form/controls.ts'
import { cx } from '#ui/cx.ts'
import { DateField } from '#ui/date-field.tsx'
import { Money } from '#ui/money.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { withPickupDate } from '../form/form.ts'
import { fieldIds } from '../form/problems.ts'
import { extraText } from '../form/extras.ts'
import type { StepProps } from './use-rental.ts'
import { TakenNote } from './taken-note.tsx'

/** Step 2: from when to when, where, and what comes with the car. */
export function StepSchedule(props: StepProps) {
  return (
    <>
      <Times {...props} />
      <TakenNote {...props} />
      <Places {...props} />
      <Extras {...props} />
    </>
  )
}

function Times({ form, change, rental, errorOf }: StepProps) {
  const { t } = useLingui()
  const control = controlsOf(fieldIds, { change, errorOf })
  const { period, house, now } = rental
  const today = dayIn(house.timezone, now)
  const from = isCalendarDay(period.pickup_date) ? period.pickup_date : today
  return (
    <div className="grid gap-4">
      <div className="grid pair items-start gap-3">
        <DateField
          id={fieldIds.pickupDate}
          label={t`Pick-up date`}
          value={period.pickup_date}
          min={today}
          max={addDays(today, latestPickup)}
          onChange={(day) => change(withPickupDate(form, day))}
          error={errorOf('pickupDate')}
        />
        <TimeField {...control('pickupTime')} label={t`Pick-up time`} value={period.pickup_time} />
      </div>
      <div className="grid pair items-start gap-3">
        <DateField
          id={fieldIds.dropoffDate}
          label={t`Drop-off date`}
          value={period.dropoff_date}
          min={from}
          max={addDays(from, maxRentalDays)}
          onChange={(dropoffDate) => change({ pickupDate: period.pickup_date, dropoffDate })}
          error={errorOf('dropoffDate')}
        />
        <TimeField
          {...control('dropoffTime')}
          label={t`Drop-off time`}
          value={period.dropoff_time}
        />
      </div>
    </div>
  )
}

function Places({ form, change, rental, errorOf }: StepProps) {
  const { t } = useLingui()
  const control = controlsOf(fieldIds, { change, errorOf })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...control('pickup')}
        label={t`Pick-up location`}
        hint={t`The house, an airport, an address in town.`}
        list="rental-places"
        maxLength={200}
        value={form.pickup}
      />
      <TextField
        {...control('dropoff')}
        label={t`Drop-off location`}
        hint={t`Where you leave the car.`}
        list="rental-places"
        maxLength={200}
        value={form.dropoff}
      />
      <datalist id="rental-places">
        {rental.house.name !== '' && <option>{rental.house.name}</option>}
        <option>{t`The airport`}</option>
      </datalist>
    </div>
  )
}

const icons: Record<RentalExtra, ReactNode> = {
  gps: <Navigation />,
  child_seat: <Baby />,
  additional_driver: <Users />,
  insurance: <ShieldCheck />,
  pickup_delivery: <MapPin />,
}

function Extras({ form, change, rental }: StepProps) {
  const { i18n } = useLingui()
  const { prices } = rental
  const offered = rentalExtraNames.filter((name) => prices[name] !== null)
  if (offered.length === 0) return null
  return (
    <fieldset className="grid gap-2.5">
      <legend className="float-left mb-1 w-full font-semibold">
        <Trans>Extras</Trans>
      </legend>
      {offered.map((name) => (
        <label
          key={name}
          className={cx(
            'flex min-h-14 flex-wrap items-center gap-x-3 rounded-md border bg-surface px-4 py-2 transition-colors hover:border-primary',
            'border-control-border choice',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          )}
        >
          <input
            type="checkbox"
            checked={form.extras[name]}
            onChange={(event) =>
              change({ extras: { ...form.extras, [name]: event.target.checked } })
            }
            className="size-5 shrink-0 outline-none"
          />
          <span className="shrink-0 text-primary [&_svg]:size-5">{icons[name]}</span>
          <span className="min-w-0 grow font-semibold">{i18n._(extraText[name])}</span>
          <span className="ml-auto text-right">
            <Money cents={prices[name] ?? 0} className="font-semibold" />{' '}
            <span className="note">
              {name === 'pickup_delivery' ? <Trans>once</Trans> : <Trans>a day</Trans>}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
