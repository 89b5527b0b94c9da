import { Trans } from '@lingui/react/macro'
import { Smartphone } from 'lucide-react'
import { useHouse } from '#parts/use-house.ts'
import { Alert } from '#ui/alert.tsx'
import { CallButton } from '#ui/call-button.tsx'

/**
 * 404 or 405 on both paths: the documented text, and beside it what is true (decisions.md,
 * "Orders"). The reservation stays on the device.
 */
export function NotYetWithTheHouse() {
  const { phone } = useHouse()
  return (
    <>
      <h1 className="flex items-center gap-3 text-2xl text-waiting">
        <Smartphone aria-hidden="true" className="size-8 shrink-0" />
        <Trans>Table booked!</Trans>
      </h1>
      <Alert
        tone="waiting"
        live
        title={
          phone === '' ? (
            <Trans>Not yet with the house, please call</Trans>
          ) : (
            <Trans>Not yet with the house, call {phone}</Trans>
          )
        }
        action={phone !== '' && <CallButton phone={phone} variant="primary" />}
      >
        <Trans>
          The house’s server does not take reservations by itself yet. Yours stays on this device
          and is tried again; until the house has it, only a call makes sure of the table.
        </Trans>
      </Alert>
    </>
  )
}
