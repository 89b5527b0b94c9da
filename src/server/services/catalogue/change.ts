import { saved } from '#contract/catalogue-manage.ts'
import { pictureHash } from '#contract/pictures.ts'
import type { Tx } from '../../db/store.ts'
import {
  MAX_PICTURE_BODY_BYTES,
  refuse,
  write,
  type Change,
  type Endpoint,
} from '../../pipeline/endpoint.ts'
import { fieldsChangedSince } from '../../pipeline/fields-changed-since.ts'
import { isCategoryTable, updateCategory } from './categories.ts'
import { imageColumn, cacheImage } from './create.ts'
import {
  checkPrices,
  columnsOf,
  invalidFor,
  lockManaged,
  wireOf,
  type ManagedResource,
  type ManagedRow,
  type FieldValues,
  type Value,
} from './managed.ts'

/** Whether a field is said and is another than it is; prices are compared as they are kept. */
function differs(
  kind: ManagedResource,
  name: string,
  said: Value | undefined,
  row: ManagedRow,
): boolean {
  const field = kind.fields[name]
  return said !== undefined && field !== undefined && field.toColumn(said) !== row[field.column]
}

async function updateRow(
  tx: Tx,
  { table }: ManagedResource,
  id: string,
  columns: object,
): Promise<void> {
  // Under another name, what carries it counts as changed too.
  if (isCategoryTable(table)) {
    await updateCategory(tx, table, id, columns)
    return
  }
  await tx.update(table, id, columns as never)
}

/**
 * PATCH: only the fields present change. One that a colleague changed meanwhile is 409 `conflict`
 * with the row as it is, and then nothing is changed; what nobody else touched merges.
 */
export function changeEndpoint(kind: ManagedResource): Endpoint {
  return write<FieldValues, string | null | undefined>({
    name: kind.routes.change,
    body: kind.bodies.change as never,
    answer: saved,
    ...(kind.hasImage && { maxStaffBytes: MAX_PICTURE_BODY_BYTES, prepare: cacheImage }),
    invalid: invalidFor(kind),
    async write(tx, { params, body, operation }, hash) {
      const row = await lockManaged(tx, kind, params.id ?? '')
      if (row === undefined) return refuse('no_such_offer', { noun: kind.noun })
      const is = (name: string) => body[name] as Value | undefined
      const requested = Object.keys(kind.fields).filter((name) =>
        differs(kind, name, is(name), row),
      )
      const seen = (body.seen ?? {}) as Readonly<Record<string, Value>>
      const changed = [
        ...requested.filter((name) => differs(kind, name, seen[name], row)),
        ...(await fieldsChangedSince(
          tx,
          { operation },
          { resource: kind.table, id: row.id },
          requested.filter((name) => seen[name] === undefined),
        )),
      ]
      if (changed.length > 0) {
        const labels = changed.map((name) => kind.fieldLabels?.[name] ?? name.replaceAll('_', ' '))
        refuse(
          'offer_changed',
          { noun: kind.noun, fields: labels },
          {
            current: await wireOf(kind, tx.db, row.id),
          },
        )
      }
      const values = Object.fromEntries(requested.map((name) => [name, body[name]]))
      await checkPrices(kind, tx, values)
      await kind.check?.(tx, values, row.id)
      const image = kind.hasImage ? imageColumn(hash) : {}
      const imageChanged = 'image_path' in image && image.image_path !== row.image_path
      const columns = {
        ...columnsOf(kind, values),
        ...kind.derivedColumns?.(values),
        ...(imageChanged && image),
      }
      if (Object.keys(columns).length === 0) {
        const data = await wireOf(kind, tx.db, row.id)
        return { status: 200, body: { data, message: kind.messages.changed } }
      }
      await updateRow(tx, kind, row.id, columns)
      const audit: Change['changed'] = {}
      for (const name of requested) {
        audit[name] = [kind.fields[name]?.toWire(row[kind.fields[name].column]), body[name]]
      }
      if (imageChanged) audit.image = [hashOf(row.image_path), hash ?? null]
      return {
        status: 200,
        body: { data: await wireOf(kind, tx.db, row.id), message: kind.messages.changed },
        changes: [{ resource: kind.table, rowId: row.id, changed: audit }],
      }
    },
  })
}

const hashOf = (path: unknown) => (typeof path === 'string' ? pictureHash(path) : null)
