import type { StorageTrouble } from '#contract/backup.ts'
import type { Flag, Moment } from './columns.ts'

/* Back-ups by schedule. None of this is in a back-up: it says what lies outside of the store. */

/** A whole, checked back-up in a place, as its list said when it was last looked at. */
export interface BackupCopiesTable {
  place: 'folder' | 's3'
  name: string
  made_at: Moment
  /** Bytes. */
  size: number
  sha256: string
  encrypted: Flag
}

/** The last failure of a place; none once it took one. */
export interface BackupPlacesTable {
  place: 'folder' | 's3'
  failure: StorageTrouble | null
  failed_at: Moment | null
}

/** One row: which server makes a back-up now, and when a failed one is tried again. */
export interface BackupTurnTable {
  id: 'turn'
  holder: string | null
  held_from: Moment | null
  held_until: Moment | null
  /** Failed ones since the last good one. */
  attempts: number
  next_try_at: Moment | null
}
