/** Why something could not be written, or the store not be opened. */
export type ClosedReason = 'quota' | 'unavailable' | 'timeout' | 'newer-store'

/**
 * Reads the reason out of an error of Dexie or IndexedDB, which wrap one another (`inner`, `cause`).
 */
export function whyClosed(error: unknown): ClosedReason {
  let at: unknown = error
  for (let depth = 0; depth < 6 && typeof at === 'object' && at !== null; depth += 1) {
    const { name, inner, cause } = at as { name?: unknown; inner?: unknown; cause?: unknown }
    if (name === 'QuotaExceededError') return 'quota'
    if (name === 'NewerStoreError' || name === 'VersionError') return 'newer-store'
    at = inner ?? cause
  }
  return 'unavailable'
}
