import { useQuery } from '@tanstack/react-query'
import type { Payable } from '#contract/payments.ts'
import type { Service } from '#contract/services/service.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { goToPay } from '#offline/paying/go-to-pay.ts'
import { paymentOfQuery } from '#offline/paying/stored-payment.ts'
import { PayPanel } from '#ui/pay-panel.tsx'
import { useValue } from '#ui/use-value.ts'
import { useOwn } from './own-requests.ts'
import { useHouse } from './use-house.ts'

/**
 * Paying by card for a request that the house has; nothing where that cannot be. `auto`: the
 * provider's page opens by itself.
 */
export function PayRequest({
  service,
  operation,
  auto = false,
}: {
  service: Service & { kind: Payable }
  operation: OperationRow
  auto?: boolean
}) {
  const own = useOwn(service, operation)
  const ours = useValue(offline().host) !== 'foreign'
  const link = useValue(offline().link)
  const online = useHouse().payments !== 'none'
  const begun = useQuery(paymentOfQuery(operation.id)).data
  const method = (operation.body as { payment?: { method: string } }).payment?.method
  // A room's bill is settled at the desk; what is over only tells of its payment.
  if (own === null || own.total === 0 || !ours || method === 'room') return null
  const settled = own.paymentStatus === 'paid' || own.paymentStatus === 'refunded'
  if ((own.stage === 'over' || own.stage === 'cancelled') && !settled) return null
  return (
    <PayPanel
      status={own.paymentStatus}
      announced={own.cardAnnounced}
      online={online}
      paymentPath={begun ? `/paid/${begun}` : null}
      start={() => goToPay([{ kind: service.kind, id: own.id }], operation.id)}
      down={link.state === 'down'}
      // Who comes back from the payment page is not sent there again.
      auto={auto && begun === null && online}
      variant={method === 'card' ? 'primary' : 'secondary'}
    />
  )
}
