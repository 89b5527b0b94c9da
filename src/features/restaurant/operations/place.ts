import { houseMoneyHere } from '#offline/reads/house-money.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { ResourceRow } from '#contract/resources.ts'
import type { PlaceOrder, PublicOrder } from '#contract/restaurant.ts'
import { toCents } from '#domain/money.ts'
import { orderSums, orderTotals } from '#domain/restaurant.ts'
import { currentOf } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { RecoveryAction } from '#offline/operation-descriptor.ts'
import { madeRow } from '#offline/reads/overlay.ts'
import { changeTo } from '#parts/change-to.ts'
import { changeAtDesk } from '#parts/change-at-desk.ts'
import { amountText } from '#parts/day-and-amount.ts'
import { withNotOffered } from '#parts/not-offered-actions.ts'
import { placedOverlay } from '#parts/placed-overlay.ts'
import { untilLate, type Request } from '#parts/request-form/request.ts'

/** An order as a queued operation, a guest's or the desk's: its title, row and recovery actions. */

type Line = PlaceOrder['items'][number]

/** What a refusal tells us: the unavailable dishes, or the order at the server's prices. */
export type Quote = Pick<PlaceOrder, 'items'> & PlaceOrder['totals']

const bodyOf = (operation: OperationRow) => operation.body as PlaceOrder

/** "Order 3 dishes for 19:00" */
export function orderTitle(body: PlaceOrder): MessageDescriptor {
  const dishes = body.items.reduce((sum, { qty }) => sum + qty, 0)
  const time = body.schedule.time
  return msg`Order ${plural(dishes, { one: '# dish', other: '# dishes' })} for ${time}`
}

/** "2 × Brochettes, 1 × Coffee": the same in every language. */
export function orderDetail(body: PlaceOrder): string {
  return body.items.map(({ qty, name }) => `${qty} × ${name}`).join(', ')
}

/** An order as it is sent to the server. */
export const orderRequest = (body: PlaceOrder, timezone: string): Request => ({
  route: 'placeRestaurantOrder',
  body,
  title: orderTitle(body),
  detail: orderDetail(body),
  validUntil: untilLate(timezone, body.schedule.date, body.schedule.time),
})

/** The operation's row in a list of orders until the server has it. */
export function waitingOrder(operation: OperationRow): PublicOrder & ResourceRow {
  const body = bodyOf(operation)
  return {
    ...madeRow(operation),
    code: body.code ?? '',
    number: 0,
    status: 'pending',
    service_type: body.service_type,
    schedule_date: body.schedule.date,
    schedule_time: body.schedule.time,
    party_size: body.party_size,
    items: body.items,
    items_count: body.items.length,
    ...body.totals,
    currency: houseMoneyHere().base,
    payment_method: body.payment.method,
    payment_status: 'pending',
    cancel_reason: null,
  }
}

/** Ids of the dishes that a refusal names as unavailable. */
function unavailableIds(operation: OperationRow): string[] {
  return (currentOf<Quote>(operation.answer?.body).items ?? []).map(({ id }) => id)
}

/** The order with other lines and sums; cash is paid later. */
const withLines = (body: PlaceOrder, items: Line[], totals: PlaceOrder['totals']): PlaceOrder => ({
  ...body,
  items,
  totals,
  payment: { ...body.payment, amount: body.payment.method === 'cash' ? 0 : totals.total },
})

/** Its sums worked out again. */
const sumsOf = (body: PlaceOrder, items: readonly Line[]) =>
  orderSums(
    orderTotals(
      items.map(({ price, qty }) => ({ price_cents: toCents(price), qty })),
      body.promo_code,
      body.totals.discount > 0,
    ),
  )

/**
 * A ready change: its labels are in English; screens write them again from the body, in the
 * reader's language.
 */
const withBody = (label: MessageDescriptor, body: PlaceOrder, operation: OperationRow) =>
  changeTo(label, operation, body, {
    words: { title: operation.words.title, detail: orderDetail(body) },
  })

function withoutUnavailable(operation: OperationRow): RecoveryAction[] {
  const unavailable = new Set(unavailableIds(operation))
  const body = bodyOf(operation)
  const left = body.items.filter(({ id }) => !unavailable.has(id))
  if (left.length === 0 || left.length === body.items.length) return []
  return [
    withBody(msg`Order the rest without it`, withLines(body, left, sumsOf(body, left)), operation),
  ]
}

/** Orders again at the server's price (409 price_changed). */
function atNewPrice(operation: OperationRow): RecoveryAction[] {
  const { items = [], subtotal, discount, total } = currentOf<Quote>(operation.answer?.body)
  if (subtotal === undefined || discount === undefined || total === undefined) return []
  const prices = new Map(items.map(({ id, price }) => [id, price]))
  const body = bodyOf(operation)
  const lines = body.items.map((line) => ({ ...line, price: prices.get(line.id) ?? line.price }))
  const changed = withLines(body, lines, { subtotal, discount, total })
  const price = amountText(total)
  return [withBody(msg`Order at the new price, ${price}`, changed, operation)]
}

/** Its form: the desk's own is changed at the desk, a cook's in the kitchen. */
function formOf({ id, actor }: OperationRow): string {
  const isCooks = actor.kind === 'staff' && actor.role === 'staff'
  return isCooks ? `/kitchen?order=${id}` : changeAtDesk('restaurant', id)
}

function recoveryActionsOf(operation: OperationRow): RecoveryAction[] {
  const change =
    bodyOf(operation).source === 'desk'
      ? formOf(operation)
      : `/restaurant?change=${operation.id}&step=order`
  const open: RecoveryAction = { kind: 'open', label: msg`Change the order`, to: change }
  switch (operation.answer?.code) {
    case 'too_late':
    case 'closed':
      return [{ kind: 'open', label: msg`Send it for another time`, to: `${change}&time=next` }]
    case 'item_unavailable':
      return [...withoutUnavailable(operation), open]
    case 'price_changed':
      return [...atNewPrice(operation), open]
    default:
      return [open]
  }
}

export const placeDescriptor = withNotOffered({
  title: (operation) => orderTitle(bodyOf(operation)),
  detail: (operation) => {
    const dishes = orderDetail(bodyOf(operation))
    return msg`${dishes}`
  },
  overlay: placedOverlay('restaurant_orders', waitingOrder),
  recoveryActions: recoveryActionsOf,
  check: msg`Call the house and ask whether the order is there before you send it again.`,
})
