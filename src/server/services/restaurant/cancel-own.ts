import { cancelOwnOrder, placedOrder } from '#contract/restaurant.ts'
import { samePhone } from '#domain/phone.ts'
import { guestMayCancel, type OrderStatus } from '#domain/restaurant.ts'
import type { Tx } from '../../db/store.ts'
import { refuse, write } from '../../pipeline/endpoint.ts'
import { addressKey } from '../../budgets/requester.ts'
import { executeCancellation, loadGuestBooking } from '../cancellations/index.ts'
import { settingsOf } from '../../house-settings.ts'
import { serializeOne } from '../service/index.ts'
import { orderSerializers, type OrderRow } from './wire.ts'

/** The phone in any writing, or the e-mail, that the order was made with. */
function isTheirs(row: OrderRow, contact: string): boolean {
  if (samePhone(contact, row.customer_phone)) return true
  const email = row.customer_email?.trim().toLowerCase()
  return email !== undefined && email !== '' && email === contact.trim().toLowerCase()
}

/** As /cancel-bookings does it: payments are refunded, and the guest is notified. */
async function cancel(tx: Tx, id: string, now: Date): Promise<void> {
  const asked = { settings: await settingsOf(tx.db), language: 'en', now }
  const booking = await loadGuestBooking(tx.db, { kind: 'restaurant', ids: [id] }, asked)
  if (booking === undefined) throw new Error('The order just locked is not there')
  await executeCancellation(tx, booking, null, now)
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
  async write(tx, { params, body, now }) {
    const row = await tx.lock('restaurant_orders', params.id ?? '')
    if (row === undefined || row.code !== body.code || !isTheirs(row, body.contact)) {
      return refuse('no_order_with_code')
    }
    const { toPublic } = orderSerializers
    const status = row.status as OrderStatus
    if (status !== 'cancelled' && !guestMayCancel(status)) {
      return refuse('order_accepted', { current: await serializeOne(toPublic, tx.db, row) })
    }
    const cancelled = status === 'cancelled'
    if (!cancelled) await cancel(tx, row.id, now)
    const after = cancelled ? row : await tx.lockWritten('restaurant_orders', row.id)
    return {
      status: 200,
      body: { id: row.id, order: await serializeOne(toPublic, tx.db, after) },
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
