import { houseMoneyHere } from '#offline/reads/house-money.ts'
import { toCsv, type CsvCell } from '#lib/csv.ts'
import { dayIn, timeIn } from '#domain/days.ts'
import { dateOf, type Money } from '../money.ts'

/** Headings stay in English: a file is read by programs. */
const heading = (base: string) => [
  '#',
  'Customer',
  'Booking',
  'For',
  'Amount',
  'Currency',
  base,
  'Method',
  'Status',
  'Refunded',
  'Date',
  'Time',
  'Reference',
  'Notes',
  'Provider',
  'Recorded by',
]

/** The rows shown, as a file (spec 3 §2.9); days and times are the house's. */
export function paymentsCsv(rows: readonly Money[], timezone: string): string {
  return toCsv(
    heading(houseMoneyHere().base),
    rows.map((row, at): CsvCell[] => {
      const when = new Date(dateOf(row))
      const known = !Number.isNaN(when.getTime())
      return [
        at + 1,
        row.customer,
        row.subject_code,
        row.subject_title,
        row.amount,
        row.currency,
        row.dollars,
        row.method,
        row.status,
        row.refunded,
        known ? dayIn(timezone, when) : '',
        known ? timeIn(timezone, when) : '',
        row.reference,
        row.notes,
        row.provider?.name,
        row.changed_by,
      ]
    }),
  )
}
