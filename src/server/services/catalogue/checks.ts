import { dayIn } from '#domain/days.ts'
import type { Tx } from '../../db/store.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import type { ManagedTable, Said } from './managed.ts'

function invalid(field: string, words: string): never {
  return refuse('validation', words, { errors: { [field]: [words] } })
}

/** A category that is there. Throws `validation`. */
export const checkCategory =
  (table: 'car_categories' | 'tour_categories', words: string) =>
  async (tx: Tx, wished: Said): Promise<void> => {
    if (wished.category_id === undefined) return
    const row = await tx.lock(table, String(wished.category_id))
    if (row === undefined) invalid('category_id', words)
  }

const plainly = (text: unknown) => String(text).trim().toLowerCase()

/** No two living ones bear one name, however it is written. Throws `validation`. */
export const checkOnlyOne =
  (table: ManagedTable, field: 'name' | 'plate', words: (said: string) => string) =>
  async (tx: Tx, wished: Said, id: string | null): Promise<void> => {
    if (wished[field] === undefined) return
    const rows = await tx.db
      .selectFrom(table as 'cars')
      .select(['id', field as 'plate'])
      .where('deleted_at', 'is', null)
      .execute()
    const taken = rows.some(
      (row) => row.id !== id && plainly(row[field as 'plate']) === plainly(wished[field]),
    )
    if (taken) invalid(field, words(String(wished[field]).trim()))
  }

export async function houseDay(tx: Tx, now: Date): Promise<string> {
  const { timezone } = await settingsOf(tx.db)
  return dayIn(timezone, now)
}

/** One more than the last, so that a new one stands at the end. */
export async function nextPosition(
  tx: Tx,
  table: 'categories' | 'items' | 'laundry_services',
): Promise<number> {
  const { last } = await tx.db
    .selectFrom(table as 'items')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}
