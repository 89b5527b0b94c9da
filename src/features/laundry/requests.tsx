import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PlaceLaundryOrder, PublicLaundryOrder } from '#contract/laundry.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { laundry } from '#contract/services/laundry.ts'
import type { LaundryStatus } from '#domain/laundry.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { refusalText } from '#offline/refusal-text.ts'
import type { GuestRequests } from '#parts/guest-requests.ts'
import { differsAtHouse } from '#parts/differs-at-house.ts'
import { codeOf, useOwn } from '#parts/own-requests.ts'
import { DateText } from '#ui/date-text.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Money } from '#ui/money.tsx'
import { laundryDetail } from './operations/place.ts'
import { laundryOrders } from './form/form.ts'
import type { Schedule } from './form/quote.ts'

/** Laundry's states as a guest reads them. */
export const laundryStatusLabels: Record<LaundryStatus, MessageDescriptor> = {
  pending: msg`Waiting for the house to confirm`,
  processing: msg`Being washed`,
  ready: msg`Ready`,
  delivered: msg`Delivered`,
  cancelled: msg`Cancelled`,
}

/** Why the server refused it: its text, else the documents' (spec 2 §8). */
export function LaundryRefusal({ operation }: { operation: OperationRow }) {
  const { i18n } = useLingui()
  return refusalText(operation.answer, i18n) ?? <Trans>Failed to submit order.</Trans>
}

/** How long it usually takes (spec 2 §9). */
export function Turnaround({ express }: { express: boolean }) {
  return express ? <Trans>about 12–24h</Trans> : <Trans>24–48h</Trans>
}

export interface LaundrySummary extends Schedule {
  pickup: boolean
  express: boolean
  name: string
  phone: string
  email: string
  address: string
  notes: string
  code: string | null
}

/** When, how, and for whom. */
export function OrderSummary({ summary }: { summary: LaundrySummary }) {
  const { t } = useLingui()
  const at = ({ date, time }: Schedule['pickUp']) => (
    <>
      <DateText value={date} format="weekday" />, {time}
    </>
  )
  return (
    <DescriptionList
      items={[
        { term: t`Pickup`, detail: at(summary.pickUp) },
        { term: t`Drop-off`, detail: at(summary.dropOff) },
        {
          term: t`Fetched and brought back`,
          detail: summary.pickup ? <Trans>Yes</Trans> : <Trans>No, you bring it</Trans>,
        },
        {
          term: t`Express`,
          detail: summary.express ? (
            <>
              <Trans>Yes</Trans>, <Turnaround express />
            </>
          ) : (
            <Trans>No</Trans>
          ),
        },
        { term: t`Full name`, detail: summary.name || null },
        { term: t`Phone`, detail: summary.phone || null },
        { term: t`Email`, detail: summary.email || null },
        { term: t`Pickup address`, detail: summary.address },
        { term: t`Notes`, detail: summary.notes || null },
        {
          term: t`Code`,
          detail: summary.code && <span className="font-mono">{summary.code}</span>,
        },
      ]}
    />
  )
}

/**
 * An order as if it had been asked for as the house has it now: the desk weighs it, and changes its times
 * and what is in it.
 */
function orderNow(operation: OperationRow, row: ResourceRow): OperationRow {
  const order = row as ResourceRow & PublicLaundryOrder
  const changed = (...fields: (keyof PublicLaundryOrder)[]) =>
    differsAtHouse(laundry, operation, order, fields)
  if (!changed('in_at', 'out_at', 'rush', 'items', 'grand_total')) return operation
  const { in_at, out_at, rush, items, items_subtotal, fees, grand_total } = order
  const body = operation.body as PlaceLaundryOrder
  return {
    ...operation,
    words: changed('items')
      ? { ...operation.words, detail: laundryDetail(items) }
      : operation.words,
    body: {
      ...body,
      pick_up: in_at,
      drop_off: out_at,
      rush,
      items: items.map(({ service_id, qty }) => ({ service_id, qty })),
      totals: { items_subtotal, fees, grand_total },
    },
  }
}

/** What was ordered, as the house has it now, before its answer as on the device. */
export function SentSummary({ operation: asked }: { operation: OperationRow }) {
  const row = useOwn(laundry, asked)?.row
  const operation = row ? orderNow(asked, row) : asked
  const body = operation.body as PlaceLaundryOrder
  const form = laundryOrders.formOf(body)
  const total = body.totals?.grand_total
  return (
    <div className="grid gap-4">
      <div className="flex justify-between gap-4 border-b border-line pb-3">
        {/* Its lines with the names that they had when it was confirmed. */}
        <p>{operation.words.detail}</p>
        {total !== undefined && (
          <p className="text-lg font-semibold">
            <Money amount={total} />
          </p>
        )}
      </div>
      <OrderSummary
        summary={{
          ...form,
          pickUp: { date: form.pickUpDate ?? '', time: form.pickUpTime ?? '' },
          dropOff: { date: form.dropOffDate ?? '', time: form.dropOffTime ?? '' },
          code: codeOf(laundry, operation) || null,
        }}
      />
    </div>
  )
}

export const requests: GuestRequests = {
  service: laundry,
  statusLabels: laundryStatusLabels,
  Facts: SentSummary,
  Refusal: LaundryRefusal,
  asNow: orderNow,
}
