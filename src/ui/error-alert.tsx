import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'

/** What went wrong, said at once; nothing where there is nothing to say. */
export function ErrorAlert({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Alert tone="error" live>
      {children}
    </Alert>
  )
}
