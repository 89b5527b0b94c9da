/**
 * Retries a transaction that lost a race for a unique value (a key, a code): on the next try it
 * sees what the other writer did. `work` is a whole transaction.
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries >= 3 || !isUniqueViolation(error)) throw error
    }
  }
}

/** PostgreSQL's 23505; SQLite's SQLITE_CONSTRAINT_UNIQUE and _PRIMARYKEY. */
function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return code === '23505' || errcode === 2067 || errcode === 1555
}
