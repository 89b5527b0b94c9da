import type { ReportCategory } from '#contract/report-kinds.ts'
import type { ReportTransaction } from '#contract/reports.ts'
import { plainText, searchWords } from '#lib/search-words.ts'

/**
 * What search and category leave; every word stands in customer, reference, category, status or
 * date. `wordsOf` tells how the person reads category and status.
 */
export function selectTransactions(
  rows: readonly ReportTransaction[],
  { search, category }: { search: string; category: ReportCategory | 'all' },
  wordsOf: (row: ReportTransaction) => string = () => '',
): ReportTransaction[] {
  const words = searchWords(search)
  return rows.filter((row) => {
    if (category !== 'all' && row.category !== category) return false
    const text = plainText(
      `${row.customer} ${row.ref} ${row.category} ${row.status} ${row.date} ${wordsOf(row)}`,
    )
    return words.every((word) => text.includes(word))
  })
}
