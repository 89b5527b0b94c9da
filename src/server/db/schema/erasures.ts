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
}
