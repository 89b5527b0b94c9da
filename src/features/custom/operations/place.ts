import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PlaceCustomOrder } from '#contract/custom.ts'
import { FULL } from '#contract/errors.ts'
import { momentOf, addDays } from '#domain/days.ts'
import { textIn } from '#domain/texts.ts'
import { currentOf } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import type { OperationDescriptor, RecoveryAction } from '#offline/operation-descriptor.ts'
import type { Cached } from '#offline/reads/types.ts'
import { changeTo } from '#parts/change-to.ts'
import { amountText, dayText } from '#parts/day-and-amount.ts'
import { customServices, type CustomService } from '../data.ts'
import { placeDetail, placeTitle } from './titles.ts'

/**
 * An order of a service that the house defined, as a queued operation: its labels and its recovery
 * actions.
 */

const bodyOf = (operation: OperationRow) => operation.body as PlaceCustomOrder

/** What a refusal tells us: the current price. */
export type CustomQuote = NonNullable<PlaceCustomOrder['totals']>

/** How many are left then, and days after it on which it is free. */
export interface CustomFull {
  spots_left: number
  days: { date: string }[]
}

/** Until when an order makes sense: until it begins, or its day ends. Null: it is for no day. */
export function validUntil(
  { day, time }: Pick<PlaceCustomOrder, 'day' | 'time'>,
  timezone: string,
): string | null {
  if (!day) return null
  const until = time ? momentOf(timezone, day, time) : momentOf(timezone, addDays(day, 1), '00:00')
  return until.toISOString()
}

/** The page with this order in its form; the desk's own is changed at the desk. */
export function changeAddress({ id, body }: Pick<OperationRow, 'id' | 'body'>): string {
  const { source, service_id } = body as Partial<PlaceCustomOrder>
  const service = encodeURIComponent(service_id ?? '')
  return source === 'desk'
    ? `/dashboard/services?service=${service}&change=${id}`
    : `/services/${service}?change=${id}`
}

/** Orders again at the server's price (409 price_changed). */
function atNewPrice(operation: OperationRow): RecoveryAction[] {
  const { price, total } = currentOf<CustomQuote>(operation.answer?.body)
  if (price === undefined || total === undefined) return []
  const said = amountText(total)
  const body = { ...bodyOf(operation), totals: { price, total } }
  return [changeTo(msg`Order at the new price, ${said}`, operation, body)]
}

/** More would be a list to search and not a quick choice. */
const MAX_DAYS = 3

/** The same on days after it on which it is free. */
function onOtherDays(operation: OperationRow): RecoveryAction[] {
  const body = bodyOf(operation)
  const { day, until } = body
  // A span moves with both of its ends: the form does that.
  if (!day || until) return []
  const { days = [] } = currentOf<CustomFull>(operation.answer?.body)
  return days.slice(0, MAX_DAYS).map(({ date }) => {
    const other = dayText(date)
    return changeTo(msg`Take ${other} instead`, operation, { ...body, day: date })
  })
}

function recoveryActionsOf(operation: OperationRow): RecoveryAction[] {
  const to = changeAddress(operation)
  const change: RecoveryAction = { kind: 'open', label: msg`Change the order`, to }
  switch (operation.answer?.code) {
    case 'price_changed':
      return [...atNewPrice(operation), change]
    case FULL:
      return [...onOtherDays(operation), change]
    case 'too_late':
      return [{ kind: 'open', label: msg`Send it for another time`, to }]
    case 'not_offered':
      return [{ kind: 'open', label: msg`See what the house offers`, to: '/services' }]
    default:
      return [change]
  }
}

/** The service's name was written down when it was confirmed; what another device tells of has no words. */
function nameOf(operation: OperationRow): string {
  if (operation.words.detail !== '') return operation.words.detail
  const { queryKey } = customServices()
  const read = offline().client.getQueryData<Cached<CustomService>>(queryKey)?.rows
  return textIn(read?.find(({ id }) => id === bodyOf(operation).service_id)?.names, i18n.locale)
}

export const placeCustomDescriptor: OperationDescriptor = {
  title: (operation) => placeTitle(bodyOf(operation), nameOf(operation)),
  detail: (operation) => placeDetail(bodyOf(operation)),
  recoveryActions: recoveryActionsOf,
  failed: msg`Failed to submit order.`,
  check: msg`Call the house and ask whether the order is there before you send it again.`,
}
