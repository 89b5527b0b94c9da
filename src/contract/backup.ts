import * as z from 'zod/mini'
import * as f from './fields.ts'

/**
 * A back-up of the whole house, and putting one back: admins alone. A file travels in parts, each
 * asked for or sent by itself, so that a link that goes comes back to where it was.
 */

/** Bytes of a part; the last is shorter. */
export const BACKUP_PART = 1024 * 1024

/** What the person types: nobody takes or replaces everything at a tablet left open. */
const password = z.string().check(z.minLength(1), z.maxLength(200))
const bytes = z.number().check(z.int(), z.gte(0))

/** Twelve characters at least: whoever has the file may try as often as they like. */
export const MIN_PASSPHRASE = 12
const passphrase = z.string().check(z.minLength(MIN_PASSPHRASE), z.maxLength(500))

/** With a passphrase the file is encrypted; it is kept nowhere. */
export const makeBackup = z.object({ password, passphrase: z.optional(passphrase) })
/** POST /api/exports: every list as CSV and JSON in one .zip, fetched in parts as a back-up is. */
export const makeLists = z.object({ password })
/** `making`: ask again. `name`: what the file is to be called. */
export const backupState = z.union([
  z.object({ state: z.literal('making'), id: f.id }),
  z.object({ state: z.literal('made'), id: f.id, name: z.string(), size: bytes }),
])
export const backupPart = z.object({
  /** Base64, at most BACKUP_PART of bytes from `at` on. */
  data: z.string(),
  at: bytes,
  size: bytes,
})

export const beginRestore = z.object({ size: z.number().check(z.int(), z.gt(0)) })
export const begunRestore = z.object({ id: f.id })
export const sendRestorePart = z.object({
  at: bytes,
  data: z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(Math.ceil(BACKUP_PART / 3) * 4),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/),
    ),
})
/** How much of the file the house has, from its beginning on. */
export const tookRestorePart = z.object({ received: bytes })

const backupTroubles = ['foreign', 'newer', 'cut', 'broken', 'nobody'] as const
/** POST /api/restores/{id}/check. Encrypted ones are `locked` until their passphrase comes along. */
export const checkRestore = z.object({
  passphrase: z.optional(z.string().check(z.maxLength(500))),
})
/** `checking`: ask again. `unfit`: it cannot be put back, and why; what was sent is forgotten. */
export const checkedRestore = z.union([
  z.object({ state: z.literal('checking') }),
  z.object({ state: z.literal('locked'), wrong: z.boolean() }),
  z.object({ state: z.literal('unfit'), why: z.enum(backupTroubles) }),
  z.object({
    state: z.literal('ready'),
    made_at: f.moment,
    /** The name of the house it is of. */
    house: z.string(),
    rows: z.record(z.string(), z.number()),
    pictures: z.number(),
  }),
])

/** `house`: the name of the house as it is now, typed by hand. */
export const confirmRestore = z.object({ house: f.text(80), password })
/** `putting_back`: ask again. `signed_in`: who asks has an account in the back-up too. */
export const restored = z.union([
  z.object({ state: z.literal('putting_back') }),
  z.object({ state: z.literal('done'), signed_in: z.boolean() }),
])

/**
 * Why a place for back-ups did not take one. `missing`: no such folder or bucket; `full`: no room;
 * `refused`: it may not be written, or the key is not good; `damaged`: what was read back is not what
 * was written; `no_passphrase`: nothing goes to storage of others unencrypted; `not_made`: there was none to
 * bring, the server's own disk or store failed.
 */
export const storageTroubles = [
  'no_answer',
  'refused',
  'missing',
  'full',
  'damaged',
  'trouble',
  'no_passphrase',
  'not_made',
] as const
export type StorageTrouble = (typeof storageTroubles)[number]

/**
 * Why a place does not have the list of erasures as it should be. `locked`: it has one of another
 * passphrase; `under_way`: it is being brought.
 */
export const erasureTroubles = [...storageTroubles, 'locked', 'under_way'] as const
export type ErasureTrouble = (typeof erasureTroubles)[number]

const copy = z.object({
  name: z.string(),
  made_at: f.moment,
  size: bytes,
  encrypted: z.boolean(),
})
/** GET /api/backups: those made by schedule. */
export const scheduledBackups = z.object({
  /** HH:MM of the house's day; null: none are made by schedule. */
  at: z.nullable(z.string()),
  running: z.boolean(),
  /** The next one, or the next try of a failed one; null: none is due, or one is being made. */
  next_at: z.nullable(f.moment),
  places: z.array(
    z.object({
      place: z.enum(['folder', 's3']),
      /** The folder's path, or the bucket and its host. */
      where: z.string(),
      /** Whole and checked, the newest first. */
      copies: z.array(copy),
      failure: z.nullable(z.object({ why: z.enum(storageTroubles), at: f.moment })),
      /** It has had no good one for two days. */
      overdue: z.boolean(),
      /** What is wrong with the list of erasures there; null: it is as it should be. */
      erasures: z.nullable(z.enum(erasureTroubles)),
    }),
  ),
})
/** POST /api/backups/now. `begun`: false where one is being made already. */
export const backUpNow = z.object({})
export const backUpBegun = z.object({ begun: z.boolean() })

export type ScheduledBackups = z.infer<typeof scheduledBackups>
export type BackupTrouble = (typeof backupTroubles)[number]
export type BackupState = z.infer<typeof backupState>
export type CheckedRestore = z.infer<typeof checkedRestore>
export type Restored = z.infer<typeof restored>
