import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router-dom'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address inside the app. */
  to: To
  state?: unknown
}

/**
 * A link inside the app, from the router's own hooks. Its `Link` brings along the fetching ahead of its
 * framework, which is not ours: 2 kB of every guest's first load.
 */
export function Link({ to, state, onClick, target, children, ...anchor }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, target })
  return (
    <a
      {...anchor}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}

/** A link of a navigation: it knows whether the page is at its address or, unless `end`, below it. */
export function NavLink({
  to,
  end = false,
  className,
  ...link
}: Omit<LinkProps, 'to' | 'className'> & {
  to: string
  end?: boolean
  className?: string | ((at: { isActive: boolean }) => string)
}) {
  const here = useLocation().pathname.toLowerCase()
  const its = to.toLowerCase()
  const isActive = here === its || (!end && here.startsWith(`${its}/`))
  return (
    <Link
      {...link}
      to={to}
      aria-current={isActive ? 'page' : undefined}
      className={typeof className === 'function' ? className({ isActive }) : className}
    />
  )
}
