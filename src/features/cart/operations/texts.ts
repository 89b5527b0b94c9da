import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { daysOf, shownTotal } from '#contract/cart-line.ts'
import type { BookCart, CartLine } from '#contract/cart.ts'
import { amountText, dayText } from '#parts/day-and-amount.ts'
import { lineLabels } from '../kinds.ts'
import { inOrder, sumOf, titlesOf } from '../lines.ts'

/** Labels of carts. Dates and amounts are written in the reader's language. */

/** "Your stay from 24 Nov, 7 things" */
export function bookCartTitle({ lines }: Pick<BookCart, 'lines'>): MessageDescriptor {
  const [first] = inOrder(lines)
  const day = first === undefined ? '' : daysOf(first).from
  const count = lines.length
  if (day === '') return msg`Your stay, ${plural(count, { one: '# item', other: '# items' })}`
  const from = dayText(day)
  return msg`Your stay from ${from}, ${plural(count, { one: '# item', other: '# items' })}`
}

/** "Garden, Guided walk · $812.00" */
export function bookCartDetail(body: BookCart, written: string): MessageDescriptor {
  const names = lineNames(body, written)
  const all = body.lines.map(({ line }) => names(line)).join(', ')
  const total = amountText(body.totals?.total ?? totalOfLines(body.lines))
  return msg`${all} · ${total}`
}

/** The title of each line as it was saved, else the name of its service. */
export function lineNames(
  body: Pick<BookCart, 'lines'>,
  written: string,
): (line: string) => string {
  const titles = titlesOf(body, written)
  return (line) => {
    const title = titles.get(line)
    if (title) return title
    const kind = body.lines.find((one) => one.line === line)?.kind
    return kind ? i18n._(lineLabels[kind]) : ''
  }
}

export function totalOfLines(lines: readonly CartLine[]): number {
  return sumOf(lines.map((line) => ({ total: shownTotal(line) })))
}
