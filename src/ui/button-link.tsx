import type { ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-styles.ts'
import { cx } from './cx.ts'
import { Link, type LinkProps } from './link.tsx'

type Look = {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  block?: boolean
  className?: string
  children: ReactNode
}

export type ButtonLinkProps = Look &
  (
    | (Omit<LinkProps, 'className' | 'children'> & { href?: undefined })
    | { href: string; to?: undefined; onClick?: () => void; 'aria-label'?: string }
  )

/** A link in a button's dress: `to` inside the app, `href` for tel:, mailto: and other sites. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  icon,
  block,
  className,
  children,
  ...link
}: ButtonLinkProps) {
  const look = cx(buttonClass(variant, size, block), className)
  if (link.href !== undefined) {
    return (
      <a {...link} className={look}>
        {icon}
        {children}
      </a>
    )
  }
  return (
    <Link {...link} className={look}>
      {icon}
      {children}
    </Link>
  )
}
