import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OperationRow } from '#offline/db/schema.ts'
import { StepHead } from '#parts/request-form/step-head.tsx'
import { SentStep, useFocusOnOpen, useSentOperation } from '#parts/sent-step.tsx'
import { useHouse } from '#parts/use-house.ts'
import { Card } from '#ui/card.tsx'
import { PageBackdrop } from '#ui/page-backdrop.tsx'
import { BookingSummary } from '../parts/booking-summary.tsx'
import { BookingStatusPanel } from './booking-status-panel.tsx'
import { PayPanel } from './pay-panel.tsx'
import { stepsOf } from './problems.ts'

/** Step 5: the booking's status, followed live, and its payment. */
export function SentScreen({ id, roomId }: { id: string; roomId: string }) {
  const { t } = useLingui()
  const house = useHouse()
  const sent = useSentOperation(id)
  const top = useFocusOnOpen<HTMLElement>()
  return (
    <main id="main" ref={top} tabIndex={-1}>
      <title>{`${t`Your booking`} – ${house.name}`}</title>
      <PageBackdrop>
        <SentBooking sent={sent} roomId={roomId}>
          {({ route }) =>
            route === 'bookRoom' && (
              <StepHead steps={stepsOf(house)} step="pay" linked={false} level={1} />
            )
          }
        </SentBooking>
      </PageBackdrop>
    </main>
  )
}

/** Status of one room or several; once the server has them, payment. */
export function SentBooking({
  sent,
  roomId,
  className,
  children,
}: {
  sent: ReturnType<typeof useSentOperation>
  roomId: string
  className?: string
  /** Shown above the status. */
  children?: (operation: OperationRow) => ReactNode
}) {
  const { t } = useLingui()
  return (
    <SentStep
      sent={sent}
      loading={t`Loading your booking…`}
      missing={t`Booking missing`}
      back={{
        to: `/rooms/${encodeURIComponent(roomId)}`,
        label: <Trans>Back to the room</Trans>,
      }}
      renderFacts={(operation) => <BookingSummary operation={operation} />}
      factsLabel={t`What was booked`}
      className={className}
    >
      {(operation) => (
        <>
          {children?.(operation)}
          <Card className="grid gap-5">
            <BookingStatusPanel operation={operation} />
          </Card>
          <PayPanel operation={operation} />
        </>
      )}
    </SentStep>
  )
}
