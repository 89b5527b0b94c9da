import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Order } from '#contract/restaurant.ts'
import { OrderActions } from '#features/restaurant/desk/order-actions.tsx'
import { OrderDetails } from '#features/restaurant/desk/order-details.tsx'
import { useOrders } from '#features/restaurant/desk/use-orders.ts'
import { contactOf } from './contact-of.ts'
import type { BookingRow, BookingSource } from './row.ts'

/** Restaurant orders as rows of the combined list. */
export function useRestaurantSource(): BookingSource {
  const { t } = useLingui()
  const { orders, kept, error, waiting, refetch } = useOrders()
  const rows = useMemo(
    () =>
      orders?.map((order): BookingRow => {
        const steps = waiting.get(order.id) ?? []
        return {
          key: `restaurant:${order.id}`,
          type: 'restaurant',
          id: order.id,
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
          waiting: steps.filter(({ state }) => state !== 'parked').length,
          parked: steps.some(({ state }) => state === 'parked'),
        }
      }),
    [orders, waiting, t],
  )
  const byId = useMemo(() => new Map(orders?.map((order) => [order.id, order])), [orders])
  const withOrder = (row: BookingRow, show: (order: Order) => React.ReactNode) => {
    const order = byId.get(row.id)
    return order ? show(order) : null
  }
  return {
    type: 'restaurant',
    rows,
    kept,
    failure: error ? (error.refusal?.message ?? t`Failed to load bookings.`) : null,
    refetch,
    actions: (row) => withOrder(row, (order) => <OrderActions order={order} />),
    details: (row) => withOrder(row, (order) => <OrderDetails order={order} />),
  }
}
