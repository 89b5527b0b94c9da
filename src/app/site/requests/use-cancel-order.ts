import { useLingui } from '@lingui/react/macro'
import type { PlaceOrder } from '#contract/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import type { OwnRequest } from '#parts/own-requests.ts'
import { useActs } from './use-acts.ts'

/** A guest's own order, as far as its cancellation names it. */
type Own = Pick<OwnRequest, 'code'> & Partial<Pick<OwnRequest, 'id' | 'number'>>

/** A guest cancels by the order's code and the phone it was made with. */
export function useCancelOrder(operation: OperationRow) {
  const { t } = useLingui()
  const { act, busy } = useActs(operation)
  const cancel = ({ id = '', code, ...own }: Own) =>
    act('cancel', async () => {
      const number = own.number ?? code
      const words = { title: t`Cancel an order`, detail: t`Order no. ${number}` }
      const { customer } = operation.body as PlaceOrder
      await offline().outbox.confirm({
        route: 'cancelOwnRestaurantOrder',
        params: { id },
        body: { code, contact: customer.phone },
        actor: operation.actor,
        group: `restaurant_orders:${id}`,
        words,
      })
    })
  return { cancel, busy: busy === 'cancel' }
}
