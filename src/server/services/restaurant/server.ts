import { ERASED, type ServiceServer } from '../service/server.ts'
import { categoryRows, itemRows, managedMenu } from './menu.ts'
import { ownMeal } from './own.ts'
import { orderForms, type OrderRow } from './wire.ts'

/** A paid order still waits for the kitchen to accept it. */
export const restaurantServer: ServiceServer<OrderRow> = {
  forms: orderForms,
  showOwn: ownMeal,
  erased: {
    customer_phone: '',
    notes: null,
    custom_request: null,
    room_guest_name: ERASED,
    payment_reference: null,
    cancel_reason: '',
  },
  offers: { rows: { categories: categoryRows, items: itemRows }, managed: managedMenu },
  titles: async (_, rows) => rows.map(({ number }) => `Order no. ${number}`),
}
