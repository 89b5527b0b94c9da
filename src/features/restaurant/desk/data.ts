import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { Order } from '#contract/restaurant.ts'
import { listQuery } from '#offline/reads/list-query.ts'

/** The desk's restaurant orders (spec 3 §7.3). */

/** Fields of an order that the kitchen does not receive (contract/services/restaurant.ts). */
const untold = () =>
  ({
    currency: houseMoneyHere().base,
    code: '',
    subtotal: 0,
    discount: 0,
    total: 0,
    payment_method: 'cash',
    payment_status: 'unpaid',
    customer_phone: '',
    customer_email: null,
    promo_code: null,
    room_guest_name: null,
    flag: null,
    payments: [],
  }) as const satisfies Partial<Order>

export const orders = () =>
  listQuery({
    resource: 'restaurant_orders',
    route: 'listRestaurantOrders',
    query: { per_page: '500' },
    parse: (row): Order => ({ ...untold(), ...row }),
  })
