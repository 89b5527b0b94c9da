import { houseImports } from '#domain/imports/columns.ts'
import type { ImportField } from '#domain/imports/field.ts'
import type { ServiceImport } from './imports/service-import.ts'
import { servicesImports } from './services/imports.ts'

export type OfferKind = keyof typeof servicesImports
export type ImportKind = keyof typeof houseImports | OfferKind

export const offerImports: Readonly<Record<OfferKind, ServiceImport>> = servicesImports
export const importKinds = [
  ...Object.keys(houseImports),
  ...Object.keys(servicesImports),
] as ImportKind[]

/** The columns that a sheet of a kind may have. */
export const fieldsOf = (kind: ImportKind): readonly ImportField[] =>
  kind in offerImports
    ? offerImports[kind as OfferKind].columns
    : houseImports[kind as keyof typeof houseImports]

/** How many rows go at once. */
export const MAX_IMPORT_ROWS = 10_000
