import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Money, type MoneyProps } from './money.tsx'

/** What something costs, line by line. */
export function PriceLines({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line border-y border-line">{children}</ul>
}

/** One of them, with its amount; `total`: what it comes to. */
export function PriceLine({
  children,
  total = false,
  className,
  ...price
}: MoneyProps & { children: ReactNode; total?: boolean }) {
  return (
    <li
      className={cx(
        'flex flex-wrap items-baseline gap-x-4 py-2',
        total && 'text-lg font-semibold',
        className,
      )}
    >
      <span className="min-w-0 flex-1 basis-24">{children}</span>
      <Money {...price} className="ml-auto" />
    </li>
  )
}
