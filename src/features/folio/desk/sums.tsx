import { Trans } from '@lingui/react/macro'
import { Money } from '#ui/money.tsx'
import type { Folio } from '../folio.ts'

/** Total, paid, what was given up, and the balance: what is left of the total. */
export function Sums({ folio }: { folio: Folio }) {
  const { total, totalPaid, writtenOff, balance } = folio
  return (
    <dl className="grid gap-1 border-t border-line bg-sunken px-4 py-3">
      <div className="flex items-baseline justify-between gap-6">
        <dt className="text-ink-soft">
          <Trans>Total</Trans>
        </dt>
        <dd>
          <Money cents={total} />
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-6">
        <dt className="text-ink-soft">
          <Trans>Paid</Trans>
        </dt>
        <dd>
          <Money cents={totalPaid} />
        </dd>
      </div>
      {writtenOff > 0 && (
        <div className="flex items-baseline justify-between gap-6">
          <dt className="text-ink-soft">
            <Trans>Written off</Trans>
          </dt>
          <dd>
            <Money cents={writtenOff} />
          </dd>
        </div>
      )}
      <div className="flex items-baseline justify-between gap-6 pt-1">
        <dt className="font-semibold">
          {balance < 0 ? <Trans>Paid too much</Trans> : <Trans>Balance</Trans>}
        </dt>
        <dd data-testid="balance">
          <Money cents={Math.abs(balance)} className="font-display text-xl font-semibold" />
        </dd>
      </div>
    </dl>
  )
}
