import { useLingui } from '@lingui/react/macro'
import type { LaundryOrder } from '#contract/laundry.ts'
import { LaundryActions, LaundryDetails } from '#features/laundry/desk/order.tsx'
import { laundryFlagWords } from '#features/laundry/desk/paid-alert.tsx'
import { useLaundryOrders } from '#features/laundry/desk/orders.ts'
import { useUnitWords } from '#features/laundry/parts/quote-table.tsx'
import { contactOf } from './contact-of.ts'
import { createSource } from './create-source.ts'
import type { BookingSource } from './row.ts'

const useSource = createSource<LaundryOrder>('laundry', {
  actions: (order) => <LaundryActions order={order} />,
  details: (order) => <LaundryDetails order={order} />,
})

/** Laundry orders as rows of the combined list. */
export function useLaundrySource(): BookingSource {
  const { t, i18n } = useLingui()
  const units = useUnitWords()
  return useSource(useLaundryOrders(), (order) => {
    const flag = laundryFlagWords(order.flag)
    const lines = order.items.map(({ name, unit, qty }) =>
      unit === 'per kg' ? `${qty} ${units.of(unit)} ${name}` : `${qty} × ${name}`,
    )
    return {
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
      flag: flag && i18n._(flag.short),
    }
  })
}
