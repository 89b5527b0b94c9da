import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { CancellationTerms } from '#contract/cancellations.ts'
import { refusalText } from '#offline/refusal-text.ts'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CallButton } from '#ui/call-button.tsx'
import { Card } from '#ui/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Booked } from './booked.tsx'
import { MoneyBack } from './money-back.tsx'

/** The booking, what comes back, and the button to cancel. */
export function Found({
  terms,
  done,
  busy,
  phone,
  onCancel,
  onAgain,
}: {
  terms: CancellationTerms
  done: boolean
  busy: boolean
  phone: string
  onCancel: () => Promise<void>
  onAgain: () => void
}) {
  const { i18n } = useLingui()
  const { sends_mail } = useHouse()
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    // A screen reader goes on at the booking, and later at the outcome.
    document.getElementById(done ? 'cancelled' : 'booked')?.focus()
  }, [done])
  const over = done || terms.status === 'cancelled'
  return (
    <div className="grid gap-6">
      {done && (
        <div id="cancelled" tabIndex={-1}>
          <Alert tone="confirmed" live title={<Trans>Your booking is cancelled</Trans>}>
            {sends_mail !== false && (
              <Trans>We will send you a confirmation if you gave an e-mail or phone number.</Trans>
            )}
          </Alert>
        </div>
      )}
      <Card>
        <Booked terms={terms} />
      </Card>
      {terms.can_cancel || over ? (
        <section className="grid gap-3">
          <h2 className="text-xl">
            {over ? <Trans>What comes back</Trans> : <Trans>If you cancel now</Trans>}
          </h2>
          <MoneyBack terms={terms} done={over} />
        </section>
      ) : (
        <Alert
          tone="neutral"
          title={<Trans>This cannot be cancelled here</Trans>}
          action={<CallButton phone={phone} variant="secondary" />}
        >
          {refusalText({ message: terms.reason, body: terms.why }, i18n) ?? (
            <Trans>Please call us.</Trans>
          )}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        {terms.can_cancel && !done && (
          <Button variant="danger" size="lg" busy={busy} onClick={() => setAsking(true)}>
            <Trans>Cancel this booking</Trans>
          </Button>
        )}
        <Button variant="secondary" size="lg" onClick={onAgain}>
          {over ? <Trans>Find another booking</Trans> : <Trans>Keep it</Trans>}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void onCancel()
        }}
        title={<Trans>Cancel this booking?</Trans>}
        cancelLabel={<Trans>Keep it</Trans>}
        confirmLabel={<Trans>Yes, cancel it</Trans>}
      >
        <div className="grid gap-4">
          <MoneyBack terms={terms} />
          <p>
            <Trans>This cannot be undone: what you give up may go to another guest at once.</Trans>
          </p>
        </div>
      </ConfirmDialog>
    </div>
  )
}
