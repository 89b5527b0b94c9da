import { Trans, useLingui } from '@lingui/react/macro'
import { cars } from '#contract/services/cars.ts'
import { isOf } from '#parts/own-requests.ts'
import { StepHead } from '#parts/request-form/step-head.tsx'
import { SentStep, useFocusOnOpen, useSentOperation } from '#parts/sent-step.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { PageBackdrop } from '#ui/page-backdrop.tsx'
import { steps } from '../form/problems.ts'
import { RentalSummary } from '../parts/rental-summary.tsx'
import { RentalStatusPanel } from '../parts/rental-status-panel.tsx'
import { PayRental } from '../payment/pay-rental.tsx'

/** Step 5: what became of the rental, followed live, and how it is paid. */
export function SentScreen({ id }: { id: string | null }) {
  const { t } = useLingui()
  const sent = useSentOperation(id, (one) => isOf(cars, one))
  const top = useFocusOnOpen<HTMLElement>()
  return (
    <main id="main" ref={top} tabIndex={-1}>
      <PageBackdrop>
        <SentStep
          sent={sent}
          loading={t`Loading your rental…`}
          missing={t`Missing rental`}
          back={{ to: '/car-rental', label: <Trans>Back to the cars</Trans> }}
          other={
            <ButtonLink to="/car-rental" variant="quiet">
              <Trans>Rent another car</Trans>
            </ButtonLink>
          }
          renderFacts={(operation) => <RentalSummary operation={operation} />}
          factsLabel={t`What was rented`}
        >
          {(operation) => (
            <>
              <StepHead
                steps={steps}
                step="payment"
                linked={false}
                level={1}
                className="max-w-xl"
              />
              <Card className="grid gap-5">
                <RentalStatusPanel operation={operation} />
              </Card>
              <PayRental operation={operation} />
            </>
          )}
        </SentStep>
      </PageBackdrop>
    </main>
  )
}
