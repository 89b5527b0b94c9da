import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { DataCard } from './data-card.tsx'
import { EntryBoundary } from './entry-boundary.tsx'
import type { Tone } from './tones.tsx'

export type DataColumn<Row> = {
  key: string
  header: ReactNode
  render: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** The card's heading on a phone, the row's heading in the table. */
  primary?: boolean
  /** In tables from 1440 px (90rem) alone; below, the primary cell says it. */
  wide?: boolean
}

export type DataListProps<Row> = {
  /** Accessible name: what the list holds. */
  label: string
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  renderActions?: (row: Row) => ReactNode
  /** Marks a row at its edge: waiting, conflict, error. */
  rowTone?: (row: Row) => Tone | undefined
  /** Shown instead when there are no rows. */
  empty?: ReactNode
}

const EDGE: Partial<Record<Tone, string>> = {
  waiting: 'shadow-[inset_4px_0_0_var(--color-waiting)]',
  confirmed: 'shadow-[inset_4px_0_0_var(--color-confirmed)]',
  conflict: 'shadow-[inset_4px_0_0_var(--color-conflict)]',
  error: 'shadow-[inset_4px_0_0_var(--color-error)]',
}

/** The class of a row's coloured edge. */
export function edgeOf(tone: Tone | undefined): string {
  return (tone && EDGE[tone]) ?? ''
}

/**
 * Rows as a table from 768 px and on paper, as cards below; both have the same cells. Actions of a
 * row are not printed.
 */
export function DataList<Row extends { id: string }>({
  label,
  rows,
  columns,
  renderActions,
  rowTone,
  empty,
}: DataListProps<Row>) {
  if (rows.length === 0 && empty) return <>{empty}</>
  return (
    <>
      <div className="hidden rounded-md border border-line bg-surface md:block print:block! print:border-0">
        <table className="w-full border-collapse text-left print:text-[0.75rem] print:leading-tight">
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr className="border-b border-line note">
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  className={cx(
                    'px-3 py-3 font-semibold xl:px-4 print:px-1.5 print:py-1',
                    column.align === 'end' && 'text-right',
                    column.wide && 'max-[90rem]:hidden',
                  )}
                >
                  {column.header}
                </th>
              ))}
              {renderActions && (
                <th scope="col" className="px-3 py-3 text-right font-semibold xl:px-4 print:hidden">
                  <Trans>Actions</Trans>
                </th>
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <EntryBoundary key={row.id} as="tr" columns={columns.length + 1}>
                <TableRow
                  row={row}
                  columns={columns}
                  edge={edgeOf(rowTone?.(row))}
                  renderActions={renderActions}
                />
              </EntryBoundary>
            ))}
          </tbody>
        </table>
      </div>
      <ul aria-label={label} className="grid gap-3 md:hidden print:hidden!">
        {rows.map((row) => (
          <EntryBoundary key={row.id} as="li">
            <DataCard
              row={row}
              columns={columns.filter(({ wide }) => !wide)}
              renderActions={renderActions}
              className={edgeOf(rowTone?.(row))}
            />
          </EntryBoundary>
        ))}
      </ul>
    </>
  )
}

function TableRow<Row>({
  row,
  columns,
  edge,
  renderActions,
}: Pick<DataListProps<Row>, 'columns' | 'renderActions'> & { row: Row; edge: string }) {
  return (
    <tr className={cx('break-inside-avoid align-middle', edge)}>
      {columns.map((column) => {
        const Cell = column.primary ? 'th' : 'td'
        return (
          <Cell
            key={column.key}
            scope={column.primary ? 'row' : undefined}
            className={cx(
              'px-3 py-3 font-normal xl:px-4 print:px-1.5 print:py-0.5',
              column.primary && 'font-semibold',
              column.align === 'end' && 'text-right tabular',
              column.wide && 'max-[90rem]:hidden',
            )}
          >
            {column.render(row)}
          </Cell>
        )
      })}
      {renderActions && (
        <td className="px-3 py-2 xl:px-4 print:hidden">
          <div className="flex flex-wrap justify-end gap-2">{renderActions(row)}</div>
        </td>
      )}
    </tr>
  )
}
