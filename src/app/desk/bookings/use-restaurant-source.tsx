import { useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/restaurant.ts'
import { OrderActions } from '#features/restaurant/desk/order-actions.tsx'
import { OrderDetails } from '#features/restaurant/desk/order-details.tsx'
import { useOrders } from '#features/restaurant/desk/use-orders.ts'
import { contactOf } from './contact-of.ts'
import { createSource } from './create-source.ts'
import type { BookingSource } from './row.ts'

const useSource = createSource<Order>('restaurant', {
  actions: (order) => <OrderActions order={order} />,
  details: (order) => <OrderDetails order={order} />,
})

/** Restaurant orders as rows of the combined list. */
export function useRestaurantSource(): BookingSource {
  const { t } = useLingui()
  return useSource(useOrders(), (order) => {
    return {
      guest: order.customer_name || t`Guest`,
      contact: contactOf(order),
      reference: t`No. ${order.number} · ${order.code}`,
      from: order.schedule_date,
      to: null,
      time: order.schedule_time,
      services: order.items.map((line) => `${line.qty} × ${line.name}`),
      total: order.total,
      currency: order.currency,
      status: order.status,
      paymentStatus: order.payment_status,
      createdAt: order.created_at,
    }
  })
}
