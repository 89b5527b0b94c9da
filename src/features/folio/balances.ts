import type { FolioItem } from '#contract/folio.ts'
import type { StayBalance } from '#parts/desk/stay-balance.ts'
import { chargeKinds, chargesOn, ofEachCharge, type ChargeKind, type ChargeRow } from './charges.ts'
import { folioOf, type FolioLabels } from './folio.ts'
import { billOf, type PaymentRow } from './paid.ts'
import { stayOf, type BookingRow } from './stay.ts'

/** Rows with everything laid over that waits here, of all stays. */
export interface FolioRows {
  bookings: readonly BookingRow[]
  items: readonly FolioItem[]
  charges: Readonly<Record<ChargeKind, readonly ChargeRow[]>>
  payments: readonly PaymentRow[]
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === '') continue
    const its = groups.get(key)
    if (its) its.push(row)
    else groups.set(key, [row])
  }
  return groups
}

function sortByStay({ bookings, items, charges, payments }: FolioRows) {
  return {
    bookings: new Map(bookings.map((row) => [row.id, row])),
    items: groupBy(items, ({ booking_id }) => booking_id),
    charged: ofEachCharge((kind) => groupBy(charges[kind], (row) => row.room_booking_id ?? '')),
    payments: groupBy(payments, billOf),
  }
}

type Sorted = ReturnType<typeof sortByStay>

/**
 * Balances of stays, each worked out when it is first asked for, by the bill's own code. Thousands of
 * rows are sorted by stay once, when the first is asked for. Pure.
 */
export function balancesOf(
  rows: FolioRows,
  labels: FolioLabels,
): (stayId: string) => StayBalance | null {
  let sorted: Sorted | null = null
  const balances = new Map<string, StayBalance | null>()

  function work(id: string): StayBalance | null {
    const { bookings, items, charged, payments } = (sorted ??= sortByStay(rows))
    const booking = bookings.get(id)
    const stay = booking === undefined ? null : stayOf(booking)
    if (stay === null) return null
    const charges = ofEachCharge((kind) => chargesOn(kind, charged[kind].get(id) ?? [], [stay]))
    const bills = [
      `room:${id}`,
      ...chargeKinds.flatMap((kind) => charges[kind].map((one) => `${kind}:${one.id}`)),
    ]
    const folio = folioOf(
      [stay],
      {
        items: items.get(id) ?? [],
        charges,
        payments: bills.flatMap((bill) => payments.get(bill) ?? []),
        receipts: [],
      },
      labels,
    )
    return {
      balance: folio.balance,
      open: folio.lines
        .filter(({ open }) => open > 0)
        .map(({ key, title, open }) => ({ key, title, cents: open })),
    }
  }

  return (id) => {
    const found = balances.get(id)
    if (found !== undefined) return found
    const made = work(id)
    balances.set(id, made)
    return made
  }
}
