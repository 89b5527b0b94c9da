import { houseImports } from '#domain/imports/columns.ts'
import type { ImportField } from '#domain/imports/field.ts'
import { servicesImports } from './services/imports.ts'

/** Kind -> the columns that a sheet of it may have. */
const columns = { ...houseImports, ...servicesImports } as const

/** How many rows go at once. */
export const MAX_IMPORT_ROWS = 10_000

export type OfferKind = keyof typeof servicesImports
export type ImportKind = keyof typeof columns
export const importKinds = Object.keys(columns) as ImportKind[]
export const importFields: Readonly<Record<ImportKind, readonly ImportField[]>> = columns
