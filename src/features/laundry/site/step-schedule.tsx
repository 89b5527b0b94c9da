import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { addDays } from '#domain/days.ts'
import { laterBy } from '#domain/laundry.ts'
import { DateField } from '#ui/date-field.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { FURTHEST, fieldIds } from '../form/problems.ts'
import { atOf } from '../form/schedule.ts'
import { Turnaround } from '../parts/turnaround.tsx'
import type { StepProps } from './step-props.ts'

/** Step 2: when it is fetched, and when it comes back. */
export function StepSchedule({ form, change, laundry, errorOf }: StepProps) {
  const { t } = useLingui()
  const { schedule, quote, today } = laundry
  const { pickUp, dropOff } = schedule
  const last = addDays(today, FURTHEST)
  const known = pickUp.date !== '' && pickUp.time !== ''
  const earliest = known ? laterBy(atOf(pickUp), quote.hours) : null
  return (
    <div className="grid gap-6">
      <Fieldset legend={form.pickup ? t`Pickup` : t`You bring it`}>
        <div className="grid grid-cols-2 gap-3">
          <DateField
            id={fieldIds.pickUpDate}
            label={t`Pickup date`}
            value={pickUp.date}
            min={today}
            max={last}
            onChange={(pickUpDate) => change({ pickUpDate })}
            error={errorOf('pickUpDate')}
          />
          <TimeField
            id={fieldIds.pickUpTime}
            label={t`Pickup time`}
            value={pickUp.time}
            onChange={(pickUpTime) => change({ pickUpTime })}
            error={errorOf('pickUpTime')}
          />
        </div>
      </Fieldset>
      <Fieldset legend={form.pickup ? t`Drop-off` : t`You fetch it`}>
        <div className="grid grid-cols-2 gap-3">
          <DateField
            id={fieldIds.dropOffDate}
            label={t`Drop-off date`}
            value={dropOff.date}
            min={earliest?.slice(0, 10) ?? today}
            max={last}
            onChange={(dropOffDate) => change({ dropOffDate })}
            error={errorOf('dropOffDate')}
          />
          <TimeField
            id={fieldIds.dropOffTime}
            label={t`Drop-off time`}
            value={dropOff.time}
            onChange={(dropOffTime) => change({ dropOffTime })}
            error={errorOf('dropOffTime')}
          />
        </div>
      </Fieldset>
      <p className="text-sm text-ink-soft" aria-live="polite">
        <Trans>
          Turnaround <Turnaround express={form.express} />.
        </Trans>{' '}
        <Plural
          value={quote.hours}
          one="What you chose needs # hour"
          other="What you chose needs # hours"
        />
        {earliest !== null && (
          <>
            {': '}
            <Trans>
              it can be back from <DateText value={earliest.slice(0, 10)} format="weekday" />,{' '}
              {earliest.slice(11)}.
            </Trans>
          </>
        )}
      </p>
    </div>
  )
}
