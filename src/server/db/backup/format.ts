import * as z from 'zod/mini'
import type { BackupTrouble } from '#contract/backup.ts'

/**
 * A back-up is one file, gzip over lines of JSON, the same from both stores and for both:
 *
 *     {"format":"imisozi back-up","version":1,"made_at":…,"house":…,"epoch":…,"migrations":[…]}
 *     {"table":"rooms","columns":["id",…]}
 *     ["room-101",…]                              a row, its values in the order of the columns
 *     {"picture":"<name>","data":"<base64>"}
 *     {"end":true,"rows":{"rooms":12,…},"pictures":3,"sha256":"…"}
 *
 * With a passphrase all of it is encrypted (encrypted.ts). The last line counts what stands before it, and bears the SHA-256 of it, line ends included.
 */
export const FORMAT = 'imisozi back-up'
export const FORMAT_VERSION = 1

const count = z.number().check(z.int(), z.gte(0))

export const headerLine = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  /** ISO 8601, by the server's clock. */
  made_at: z.string(),
  /** The property's name. */
  house: z.string(),
  /** The epoch of the original store; a restored one gets a new epoch. */
  epoch: z.string(),
  /** The migrations that its tables have had. */
  migrations: z.array(z.string()),
})
export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) })
export const rowLine = z.array(z.union([z.string(), z.number(), z.null()]))
export const pictureLine = z.object({ picture: z.string(), data: z.string() })
export const endLine = z.object({
  end: z.literal(true),
  rows: z.record(z.string(), count),
  pictures: count,
  sha256: z.string(),
})

export type Header = z.infer<typeof headerLine>
export type Row = z.infer<typeof rowLine>
export type End = z.infer<typeof endLine>

/**
 * The file cannot be restored; nothing was changed. `foreign`: not a back-up; `newer`: from a newer
 * release; `cut`: its end is missing; `broken`: damaged; `nobody`: it has no admin who can sign in.
 */
export class BadBackup extends Error {
  readonly why: BackupTrouble

  constructor(why: BackupTrouble, detail: string) {
    super(`This back-up cannot be put back (${why}): ${detail}`)
    this.why = why
  }
}

/** It is encrypted, and the passphrase is missing or wrong. Nothing was changed. */
export class LockedBackup extends Error {
  readonly wrong: boolean

  constructor(wrong: boolean) {
    super(wrong ? 'This is not the passphrase of the back-up' : 'The back-up needs its passphrase')
    this.wrong = wrong
  }
}
