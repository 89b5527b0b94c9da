import type { HTMLAttributes } from 'react'
import { cx } from './cx.ts'

const PADDING = { none: '', sm: 'p-3', md: 'p-4 sm:p-5' }

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li'
  padding?: keyof typeof PADDING
  /** The whole card leads somewhere: put `after:absolute after:inset-0` on its one link. */
  interactive?: boolean
}

/** A surface with a border; pictures inside reach its edges with padding="none". */
export function Card({
  as: Element = 'div',
  padding = 'md',
  interactive,
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={cx(
        'relative overflow-hidden rounded-md border border-line bg-surface text-ink',
        PADDING[padding],
        interactive &&
          'transition-colors hover:border-primary focus-within:border-primary has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        className,
      )}
    />
  )
}

/** The heading of a card; `level` follows the page's outline. */
export function CardTitle({
  level = 3,
  className,
  ...rest
}: HTMLAttributes<HTMLHeadingElement> & { level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <Heading
      {...rest}
      className={cx('font-display text-lg leading-snug font-semibold', className)}
    />
  )
}
