import { Trans, useLingui } from '@lingui/react/macro'
import { defaultFreeHours } from '#domain/cancellation.ts'
import { offeredExtras } from '#domain/cars.ts'
import { Changeable, ReviewedPerson } from '#parts/request-form/reviewed.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { steps } from '../form/problems.ts'
import { ExtrasText, useHandovers } from '../parts/rental-summary.tsx'
import type { StepProps } from './use-rental.ts'
import { TakenNote } from './taken-note.tsx'
import { TotalsTable } from './quote.tsx'

/** Step 4: all of it once more, and the one button. */
export function StepReview({ forStay, ...props }: StepProps & { forStay: boolean }) {
  const { t } = useLingui()
  const handovers = useHandovers()
  const { form, rental } = props
  const { car, period, totals, prices, house } = rental
  const hours = house.cancellation.car_free_hours ?? defaultFreeHours
  return (
    <>
      <DescriptionList
        items={[
          {
            term: <Changeable steps={steps} step="car">{t`Car`}</Changeable>,
            detail: car?.name ?? '',
          },
          ...handovers(period, form).map(({ term, detail }) => ({
            term: (
              <Changeable steps={steps} step="schedule">
                {term}
              </Changeable>
            ),
            detail,
          })),
          {
            term: <Changeable steps={steps} step="schedule">{t`Extras`}</Changeable>,
            detail: <ExtrasText extras={offeredExtras(form.extras, prices)} />,
          },
          ...(forStay
            ? []
            : [
                {
                  term: <Changeable steps={steps} step="details">{t`Details`}</Changeable>,
                  detail: <ReviewedPerson person={form} />,
                },
              ]),
        ]}
      />
      {totals && (
        <div className="lg:hidden">
          <TotalsTable totals={totals} extras={form.extras} prices={prices} />
        </div>
      )}
      <TakenNote {...props} />
      <p className="note">
        {forStay ? (
          <Trans>
            It is booked and paid together with the rest of your stay. Cancelling is free until{' '}
            {hours} hours before pick-up.
          </Trans>
        ) : (
          <Trans>
            You pay by card in the next step, or at the house. Cancelling is free until {hours}{' '}
            hours before pick-up.
          </Trans>
        )}
      </p>
    </>
  )
}
