import { Trans } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { StatusLine } from '#ui/status-line.tsx'

/** An order begun earlier was found again. */
export function RestoredLine({ onAnew }: { onAnew: (() => void) | null }) {
  return (
    <StatusLine
      icon={<History aria-hidden="true" />}
      action={
        onAnew && (
          <Button variant="quiet" onClick={onAnew}>
            <Trans>Start anew</Trans>
          </Button>
        )
      }
    >
      <Trans>As you left it earlier</Trans>
    </StatusLine>
  )
}
