import type { ChangesAnswer, ResourceRow, Resource } from '#contract/resources.ts'

/** A row that the server made since this device last asked. Who listens picks what it is for. */
export interface NewRecord {
  resource: Resource
  row: ResourceRow
}

/** A row is stamped when its transaction begins and is sent when that ends, ms. */
const MARGIN = 30_000

/**
 * The rows of an answer that were made after `since` (the server's clock, ISO), by when they are said
 * to be made: a change of an old row is no arrival.
 */
export function newRecordsIn(changes: ChangesAnswer['changes'], since: string): NewRecord[] {
  const from = Date.parse(since) - MARGIN
  return (Object.keys(changes) as Resource[]).flatMap((resource) =>
    (changes[resource]?.rows ?? [])
      .filter((row) => Date.parse(String((row as { created_at?: unknown }).created_at)) >= from)
      .map((row) => ({ resource, row })),
  )
}
