import { Trans } from '@lingui/react/macro'
import { History } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import type { OrderFormState } from './use-order-form.ts'

/** An order begun earlier was found again. */
export function RestoredLine({ state, changing }: { state: OrderFormState; changing: boolean }) {
  return (
    <StatusLine
      icon={<History aria-hidden="true" />}
      action={
        !changing && (
          <Button variant="quiet" onClick={() => state.reset(true)}>
            <Trans>Start anew</Trans>
          </Button>
        )
      }
    >
      <Trans>As you left it earlier</Trans>
    </StatusLine>
  )
}
