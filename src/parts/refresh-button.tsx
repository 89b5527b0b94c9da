import { Trans } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { refreshNow } from '#offline/reads/live-state.ts'
import { Button } from '#ui/button.tsx'

/** Asks the server now and checks its event stream. */
export function RefreshButton({ refetch }: { refetch: () => void }) {
  const refresh = () => {
    refreshNow()
    refetch()
  }
  return (
    <Button variant="secondary" icon={<RefreshCw />} onClick={refresh}>
      <Trans>Refresh</Trans>
    </Button>
  )
}
