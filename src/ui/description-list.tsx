import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Description = { term: ReactNode; detail: ReactNode; key?: string }

export type DescriptionListProps = {
  items: readonly Description[]
  className?: string
}

const isKnown = ({ detail }: Description) =>
  detail !== null && detail !== undefined && detail !== false

/** Facts with their names: an order's details, a bill. What is null, undefined or false is left out. */
export function DescriptionList({ items, className }: DescriptionListProps) {
  return (
    <dl className={cx('grid divide-y divide-line', className)}>
      {items.filter(isKnown).map((item, index) => (
        <div key={item.key ?? index} className="flex flex-wrap items-baseline gap-x-6 py-2.5">
          <dt className="text-ink-soft">{item.term}</dt>
          <dd className="min-w-0 flex-1 basis-20 text-right font-medium wrap-anywhere">
            {item.detail}
          </dd>
        </div>
      ))}
    </dl>
  )
}
