import { Trans } from '@lingui/react/macro'
import type { CancellationRules, Paid, Terms } from '#domain/cancellation.ts'
import { Alert } from '#ui/alert.tsx'
import { Money } from '#ui/money.tsx'
import { useHouse } from '../use-house.ts'
import { useHouseNow } from '../use-house-now.ts'
import type { Subject } from './received.ts'
import { useReceivedCents } from './use-received-cents.ts'

/**
 * Shown before staff cancel something: what was paid, what the terms would refund, and that no
 * refund is automatic. Nothing is shown where nothing was paid.
 */
export function CancelMoney({
  subject,
  paid,
  termsOf,
}: {
  subject: Subject
  /** The row's own paid status, where this device has no payments. */
  paid: boolean
  /** In cents of a dollar, by the terms for a guest who cancels now. */
  termsOf: (paid: Paid, rules: CancellationRules, now: Date) => Terms
}) {
  const held = useReceivedCents(subject)
  const house = useHouse()
  const now = useHouseNow(60_000)
  if (held === null || (held === 0 && paid)) {
    return paid ? (
      <p>
        <Trans>It was paid: what is given back is settled apart.</Trans>
      </p>
    ) : null
  }
  if (held === 0) return null
  const { refundCents: back } = termsOf({ held, heldCents: held }, house, now)
  return (
    <Alert
      tone="waiting"
      title={
        <Trans>
          <Money cents={held} /> was paid
        </Trans>
      }
    >
      <TermsSentence held={held} back={back} />{' '}
      <Trans>
        Nothing is given back automatically: it stays on the overview until somebody gives it back
        or says that it is kept.
      </Trans>
    </Alert>
  )
}

/**
 * What the terms give back of money that the desk is about to give back. Nothing where no money is
 * known.
 *
 * @param stands - nothing was cancelled: the terms are those of a guest who cancels now
 */
export function RefundTerms({
  subject,
  stands,
  termsOf,
}: {
  subject: Subject
  stands: boolean
  termsOf: (paid: Paid, rules: CancellationRules, now: Date) => Terms
}) {
  const held = useReceivedCents(subject) ?? 0
  const house = useHouse()
  const now = useHouseNow(60_000)
  if (held === 0) return null
  const { refundCents: back } = termsOf({ held, heldCents: held }, house, now)
  return (
    <p>
      {stands && <Trans>The booking stays as it is.</Trans>}{' '}
      <TermsSentence held={held} back={back} />
    </p>
  )
}

/** What the terms give back of what was paid, both in cents of a dollar. */
function TermsSentence({ held, back }: { held: number; back: number }) {
  if (back >= held) return <Trans>By the house’s terms all of it goes back.</Trans>
  if (back <= 0) return <Trans>By the house’s terms nothing goes back.</Trans>
  return (
    <Trans>
      By the house’s terms <Money cents={back} /> goes back and <Money cents={held - back} /> is
      kept.
    </Trans>
  )
}
