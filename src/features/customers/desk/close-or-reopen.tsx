import { Trans, useLingui } from '@lingui/react/macro'
import { Lock, LockOpen } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import type { Ticket } from './community.ts'

/** Closes an open ticket, or reopens a closed one. */
export function CloseOrReopen({
  ticket: { status, subject },
  onSet,
}: {
  ticket: Ticket
  onSet: (to: Pick<Ticket, 'status'>) => void
}) {
  const { t } = useLingui()
  return status === 'closed' ? (
    <Button
      variant="quiet"
      icon={<LockOpen />}
      aria-label={t`Reopen the ticket ${subject}`}
      onClick={() => onSet({ status: 'open' })}
    >
      <Trans>Reopen</Trans>
    </Button>
  ) : (
    <Button
      variant="quiet"
      icon={<Lock />}
      aria-label={t`Close the ticket ${subject}`}
      onClick={() => onSet({ status: 'closed' })}
    >
      <Trans>Close ticket</Trans>
    </Button>
  )
}
