import { useLingui } from '@lingui/react/macro'
import type { CustomOrder } from '#contract/custom.ts'
import { CustomActions } from '#features/custom/desk/custom-actions.tsx'
import { CustomDetails } from '#features/custom/desk/custom-details.tsx'
import { useCustomOrders } from '#features/custom/desk/use-custom-orders.ts'
import { customFlagWords } from '#features/custom/desk/words.ts'
import { contactOf } from './contact-of.ts'
import { createSource } from './create-source.ts'
import type { BookingSource } from './row.ts'

const useSource = createSource<CustomOrder>('custom', {
  actions: (order) => <CustomActions order={order} />,
  details: (order) => <CustomDetails order={order} />,
})

/** Orders of the house's own services as rows of the combined list. */
export function useCustomSource(): BookingSource {
  const { t, i18n } = useLingui()
  return useSource(useCustomOrders(), (order) => {
    const flag = customFlagWords(order.flag)
    return {
      guest: order.customer_name || t`Guest`,
      contact: contactOf(order),
      reference: order.code || t`No. ${order.id}`,
      // What is wanted at no certain time stands under the day on which it was ordered.
      from: order.day ?? order.created_at.slice(0, 10),
      to: order.until?.slice(0, 10) ?? null,
      time: order.time,
      services: [order.qty === 1 ? order.name_en : `${order.qty} × ${order.name_en}`],
      total: order.total,
      currency: 'USD',
      status: order.status,
      paymentStatus: order.payment_status,
      createdAt: order.created_at,
      flag: flag && i18n._(flag.short),
    }
  })
}
