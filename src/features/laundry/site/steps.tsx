import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DateField } from '#ui/date-field.tsx'
import { DateText } from '#ui/date-text.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { PersonFields } from '#parts/request-form/person-fields.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TimeField } from '#ui/time-field.tsx'
import { controlsOf } from '#parts/request-form/controls.ts'
import { addDays } from '#domain/days.ts'
import { laterBy } from '#domain/laundry.ts'
import { fieldIds, MAX_DAYS_AHEAD, MAX_NOTES } from '../form/form.ts'
import { OrderSummary, Turnaround } from '../requests.tsx'
import { QuoteTable } from '../parts/quote-table.tsx'
import { atOf } from '../form/quote.ts'
import type { StepProps } from './use-laundry.ts'

/** Step 2: when it is fetched, and when it comes back. */
export function StepSchedule({ form, change, laundry, errorOf }: StepProps) {
  const { t } = useLingui()
  const { schedule, quote, today } = laundry
  const control = controlsOf(fieldIds, { change, errorOf })
  const { pickUp, dropOff } = schedule
  const last = addDays(today, MAX_DAYS_AHEAD)
  const known = pickUp.date !== '' && pickUp.time !== ''
  const earliest = known ? laterBy(atOf(pickUp), quote.hours) : null
  return (
    <div className="grid gap-6">
      <Fieldset legend={form.pickup ? t`Pickup` : t`You bring it`}>
        <div className="grid pair gap-3">
          <DateField
            {...control('pickUpDate')}
            label={t`Pickup date`}
            value={pickUp.date}
            min={today}
            max={last}
          />
          <TimeField {...control('pickUpTime')} label={t`Pickup time`} value={pickUp.time} />
        </div>
      </Fieldset>
      <Fieldset legend={form.pickup ? t`Drop-off` : t`You fetch it`}>
        <div className="grid pair gap-3">
          <DateField
            {...control('dropOffDate')}
            label={t`Drop-off date`}
            value={dropOff.date}
            min={earliest?.slice(0, 10) ?? today}
            max={last}
          />
          <TimeField {...control('dropOffTime')} label={t`Drop-off time`} value={dropOff.time} />
        </div>
      </Fieldset>
      <p className="note" aria-live="polite">
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
            {' · '}
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

/** Step 3: who it is for, and where it is (spec 2 §2). */
export function StepDetails({ form, change, errorOf, forStay }: StepProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-4">
      {!forStay && <PersonFields ids={fieldIds} person={form} change={change} errorOf={errorOf} />}
      <TextField
        {...controlsOf(fieldIds, { change, errorOf })('address')}
        label={t`Pickup address`}
        autoComplete="street-address"
        hint={t`Your room number, or where we find you in town.`}
        maxLength={300}
        value={form.address}
      />
      <TextArea
        label={t`Notes`}
        optional
        hint={t`Stains, softener, what must not be ironed.`}
        maxLength={MAX_NOTES}
        rows={3}
        value={form.notes}
        onChange={(notes) => change({ notes })}
      />
    </div>
  )
}

/** Step 4: all of it once more, before it is confirmed. */
export function StepReview({ form, laundry, forStay }: StepProps) {
  const { quote, schedule } = laundry
  return (
    <div className="grid gap-5">
      <QuoteTable quote={quote} />
      <OrderSummary
        summary={{
          pickup: form.pickup,
          express: form.express,
          ...schedule,
          name: forStay ? '' : form.name,
          phone: forStay ? '' : form.phone,
          email: forStay ? '' : form.email,
          address: form.address,
          notes: form.notes,
          code: null,
        }}
      />
      <p className="note">
        {forStay ? (
          <Trans>It is booked and paid together with the rest of your stay.</Trans>
        ) : (
          <Trans>You pay at the house, or when we bring it back.</Trans>
        )}
      </p>
    </div>
  )
}
