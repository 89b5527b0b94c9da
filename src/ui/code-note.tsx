import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** A code to write down; `children`: what it can be used for. */
export function CodeNote({
  code,
  title,
  children,
}: {
  code: string
  title?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="grid gap-1 rounded-md bg-sunken px-4 py-3">
      <p className="note">{title ?? <Trans>Your code</Trans>}</p>
      <p className="font-mono text-xl font-semibold tracking-widest">{code}</p>
      <p className="note">{children}</p>
    </div>
  )
}
