import { Trans } from '@lingui/react/macro'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { CallButton } from '#ui/call-button.tsx'

/**
 * 404 or 405 on every path: the documents' text, and beside it what really happened (decisions.md,
 * "Orders"). The booking stays in the outbox.
 */
export function NotSentYet() {
  const { phone } = useHouse()
  return (
    <div className="grid gap-3">
      <h1 className="text-2xl">
        <Trans>Booking requested!</Trans>
      </h1>
      <Alert
        tone="error"
        title={
          phone === '' ? (
            <Trans>not yet with the house</Trans>
          ) : (
            <Trans>not yet with the house, call {phone}</Trans>
          )
        }
        action={<CallButton phone={phone} variant="primary" />}
      >
        <Trans>
          The house’s server does not take bookings of tours yet. It stays on this device and is
          tried again; no places are kept for you until then.
        </Trans>
      </Alert>
    </div>
  )
}
