import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PlaceOrder } from '#contract/restaurant.ts'
import { orderSteps } from '#domain/restaurant.ts'
import { OrderFacts as Facts } from '#features/restaurant/parts/order-facts.tsx'
import { OrderProgress as Progress } from '#features/restaurant/parts/order-progress.tsx'
import type { OperationRow } from '#offline/db/schema.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import type { ActsProps } from './service-parts.tsx'
import { useCancelOrder } from './use-cancel-order.ts'

/** What a guest's own order shows and offers that no other service does. */

export function OrderFacts({ operation }: { operation: OperationRow }) {
  return <Facts body={operation.body as PlaceOrder} />
}

export function OrderProgress({ status }: { status: string }) {
  const known = orderSteps.statusOf(status)
  return known && <Progress status={known} />
}

/** Cancelling it here, until the house accepts it. */
export function OrderActs({ operation, service, cancelling }: ActsProps) {
  const { t } = useLingui()
  const { cancel, busy } = useCancelOrder(operation)
  const [asking, setAsking] = useState(false)
  if (!service?.mayCancel || cancelling) return null
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => setAsking(true)}>
        <Trans>Cancel this order</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void cancel(service)
        }}
        title={t`Cancel this order?`}
        confirmLabel={t`Cancel this order`}
        cancelLabel={t`Keep it`}
      >
        <Trans>You can cancel until the house accepts it. After that, please call.</Trans>
      </ConfirmDialog>
    </>
  )
}
