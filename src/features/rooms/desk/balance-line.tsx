import { Trans } from '@lingui/react/macro'
import { stayAddress } from '#parts/desk/stay-link.tsx'
import { Money } from '#ui/money.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** A stay's balance with a link to its bill; `Paid` where it is zero. */
export function BalanceLine({ stayId, owed }: { stayId: string; owed: number }) {
  if (owed === 0) {
    return (
      <span>
        <Trans>Paid</Trans>
      </span>
    )
  }
  return (
    <TextLink
      to={stayAddress(stayId)}
      // The line is lower than a touch target, so the area around it counts too.
      className="relative after:absolute after:inset-x-0 after:-inset-y-2"
    >
      {owed > 0 ? (
        <Trans>
          <Money cents={owed} /> owed
        </Trans>
      ) : (
        <Trans>
          <Money cents={-owed} /> paid too much
        </Trans>
      )}
    </TextLink>
  )
}
