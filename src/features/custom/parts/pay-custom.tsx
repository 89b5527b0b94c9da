import { useQuery } from '@tanstack/react-query'
import type { PlaceCustomOrder } from '#contract/custom.ts'
import { custom } from '#contract/services/custom.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { goToPay } from '#offline/paying/go-to-pay.ts'
import { paymentOfQuery } from '#offline/paying/kept-payment.ts'
import { useOwn } from '#parts/own-requests.ts'
import { useHouse } from '#parts/use-house.ts'
import { PayPanel } from '#ui/pay-panel.tsx'
import { useValue } from '#ui/use-value.ts'

/** Paying by card for an order that the house has; nothing where that cannot be. */
export function PayCustom({
  operation,
  auto = false,
}: {
  operation: OperationRow
  auto?: boolean
}) {
  const order = useOwn(custom, operation)
  const link = useValue(offline().link)
  const online = useHouse().payments !== 'none'
  const begun = useQuery(paymentOfQuery(operation.id)).data
  const method = (operation.body as PlaceCustomOrder).payment?.method
  // A room's bill is settled at the desk; what is over only tells of its payment.
  if (order === null || order.total === 0 || method === 'room') return null
  const settled = order.paymentStatus === 'paid' || order.paymentStatus === 'refunded'
  if ((order.stage === 'over' || order.stage === 'cancelled') && !settled) return null
  return (
    <PayPanel
      status={order.paymentStatus}
      announced={order.cardAnnounced}
      online={online}
      paymentPath={begun ? `/paid/${begun}` : null}
      start={() => goToPay([{ kind: 'custom', id: order.id }], operation.id)}
      down={link.state === 'down'}
      // Who comes back from the payment page is not sent there again.
      auto={auto && begun === null && online}
      variant={method === 'card' ? 'primary' : 'secondary'}
    />
  )
}
