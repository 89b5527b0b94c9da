import type { Kysely } from 'kysely'
import type { OfferKind } from '#contract/import-kinds.ts'
import type { Database } from '../../db/schema.ts'
import type { ManagedResource } from '../catalogue/index.ts'
import type { RowReader } from './row-reader.ts'

/** Where a row is named by others. */
export interface Use {
  table: string
  column: string
  /** Names the row that uses it: one of the same import is no use. */
  by?: string
  /** It has tombstones, and those use nothing. */
  living?: true
}

export const living = (table: string, column: string): Use => ({
  table,
  column,
  by: 'id',
  living: true,
})

/** What a spreadsheet brings along of a service's offer, and what keeps it from going again. */
export interface ImportedOffer {
  kind: OfferKind
  table: ManagedResource['table']
  /** The table of its categories; absent: it has none. */
  categories?: ManagedResource['table']
  /** What no two of them share (within a category, where they have some). */
  unique: string
  /** A row as the body of the route that makes one, beside name and category. */
  fields(row: RowReader): Record<string, unknown>
  /** Table that an import fills -> what of this service uses its rows. */
  uses: Readonly<Record<string, readonly Use[]>>
  /** Foreign keys of what is taken away with the row, or comes of a use that stands in `uses`. */
  goesAlong?: readonly string[]
  /** Those of these ids that are named otherwise than by a foreign key. */
  usedBeside?(db: Kysely<Database>, ids: readonly string[]): Promise<string[]>
}

/** The first of these whose pattern the text has, else the text. */
export const oneOf = (text: string, words: readonly (readonly [RegExp, string])[]) =>
  words.find(([known]) => known.test(text))?.[1] ?? text

/** `7h30`, `7:30 am`, `0.3125` of a day -> `07:30`. */
export function timeOf(text: string): string | null {
  if (/^0?[.,]\d+$/.test(text)) {
    const minutes = Math.round(Number(text.replace(',', '.')) * 1440)
    return [Math.floor(minutes / 60), minutes % 60]
      .map((one) => String(one).padStart(2, '0'))
      .join(':')
  }
  const [, hour = '', minute = '00', half = ''] =
    /^(\d{1,2})(?:[:h.](\d\d)?)?(?::00)? ?([ap]m)?$/i.exec(text) ?? []
  if (hour === '') return text === '' ? null : text
  const later = /pm/i.test(half) && Number(hour) < 12 ? 12 : 0
  const hours = /am/i.test(half) && Number(hour) === 12 ? 0 : Number(hour) + later
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** Nothing said is nothing asked for. */
export const textOr = (text: string) => (text === '' ? undefined : text)
