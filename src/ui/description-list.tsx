import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type Description = { term: ReactNode; detail: ReactNode; key?: string }

export type DescriptionListProps = {
  items: readonly Description[]
  /** rows: term left, detail right; stack: one below the other. */
  layout?: 'rows' | 'stack'
  className?: string
}

/** Facts with their names: an order's details, a bill. */
export function DescriptionList({ items, layout = 'rows', className }: DescriptionListProps) {
  return (
    <dl className={cx('grid', layout === 'rows' && 'divide-y divide-line', className)}>
      {items.map((item, index) => (
        <div
          key={item.key ?? index}
          className={
            layout === 'rows' ? 'flex items-baseline justify-between gap-6 py-2.5' : 'grid py-2'
          }
        >
          <dt className={cx('text-ink-soft', layout === 'stack' && 'text-sm')}>{item.term}</dt>
          <dd
            className={cx('min-w-0 font-medium wrap-anywhere', layout === 'rows' && 'text-right')}
          >
            {item.detail}
          </dd>
        </div>
      ))}
    </dl>
  )
}
