import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { DayMovement } from '#contract/day-close.ts'
import { dayIn, timeIn } from '#domain/days.ts'
import { toCsv, type CsvCell } from '#lib/csv.ts'
import type { EveryMovement } from './every-movement.ts'

/** Headings stay in English: a file is read by programs. */
const heading = (base: string) => [
  '#',
  'Part',
  'Day',
  'Date',
  'Time',
  'Movement',
  'Amount',
  'Currency',
  'Rate',
  base,
  'Method',
  'Cashier',
  'For',
  'Code',
  'Receipt',
  'Payment',
]

const cashierOf = ({ cashier, provider }: DayMovement) =>
  provider === null ? cashier : `Online (${provider})`

/** Each movement of a day; days and times are the house's. A file that is not whole says so last. */
export function movementsCsv({ rows, total, whole }: EveryMovement, timezone: string): string {
  const lines = rows.map((row, at): CsvCell[] => {
    const moment = new Date(row.at)
    return [
      at + 1,
      row.part,
      row.day,
      dayIn(timezone, moment),
      timeIn(timezone, moment),
      row.way === 'came' ? 'taken' : 'refunded',
      row.amount,
      row.currency,
      row.rate,
      row.dollars,
      row.method,
      cashierOf(row),
      row.kind,
      row.code,
      row.receipt,
      row.payment,
    ]
  })
  const rest: CsvCell[][] = whole ? [] : [[`NOT WHOLE: ${rows.length} of ${total} movements`]]
  return toCsv(heading(houseMoneyHere().base), [...lines, ...rest])
}
