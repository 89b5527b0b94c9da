import { scopeOf, type ResourceRow, type Resource } from '#contract/resources.ts'
import type { CachedRow } from '../db/schema.ts'
import type { DeviceDb } from '../db/open.ts'
import { NO_VERSION } from './resource-row.ts'
import { WRITE_PIECE } from './ranges.ts'

/**
 * Writes rows into the cache inside the caller's transaction, which must cover `cached`. Never
 * lowers a version; a row without one (a foreign host's) takes the place of what is there.
 *
 * @param scope for rows that don't name their own, e.g. items of a host that leaves out category_id
 * @param inPart they may lack fields, so that the same version as the cached one already stands
 * @returns the rows as they are cached now
 */
export async function cacheRows(
  db: DeviceDb,
  owner: string,
  resource: Resource,
  rows: readonly ResourceRow[],
  scope?: string,
  inPart = false,
): Promise<CachedRow[]> {
  const all: CachedRow[] = []
  for (let at = 0; at < rows.length; at += WRITE_PIECE) {
    const some = rows.slice(at, at + WRITE_PIECE)
    const there = await db.cached.bulkGet(
      some.map((row): [string, string, string] => [owner, resource, row.id]),
    )
    const written = some.map((row, index) =>
      newer(there[index], cachedRow(owner, resource, row, scope), inPart),
    )
    await db.cached.bulkPut(written.filter((row, index) => row !== there[index]))
    all.push(...written)
  }
  return all
}

/** The row as it lies on the device. */
export function cachedRow(
  owner: string,
  resource: Resource,
  row: ResourceRow,
  scope?: string,
): CachedRow {
  const own = scopeOf(resource, row)
  const { id, version } = row
  return { resource, id, version, row, owner, scope: own === '' ? (scope ?? '') : own }
}

function newer(there: CachedRow | undefined, came: CachedRow, inPart: boolean): CachedRow {
  if (there === undefined) return came
  if (came.version === NO_VERSION) {
    const version = there.version + 1
    return { ...came, version, row: { ...came.row, version } }
  }
  return came.version < there.version + Number(inPart) ? there : came
}
