import { Trans } from '@lingui/react/macro'
import { Money } from '#ui/money.tsx'

/**
 * The amount a guest owed at check-out and why the desk accepted that; nothing where both are
 * unknown.
 *
 * @param cents null: the check-out still waits on this device
 */
export function LeftOwing({ cents, reason }: { cents: number | null; reason: string | null }) {
  if (cents === null && reason === null) return null
  if (cents === null) return <Trans>Left owing: {reason}</Trans>
  if (reason === null) {
    return (
      <Trans>
        Left owing <Money cents={cents} />
      </Trans>
    )
  }
  return (
    <Trans>
      Left owing <Money cents={cents} />: {reason}
    </Trans>
  )
}
