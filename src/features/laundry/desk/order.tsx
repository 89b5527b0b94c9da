import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LaundryOrder } from '#contract/laundry.ts'
import { laundry } from '#contract/services/laundry.ts'
import { guestsNotes, laundryTerms, type LaundryStep } from '#domain/laundry.ts'
import { toCents } from '#domain/money.ts'
import { paidInPart, type FlagLabels } from '#parts/desk/cancelled-paid-labels.ts'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { CancelledAlert, useGuestSummary } from '#parts/desk/guest-summary.tsx'
import { FlagAlert } from '#parts/desk/row-alerts.tsx'
import { ServiceActions, type DeskSteps } from '#parts/desk/service-actions.tsx'
import { useReceivedCents } from '#parts/desk/use-received-cents.ts'
import { Alert } from '#ui/alert.tsx'
import { DateText, DateTimeText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { useFormats } from '#ui/formats.tsx'
import { PriceLine, PriceLines } from '#ui/price-lines.tsx'
import { laundryDeskDescriptors, laundryStepLabels, laundryStepTexts } from '../operations/desk.ts'
import { useUnitLabels } from '../parts/quote-table.tsx'

const steps: DeskSteps<LaundryStep> = {
  service: laundry,
  texts: laundryStepTexts,
  labels: laundryStepLabels,
  overlays: laundryDeskDescriptors,
}

/** The steps that are allowed in this state. */
export function LaundryActions({ order, inFoot }: { order: LaundryOrder; inFoot?: boolean }) {
  const { t } = useLingui()
  const { customer } = order
  return (
    <ServiceActions
      steps={steps}
      row={order}
      about={[customer, order.code]}
      {...(inFoot && { inFoot })}
      cancel={{
        title: t`Cancel this laundry order?`,
        becomes: (
          <Trans>{customer} will see that the house cancelled it. This cannot be undone.</Trans>
        ),
        termsOf: (paid) => laundryTerms(order.status, paid),
      }}
    />
  )
}

/** A laundry order's details, to read (spec 3 §2.8). */
export function LaundryDetails({ order }: { order: LaundryOrder }) {
  const { t } = useLingui()
  const guestFacts = useGuestSummary()
  const notes = guestsNotes(order.notes)
  const at = (when: string) => (
    <>
      <DateText value={when.slice(0, 10)} format="weekday" />
      {when.length > 10 && `, ${when.slice(11)}`}
    </>
  )
  return (
    <div className="grid gap-5">
      <CancelledAlert reason={order.cancel_reason} />
      <PaidAlert order={order} />
      <Lines order={order} />
      {notes !== '' && (
        <p className="rounded-sm bg-waiting-ground px-3 py-2 text-waiting">{notes}</p>
      )}
      <DescriptionList
        items={[
          { term: order.pickup ? t`We fetch it` : t`Comes in`, detail: at(order.in_at) },
          { term: order.pickup ? t`We bring it back` : t`Goes back`, detail: at(order.out_at) },
          { term: t`Address`, detail: order.address },
          { term: t`Room`, detail: order.room },
          {
            term: t`Ready since`,
            detail: order.ready_at && <DateTimeText value={order.ready_at} />,
          },
          {
            term: t`Delivered`,
            detail: order.delivered_at && <DateTimeText value={order.delivered_at} />,
          },
          ...guestFacts(order, { of: guestOrderOf('laundry', order) }),
        ]}
      />
    </div>
  )
}

function Lines({ order }: { order: LaundryOrder }) {
  const formats = useFormats()
  const unitLabels = useUnitLabels()
  return (
    <PriceLines>
      {order.items.map((line) => (
        <PriceLine key={line.service_id} amount={line.price * line.qty}>
          <span className="font-medium">{line.name}</span>{' '}
          <span className="text-ink-soft" hidden={line.unit === ''}>
            × {formats.number(line.qty)} {unitLabels.of(line.unit, line.qty)}
          </span>
        </PriceLine>
      ))}
      {order.fees > 0 && (
        <PriceLine amount={order.fees}>
          <Trans>Fees</Trans>
          {order.rush && (
            <>
              {' · '}
              <Trans>Express</Trans>
            </>
          )}
        </PriceLine>
      )}
      <PriceLine total amount={order.grand_total}>
        <Trans>Total</Trans>
      </PriceLine>
    </PriceLines>
  )
}

const flags: Readonly<Record<string, FlagLabels>> = {
  part_paid: paidInPart,
  overpaid: {
    short: msg`Paid too much`,
    todo: msg`More was paid than it costs by now. Give the guest the difference.`,
  },
}

const unknown: FlagLabels = {
  short: msg`Needs a look`,
  todo: msg`The house marked this order for the desk. Check its payments before you go on.`,
}

/** Null where nothing is marked. */
export function laundryFlagLabels(flag: string | null): FlagLabels | null {
  return flag === null ? null : (flags[flag] ?? unknown)
}

/**
 * Cents of a dollar that were paid for an order: by the payments kept here; where they are not, or
 * the order was paid with a stay, its own word. Null: nothing, or nobody here knows how much.
 *
 * @param held by the payments; null: they are not known here
 */
export function paidOf(
  {
    payment_status,
    grand_total,
    flag,
  }: Pick<LaundryOrder, 'payment_status' | 'grand_total' | 'flag'>,
  held: number | null,
): number | null {
  if (held !== null && held > 0) return held
  return payment_status === 'paid' && flag === null ? toCents(grand_total) : null
}

/**
 * What the house marked on an order, with the amount that is due or goes back where the payments
 * are known here; also before the server has marked it: a change of the price may still wait.
 */
export function PaidAlert({ order }: { order: LaundryOrder }) {
  const { t } = useLingui()
  const formats = useFormats()
  const held = useReceivedCents({ kind: 'laundry', id: order.id })
  const paidCents = order.status === 'cancelled' ? null : paidOf(order, held)
  const dueCents = paidCents === null ? 0 : toCents(order.grand_total) - paidCents
  if (paidCents === null || dueCents === 0) {
    return <FlagAlert flag={laundryFlagLabels(order.flag)} />
  }
  const paid = formats.cents(paidCents)
  const total = formats.money(order.grand_total)
  const difference = formats.cents(Math.abs(dueCents))
  return dueCents > 0 ? (
    <Alert tone="conflict" title={t`${difference} is due`}>
      <Trans>
        {paid} of {total} was paid. Ask the guest for the rest.
      </Trans>
    </Alert>
  ) : (
    <Alert tone="conflict" title={t`${difference} too much was paid`}>
      <Trans>
        {paid} was paid, and it costs {total} by now. Give the guest the difference.
      </Trans>
    </Alert>
  )
}
