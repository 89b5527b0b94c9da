import type { Database, SyncedRow, SyncedTable } from '#server/db/schema.ts'

/** A row as the content files write it: its own columns, with a final, readable id. */
export type Plain<Name extends SyncedTable> = Omit<Database[Name], Exclude<keyof SyncedRow, 'id'>>

/** A row that also says when it was made (ISO 8601, UTC); `Tx.insert` fills in the rest. */
export type Dated<Name extends SyncedTable> = Plain<Name> & { created_at: string }

/** The demo house's zone: two hours ahead of UTC all year. */
export const timezone = 'Africa/Kigali'
