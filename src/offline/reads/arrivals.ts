import type { ChangesAnswer, KeptRow, Resource } from '#contract/resources.ts'
import { tableOf } from '#contract/services/index.ts'

/** A booking, order or request that the house took since this device last heard of it. */
export interface Arrival {
  resource: Resource
  row: KeptRow
}

/** What guests send and the desk answers. */
const arriving: readonly Resource[] = Object.values(tableOf)

/** A row is stamped when its transaction begins and is told when that ends, ms. */
const MARGIN = 30_000

/**
 * The rows of an answer that were made after `since` (the house's clock, ISO), by when they are said
 * to be made: a change of an old row is no arrival.
 */
export function arrivalsIn(changes: ChangesAnswer['changes'], since: string): Arrival[] {
  const from = Date.parse(since) - MARGIN
  return arriving.flatMap((resource) =>
    (changes[resource]?.rows ?? [])
      .filter((row) => Date.parse(String((row as { created_at?: unknown }).created_at)) >= from)
      .map((row) => ({ resource, row })),
  )
}
