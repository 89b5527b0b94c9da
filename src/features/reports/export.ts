import type { ReportTransaction } from '#contract/reports.ts'
import { toCsv } from '#lib/csv.ts'

/** Headings stay in English: a file is read by programs. */
const heading = ['Date', 'Customer', 'Category', 'Ref', 'Amount (USD)', 'Status']

/** The transactions shown, as a file (spec 3 §2.12, §5 "Export cleaning"). */
export function transactionsCsv(rows: readonly ReportTransaction[]): string {
  return toCsv(
    heading,
    rows.map(({ date, customer, category, ref, amount, status }) => [
      date,
      customer,
      category,
      ref,
      amount,
      status,
    ]),
  )
}
