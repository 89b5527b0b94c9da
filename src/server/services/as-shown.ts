import { toCents } from '#domain/money.ts'
import { refuse } from '../pipeline/endpoint.ts'

/** Whether the house's sums, in cents, are those that the guest saw, in the base currency: to a cent. */
export const areAsShown = (pairs: readonly (readonly [cents: number, dollars: number])[]) =>
  pairs.every(([cents, dollars]) => Math.abs(cents - toCents(dollars)) <= 1)

/** Throws `item_unavailable` and names what is no longer to be had. */
export function checkAvailable(
  rows: readonly { id: string; name: string; is_available: number; deleted_at: string | null }[],
): void {
  const gone = rows.filter((row) => row.is_available === 0 || row.deleted_at !== null)
  if (gone.length === 0) return
  const items = [...new Map(gone.map(({ id, name }) => [id, { id, name }])).values()]
  refuse('no_longer_available', { names: items.map(({ name }) => name) }, { current: { items } })
}
