import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PlaceOrder } from '#contract/restaurant.ts'
import { restaurant } from '#contract/services/restaurant.ts'
import { orderSteps } from '#domain/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import type { ActionsProps, GuestRequests } from '#parts/guest-requests.ts'
import type { OwnRequest } from '#parts/own-requests.ts'
import { PayRequest } from '#parts/pay-request.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { OrderSummary } from './parts/order-summary.tsx'
import { OrderProgress } from './parts/order-progress.tsx'
import { Refusal } from './parts/refusal.tsx'
import { statusLabels } from './parts/status-labels.ts'

export const requests: GuestRequests = {
  service: restaurant,
  statusLabels,
  Facts: ({ operation }) => <OrderSummary body={operation.body as PlaceOrder} />,
  facts: msg`What was ordered`,
  Refusal,
  late: msg`Its time passed before it could be sent. Send it for another time, or take it back.`,
  Progress: ({ status }) => {
    const known = orderSteps.statusOf(status)
    return known && known !== 'cancelled' && <OrderProgress status={known} />
  },
  Actions,
  cancelling: msg`Not yet with the house: it may still be cooked until the house receives this. To be sure, please call.`,
  Pay: ({ operation }) => <PayRequest service={restaurant} operation={operation} />,
}

/** Cancelling it here, until the house accepts it. */
function Actions({ operation, service, cancelling, act, busy }: ActionsProps) {
  const { t } = useLingui()
  const { cancel } = useCancelOrder(operation)
  const [asking, setAsking] = useState(false)
  if (!service?.mayCancel || cancelling) return null
  return (
    <>
      <Button variant="secondary" busy={busy === 'cancel'} onClick={() => setAsking(true)}>
        <Trans>Cancel this order</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void act('cancel', () => cancel(service))
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

/** A guest's own order, as far as its cancellation names it. */
type Own = Pick<OwnRequest, 'code'> & Partial<Pick<OwnRequest, 'id' | 'number'>>

/** A guest cancels by the order's code and the phone it was made with. */
export function useCancelOrder(operation: OperationRow) {
  const { t } = useLingui()
  const cancel = async ({ id = '', code, ...own }: Own) => {
    const number = own.number ?? code
    const { customer } = operation.body as PlaceOrder
    await offline().outbox.confirm({
      route: 'cancelOwnRestaurantOrder',
      params: { id },
      body: { code, contact: customer.phone },
      actor: operation.actor,
      group: `restaurant_orders:${id}`,
      words: { title: t`Cancel an order`, detail: t`Order no. ${number}` },
    })
  }
  return { cancel }
}
