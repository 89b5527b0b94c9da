import { cancelOwnOrder, placedOrder } from '#contract/restaurant.ts'
import { samePhone } from '#domain/phone.ts'
import { guestMayCancel, type OrderStatus } from '#domain/restaurant.ts'
import type { RestaurantOrdersTable } from '../../db/schema.ts'
import { nameForDesk } from '../../http/actor.ts'
import { refuse, write } from '../../http/endpoint.ts'
import { addressKey } from '../../http/new-key-limits.ts'
import { publicOrder } from './wire.ts'

/** The phone in any writing, or the e-mail, that the order was made with. */
function isTheirs(row: RestaurantOrdersTable, contact: string): boolean {
  if (samePhone(contact, row.customer_phone)) return true
  const email = row.customer_email?.trim().toLowerCase()
  return email !== undefined && email !== '' && email === contact.trim().toLowerCase()
}

/**
 * A guest's own cancellation, until the house has accepted. A wrong code and a wrong contact are
 * told apart by nothing, and slow the next try.
 */
export const cancelOwnRestaurantOrder = write({
  name: 'cancelOwnRestaurantOrder',
  body: cancelOwnOrder,
  answer: placedOrder,
  guesses: ({ params, address }) => [`order ${params.id} ${addressKey(address)}`],
  async write(tx, { params, body, actor }) {
    const row = await tx.lock('restaurant_orders', params.id ?? '')
    if (row === undefined || row.code !== body.code || !isTheirs(row, body.contact)) {
      return refuse('not_found', 'No order has this code with this phone or e-mail.')
    }
    const status = row.status as OrderStatus
    if (status !== 'cancelled' && !guestMayCancel(status)) {
      return refuse('conflict', 'The house has already accepted this order. Please call us.', {
        current: await publicOrder(tx.db, row),
      })
    }
    const cancelled = status === 'cancelled'
    const now = cancelled
      ? row
      : await tx.update('restaurant_orders', row.id, {
          status: 'cancelled',
          cancel_reason: 'Cancelled by the guest',
          changed_by: nameForDesk(actor),
        })
    return {
      status: 200,
      body: { id: row.id, order: await publicOrder(tx.db, now) },
      changes: cancelled
        ? []
        : [
            {
              resource: 'restaurant_orders',
              rowId: row.id,
              changed: { status: [status, 'cancelled'] },
            },
          ],
    }
  },
})
