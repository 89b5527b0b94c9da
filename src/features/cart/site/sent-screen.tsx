import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { latestOf } from '#offline/latest-of.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { useHouse } from '#parts/use-house.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { Card } from '#ui/card.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { CartFacts } from '../parts/cart-facts.tsx'
import { CartNews } from '../parts/cart-news.tsx'
import { isCart } from '../use-own-carts.ts'
import { Ground } from './ground.tsx'
import { PayCart } from './pay-cart.tsx'
import { StepHeading, StepList } from './step-list.tsx'

/** Step 4: what became of the stay, followed live, and paying for it. */
export function SentScreen({ id }: { id: string | null }) {
  const { t } = useLingui()
  const { phone } = useHouse()
  const location = useLocation()
  const rows = useQuery(outboxQuery(['guest']))
  const operation = id === null ? undefined : latestOf((rows.data ?? []).filter(isCart), id)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
  }, [])
  const { pay } = (location.state ?? {}) as { pay?: boolean }
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <Ground>
        {operation ? (
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="grid min-w-0 gap-5">
              <StepList step="sent" linked={false} />
              <StepHeading step="sent" level={1} />
              <Card className="grid gap-5">
                <CartNews operation={operation} />
              </Card>
              <PayCart operation={operation} now={pay === true} />
              <div className="flex flex-wrap gap-2">
                <ButtonLink to={`/requests/${operation.id}`} variant="secondary">
                  <Trans>Follow or change it</Trans>
                </ButtonLink>
                <CallButton phone={phone} />
              </div>
            </div>
            <Card as="section" aria-label={t`What was asked for`}>
              <CartFacts operation={operation} />
            </Card>
          </div>
        ) : rows.isPending && id !== null ? (
          <LoadingRegion label={t`Loading your stay…`}>
            <SkeletonText lines={5} />
          </LoadingRegion>
        ) : (
          <EmptyState
            headingLevel={2}
            picture={<DrawnLantern />}
            title={t`Booking missing`}
            text={<Trans>Please go back and try again.</Trans>}
            action={
              <ButtonLink to="/book">
                <Trans>Back to your stay</Trans>
              </ButtonLink>
            }
          />
        )}
      </Ground>
    </div>
  )
}
