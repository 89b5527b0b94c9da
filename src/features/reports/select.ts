import type { ReportCategory } from '#contract/report-kinds.ts'
import type { ReportTransaction } from '#contract/reports.ts'
import { plainText, searchWords } from '#lib/search-words.ts'

/**
 * The transactions that match search and category. Every word of the search must stand in customer,
 * reference, category, status or date. `labelsOf`: category and status in the person's language.
 */
export function selectTransactions(
  rows: readonly ReportTransaction[],
  { search, category }: { search: string; category: ReportCategory | 'all' },
  labelsOf: (row: ReportTransaction) => string = () => '',
): ReportTransaction[] {
  const words = searchWords(search)
  return rows.filter((row) => {
    if (category !== 'all' && row.category !== category) return false
    const text = plainText(
      `${row.customer} ${row.ref} ${row.category} ${row.status} ${row.date} ${labelsOf(row)}`,
    )
    return words.every((word) => text.includes(word))
  })
}
