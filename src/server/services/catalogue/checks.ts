import { createNamedCategory, updateNamedCategory } from '#contract/catalogue-manage.ts'
import type { NamedRefusal as Refused } from '#contract/refusals/index.ts'
import type { CategoryTable } from '#contract/services/index.ts'
import type { Tx } from '../../db/store.ts'
import { refuseWith } from '../../pipeline/endpoint.ts'
import {
  plain,
  translated,
  type ManagedResource,
  type ManagedTable,
  type FieldValues,
} from './managed.ts'

function invalid(field: string, said: Refused): never {
  return refuseWith(said, { field })
}

/** A category that is there. Throws `validation`. */
export const checkCategory =
  (table: CategoryTable) =>
  async (tx: Tx, values: FieldValues): Promise<void> => {
    if (values.category_id === undefined) return
    const row = await tx.lock(table, String(values.category_id))
    if (row === undefined) invalid('category_id', { reason: 'select_category' })
  }

const normalize = (text: unknown) => String(text).trim().toLowerCase()

/** No two living ones bear one name, however it is written. Throws `validation`. */
export const checkOnlyOne =
  (table: ManagedTable, field: string, refusedFor: (said: string) => Refused) =>
  async (tx: Tx, values: FieldValues, id: string | null): Promise<void> => {
    if (values[field] === undefined) return
    const rows = await tx.db
      .selectFrom(table as 'items')
      .select(['id', field as 'name'])
      .where('deleted_at', 'is', null)
      .execute()
    const taken = rows.some(
      (row) => row.id !== id && normalize(row[field as 'name']) === normalize(values[field]),
    )
    if (taken) invalid(field, refusedFor(String(values[field]).trim()))
  }

/** Categories are the same everywhere, but for their table. */
export const namedCategory = (
  table: CategoryTable,
  its: Pick<ManagedResource, 'routes' | 'rows'>,
): ManagedResource => ({
  ...its,
  table,
  noun: 'category',
  bodies: { create: createNamedCategory, change: updateNamedCategory },
  fields: { ...plain('name'), translations: translated },
  reasons: { name: 'category_name_required' },
  messages: {
    created: 'Category created',
    changed: 'Category updated',
    removed: 'Category deleted',
  },
  hasImage: false,
  check: checkOnlyOne(table, 'name', (name) => ({
    reason: 'category_there',
    params: { name },
  })),
})

/** A new one stands at the end, where nobody says another place. */
export const lastUnlessSaid =
  (table: ManagedTable): ManagedResource['defaultsForNew'] =>
  async (tx, _params, { position }) =>
    position === undefined ? { position: await nextPosition(tx, table) } : {}

/** One more than the last. */
export async function nextPosition(tx: Tx, table: ManagedTable): Promise<number> {
  const { last } = await tx.db
    .selectFrom(table as 'items')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(last ?? 0) + 1
}
