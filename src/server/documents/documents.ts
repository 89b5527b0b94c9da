import type { Kysely } from 'kysely'
import type { RouteName } from '#contract/routes.ts'
import type { Database } from '../db/schema.ts'
import { asWritten, type Fields, type Written } from './fields.ts'
import { withImage } from './pictures.ts'

/** What is known of a call beside its body. */
export interface Asked {
  params: Readonly<Record<string, string>>
  db: Kysely<Database>
}

/** Turns a body of the documents into ours; ours passes as it is. */
export type Turn = (body: Fields, asked: Asked) => Fields | Promise<Fields>

/** Fields of a row that their lists have and ours lack. */
export type More = (row: Fields) => Fields

/** What clients of the documents send and read otherwise than ours, by the names of the calls. */
export interface Documents {
  bodies?: { readonly [Name in RouteName]?: Turn }
  /** Calls that may send forms; everywhere else a form is refused. */
  forms?: readonly RouteName[]
  lists?: { readonly [Name in RouteName]?: More }
}

export const written =
  (fields: Written): Turn =>
  (body) =>
    asWritten(body, fields)

/** An offer with a picture: a form, or the same fields in JSON. */
export const offer = (numbers: readonly string[]): Turn => {
  const fields: Written = { numbers, flags: ['is_available'], texts: ['description'] }
  return (body) => withImage(asWritten(body, fields))
}
