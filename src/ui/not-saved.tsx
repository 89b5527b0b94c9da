import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { CallButton } from './call-button.tsx'
import type { NotSavedReason } from './use-saving.ts'

/** Said at once: it was not written down on this device, and everything typed is still there. */
export function NotSaved({
  title,
  reason,
  phone = '',
}: {
  /** "Your order was not saved" */
  title: string
  reason: NotSavedReason
  /** The house's; '' when it is not known. */
  phone?: string
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It must not stay below the fold, or behind the sums.
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box}>
      <Alert
        tone="error"
        title={title}
        live
        action={
          <>
            {reason === 'newer-store' && (
              <Button variant="secondary" onClick={() => location.reload()}>
                <Trans>Reload this page</Trans>
              </Button>
            )}
            <CallButton phone={phone} variant="secondary" />
          </>
        }
      >
        <p>
          <ReasonText reason={reason} />
        </p>
        <p>
          <Trans>Nothing was sent, and everything you typed is still here.</Trans>
        </p>
      </Alert>
    </div>
  )
}

function ReasonText({ reason }: { reason: NotSavedReason }) {
  switch (reason) {
    case 'quota':
      return <Trans>This device is full. Free some space, then press the button again.</Trans>
    case 'timeout':
      return <Trans>This device’s storage does not answer. Try again in a moment.</Trans>
    case 'newer-store':
      return <Trans>A newer version of this site is on this device. Reload, then try again.</Trans>
    case 'unavailable':
      return (
        <Trans>
          This browser keeps nothing just now, as in a private window. Open the site in a normal
          window, or call us.
        </Trans>
      )
    case 'other':
      return <Trans>Something went wrong on this device. Try again, or call us.</Trans>
  }
}
