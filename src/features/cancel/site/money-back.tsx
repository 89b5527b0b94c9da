import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CancellationTerms } from '#contract/cancellations.ts'
import { DateTimeText } from '#ui/date-text.tsx'
import { Money } from '#ui/money.tsx'
import { stillOwed } from '../outcome.ts'

/** What comes back and what the house keeps, in figures and in words. */
export function MoneyBack({ terms, done = false }: { terms: CancellationTerms; done?: boolean }) {
  const { currency, paid, kept, refund, free_until } = terms
  const due = stillOwed(terms)
  const retained = kept - due
  return (
    <div className="grid gap-3">
      <dl className="grid divide-y divide-line rounded-md border border-line bg-surface px-4">
        <Row strong={refund > 0 || due === 0} term={<Trans>You get back</Trans>}>
          <Money amount={refund} currency={currency} />
        </Row>
        {retained > 0 && (
          <Row term={<Trans>The house keeps</Trans>}>
            <Money amount={retained} currency={currency} />
          </Row>
        )}
        {due > 0 && (
          <Row strong term={<Trans>Still to be paid to the house</Trans>}>
            <Money amount={due} currency={currency} />
          </Row>
        )}
      </dl>
      <p className="text-ink-soft">
        {!done && free_until !== null && (
          <>
            <Trans>
              Cancelling is free until <DateTimeText value={free_until} className="font-medium" />.
            </Trans>{' '}
          </>
        )}
        {!done && free_until === null && kept === 0 && (
          <>
            <Trans>Cancelling costs nothing now.</Trans>{' '}
          </>
        )}
        {!done && kept > 0 && (
          <>
            <Trans>It is too late to cancel free of charge.</Trans>{' '}
          </>
        )}
        {paid === 0 && refund === 0 && <Trans>Nothing was paid so far.</Trans>}
        {refund > 0 && (
          <Trans>
            What was paid online goes back the way it came, which can take some days. What was paid
            at the house is given back there.
          </Trans>
        )}
      </p>
    </div>
  )
}

function Row({
  term,
  strong = false,
  children,
}: {
  term: ReactNode
  strong?: boolean
  children: ReactNode
}) {
  return (
    <div className="flex items-baseline justify-between gap-6 py-3">
      <dt className={strong ? 'font-semibold' : 'text-ink-soft'}>{term}</dt>
      <dd className={strong ? 'text-xl font-semibold' : 'font-medium'}>{children}</dd>
    </div>
  )
}
