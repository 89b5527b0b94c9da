import type { Kysely } from 'kysely'
import { services } from '#contract/services/index.ts'
import { readAt } from '#contract/route.ts'
import type { Database } from '../../db/schema.ts'
import { serverOf } from '../service/registry.ts'

interface Offered {
  /** Kinds with something that costs nothing. */
  unpriced: string[]
  /** Kinds with nothing to choose from. */
  empty: string[]
}

/** A price as the wire has it: of a day, or of one. */
const priceOf = (row: unknown) => readAt(row, 'daily_rate') ?? readAt(row, 'price')

/** What the services that are on offer to guests: where there is nothing, or a price is missing. */
export async function lookAtOffers(db: Kysely<Database>, off: readonly string[]): Promise<Offered> {
  const found: Offered = { unpriced: [], empty: [] }
  for (const one of services) {
    // What the house defines itself is there because it defined it.
    if (off.includes(one.kind) || one.kind === 'custom' || !('offer' in one)) continue
    const rows = (await serverOf(one.kind).offers?.rows[one.offer.table]?.(db, null)) ?? []
    const shown = rows.filter((row) => readAt(row, 'is_available') !== false)
    if (shown.length === 0) found.empty.push(one.kind)
    if (shown.some((row) => !(Number(priceOf(row)) > 0))) found.unpriced.push(one.kind)
  }
  return found
}
