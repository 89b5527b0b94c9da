import { useFormats } from '#ui/formats.tsx'
import { useBaseWord } from '#parts/currency-names.ts'
import { RateText } from '#parts/rate-text.tsx'
import { Trans, useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import type { GuestOrder } from '#parts/desk/guest-stays.ts'
import { GuestName } from '#parts/desk/stay-link.tsx'
import { Alert } from '#ui/alert.tsx'
import { DateTimeText } from '#ui/date-text.tsx'
import { DescriptionList, type Description } from '#ui/description-list.tsx'
import { dateOf, isTrial, type Money } from '../money.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { methodLabels, statusLabels } from '../operations/texts.ts'
import { hasMarks, Marks, StatusBadge, SubjectCell } from './row-parts.tsx'
import { flagLabels, refundLabels } from './labels.ts'

/** A payment in full, to read. */
export function PaymentDetails({
  money,
  work,
  guest,
}: {
  money: Money
  work: readonly OperationRow[]
  /** What it says of its guest's stay. */
  guest: GuestOrder
}) {
  const { t, i18n } = useLingui()
  const { base } = useFormats()
  const word = useBaseWord()
  const flag = money.provider?.flag
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-display text-2xl font-semibold tabular">
          {amountText(money.amount, money.currency)}
        </p>
        <StatusBadge money={money} />
        {hasMarks(money, work) && <Marks money={money} work={work} />}
      </div>
      {flag && (
        <Alert tone="conflict" title={i18n._(flagLabels(flag).short)}>
          {i18n._(flagLabels(flag).todo)}
        </Alert>
      )}
      {isTrial(money) && (
        <Alert tone="neutral" title={t`Paid with a test card`}>
          <Trans>No real money moved: this payment counts for trying things out.</Trans>
        </Alert>
      )}
      {money.voided && (
        <Alert tone="error" title={t`Voided`}>
          <Trans>
            {money.voided.reason}. <DateTimeText value={money.voided.at} format="short" />. It
            counts for nothing.
          </Trans>
        </Alert>
      )}
      {money.receipt && !money.voided && (
        <Alert tone="neutral" title={t`On receipt no. ${money.receipt.number}`}>
          <Trans>
            The guest holds it: this payment is not changed. Cancel voids it with a reason; then
            record it again.
          </Trans>
        </Alert>
      )}
      {money.provider && (
        <Alert tone="neutral" title={t`Paid through ${money.provider.name}`}>
          <Trans>
            Its state there: {providerState(money.provider.status)}. It follows the provider and is
            not edited by hand.
          </Trans>
        </Alert>
      )}
      <DescriptionList items={factsOf()} />
    </div>
  )

  function providerState(status: string): string {
    const known = statusLabels[status as Money['status']] as
      | (typeof statusLabels)['paid']
      | undefined
    return known ? i18n._(known) : status
  }

  function factsOf(): Description[] {
    const items: Description[] = [
      { term: t`Customer`, detail: <GuestName of={guest} name={money.customer} /> },
      { term: t`Booking`, detail: <SubjectCell money={money} /> },
      { term: t`Method`, detail: methodLabels(money.method) },
    ]
    if (money.currency !== base) {
      const rate = money.rwf_rate
      items.push({
        term: t`In ${word}`,
        detail:
          money.dollars === null || rate === null ? (
            t`No rate known`
          ) : (
            <>
              {amountText(money.dollars, base)} <RateText currency={money.currency} rate={rate} />
            </>
          ),
      })
    }
    const when = dateOf(money)
    if (when) items.push({ term: t`Date`, detail: <DateTimeText value={when} /> })
    if (money.device_clock) {
      items.push({
        term: t`Clock of the device`,
        detail: (
          <Trans>
            It said <DateTimeText value={money.device_clock} format="short" />; the house dated
            this.
          </Trans>
        ),
      })
    }
    if (money.refunded > 0) {
      const label = refundLabels(money.refund_status)
      items.push({
        term: t`Refunded`,
        detail: (
          <>
            {amountText(money.refunded, money.currency)}
            {label && <span className="block text-sm text-ink-soft">{i18n._(label)}</span>}
            {money.refunded_at && (
              <span className="block text-sm text-ink-soft">
                <DateTimeText value={money.refunded_at} format="short" />
              </span>
            )}
          </>
        ),
      })
    }
    if (money.reference) items.push({ term: t`Reference`, detail: money.reference })
    if (money.notes) items.push({ term: t`Notes`, detail: money.notes })
    if (money.changed_by) {
      const at = money.changed_at
      items.push({
        term: t`Last changed`,
        detail: (
          <>
            {money.changed_by === 'guest' ? t`Guest` : money.changed_by}
            {at && (
              <>
                {' · '}
                <DateTimeText value={at} format="short" />
              </>
            )}
          </>
        ),
      })
    }
    return items
  }
}
