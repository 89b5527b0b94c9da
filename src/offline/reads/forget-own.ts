import { mayRead } from '#contract/resources.ts'
import type { DeviceDb } from '../db/open.ts'
import { PUBLIC } from './owner.ts'
import { rowsOf } from './ranges.ts'

/**
 * Of a server with another store a version says nothing. What GET /api/changes covers is sent whole
 * then; what a guest looked up by a code is forgotten here, so that what the server has now counts,
 * and not the highest version that was ever received. The transaction must cover `cached`.
 */
export function createForgetOwn(db: DeviceDb) {
  return async (): Promise<void> => {
    const own = rowsOf(db, { owner: PUBLIC }).filter(({ resource }) => !mayRead(null, resource))
    await own.delete()
  }
}
