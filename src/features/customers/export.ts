import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { dayIn } from '#domain/days.ts'
import { toCsv, type CsvCell } from '#lib/csv.ts'
import type { Customer } from '#contract/customers.ts'

/** Headings stay in English: a file is read by programs. */
const heading = (base: string) => [
  'Name',
  'Email',
  'Phone',
  'Bookings',
  `Spend (${base})`,
  'Last seen',
  'VIP',
  'Banned',
  'Marketing',
  'Notes',
]

const yes = (on: boolean) => (on ? 'yes' : 'no')

/** The rows shown, as a file (spec 3 §2.10, §5 "Export cleaning"); days are the house's. */
export function customersCsv(rows: readonly Customer[], timezone: string): string {
  return toCsv(
    heading(houseMoneyHere().base),
    rows.map((row): CsvCell[] => [
      row.name,
      row.email,
      row.phone,
      row.bookings,
      row.spend,
      row.last_seen && dayIn(timezone, new Date(row.last_seen)),
      yes(row.vip),
      yes(row.banned),
      yes(row.marketing_opt_in),
      row.notes,
    ]),
  )
}
