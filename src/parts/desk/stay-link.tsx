import type { ReactNode } from 'react'
import { TextLink } from '#ui/text-link.tsx'

/** The one page of a stay. `id`: its booking's, or `op:…` of one that only this device has. */
export const stayAddress = (id: string): string => `/dashboard/stays/${encodeURIComponent(id)}`

/** A guest's name, or whatever else names a stay: leads to the stay's page. */
export function StayLink({
  id,
  inline = false,
  className,
  onClick,
  children,
}: {
  id: string
  /** Inside a sentence, where it is no taller than the line. */
  inline?: boolean
  className?: string
  onClick?: () => void
  children: ReactNode
}) {
  return (
    <TextLink
      to={stayAddress(id)}
      standalone={!inline}
      className={className ?? ''}
      onClick={onClick}
    >
      {children}
    </TextLink>
  )
}
