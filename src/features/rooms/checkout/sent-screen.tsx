import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { outboxQuery } from '#offline/reads/outbox-queries.ts'
import { useHouse } from '#parts/use-house.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { Card } from '#ui/card.tsx'
import { DrawnLantern } from '#ui/drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx'
import { BookingFacts } from '../parts/booking-facts.tsx'
import { latestOf } from '#offline/latest-of.ts'
import { BookingNews } from './booking-news.tsx'
import { PayPanel } from './pay-panel.tsx'
import { StepHeading, StepList } from './step-list.tsx'
import { Ground } from './wizard.tsx'

/** Step 5: what became of the booking, followed live, and paying for it. */
export function SentScreen({ id, roomId }: { id: string; roomId: string }) {
  const { t } = useLingui()
  const { name, phone } = useHouse()
  const rows = useQuery(outboxQuery(['guest']))
  const operation = latestOf(rows.data ?? [], id)
  const top = useRef<HTMLElement>(null)
  useEffect(() => {
    document.title = `${t`Your booking`} – ${name}`
  }, [t, name])
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
  }, [])
  return (
    <main id="main" ref={top} tabIndex={-1}>
      <Ground>
        {operation ? (
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <div className="grid min-w-0 gap-5">
              {operation.route === 'bookRoom' && (
                <>
                  <StepList step="pay" linked={false} />
                  <StepHeading step="pay" level={1} />
                </>
              )}
              <Following operation={operation} />
              <div className="flex flex-wrap gap-2">
                <ButtonLink to={`/requests/${operation.id}`} variant="secondary">
                  <Trans>Follow or change it</Trans>
                </ButtonLink>
                <CallButton phone={phone} />
              </div>
            </div>
            <Card as="section" aria-label={t`What was booked`}>
              <BookingFacts operation={operation} />
            </Card>
          </div>
        ) : rows.isPending ? (
          <LoadingRegion label={t`Loading your booking…`}>
            <SkeletonText lines={5} />
          </LoadingRegion>
        ) : (
          <EmptyState
            headingLevel={2}
            picture={<DrawnLantern />}
            title={t`Booking missing`}
            text={<Trans>Please go back and try again.</Trans>}
            action={
              <ButtonLink to={`/rooms/${encodeURIComponent(roomId)}`}>
                <Trans>Back to the room</Trans>
              </ButtonLink>
            }
          />
        )}
      </Ground>
    </main>
  )
}

/** News of it, and once the house has it, paying. */
export function Following({ operation }: { operation: OperationRow }) {
  return (
    <>
      <Card className="grid gap-5">
        <BookingNews operation={operation} />
      </Card>
      <PayPanel operation={operation} />
    </>
  )
}
