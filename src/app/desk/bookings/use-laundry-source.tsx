import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { LaundryOrder } from '#contract/laundry.ts'
import { LaundryActions } from '#features/laundry/desk/laundry-actions.tsx'
import { LaundryDetails } from '#features/laundry/desk/laundry-details.tsx'
import { laundryFlagWords } from '#features/laundry/desk/words.ts'
import { useLaundryOrders } from '#features/laundry/desk/use-laundry-orders.ts'
import { useUnitWords } from '#features/laundry/parts/unit-words.tsx'
import { contactOf } from './contact-of.ts'
import type { BookingRow, BookingSource } from './row.ts'

/** Laundry orders as rows of the combined list. */
export function useLaundrySource(): BookingSource {
  const { t, i18n } = useLingui()
  const { orders, kept, error, waiting, refetch } = useLaundryOrders()
  const units = useUnitWords()
  const rows = useMemo(
    () =>
      orders?.map((order): BookingRow => {
        const steps = waiting.get(order.id) ?? []
        const flag = laundryFlagWords(order.flag)
        const lines = order.items.map(({ name, unit, qty }) =>
          unit === 'per kg' ? `${qty} ${units.of(unit)} ${name}` : `${qty} × ${name}`,
        )
        return {
          key: `laundry:${order.id}`,
          type: 'laundry',
          id: order.id,
          guest: order.customer || t`Guest`,
          contact: contactOf({ ...order, customer_name: order.customer }),
          reference: order.code || t`No. ${order.id}`,
          from: order.in_at.slice(0, 10),
          to: null,
          time: order.in_at.slice(11) || null,
          services: order.rush ? [t`Express`, ...lines] : lines,
          total: order.grand_total,
          currency: order.currency,
          status: order.status,
          paymentStatus: order.payment_status,
          createdAt: order.created_at,
          waiting: steps.filter(({ state }) => state !== 'parked').length,
          parked: steps.some(({ state }) => state === 'parked'),
          flag: flag && i18n._(flag.short),
        }
      }),
    [orders, waiting, units, t, i18n],
  )
  const byId = useMemo(() => new Map(orders?.map((order) => [order.id, order])), [orders])
  const withOrder = (row: BookingRow, show: (order: LaundryOrder) => React.ReactNode) => {
    const order = byId.get(row.id)
    return order ? show(order) : null
  }
  return {
    type: 'laundry',
    rows,
    kept,
    failure: error ? (error.refusal?.message ?? t`Failed to load bookings.`) : null,
    refetch,
    actions: (row) => withOrder(row, (order) => <LaundryActions order={order} />),
    details: (row) => withOrder(row, (order) => <LaundryDetails order={order} />),
  }
}
