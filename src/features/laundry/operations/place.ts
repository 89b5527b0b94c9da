import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorBody } from '#contract/errors.ts'
import type { LaundryOrder, PlaceLaundryOrder, UpdateLaundryOrder } from '#contract/laundry.ts'
import { formatNumber } from '#lib/format-money.ts'
import { changeTo } from '#parts/change-to.ts'
import { amountText, dayText } from '#parts/day-and-amount.ts'
import { currentOf, rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { RecoveryAction } from '#offline/operation-descriptor.ts'
import { withNotOffered } from '#parts/not-offered-actions.ts'
import { untilLate, type Request } from '#parts/request-form/request.ts'
import { storedDetail } from '#parts/stored-detail.ts'

/** A guest's laundry as a queued operation: its title and its recovery actions. */

/** "Laundry, to be fetched 24 Nov at 10:00": the day as the reader's language writes it. */
export function laundryTitle(body: PlaceLaundryOrder): MessageDescriptor {
  // At the desk the drop-off is when it comes in (decisions.md, "Orders").
  const comes = body.source === 'desk' ? body.drop_off : body.pick_up
  const [date = '', time = ''] = comes.split('T')
  const day = dayText(date)
  return body.pickup === false
    ? msg`Laundry, brought on ${day} at ${time}`
    : msg`Laundry, fetched on ${day} at ${time}`
}

/** "2 × Shirt, 2.5 kg Bed linen": the house's own names, numbers as the reader writes them. */
export function laundryDetail(
  lines: readonly { name: string; unit: string; qty: number }[],
): string {
  return lines
    .map(({ name, unit, qty }) => {
      const many = formatNumber(qty, i18n.locale)
      return unit === 'per kg' ? `${many} kg ${name}` : `${many} × ${name}`
    })
    .join(', ')
}

/** Laundry as it is sent to the server; `detail`: what is washed. */
export function laundryRequest(body: PlaceLaundryOrder, detail: string, timezone: string): Request {
  const [day = '', time = ''] = body.pick_up.split('T')
  const validUntil = untilLate(timezone, day, time)
  return { route: 'placeLaundryOrder', body, title: laundryTitle(body), detail, validUntil }
}

const bodyOf = (operation: OperationRow) => operation.body as PlaceLaundryOrder

type Totals = Pick<LaundryOrder, 'items_subtotal' | 'fees' | 'grand_total'>

/** Orders again at the server's price (409 price_changed); `label` gets the price. */
export function atHousesPrice(
  operation: OperationRow,
  label: (price: string) => MessageDescriptor,
): RecoveryAction[] {
  const { items_subtotal, fees, grand_total } = currentOf<Totals>(operation.answer?.body)
  if (items_subtotal === undefined || fees === undefined || grand_total === undefined) return []
  const totals: Totals = { items_subtotal, fees, grand_total }
  const body = { ...(operation.body as PlaceLaundryOrder | UpdateLaundryOrder), totals }
  return [changeTo(label(amountText(grand_total)), operation, body)]
}

const atNewPrice = (operation: OperationRow) =>
  atHousesPrice(operation, (price) => msg`Order at the new price, ${price}`)

/** Whether the times are to blame in the `errors` map of a 422. */
function blamesTimes(operation: OperationRow): boolean {
  const { errors = {} } = rowNow<ErrorBody>(operation.answer?.body)
  return 'drop_off' in errors || 'pick_up' in errors
}

function recoveryActionsOf(operation: OperationRow): RecoveryAction[] {
  const isDesks = bodyOf(operation).source === 'desk'
  const change = `/laundry?change=${operation.id}`
  const open: RecoveryAction = { kind: 'open', label: msg`Change the order`, to: change }
  // The desk's own is changed at the desk.
  if (isDesks) {
    const there: RecoveryAction = { ...open, to: `/dashboard/laundry?order=${operation.id}` }
    return operation.answer?.code === 'price_changed' ? [...atNewPrice(operation), there] : [there]
  }
  const atTimes = `${change}&step=schedule`
  switch (operation.answer?.code) {
    case 'too_late':
      return [{ kind: 'open', label: msg`Send it for another time`, to: `${atTimes}&time=next` }]
    case 'price_changed':
      return [...atNewPrice(operation), open]
    default:
      return [blamesTimes(operation) ? { ...open, to: atTimes } : open]
  }
}

export const placeLaundryDescriptor = withNotOffered({
  title: (operation) => laundryTitle(bodyOf(operation)),
  detail: storedDetail,
  recoveryActions: recoveryActionsOf,
  failed: msg`Failed to submit order.`,
  check: msg`Call the house and ask whether the order is there before you send it again.`,
})
