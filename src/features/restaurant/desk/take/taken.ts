import type { Order, PlaceOrder } from '#contract/restaurant.ts'
import type { ResourceRow } from '#contract/resources.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { Overlays } from '#offline/reads/overlay.ts'
import { placedOverlay } from '#parts/placed-overlay.ts'
import { waitingOrder } from '../../operations/place.ts'

/** Orders that staff took on this device, in lists and on bills until the server has them. */

function takenOrder(operation: OperationRow): Order & ResourceRow {
  const { customer, payment, ...body } = operation.body as PlaceOrder
  const { actor, deviceTime } = operation
  return {
    ...waitingOrder(operation),
    customer_name: customer.name,
    customer_phone: customer.phone ?? '',
    customer_email: customer.email,
    notes: body.notes,
    custom_request: body.custom_request,
    promo_code: body.promo_code,
    table_or_room: body.table_or_room ?? null,
    room_number: payment.room_number ?? null,
    room_guest_name: payment.room_guest_name ?? null,
    room_booking_id: payment.room_booking_id ?? null,
    flag: null,
    source: 'desk',
    device_time: deviceTime,
    changed_by: actor.kind === 'staff' ? actor.name : null,
    payments: [],
  }
}

const isDesks = ({ body }: OperationRow) => (body as PlaceOrder).source === 'desk'

/** For bills: a guest's order of this device is among them too, as it may be put on one. */
export const orderedHere: Overlays = {
  placeRestaurantOrder: {
    overlay: placedOverlay('restaurant_orders', (operation) =>
      isDesks(operation) ? takenOrder(operation) : waitingOrder(operation),
    ),
  },
}

/** For the desk's lists. */
export const takenAtDesk: Overlays = {
  placeRestaurantOrder: {
    overlay: placedOverlay('restaurant_orders', (operation) =>
      isDesks(operation) ? takenOrder(operation) : null,
    ),
  },
}
