import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { cars } from '#contract/services/cars.ts'
import { latestOf } from '#offline/latest-of.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { isOf } from '#parts/own-requests.ts'
import { StepHead } from '#parts/request-form/step-head.tsx'
import { useHouse } from '#parts/use-house.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { Card } from '#ui/card.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { steps } from '../form/problems.ts'
import { RentalFacts } from '../parts/rental-facts.tsx'
import { RentalNews } from '../parts/rental-news.tsx'
import { PayRental } from '../payment/pay-rental.tsx'
import { Ground } from './no-cars.tsx'

/** Step 5: what became of the rental, followed live, and how it is paid. */
export function SentScreen({ id }: { id: string | null }) {
  const { t } = useLingui()
  const { phone } = useHouse()
  const rows = useQuery(outboxQuery(['guest']))
  const operation =
    id === null
      ? undefined
      : latestOf(
          (rows.data ?? []).filter((one) => isOf(cars, one)),
          id,
        )
  const top = useRef<HTMLElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
  }, [])
  return (
    <main id="main" ref={top} tabIndex={-1}>
      <Ground>
        {operation ? (
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="grid min-w-0 gap-5">
              <StepHead
                steps={steps}
                step="payment"
                linked={false}
                level={1}
                className="max-w-xl"
              />
              <Card className="grid gap-5">
                <RentalNews operation={operation} />
              </Card>
              <PayRental operation={operation} />
              <div className="flex flex-wrap gap-2">
                <ButtonLink to={`/requests/${operation.id}`} variant="secondary">
                  <Trans>Follow or change it</Trans>
                </ButtonLink>
                <ButtonLink to="/car-rental" variant="quiet">
                  <Trans>Rent another car</Trans>
                </ButtonLink>
                <CallButton phone={phone} />
              </div>
            </div>
            <Card as="section" aria-label={t`What was rented`}>
              <RentalFacts operation={operation} />
            </Card>
          </div>
        ) : rows.isPending && id !== null ? (
          <LoadingRegion label={t`Loading your rental…`}>
            <SkeletonText lines={5} />
          </LoadingRegion>
        ) : (
          <EmptyState
            headingLevel={2}
            picture={<DrawnLantern />}
            title={t`Missing rental`}
            text={<Trans>Please go back and try again.</Trans>}
            action={
              <ButtonLink to="/car-rental">
                <Trans>Back to the cars</Trans>
              </ButtonLink>
            }
          />
        )}
      </Ground>
    </main>
  )
}
