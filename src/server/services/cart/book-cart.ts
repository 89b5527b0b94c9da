import { baseOf } from '../../house-settings.ts'
import { whoIsMissing } from '../../pipeline/refusal.ts'
import { bookCart as bookCartBody, bookedCart, type BookCart } from '#contract/cart.ts'
import { write, type Call } from '../../pipeline/endpoint.ts'
import { checkOpened } from '../check-opened.ts'
import { insertCart } from './insert-cart.ts'
import { checkAvailable, checkLines, checkShownTotal } from './rules.ts'
import { notifyBooked } from './notify.ts'
import { sumOf, bookLines } from './book-lines.ts'
import { publicCarts } from './wire.ts'

/**
 * POST /api/book: the whole stay in one go (decisions.md, "/book"). Every line is what its service
 * would make of it by itself; all of them or, where the guest says so, those that can be had.
 * Nothing is paid by it. What cannot be is 409 `conflict` with every line as the house has it.
 */
export const bookCart = write({
  name: 'bookCart',
  body: bookCartBody,
  answer: bookedCart,
  invalid: whoIsMissing,
  async write(tx, { body, actor, operation, now, address }: Call<BookCart>) {
    await checkOpened(tx, actor)
    const base = await baseOf(tx.db)
    checkLines(body.lines, base)
    const { customer, language, payment } = body
    const guest = { customer, language, method: payment.method }
    const outcomes = await bookLines(tx, body.lines, guest, { actor, operation, now, address })
    checkAvailable(outcomes, body.take, base)
    checkShownTotal(outcomes, body.totals, base)
    const cart = await insertCart(tx, body, outcomes, operation)
    await notifyBooked(tx, cart, sumOf(outcomes))
    const [shown] = await publicCarts(tx.db, [cart])
    const changes = outcomes.flatMap(({ booking }) => booking?.changes ?? [])
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
