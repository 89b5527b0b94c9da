import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { cars as service } from '#contract/services/cars.ts'
import { RequestPage } from '#parts/request-form/request-page.tsx'
import { stepOf } from '#parts/request-form/wizard-steps.ts'
import { useHouse } from '#parts/use-house.ts'
import { PageBackdrop } from '#ui/page-backdrop.tsx'
import { DrawnHouse } from '#ui/drawings.tsx'
import { carInLanguage, cars, type Car } from '../data.ts'
import { rentals } from '../form/form.ts'
import { steps } from '../form/problems.ts'
import { CarsComing, NoCars } from './no-cars.tsx'
import { Wizard } from './wizard.tsx'
import { isOf } from '#parts/own-requests.ts'
import { StepHead } from '#parts/request-form/step-head.tsx'
import { SentStep, useFocusOnOpen, useSentOperation } from '#parts/sent-step.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { RentalSummary } from '../parts/rental-summary.tsx'
import { RentalStatusPanel } from '../parts/rental-status-panel.tsx'
import { PayRental } from '../payment/pay-rental.tsx'

/**
 * /car-rental (spec 2 §2): five steps, each with its address (`?step=`). `?step=payment&request=` is
 * what became of a rental.
 */
export default function CarRentalPage() {
  const { t, i18n } = useLingui()
  const [query] = useSearchParams()
  const list = useQuery(cars())
  const say = (car: Car) => carInLanguage(car, i18n.locale)
  const { name } = useHouse()
  const isSent = stepOf(steps, query) === 'payment' && !query.has('change')
  return (
    <>
      <title>{`${t`Car rental`} – ${name}`}</title>
      {isSent ? (
        <SentScreen id={query.get('request')} />
      ) : list.data === undefined ? (
        list.isPending ? (
          <CarsComing />
        ) : (
          <NoCars error={list.error} retry={() => void list.refetch()} />
        )
      ) : (
        <RequestPage
          service={service}
          kind={rentals}
          loading={t`Loading the cars…`}
          gone={<Trans>This rental can no longer be changed here</Trans>}
          picture={<DrawnHouse />}
          renderFrame={(children) => <PageBackdrop>{children}</PageBackdrop>}
          renderSent={(id) => <SentScreen id={id} />}
          renderScreen={(props) => (
            <Wizard {...props} list={{ ...list.data, rows: list.data.rows.map(say) }} />
          )}
        />
      )}
    </>
  )
}

/** Step 5: what became of the rental, followed live, and how it is paid. */
function SentScreen({ id }: { id: string | null }) {
  const { t } = useLingui()
  const sent = useSentOperation(id, (one) => isOf(service, one))
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
