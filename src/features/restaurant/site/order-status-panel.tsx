import { Trans, useLingui } from '@lingui/react/macro'
import { restaurant } from '#contract/services/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { useOwn } from '#parts/own-requests.ts'
import { PayRequest } from '#parts/pay-request.tsx'
import { RequestStatusPanel } from '#parts/request-status-panel.tsx'
import { ParkedNote } from '#ui/sync-status-panel.tsx'
import { OrderProgress } from '../parts/order-progress.tsx'
import { Refusal } from '../parts/refusal.tsx'
import { statusLabels } from '../parts/status-labels.ts'

/**
 * The status of an order: the documents' success text only when the server has it. `pay`: the
 * provider's page opens by itself then.
 */
export function OrderStatusPanel({ operation, pay }: { operation: OperationRow; pay: boolean }) {
  const { i18n } = useLingui()
  const order = useOwn(restaurant, operation)
  const status = order?.status
  const isCancelled = status === 'cancelled'
  return (
    <>
      <RequestStatusPanel
        operation={operation}
        level={1}
        over={<Trans>This order was taken back</Trans>}
        parked={
          <ParkedNote reason={operation.parkReason} refusal={<Refusal operation={operation} />}>
            <Trans>Nothing is being cooked. Open it below to see what you can do.</Trans>
          </ParkedNote>
        }
        saved={
          <Trans>
            Nothing is cooked until the house receives this. If it is urgent, please call.
          </Trans>
        }
        stage={isCancelled ? 'cancelled' : 'received'}
        title={<Trans>Order placed!</Trans>}
        number={order?.number ?? operation.madeId}
        label={(status === 'pending' || isCancelled) && i18n._(statusLabels[status])}
        reason={order?.reason}
        progress={
          status && !isCancelled && status !== 'pending' && <OrderProgress status={status} />
        }
        pay={<PayRequest service={restaurant} operation={operation} auto={pay} />}
      />
      {isCancelled && <PayRequest service={restaurant} operation={operation} />}
    </>
  )
}
