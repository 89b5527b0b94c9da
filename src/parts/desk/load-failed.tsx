import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

/** A list that did not come, with a button to ask again. */
export function LoadFailed({
  title,
  busy,
  refetch,
  children = <Trans>Everything else is still shown.</Trans>,
}: {
  title: string
  busy?: boolean
  refetch: () => void
  /** What is there meanwhile. */
  children?: ReactNode
}) {
  return (
    <Alert
      tone="error"
      live
      title={title}
      action={
        <Button variant="secondary" busy={busy} onClick={refetch}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
