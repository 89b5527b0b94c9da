import type { ServiceServer } from '../service/server.ts'
import { ownMeal } from './own.ts'
import { orderForms, type OrderRow } from './wire.ts'

/** A paid order still waits for the kitchen to accept it. */
export const restaurantServer: ServiceServer<OrderRow> = {
  forms: orderForms,
  showOwn: ownMeal,
  titles: async (_, rows) => rows.map(({ number }) => `Order no. ${number}`),
}
