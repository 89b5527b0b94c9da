import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { addDays, isCalendarDay } from '#domain/days.ts'
import { latestArrival, maxAdults, maxStayNights } from '#domain/stays.ts'
import { DateField } from '#ui/date-field.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { AvailabilityNotes } from './availability-notes.tsx'
import { MAX_CHILDREN, withCheckIn } from './form.ts'
import type { StepProps } from './use-stay.ts'
import { fieldIds } from './problems.ts'
import { MinimumStay } from '../parts/minimum-stay.tsx'

/** Step 1: dates, guests in each room, number of rooms of this kind. */
export function StepDates({ form, change, stay, errorOf }: StepProps) {
  const { t } = useLingui()
  const { asked, today, room, nights } = stay
  const from = isCalendarDay(asked.check_in) ? asked.check_in : today
  return (
    <div className="grid gap-4">
      <div className="grid pair gap-3">
        <DateField
          id={fieldIds.checkIn}
          label={t`Check-in`}
          value={asked.check_in}
          min={today}
          max={addDays(today, latestArrival)}
          onChange={(day) => change(withCheckIn(form, day))}
          error={errorOf('checkIn')}
        />
        <DateField
          id={fieldIds.checkOut}
          label={t`Check-out`}
          value={asked.check_out}
          min={addDays(from, 1)}
          max={addDays(from, maxStayNights)}
          onChange={(checkOut) => change({ checkIn: asked.check_in, checkOut })}
          error={errorOf('checkOut')}
        />
      </div>
      <p className="-mt-2 text-sm text-ink-soft" aria-live="polite">
        <Plural value={nights} one="# night" other="# nights" />
        {' · '}
        <MinimumStay />
      </p>
      <div className="grid pair gap-x-3 gap-y-4">
        <NumberStepper
          id={fieldIds.adults}
          label={t`Adults`}
          value={asked.adults}
          onChange={(adults) => change({ adults })}
          min={1}
          max={maxAdults(room.capacity)}
          error={errorOf('adults')}
        />
        <NumberStepper
          id={fieldIds.children}
          label={t`Children`}
          value={asked.children}
          onChange={(children) => change({ children })}
          min={0}
          max={MAX_CHILDREN}
          error={errorOf('children')}
        />
        <NumberStepper
          id={fieldIds.quantity}
          label={t`Rooms like this`}
          value={asked.quantity}
          onChange={(quantity) => change({ quantity })}
          min={1}
          max={50}
          error={errorOf('quantity')}
        />
        <p className="self-end pb-2 text-sm text-ink-soft">
          {asked.quantity > 1 ? (
            <Trans>Guests are counted for each room.</Trans>
          ) : (
            <Plural
              value={room.capacity}
              one="This room sleeps one guest."
              other="This room sleeps up to # guests."
            />
          )}
        </p>
      </div>
      <AvailabilityNotes stay={stay} promo={form.promoCode} />
    </div>
  )
}
