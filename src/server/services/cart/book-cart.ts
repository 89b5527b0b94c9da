import type { Fields, PlainReason } from '../../pipeline/refusal.ts'
import { bookCart as bookCartBody, bookedCart, type BookCart } from '#contract/cart.ts'
import { write, type Call } from '../../pipeline/endpoint.ts'
import { keepCart } from './keep.ts'
import { checkHad, checkLines, checkShown } from './rules.ts'
import { notifyBooked } from './tell.ts'
import { sumOf, bookLines } from './try-lines.ts'
import { publicCarts } from './wire.ts'

/** Words for name and phone, as on the other pages (spec 2 §5). */
function reasonFor(fields: Fields): PlainReason | undefined {
  if (fields['customer.name'] || fields['customer.phone'] || fields.customer) {
    return 'enter_name_and_phone'
  }
  return undefined
}

/**
 * POST /api/book: the whole stay in one go (decisions.md, "/book"). Every line is what its service
 * would make of it by itself; all of them or, where the guest says so, those that can be had.
 * Nothing is paid by it. What cannot be is 409 `conflict` with every line as the house has it.
 */
export const bookCart = write({
  name: 'bookCart',
  body: bookCartBody,
  answer: bookedCart,
  invalid: reasonFor,
  async write(tx, { body, actor, operation, now, address }: Call<BookCart>) {
    checkLines(body.lines)
    const { customer, language, payment } = body
    const guest = { customer, language, method: payment.method }
    const tried = await bookLines(tx, body.lines, guest, { actor, operation, now, address })
    checkHad(tried, body.take)
    checkShown(tried, body.totals)
    const cart = await keepCart(tx, body, tried, operation)
    await notifyBooked(tx, cart, sumOf(tried))
    const [shown] = await publicCarts(tx.db, [cart])
    const changes = tried.flatMap(({ taken }) => taken?.changes ?? [])
    return {
      status: 201,
      body: { id: cart.id, cart: shown },
      changes: [
        ...changes,
        { resource: 'carts', rowId: cart.id, changed: { lines: [null, body.lines.length] } },
      ],
    }
  },
})
