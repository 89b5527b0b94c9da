import { laundryTerms } from '#domain/laundry.ts'
import type { ShowOwn } from '../cancellations/index.ts'
import type { LaundryOrderRow } from './wire.ts'

interface Line {
  name?: string
  unit?: string
  price_cents?: number
  qty?: number
}

function splitMoment(moment: string) {
  const [day = null, time = null] = moment.split('T')
  return { day, time }
}

/** Laundry as its guest sees it: a line a kind of thing. */
export const ownLaundry: ShowOwn<LaundryOrderRow> = async (row, paid, { speech }) => {
  const items = JSON.parse(row.items) as Line[]
  return {
    lines: items.map((item) => ({
      title: item.name ?? '',
      detail: `${item.qty ?? 1} × ${speech.money(item.price_cents ?? 0, 'USD')} ${item.unit ?? ''}`,
    })),
    ...splitMoment(row.in_at),
    totalCents: row.total_cents,
    terms: laundryTerms(row.status, paid),
    together: speech.words.cart.laundry,
    // Who has given it away asks when it comes back.
    confirmedFor: splitMoment(row.out_at),
  }
}
