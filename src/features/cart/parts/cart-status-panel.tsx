import { Trans, useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import { ParkedRequestPanel, RequestStatusPanel } from '#parts/request-status-panel.tsx'
import { descriptors } from '../operations.ts'
import { cartCode, useCartRequests } from '../use-own-carts.ts'
import { CartRefusal } from './cart-refusal.tsx'

/** The sync status of a stay, with the recovery actions where it was refused. */
export function CartStatusPanel({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  const request = useCartRequests([operation]).of(operation)
  return (
    <RequestStatusPanel
      operation={operation}
      level={2}
      over={<Trans>This stay was taken back</Trans>}
      parked={
        <ParkedRequestPanel
          operation={operation}
          descriptors={descriptors}
          refusal={<CartRefusal operation={operation} />}
        />
      }
      saved={
        <Trans>It is sent as one booking. Nothing is reserved until the house receives it.</Trans>
      }
      stage={request?.stage}
      label={request && i18n._(request.label)}
      code={cartCode(operation)}
      codeTitle={<Trans>The code of your stay</Trans>}
      codeLabels={
        <Trans>
          Keep this code. With it and your phone number or e-mail we can find your whole stay.
        </Trans>
      }
    />
  )
}
