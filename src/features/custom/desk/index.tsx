import type { CustomOrder } from '#contract/custom.ts'
import { customTerms } from '#domain/custom.ts'
import { createDeskLists } from '#parts/desk/desk-list.ts'
import { createServiceDesk } from '#parts/desk/service-desk.ts'
import { withMessages } from '#ui/messages.ts'
import { customOrders } from '../data.ts'
import { customStepDescriptors } from '../operations/steps.ts'
import { CustomActions } from './custom-actions.tsx'
import { CustomDetails } from './custom-details.tsx'
import { customFlagLabels } from './labels.ts'
import { orderedAtDesk } from './manage/new-order.ts'

const lists = createDeskLists(
  { resource: 'custom_orders', list: customOrders },
  customStepDescriptors,
  orderedAtDesk,
)

const rowOf = (order: CustomOrder) => ({
  // An order without a time is listed under the day on which it was placed.
  from: order.day ?? order.created_at.slice(0, 10),
  to: order.until?.slice(0, 10) ?? null,
  time: order.time,
  services: [order.qty === 1 ? order.name_en : `${order.qty} × ${order.name_en}`],
})

export const desk = createServiceDesk<CustomOrder>({
  kind: 'custom',
  order: { inFilter: 6, ofDay: 6 },
  ...lists,
  take: {
    route: 'placeCustomOrder',
    dialog: withMessages(() => import('./manage/order-dialog.tsx')),
  },
  actions: (order) => <CustomActions order={order} />,
  details: (order) => <CustomDetails order={order} />,
  termsOf: (order, paid, { timezone }, now) => customTerms(order, paid, timezone, now),
  stood: 'confirmed',
  flagLabels: customFlagLabels,
  useRow: () => rowOf,
})
