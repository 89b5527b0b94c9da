import { useCallback } from 'react'
import type { CustomOrder } from '#contract/custom.ts'
import { customTerms } from '#domain/custom.ts'
import { createDeskLists } from '#parts/desk/desk-list.ts'
import { createServiceDesk } from '#parts/desk/service-desk.ts'
import { useHouse } from '#parts/use-house.ts'
import { withMessages } from '#ui/messages.ts'
import { customOrders } from '../data.ts'
import { customStepDescriptors } from '../operations/steps.ts'
import { CustomActions } from './custom-actions.tsx'
import { CustomDetails } from './custom-details.tsx'
import { customFlagLabels } from './labels.ts'
import { orderedAtDesk } from './manage/new-order.ts'
import { serviceText, useCustomToday, wantedDay } from './today.tsx'

const lists = createDeskLists(
  { resource: 'custom_orders', list: customOrders },
  customStepDescriptors,
  orderedAtDesk,
)

const none: readonly CustomOrder[] = []

export function rowOf(order: CustomOrder, timezone: string) {
  const from = wantedDay(order, timezone)
  const until = order.until?.slice(0, 10) ?? from
  const onOneDay = until === from
  return {
    typeWord: order.name_en,
    from,
    to: onOneDay ? null : until,
    // Hours, or whole days with the last: neither nights nor a car's days.
    countedIn: null,
    // Its days are shown where others show an hour.
    time: onOneDay ? order.time : null,
    services: [serviceText(order)],
  }
}

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
  useRow() {
    const { timezone } = useHouse()
    return useCallback((order) => rowOf(order, timezone), [timezone])
  },
  useToday: ({ rows = none }, at) => useCustomToday(rows, at),
})
