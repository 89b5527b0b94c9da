import { Trans, useLingui } from '@lingui/react/macro'
import { StayLink } from '#parts/desk/stay-link.tsx'
import { Money } from '#ui/money.tsx'
import type { StayToSettle } from './stays-to-settle.ts'

/** Stays to settle, each with the way to its bill. */
export function SettleList({
  stays,
  labelledBy,
  onLeave,
}: {
  stays: readonly StayToSettle[]
  /** The heading's id. */
  labelledBy: string
  /** A bill was chosen. */
  onLeave: () => void
}) {
  const { t } = useLingui()
  return (
    <ul aria-labelledby={labelledBy} className="grid divide-y divide-line">
      {stays.map((stay) => (
        <li key={stay.id} className="grid gap-0.5 py-2">
          <StayLink id={stay.id} onClick={onLeave}>
            {[stay.room, stay.guest || t`Guest`].filter(Boolean).join(' · ')}
          </StayLink>
          <span className="text-sm">
            <SettleLabels stay={stay} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function SettleLabels({ stay: { when, owed } }: { stay: StayToSettle }) {
  if (owed < 0) {
    return (
      <Trans>
        Paid too much: <Money cents={-owed} /> over
      </Trans>
    )
  }
  return when === 'late' ? (
    <Trans>
      Should have left, owing <Money cents={owed} />
    </Trans>
  ) : (
    <Trans>
      Leaves today owing <Money cents={owed} />
    </Trans>
  )
}
