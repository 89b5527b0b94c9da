import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Link, type LinkProps } from './link.tsx'

export type TextLinkProps = {
  /** Stands by itself, not inside a sentence: 44 px high for the thumb. */
  standalone?: boolean
  className?: string
  children: ReactNode
} & (
  | (Omit<LinkProps, 'className' | 'children'> & { href?: undefined })
  | { href: string; to?: undefined; onClick?: () => void }
)

const LOOK =
  'font-medium text-link underline decoration-1 underline-offset-3 hover:decoration-2 rounded-sm'

/** A link inside text: `to` inside the app, `href` for tel:, mailto: and other sites. */
export function TextLink({ standalone, className, children, ...link }: TextLinkProps) {
  const look = cx(LOOK, standalone && 'inline-flex min-h-11 items-center', className)
  if (link.href !== undefined) {
    return (
      <a {...link} className={look}>
        {children}
      </a>
    )
  }
  return (
    <Link {...link} className={look}>
      {children}
    </Link>
  )
}
