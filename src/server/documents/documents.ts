import type { Kysely } from 'kysely'
import type { RouteName } from '#contract/routes.ts'
import type { Database } from '../db/schema.ts'
import { coerceFields, type Fields, type FieldTypes } from './fields.ts'
import { withImage } from './pictures.ts'

/** What a conversion knows of a call beside its body. */
export interface CallInfo {
  params: Readonly<Record<string, string>>
  db: Kysely<Database>
}

/** Converts a body of the documents to the contract's form. */
export type ConvertBody = (body: Fields, asked: CallInfo) => Fields | Promise<Fields>

/** Fields of a row that the documents' lists have and ours lack. */
export type ExtraFields = (row: Fields) => Fields

/** Differences between the documents' clients and the contract, by route name. */
export interface Documents {
  bodies?: { readonly [Name in RouteName]?: ConvertBody }
  /** Routes that accept forms; all others refuse them. */
  forms?: readonly RouteName[]
  lists?: { readonly [Name in RouteName]?: ExtraFields }
}

export const coerced =
  (fields: FieldTypes): ConvertBody =>
  (body) =>
    coerceFields(body, fields)

/** An offer with a picture: a form, or the same fields in JSON. */
export const coercedOffer = (numbers: readonly string[]): ConvertBody => {
  const fields: FieldTypes = { numbers, flags: ['is_available'], texts: ['description'] }
  return (body) => withImage(coerceFields(body, fields))
}
