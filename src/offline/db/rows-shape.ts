import { rowFor } from '#contract/projections.ts'
import { readableBy, type ResourceRow } from '#contract/resources.ts'
import { canonicalJson } from '#lib/canonical.ts'
import { documents } from '../documents.ts'
import { cachedRow } from '../reads/cache-rows.ts'
import { roleOfOwner } from '../reads/owner.ts'
import type { DeviceDb } from './device-db.ts'
import type { CachedRow } from './schema.ts'

/**
 * Which shape the cached rows have. Raise it when a resource gets a field that screens rely on, or a
 * field another meaning: the reader in src/documents then has to know the row as it was.
 */
export const ROWS_SHAPE = 1

const SHAPE = 'rows-shape'

/** Rows in one transaction: a person who confirms something meanwhile waits for these alone. */
const PIECE = 30

/**
 * Brings the rows on this device to today's shape, once: they may be of an older app, which kept
 * rows as any host sent them. Rejects when the store fails or the readers cannot be had; what is
 * done by then is not harmed by doing it again.
 */
export async function reshapeRows(db: DeviceDb): Promise<void> {
  const shape = (await db.facts.get(SHAPE))?.value
  if (typeof shape === 'number' && shape >= ROWS_SHAPE) return
  // A new device has none, and needs no readers.
  if ((await db.cached.count()) > 0) await reshapeAll(db)
  await db.facts.put({ name: SHAPE, value: ROWS_SHAPE })
}

async function reshapeAll(db: DeviceDb): Promise<void> {
  const { readRow } = await documents()
  const reshapeRow = ({ owner, resource, row, scope }: CachedRow): CachedRow | null => {
    if (!Object.hasOwn(readableBy, resource)) return null
    const read = readRow(resource, row)
    if (read === null) return null
    // What a role may not see was cut off, and stays so.
    const shown: ResourceRow = rowFor(roleOfOwner(owner) ?? 'admin', resource, read)
    return cachedRow(owner, resource, shown, scope)
  }
  let after: [string, string, string] = ['', '', '']
  for (let more = true; more;) {
    more = await db.transaction('rw', db.cached, async () => {
      const some = await db.cached.where('[owner+resource+id]').above(after).limit(PIECE).toArray()
      const changed: CachedRow[] = []
      const gone: (typeof after)[] = []
      for (const cached of some) {
        after = [cached.owner, cached.resource, cached.id]
        const now = reshapeRow(cached)
        if (now === null) gone.push(after)
        else if (canonicalJson(now.row) !== canonicalJson(cached.row)) changed.push(now)
      }
      await db.cached.bulkDelete(gone)
      await db.cached.bulkPut(changed)
      return some.length === PIECE
    })
  }
}
