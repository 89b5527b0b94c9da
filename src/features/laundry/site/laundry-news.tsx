import { Trans, useLingui } from '@lingui/react/macro'
import { laundry } from '#contract/services/laundry.ts'
import { laundryStatuses } from '#domain/laundry.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { codeOf, useOwn } from '#parts/own-requests.ts'
import { RequestStatusPanel } from '#parts/request-status-panel.tsx'
import { ParkedNews } from '#ui/rung-news.tsx'
import { StatusProgress } from '#ui/status-progress.tsx'
import { placeLaundryMeaning } from '../operations/place.ts'
import { LaundryRefusal, laundryStatusWords } from '../requests.tsx'

const CLIMB = laundryStatuses.filter((status) => status !== 'cancelled')

/**
 * Where laundry stands: never further than it is. The documents' words once the house has confirmed
 * it; another host, which tells no state, when it took it.
 */
export function LaundryNews({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const order = useOwn(laundry, operation)
  const waits = order === null || order.status === 'pending'
  const isCancelled = order?.status === 'cancelled'
  return (
    <RequestStatusPanel
      operation={operation}
      level={1}
      over={<Trans>This order was taken back</Trans>}
      parked={
        <ParkedNews
          level={1}
          reason={operation.parkReason}
          check={i18n._(placeLaundryMeaning.check)}
          refusal={
            <>
              <p>
                <LaundryRefusal operation={operation} />
              </p>
              <p>
                <Trans>Nobody comes for it yet. The ways on stand with your request.</Trans>
              </p>
            </>
          }
        />
      }
      saved={
        <Trans>
          Nobody comes for it before the house has it; for something urgent, please call.
        </Trans>
      }
      stage={order?.stage === 'over' ? 'confirmed' : order?.stage}
      title={order && waits ? null : <Trans>Laundry booked!</Trans>}
      words={
        isCancelled
          ? i18n._(laundryStatusWords.cancelled)
          : waits && <Trans>We’ve received your request. We’ll confirm shortly.</Trans>
      }
      reason={order?.reason}
      progress={
        !waits && (
          <StatusProgress
            names={CLIMB.map((status) => i18n._(laundryStatusWords[status]))}
            at={CLIMB.findIndex((status) => status === order.status)}
          />
        )
      }
      // Another host knows nothing of our codes.
      code={order ? codeOf(laundry, operation) : ''}
      codeWords={<Trans>With it and your phone or e-mail you find and cancel the order.</Trans>}
    />
  )
}
