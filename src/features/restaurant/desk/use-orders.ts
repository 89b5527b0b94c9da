import type { Order } from '#contract/restaurant.ts'
import { createDeskList, type DeskList } from '#parts/desk/desk-list.ts'
import { takenAtDesk } from './take/taken.ts'
import { stepDescriptors } from '../operations/steps.ts'
import { orders } from './data.ts'

export type DeskOrders = DeskList<Order>

/** The desk's orders with the waiting operations already applied, those taken here among them. */
export const useOrders = createDeskList({
  resource: 'restaurant_orders',
  list: orders,
  overlays: { ...stepDescriptors, ...takenAtDesk },
})
