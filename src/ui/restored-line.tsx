import { Trans } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { Button } from './button.tsx'
import { StatusLine } from './status-line.tsx'

/** A form begun earlier was found again; `onReset`: it may be started anew. */
export function RestoredLine({ onReset }: { onReset: (() => void) | null }) {
  return (
    <StatusLine
      icon={<History />}
      action={
        onReset && (
          <Button variant="quiet" onClick={onReset}>
            <Trans>Start over</Trans>
          </Button>
        )
      }
    >
      <Trans>We kept what you entered earlier</Trans>
    </StatusLine>
  )
}
