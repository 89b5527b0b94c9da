import { baseOf } from '../../house-settings.ts'
import { cartQuote, quoteCart as quoteCartBody, type CartQuote } from '#contract/cart.ts'
import { actorDisplayName } from '../../pipeline/actor.ts'
import { retryOnConflict } from '../../pipeline/retry.ts'
import { task } from '../../pipeline/endpoint.ts'
import { checkPromoGuesses, countWrongPromoCodes } from '../../pipeline/promo-guesses.ts'
import { runSerially } from './run-serially.ts'
import { checkLines } from './rules.ts'
import { quoteOf, bookLines } from './book-lines.ts'

/** Carries the answer out of a transaction that must leave nothing behind. */
class RollBack extends Error {
  readonly quote: CartQuote

  constructor(quote: CartQuote) {
    super('a quote leaves nothing behind')
    this.quote = quote
  }
}

const anonymousGuest = {
  customer: { name: 'A guest', phone: '+250 700 000 000', email: null },
  language: undefined,
  method: 'counter' as const,
}

/**
 * POST /api/book/quote: what the house would charge and what it could not take, found out by doing
 * all of it and undoing it: the answer is what booking would have met at this moment.
 */
export const quoteCart = task({
  name: 'quoteCart',
  body: quoteCartBody,
  answer: cartQuote,
  async run(call, context) {
    const { body, actor, address, now } = call
    const { store, limits } = context
    const base = await baseOf(store.db)
    checkLines(body.lines, base)
    const { lines } = body
    // Each costs the house what a request of its own would.
    lines.forEach(() => limits.count(actor, address, null, now.getTime()))
    checkPromoGuesses(context, call)
    const stamp = { at: now.toISOString(), operationId: null, by: actorDisplayName(actor) }
    const callContext = { actor, operation: null, now, address }
    const work = () =>
      store.transaction(async (tx) => {
        tx.stampWith(stamp)
        const outcomes = await bookLines(tx, lines, anonymousGuest, callContext)
        throw new RollBack(quoteOf(outcomes, base))
      })
    const quote = await runSerially(store, () => retryOnConflict(work)).catch(quoteFrom)
    countWrongPromoCodes(context, call, quote)
    return { status: 200, body: quote }
  },
})

function quoteFrom(error: unknown): CartQuote {
  if (error instanceof RollBack) return error.quote
  throw error
}
