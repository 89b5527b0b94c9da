import type { Currency } from '#lib/currency.ts'
import { toCents } from '#domain/money.ts'
import { refuse } from '../pipeline/endpoint.ts'

/** Whether the house's sums, in cents, are those that the guest saw, in the base currency: to a cent. */
export const areAsShown = (pairs: readonly (readonly [cents: number, dollars: number])[]) =>
  pairs.every(([cents, dollars]) => Math.abs(cents - toCents(dollars)) <= 1)

/**
 * Throws `price_changed` with the house's figures where the guest saw others, by over a cent.
 *
 * @param sums in the base currency, by the contract's names
 * @param shown absent: the house prices it
 * @param current what else the refusal says of the order as it is now
 */
export function checkShown<Sum extends string>(
  sums: Readonly<Record<Sum, number>>,
  shown: Readonly<Record<Sum, number>> | undefined,
  currency: Currency,
  current: object,
): void {
  const names = Object.keys(sums) as Sum[]
  if (shown === undefined || areAsShown(names.map((name) => [toCents(sums[name]), shown[name]])))
    return
  refuse('order_price_changed', { current: { ...current, ...sums, currency } })
}

/** Throws `item_unavailable` and names what is no longer to be had. */
export function checkAvailable(
  rows: readonly { id: string; name: string; is_available: number; deleted_at: string | null }[],
): void {
  const gone = rows.filter((row) => row.is_available === 0 || row.deleted_at !== null)
  if (gone.length === 0) return
  const items = [...new Map(gone.map(({ id, name }) => [id, { id, name }])).values()]
  refuse('no_longer_available', { names: items.map(({ name }) => name) }, { current: { items } })
}
