import type { Tx } from '../../db/store.ts'
import { queueNotice } from '../../notices/queue.ts'
import { cartNoticeKey, cartsOf } from './membership.ts'
import { keyOf, statesOf, type Subject, type SubjectState } from './subjects.ts'
import { partsOf, subjectOf, type CartRow } from './wire.ts'

/** After this time the notice goes out without a payment: longer than rooms are held. */
const CARD_PAYMENT_GRACE_MS = 20 * 60_000

/**
 * Queues the one message for the whole: at once, or when it is paid and after 20 minutes at most.
 *
 * @param cents what is to pay
 */
export async function notifyBooked(tx: Tx, cart: CartRow, cents: number): Promise<void> {
  const wait = cart.payment_method === 'card' && cents > 0 ? CARD_PAYMENT_GRACE_MS : 0
  await queueNotice(tx, {
    kind: 'cart_booked',
    dedupe: cartNoticeKey(cart.id),
    subject_kind: 'cart',
    subject_ids: [cart.id],
    to_email: cart.customer_email,
    to_phone: cart.customer_phone,
    language: cart.language,
    notBefore: new Date(Date.parse(tx.stamp.at) + wait).toISOString(),
  })
}

/** Money came: the message of a cart that is paid for by it waits no longer. */
export async function notifyCartsPaid(tx: Tx, subjects: readonly Subject[]): Promise<void> {
  const carts = new Set<string>()
  for (const kind of new Set(subjects.map((one) => one.kind))) {
    const ids = subjects.flatMap((one) => (one.kind === kind ? [one.id] : []))
    for (const id of await cartsOf(tx.db, kind, ids)) carts.add(id)
  }
  for (const id of [...carts].toSorted()) {
    if (!(await isPaid(tx, id))) continue
    await tx.db
      .updateTable('notices')
      .set({ next_try_at: tx.stamp.at })
      .where('dedupe', '=', cartNoticeKey(id))
      .where('state', '=', 'queued')
      .where('attempts', '=', 0)
      .where('next_try_at', '>', tx.stamp.at)
      .execute()
  }
}

const nothingToPay = ({ status, total_cents }: SubjectState) =>
  status === 'cancelled' || total_cents === 0

/** Whether all of it that is not cancelled is paid. */
async function isPaid(tx: Tx, cartId: string): Promise<boolean> {
  const { rows } = await partsOf(tx.db, [cartId])
  const subjects = rows.map(subjectOf)
  const states = await statesOf(tx.db, subjects)
  return subjects
    .flatMap((subject) => states.get(keyOf(subject)) ?? [])
    .every((row) => nothingToPay(row) || row.payment_status === 'paid')
}
