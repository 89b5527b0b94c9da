import { createDeskList } from '#parts/desk/desk-list.ts'
import { customOrders } from '../data.ts'
import { customStepMeanings } from '../operations/steps.ts'

/** The desk's orders of the house's own services, as they will be once what waits has been taken. */
export const useCustomOrders = createDeskList({
  resource: 'custom_orders',
  list: customOrders,
  overlays: customStepMeanings,
})
