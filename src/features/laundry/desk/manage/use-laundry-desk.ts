import { createDeskList } from '#parts/desk/desk-list.ts'
import { laundryOrders } from '../data.ts'
import { useNamedLines, type LaundryList } from '../use-named-lines.ts'
import { laundryOverlays } from './new-order.ts'

export type LaundryDesk = LaundryList

const useList = createDeskList({
  resource: 'laundry_orders',
  list: laundryOrders,
  overlays: laundryOverlays,
})

/** The house's laundry with the orders that this desk has taken in and not yet sent. */
export function useLaundryDesk(): LaundryDesk {
  return useNamedLines(useList())
}
