import type { ErasureTrouble } from '#contract/backup.ts'
import type { Moment } from './columns.ts'

/* Who was erased: so much, that a back-up put back erases them again, and no more. */

/** A key of the house, sealed: without it the hashes of `erasures` say nothing of anybody. */
export interface ErasureKeysTable {
  id: string
  /** Base64 of 32 bytes. */
  key: string
}

/** One contact or row that was erased. */
export interface ErasuresTable {
  key_id: string
  /** HMAC-SHA-256, base64url: of `email:…`, `phone:+…` or `row:<table>:<id>`. */
  hash: string
  /** What was made later is a guest who came back, and stays. */
  at: Moment
  /** `row:<table>:<id>`, as random as the id: found without the key too. Null: a contact, or of before. */
  row: string | null
}

/** How far a place for back-ups has the list of erasures. In no back-up: it says what lies outside. */
export interface ErasurePlacesTable {
  place: 'folder' | 's3'
  /** The list that this store put there. */
  name: string | null
  /** What was in it; another mark than the store's now: a new one is due. */
  mark: string | null
  failure: ErasureTrouble | null
  failed_at: Moment | null
}
