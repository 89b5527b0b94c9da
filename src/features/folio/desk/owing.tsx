import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { LeftOwing } from '#parts/desk/left-owing.tsx'
import { useMay } from '#parts/use-may.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Money } from '#ui/money.tsx'
import type { Folio } from '../folio.ts'
import type { Stay } from '../stay.ts'
import { TakeBackDialog, WriteOffDialog } from './write-off-dialogs.tsx'

/**
 * A guest who has left owing: how much and why, and what the house gave up of it. Admins write off
 * what is open, and take that back.
 */
export function Owing({ stay, folio }: { stay: Stay; folio: Folio }) {
  const isAdmin = useMay('admin')
  const [asking, setAsking] = useState<'write-off' | 'take-back' | null>(null)
  const hasLeft = stay.owing !== null || stay.owingReason !== null
  // Several rooms have a bill each: what is given up belongs to one of them.
  const mayWriteOff = isAdmin && folio.stays.length === 1 && stay.status === 'completed'
  const canWriteOff = mayWriteOff && folio.balance > 0
  const close = () => setAsking(null)
  return (
    <>
      {(hasLeft || canWriteOff) && (
        <Alert
          tone={folio.balance > 0 ? 'waiting' : 'neutral'}
          action={
            canWriteOff && (
              <Button variant="secondary" onClick={() => setAsking('write-off')}>
                <Trans>Write off…</Trans>
              </Button>
            )
          }
        >
          {hasLeft ? (
            <LeftOwing cents={stay.owing} reason={stay.owingReason} />
          ) : (
            <Trans>
              <Money cents={folio.balance} /> not paid
            </Trans>
          )}
        </Alert>
      )}
      {stay.writtenOff > 0 && (
        <Alert
          tone="neutral"
          action={
            mayWriteOff && (
              <Button variant="quiet" onClick={() => setAsking('take-back')}>
                <Trans>Ask for it again…</Trans>
              </Button>
            )
          }
        >
          <WrittenOff cents={stay.writtenOff} reason={stay.writeOffReason} />
        </Alert>
      )}
      {asking === 'write-off' && <WriteOffDialog stay={stay} folio={folio} onClose={close} />}
      {asking === 'take-back' && <TakeBackDialog stay={stay} folio={folio} onClose={close} />}
    </>
  )
}

function WrittenOff({ cents, reason }: { cents: number; reason: string | null }) {
  if (reason === null) {
    return (
      <Trans>
        <Money cents={cents} /> written off
      </Trans>
    )
  }
  return (
    <Trans>
      <Money cents={cents} /> written off: {reason}
    </Trans>
  )
}
