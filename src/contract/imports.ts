import * as z from 'zod/mini'
import { currencies } from '#lib/currency.ts'
import * as f from './fields.ts'
import { importKinds, MAX_IMPORT_ROWS } from './import-kinds.ts'

/**
 * Rows of a spreadsheet that an admin brings along. The device reads the file and sends the cells of
 * the chosen columns as they are written; what they mean is the server's to say.
 */

const MAX_CELL = 4_000

export const importKind = z.enum(importKinds)

export const sheet = z.object({
  kind: importKind,
  /** Names of the fields that each row's cells are of. */
  columns: z.array(f.requiredText(40)).check(z.minLength(1), z.maxLength(30)),
  /** `at`: the row's number in the file, from 1. */
  rows: z
    .array(
      z.object({
        at: f.whole(1, 2_000_000),
        cells: z.array(z.string().check(z.maxLength(MAX_CELL))).check(z.maxLength(30)),
      }),
    )
    .check(z.maxLength(MAX_IMPORT_ROWS)),
  /** How 03/04/2026 is read; null: nobody said. */
  day_order: z.nullable(z.enum(['dmy', 'mdy'])),
  /** Of amounts without one. */
  currency: z.enum(currencies),
})

/** What is wrong with a row; `field` null: with all of it. */
export const rowProblem = z.object({
  row: z.number(),
  field: f.textOrNull,
  reason: f.reason,
  params: z.optional(f.reasonParams),
})

/**
 * What is worth knowing of a row that makes nothing of its own, or something else than it says.
 * `known`: the guest is a customer already; `same_guest`: as in row `as`; `cancelled`: left out;
 * `paid`: what was paid stands in the notes, no payment is made.
 */
export const rowNote = z.object({
  row: z.number(),
  what: z.enum(['known', 'same_guest', 'cancelled', 'paid']),
  as: z.optional(z.number()),
})

/** How many rows of each table. */
const made = z.record(z.string(), z.number())

/** POST /api/imports/check */
export const checkedImport = z.object({
  rows: z.number(),
  makes: made,
  problems: z.array(rowProblem),
  notes: z.array(rowNote),
  /** How 03/04/2026 is read: said, or shown by other days of the file. `ask`: it must be said. */
  day_order: z.nullable(z.enum(['dmy', 'mdy', 'ask'])),
})

const importedRow = z.object({
  id: f.id,
  kind: importKind,
  made_at: f.moment,
  made_by: z.string(),
  made,
  undone_at: f.momentOrNull,
  undone_by: f.textOrNull,
})

/** POST /api/imports and /api/imports/{id}/undo */
export const savedImport = z.object({ data: importedRow })
export const listedImports = z.object({ data: z.array(importedRow) })

/** `current` of 409 `import_hindered`: rows of the file whose results were changed or used since. */
export const importHinder = z.object({
  row: z.number(),
  table: z.string(),
  label: z.string(),
  why: z.enum(['changed', 'used']),
})

export type Sheet = z.infer<typeof sheet>
export type RowProblem = z.infer<typeof rowProblem>
export type RowNote = z.infer<typeof rowNote>
export type CheckedImport = z.infer<typeof checkedImport>
export type ImportedRow = z.infer<typeof importedRow>
export type ImportHinder = z.infer<typeof importHinder>
