import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import type { DataColumn } from './data-list.tsx'

type DataCardProps<Row> = {
  row: Row
  columns: readonly DataColumn<Row>[]
  renderActions?: ((row: Row) => ReactNode) | undefined
  className?: string
}

/** A row of DataList on a phone: its heading, then each cell beside its name. */
export function DataCard<Row>({ row, columns, renderActions, className }: DataCardProps<Row>) {
  const heading = columns.filter((column) => column.primary)
  const actions = renderActions?.(row)
  const rest = columns.filter((column) => !column.primary)
  return (
    <li className={cx('rounded-md border border-line bg-surface p-4', className)}>
      {heading.map((column) => (
        <div key={column.key} className="mb-1 text-lg font-semibold">
          {column.render(row)}
        </div>
      ))}
      <dl className="grid gap-1.5">
        {rest.map((column) => (
          <div key={column.key} className="flex items-baseline justify-between gap-4">
            <dt className="shrink-0 note">{column.header}</dt>
            <dd className="min-w-0 text-right">{column.render(row)}</dd>
          </div>
        ))}
      </dl>
      {actions && <div className="mt-4 flex flex-wrap gap-2 *:flex-1">{actions}</div>}
    </li>
  )
}
