import { Trans } from '@lingui/react/macro'
import { Money } from '#ui/money.tsx'

/**
 * What a guest owed on leaving, and why the desk let it stand; nothing where neither is known.
 *
 * @param cents null: the house has not said yet, the check-out waits on this device
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
