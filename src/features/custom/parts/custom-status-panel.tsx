import { Trans, useLingui } from '@lingui/react/macro'
import { custom } from '#contract/services/custom.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { useOwn } from '#parts/own-requests.ts'
import { PayRequest } from '#parts/pay-request.tsx'
import { RequestStatusPanel } from '#parts/request-status-panel.tsx'
import { ParkedNote } from '#ui/sync-status-panel.tsx'
import { CustomRefusal, customStatusLabels } from './order.tsx'

/**
 * The status of an order, never further than it is. `pay`: the provider's page opens by itself once
 * the server has it.
 */
export function CustomStatusPanel({
  operation,
  pay = false,
}: {
  operation: OperationRow
  pay?: boolean
}) {
  const { i18n } = useLingui()
  const order = useOwn(custom, operation)
  const isConfirmed = order?.stage === 'confirmed'
  return (
    <RequestStatusPanel
      operation={operation}
      level={1}
      over={<Trans>This order was taken back</Trans>}
      parked={
        <ParkedNote reason={operation.parkReason} refusal={<CustomRefusal operation={operation} />}>
          <Trans>Open it below to see what you can do.</Trans>
        </ParkedNote>
      }
      saved={
        <Trans>
          Nothing is reserved until the house receives this. If it is urgent, please call.
        </Trans>
      }
      stage={order?.stage}
      title={isConfirmed ? <Trans>Order placed!</Trans> : null}
      label={order && !isConfirmed && i18n._(customStatusLabels[order.status])}
      reason={order?.reason}
      pay={<PayRequest service={custom} operation={operation} auto={pay} />}
      code={order?.code}
      codeLabels={
        <Trans>
          Keep this code. With it and your phone number or e-mail you can find or cancel the order.
        </Trans>
      }
    />
  )
}
