import type { Kysely } from 'kysely'
import type { RouteName } from '#contract/routes.ts'
import type { Database } from '../db/schema.ts'
import { coerceFields, type Fields, type FieldTypes } from './fields.ts'
import { withImage } from './pictures.ts'

/** What is known of a call beside its body. */
export interface CallInfo {
  params: Readonly<Record<string, string>>
  db: Kysely<Database>
}

/** Turns a body of the documents into ours; ours passes as it is. */
export type ConvertBody = (body: Fields, asked: CallInfo) => Fields | Promise<Fields>

/** Fields of a row that their lists have and ours lack. */
export type ExtraFields = (row: Fields) => Fields

/** What clients of the documents send and read otherwise than ours, by the names of the calls. */
export interface Documents {
  bodies?: { readonly [Name in RouteName]?: ConvertBody }
  /** Calls that may send forms; everywhere else a form is refused. */
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
