import { createDeskList } from '#parts/desk/desk-list.ts'
import { laundryOrders } from './data.ts'
import { laundryDeskMeanings } from './meanings.ts'
import { useNamedLines, type LaundryList } from './use-named-lines.ts'

const useList = createDeskList({
  resource: 'laundry_orders',
  list: laundryOrders,
  overlays: laundryDeskMeanings,
})

/** The desk's laundry as it will be once what waits has been taken. */
export function useLaundryOrders(): LaundryList {
  return useNamedLines(useList())
}
