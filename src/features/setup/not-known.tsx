import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

/** What the house was asked for and did not tell, with its reason, and a button to ask again. */
export function NotKnown({
  title,
  again,
  children,
}: {
  title?: string
  again: () => void
  /** Why. */
  children: ReactNode
}) {
  return (
    <Alert
      tone="waiting"
      live
      title={title}
      action={
        <Button variant="secondary" onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
