import type { CartLine } from './cart.ts'

/** What the device worked out for a line of a cart and showed, dollars. */
export function shownTotal(line: CartLine): number {
  switch (line.kind) {
    case 'room':
      return line.request.pricing.grand_total
    case 'bundle':
      return line.request.pricing.total
    case 'restaurant':
      return line.request.totals.total
    case 'laundry':
      return line.request.totals?.grand_total ?? 0
    case 'car':
      return line.request.totals.grand_total
    case 'tour':
      return line.request.pricing.total
  }
}
