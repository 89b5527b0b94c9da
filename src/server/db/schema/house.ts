import type { Flag, Json, SyncedRow, Moment } from './columns.ts'

/* The house, and who works there. */

export interface HouseTable extends SyncedRow {
  /** Always one row, id `house`. All settings, see services/settings/house-settings.ts. */
  settings: Json
}

export interface UsersTable extends SyncedRow {
  name: string
  email: string
  /** admin, staff, trainer, trainee */
  role: string
  /** scrypt, see http/passwords.ts */
  password_hash: string
  disabled: Flag
  /** Base32; a second step is asked for once `totp_since` is set. */
  totp_secret: string | null
  totp_since: Moment | null
  /** The last 30 seconds whose code was used: no code works twice. */
  totp_step: number | null
}

/** Signs in where the telephone with the codes is not at hand; each works once. */
export interface RecoveryCodesTable {
  user_id: string
  /** SHA-256 */
  code_hash: string
  used_at: Moment | null
}

/** Reads the house's lists for another program (services/keys). */
export interface ApiKeysTable {
  id: string
  name: string
  /** SHA-256 of the key; the key itself is shown once and never stored. */
  key_hash: string
  /** The first and last three characters. */
  masked: string
  made_by: string
  made_at: Moment
  last_used_at: Moment | null
  revoked_at: Moment | null
}

/**
 * One row, `settings`, made at the first change: tells devices of staff that the settings in `house`
 * changed, and who changed them.
 */
export interface SettingsTable extends SyncedRow {
  device_time: Moment | null
  changed_by: string | null
}

/** One row, `content`: the document that is published (contract/content.ts). */
export interface ContentTable extends SyncedRow {
  document: Json
}

/** One row, `content`: the document that staff edit. */
export interface ContentDraftsTable extends SyncedRow {
  document: Json
  device_time: Moment | null
  changed_by: string | null
}

export interface SessionsTable {
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: string
  user_id: string
  /** full: everything the role may; send: only POST /api/outbox and its neighbours. */
  scope: 'full' | 'send'
  device_id: string | null
  created_at: Moment
  last_seen_at: Moment
  expires_at: Moment
  revoked_at: Moment | null
  /** What people call it, e.g. "Chrome, Android"; null where it did not say. */
  device_name: string | null
}

/** A wrong code of the second step; counted for an hour. */
export interface WrongCodesTable {
  id: string
  user_id: string
  at: Moment
}

export interface PasswordResetsTable {
  /** SHA-256 of the token; the token itself is only ever in the mail. */
  token_hash: string
  user_id: string
  made_at: Moment
  expires_at: Moment
  used_at: Moment | null
}
