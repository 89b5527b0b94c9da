import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { msg } from '@lingui/core/macro'
import { shownTotal, withoutCode } from '#contract/cart-line.ts'
import type { BookCart } from '#contract/cart.ts'
import { readAt } from '#contract/route.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { OperationDescriptor, RecoveryAction } from '#offline/operation-descriptor.ts'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { cachedTimezone } from '#parts/cached-timezone.ts'
import { changeTo } from '#parts/change-to.ts'
import type { Request } from '#parts/request-form/request.ts'
import { leavesAt } from '../departures.ts'
import { sumOf, titlesText, validUntil, type LeavesAt } from '../lines.ts'
import { quoteIn, refusedLines } from '../refused.ts'
import { changeAddress } from '../steps.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { bookCartDetail, bookCartTitle, lineNames, totalOfLines } from './texts.ts'

/** A whole cart as a queued operation: its labels and recovery actions. */

const bodyOf = (operation: OperationRow) => operation.body as BookCart

/** The request that books a stay, with the titles of its lines. */
export const cartRequest = (
  body: BookCart,
  lines: readonly Pick<StoredCartLine, 'title'>[],
  timezone: string,
): Request => ({
  route: 'bookCart',
  group: `carts:${body.code}`,
  body,
  title: bookCartTitle(body),
  detail: titlesText(lines.map(({ title }) => title)),
  validUntil: validUntil(body.lines, timezone, leavesAt),
})

interface Known {
  /** The guest house's time zone; read when a recovery action is made. */
  timezone: () => string
  leavesAt: LeavesAt
}

export function bookCartDescriptor(
  known: Known = { timezone: cachedTimezone, leavesAt },
): OperationDescriptor {
  return {
    title: (operation) => bookCartTitle(bodyOf(operation)),
    detail: (operation) => bookCartDetail(bodyOf(operation), operation.words.detail),
    recoveryActions: (operation) => recoveryActions(operation, known),
    check: msg`Call the house and ask whether your stay is there before you send it again.`,
  }
}

/**
 * The guest chooses: without the refused lines, each line that can be booked, or everything back into
 * the cart.
 */
function recoveryActions(operation: OperationRow, known: Known): RecoveryAction[] {
  const change: RecoveryAction = {
    kind: 'open',
    label: msg`Change your stay`,
    to: changeAddress(operation.id),
  }
  switch (operation.answer?.code) {
    case 'conflict': {
      const refused = refusedLines(quoteIn(operation.answer?.body))
      return refused.size === 0
        ? [...atNewPrice(operation), change]
        : [
            ...withoutCodes(operation),
            ...withoutRefused(operation, known),
            ...whatCanBeHad(operation),
            change,
          ]
    }
    default:
      return [change]
  }
}

/** The cart without these lines, with new titles and a new deadline. */
function withoutLines(
  operation: Pick<OperationRow, 'body' | 'words'>,
  refused: ReadonlySet<string>,
  known: Known,
): { body: BookCart; words: OperationRow['words']; validUntil: string | null } {
  const body = operation.body as BookCart
  const names = lineNames(body, operation.words.detail)
  const lines = body.lines.filter(({ line }) => !refused.has(line))
  const detail = titlesText(lines.map(({ line }) => names(line)))
  return {
    body: { ...body, lines },
    words: { ...operation.words, detail },
    validUntil: validUntil(lines, known.timezone(), known.leavesAt),
  }
}

function withoutRefused(operation: OperationRow, known: Known): RecoveryAction[] {
  const body = bodyOf(operation)
  const quoted = quoteIn(operation.answer?.body)
  const refused = new Set(refusedLines(quoted).keys())
  const left = withoutLines(operation, refused, known)
  if (quoted === null || refused.size === 0 || left.body.lines.length === 0) return []
  const total = quoted.total
  const price = amountText(total)
  const changed = { ...left.body, totals: { total, currency: houseMoneyHere().base } }
  const [one = ''] = refused
  const name = lineNames(body, operation.words.detail)(one)
  const label =
    refused.size === 1
      ? msg`Leave out ${name} and book the rest, ${price}`
      : msg`Leave these out and book the rest, ${price}`
  return [changeTo(label, operation, changed, left)]
}

/** Where promo codes alone are refused, as one that ended while the stay waited: all of it, without them. */
function withoutCodes(operation: OperationRow): RecoveryAction[] {
  const body = bodyOf(operation)
  const quoted = quoteIn(operation.answer?.body)
  const refused = refusedLines(quoted)
  const { base } = houseMoneyHere()
  const whole = body.lines.map((line) => {
    const refusal = refused.get(line.line)
    if (refusal === undefined) return line
    const codeAlone = readAt(refusal.body, 'errors.promo_code') !== undefined
    return codeAlone ? withoutCode(line, base) : null
  })
  const lines = whole.filter((line) => line !== null)
  if (quoted === null || lines.length < whole.length) return []
  const without = lines.filter(({ line }) => refused.has(line))
  const total = sumOf([quoted, ...without.map((line) => ({ total: shownTotal(line) }))])
  const price = amountText(total)
  const changed: BookCart = { ...body, lines, totals: { total, currency: base } }
  return [changeTo(msg`Book without the code, ${price}`, operation, changed)]
}

/** Books each line by itself: where another line is refused meanwhile, the rest is still booked. */
function whatCanBeHad(operation: OperationRow): RecoveryAction[] {
  const body = bodyOf(operation)
  const quoted = quoteIn(operation.answer?.body)
  const none = quoted !== null && quoted.lines.every(({ refusal }) => refusal !== null)
  if (body.take === 'each' || none) return []
  // Which lines are booked is known only afterwards, so no total is agreed to.
  const changed: BookCart = { ...body, take: 'each', totals: null }
  return [changeTo(msg`Book what is available`, operation, changed)]
}

/** Accepts the server's total. */
function atNewPrice(operation: OperationRow): RecoveryAction[] {
  const body = bodyOf(operation)
  const total = quoteIn(operation.answer?.body)?.total
  if (total === undefined) return []
  const before = amountText(body.totals?.total ?? totalOfLines(body.lines))
  const price = amountText(total)
  const changed: BookCart = { ...body, totals: { total, currency: houseMoneyHere().base } }
  return [changeTo(msg`Book at the new price, ${price} instead of ${before}`, operation, changed)]
}
