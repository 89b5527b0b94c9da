import { msg } from '@lingui/core/macro'
import type { SaveTravelPrice, TravelPrice } from '#contract/travel-price.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { currentOf, rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type {
  ServerStatus,
  OperationDescriptors,
  OperationDescriptor,
  RecoveryAction,
} from '#offline/operation-descriptor.ts'
import { changeTo } from '#parts/change-to.ts'
import { amountText } from '#parts/day-and-amount.ts'

/** What a kilometre to a tour costs, as a queued operation (spec 3 §2.13, §7.9). */

/** One group: changes of the price keep their order. */
export const travelPriceGroup = 'settings:travel'

const bodyOf = (operation: OperationRow) => operation.body as SaveTravelPrice

/** In the base currency; null where it is not set. */
export const travelPriceOf = (row: Partial<TravelPrice> | undefined): number | null =>
  row?.price_per_km_usd ?? null

function apply(rows: readonly ResourceRow[], operation: OperationRow): readonly ResourceRow[] {
  const price_per_km_usd = travelPriceOf(bodyOf(operation))
  // A row that an older version left may have no price.
  if (price_per_km_usd === null) return rows
  const at = rows.findIndex(({ id }) => id === 'travel')
  const was = rows[at] ?? { id: 'travel', version: 0, operation_id: null }
  const is: ResourceRow & SaveTravelPrice = { ...was, price_per_km_usd }
  return at < 0 ? [...rows, is] : rows.with(at, is)
}

/** Where every path refused PATCH: the documents' second try (spec 3 §7.9). */
export function byPost(operation: OperationRow): (RecoveryAction & { kind: 'change' }) | null {
  if (operation.route !== 'updateTravelPrice' || operation.parkReason !== 'not_supported') {
    return null
  }
  return {
    kind: 'change',
    label: msg`Save it another way`,
    change: { route: 'postTravelPrice', body: operation.body, words: operation.words },
  }
}

function recoveryActionsOf(operation: OperationRow): RecoveryAction[] {
  const other = byPost(operation)
  if (other) return [other]
  const now = travelPriceOf(currentOf<TravelPrice>(operation.answer?.body))
  if (operation.answer?.code !== 'conflict' || now === null) return []
  const body: SaveTravelPrice = { ...bodyOf(operation), seen: { price_per_km_usd: now } }
  return [changeTo(msg`Change it all the same`, operation, body)]
}

function serverStatus(current: unknown): ServerStatus | null {
  const row = rowNow<TravelPrice>(current)
  const now = travelPriceOf(row)
  if (now === null) return null
  const price = amountText(now)
  return { label: msg`${price} per km`, at: row.changed_at ?? null, note: null }
}

export const travelPriceTitle = msg`Change the travel price`

const descriptor: OperationDescriptor = {
  title: () => travelPriceTitle,
  detail(operation) {
    const dollars = travelPriceOf(bodyOf(operation))
    if (dollars === null) return null
    const price = amountText(dollars)
    return msg`${price} per km`
  },
  overlay: { resource: 'settings', apply },
  recoveryActions: recoveryActionsOf,
  serverStatus: serverStatus,
  failed: msg`Failed to save travel settings`,
  failedOf: ({ parkReason }) =>
    parkReason === 'not_supported'
      ? msg`No compatible endpoint to save settings.`
      : msg`Failed to save travel settings`,
  check: msg`Check the travel price at the house before you send this again.`,
}

export const travelPriceDescriptors: OperationDescriptors = {
  updateTravelPrice: descriptor,
  postTravelPrice: descriptor,
}
