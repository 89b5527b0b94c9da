import type { Currency } from '#lib/currency.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useBaseWord } from '#parts/currency-names.ts'
import { useFormats } from '#ui/formats.tsx'
import { Money } from '#ui/money.tsx'

export interface MoneyRow {
  key: string
  label: ReactNode
  /** A second line under it. */
  note?: ReactNode
  currency: Currency
  taken: number
  refunded: number
  net: number
}

/** A part of the page with its heading; it is not torn apart over two sheets. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-1.5 break-inside-avoid">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

const CELL = 'py-2 pl-3 text-right align-top print:py-1'
const HEAD = 'py-1.5 pl-3 text-right font-semibold'

/** What was taken and given back, row by row; the column of money given back only where there is some. */
export function MoneyTable({
  label,
  first,
  rows,
  total,
}: {
  label: string
  /** Heading of the first column. */
  first: string
  rows: readonly MoneyRow[]
  /** In the base currency. */
  total?: { taken: number; refunded: number; net: number }
}) {
  const { base } = useFormats()
  const word = useBaseWord()
  if (rows.length === 0) {
    return (
      <p className="border-y border-line py-2 text-ink-soft">
        <Trans>Nothing on this day.</Trans>
      </p>
    )
  }
  const anyBack = rows.some(({ refunded }) => refunded !== 0)
  const cells = (row: Omit<MoneyRow, 'key' | 'label'>) => (
    <>
      <td className={CELL}>
        <Money amount={row.taken} currency={row.currency} />
      </td>
      {anyBack && (
        <td className={CELL}>
          {row.refunded === 0 ? '–' : <Money amount={-row.refunded} currency={row.currency} />}
        </td>
      )}
      <td className={`${CELL} font-semibold`}>
        <Money amount={row.net} currency={row.currency} />
      </td>
    </>
  )
  return (
    <table className="w-full border-collapse border-y border-line text-left max-sm:text-sm print:text-sm">
      <caption className="sr-only">{label}</caption>
      <thead className="text-sm text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 font-semibold">
            {first}
          </th>
          <th scope="col" className={HEAD}>
            <Trans>Taken</Trans>
          </th>
          {anyBack && (
            <th scope="col" className={HEAD}>
              <Trans>Given back</Trans>
            </th>
          )}
          <th scope="col" className={HEAD}>
            <Trans>Net</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className="py-2 font-normal print:py-1">
              {row.label}
              {row.note && <span className="block text-sm text-ink-soft">{row.note}</span>}
            </th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr className="border-t-2 border-line">
            <th scope="row" className="py-2 font-semibold print:py-1">
              <Trans>All, in {word}</Trans>
            </th>
            {cells({ ...total, currency: base })}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
