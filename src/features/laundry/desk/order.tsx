import { Trans, useLingui } from '@lingui/react/macro'
import type { LaundryOrder } from '#contract/laundry.ts'
import { laundry } from '#contract/services/laundry.ts'
import { guestsNotes, laundryTerms, type LaundryStep } from '#domain/laundry.ts'
import { guestOrderOf } from '#parts/desk/guest-stays.ts'
import { CancelledAlert, useGuestSummary } from '#parts/desk/guest-summary.tsx'
import { ServiceActions, type DeskSteps } from '#parts/desk/service-actions.tsx'
import { DateText, DateTimeText } from '#ui/date-text.tsx'
import { DescriptionList, type Description } from '#ui/description-list.tsx'
import { useFormats } from '#ui/formats.tsx'
import { Money } from '#ui/money.tsx'
import { laundryDeskDescriptors, laundryStepLabels, laundryStepTexts } from '../operations/desk.ts'
import { useUnitLabels } from '../parts/quote-table.tsx'
import { PaidAlert } from './paid-alert.tsx'

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
        confirmLabel: t`Cancel order`,
        keepLabel: t`Keep order`,
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
  const fact = (term: string, detail: Description['detail'] | null): Description[] =>
    detail === null ? [] : [{ term, detail }]
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
          ...fact(order.pickup ? t`We fetch it` : t`Comes in`, at(order.in_at)),
          ...fact(order.pickup ? t`We bring it back` : t`Goes back`, at(order.out_at)),
          ...fact(t`Address`, order.address),
          ...fact(t`Room`, order.room),
          ...fact(t`Ready since`, order.ready_at && <DateTimeText value={order.ready_at} />),
          ...fact(t`Delivered`, order.delivered_at && <DateTimeText value={order.delivered_at} />),
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
    <ul className="divide-y divide-line border-y border-line">
      {order.items.map((line) => (
        <li key={line.service_id} className="flex items-baseline justify-between gap-4 py-2.5">
          <span className="font-medium">
            {line.name}{' '}
            <span className="text-ink-soft">
              × {formats.number(line.qty)} {unitLabels.of(line.unit)}
            </span>
          </span>
          <Money amount={line.price * line.qty} />
        </li>
      ))}
      {order.fees > 0 && (
        <li className="flex justify-between gap-4 py-2.5">
          <span>
            <Trans>Fees</Trans>
            {order.rush && (
              <>
                {' · '}
                <Trans>Express</Trans>
              </>
            )}
          </span>
          <Money amount={order.fees} />
        </li>
      )}
      <li className="flex justify-between gap-4 py-2.5 text-lg font-semibold">
        <Trans>Total</Trans>
        <Money amount={order.grand_total} />
      </li>
    </ul>
  )
}
