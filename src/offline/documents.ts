/**
 * The readers of rows as any host may send them, fetched when they are needed: when another host
 * answers, or when rows lie here that an older app kept (decision 63). Rejects where they cannot be
 * had.
 */
export const documents = () => import('#documents/index.ts')
