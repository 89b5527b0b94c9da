import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextLink } from '#ui/text-link.tsx'
import { useFindStay, type GuestOrder } from './guest-stays.ts'

/** The one page of a stay. `id`: its booking's, or `op:…` of one that only this device has. */
export const stayAddress = (id: string): string => `/dashboard/stays/${encodeURIComponent(id)}`

/** A guest's name, or whatever else names a stay: leads to the stay's page. */
export function StayLink({
  id,
  className,
  onClick,
  children,
}: {
  id: string
  className?: string
  onClick?: () => void
  children: ReactNode
}) {
  return (
    <TextLink to={stayAddress(id)} standalone className={className ?? ''} onClick={onClick}>
      {children}
    </TextLink>
  )
}

/** The guest's name: leads to their stay where this device knows of one. */
export function GuestName({
  of: order,
  name,
  className,
  otherwise,
}: {
  of: GuestOrder
  name: string
  className?: string
  /** Without a stay; absent: the name as text. */
  otherwise?: ReactNode
}) {
  const { t } = useLingui()
  const stay = useFindStay()(order)
  const shown = name || t`Guest`
  if (stay === null) return otherwise ?? <span className={className}>{shown}</span>
  return (
    <StayLink id={stay} className={`break-words ${className ?? ''}`}>
      {shown}
    </StayLink>
  )
}
