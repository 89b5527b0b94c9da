import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { maxTourParty } from '#domain/tours.ts'
import { DateField } from '#ui/date-field.tsx'
import { NumberStepper } from '#ui/number-stepper.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { Price } from '#ui/shown-currency.tsx'
import { fieldIds } from '../form/problems.ts'
import { SpotsBadge } from './spots-badge.tsx'
import type { Booking, FieldsProps } from './use-booking.ts'

/** The one tour that is booked, its date and people; how many places are left. */
export function TourFields({ form, change, errorOf, booking }: FieldsProps & { booking: Booking }) {
  const { t } = useLingui()
  const { tour, left } = booking
  const departure = tour?.departure ?? null
  return (
    <section id={fieldIds.tour} tabIndex={-1} aria-label={t`Tour`} className="grid gap-4">
      {tour === null ? (
        <p className="rounded-md border border-dashed border-control-border px-4 py-3 text-ink-soft">
          <Trans>Please select one tour and set date & people.</Trans>
        </p>
      ) : (
        <>
          <div className="grid gap-1 rounded-md bg-sunken px-4 py-3">
            <p className="font-semibold">{tour.name}</p>
            <p className="note">
              <Price cents={tour.priceCents} /> <Trans>per person</Trans>
            </p>
            {departure !== null && (
              <p className="note">
                <Trans>Leaves at {departure}</Trans>
              </p>
            )}
            {left !== null && <SpotsBadge left={left} />}
          </div>
          <div className="grid pair items-start gap-3">
            <DateField
              id={fieldIds.date}
              label={t`Date`}
              min={booking.earliestOf(tour)}
              value={booking.date}
              onChange={(date) => change({ date })}
              error={errorOf('date')}
            />
            <NumberStepper
              id={fieldIds.people}
              label={t`People`}
              min={0}
              max={maxTourParty}
              value={form.people}
              onChange={(people) => change({ people })}
              error={errorOf('people')}
            />
          </div>
          {left !== null && form.people > left && !booking.places.fresh && (
            <StatusLine tone="waiting">
              <Plural
                value={left}
                _0="As last known no place was left on that day: the house has the last word."
                one="As last known # place was left on that day: the house has the last word."
                other="As last known # places were left on that day: the house has the last word."
              />
            </StatusLine>
          )}
        </>
      )}
    </section>
  )
}
