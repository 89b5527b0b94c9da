import { oneRow } from '#contract/route.ts'
import type { KeptRow } from '#contract/resources.ts'
import { looseObject, looseText } from '#lib/loose.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { ghostId } from '#offline/reads/overlay.ts'
import { dataUrl } from '#ui/data-url.ts'
import type { Kind } from './kind.ts'

/**
 * What the lists show while operations on the offer wait. Rows are laid over in their raw form, as
 * the house sends them, and read afterwards: one reading for both.
 */

/** Keeps the changes of one thing in order. */
export const groupOf = ({ resource }: Pick<Kind, 'resource'>, id: string) => `${resource}:${id}`
/** Pictures go beside them: a price must not wait behind half a megabyte. */
export const pictureGroupOf = ({ resource }: Pick<Kind, 'resource'>, id: string) =>
  `${resource}_pictures:${id}`

/**
 * What an operation is about: the house's id, or `op:<id>` of the operation that still makes it.
 * Read from the group, in which the outbox puts the number once it is known.
 */
export function entryIdOf(operation: Pick<OperationRow, 'group'>): string {
  return operation.group.slice(operation.group.indexOf(':') + 1)
}

/** The body, of which none of the fields is sure. */
const bodyOf = (operation: Pick<OperationRow, 'body'>) => looseObject(operation.body)

/** Whether it brings a picture, or takes it away, and nothing else. */
export function isOnPicture(operation: Pick<OperationRow, 'body'>): boolean {
  return bodyOf(operation).image_base64 !== undefined
}

/** The picture that an operation brings, as an address; its type stands in its first letters. */
function pictured(operation: OperationRow): object {
  const { image_base64: image } = bodyOf(operation)
  if (image === undefined) return {}
  const data = looseText(looseObject(image).data)
  const type = data.startsWith('/9j/') ? 'image/jpeg' : 'image/webp'
  const path = data === '' ? null : dataUrl({ type, data })
  // Other hosts name it either way.
  return { image_path: path, image_url: null }
}

function valuesIn(operation: OperationRow): object {
  const { seen: _, image_base64: __, ...values } = bodyOf(operation)
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** After everything that the house has, until the house gives it its place. */
const LAST = 10_001

export function applyCreate(rows: readonly KeptRow[], operation: OperationRow): readonly KeptRow[] {
  const made = {
    id: operation.madeId ?? ghostId(operation),
    version: 0,
    operation_id: operation.id,
    created_at: operation.deviceTime,
    changed_at: operation.deviceTime,
    position: LAST,
    // Of a category in the address.
    ...(operation.params.id === undefined ? {} : { category_id: operation.params.id }),
    image_path: null,
    ...valuesIn(operation),
    ...pictured(operation),
  }
  return [...rows, made]
}

export function applyChange(rows: readonly KeptRow[], operation: OperationRow): readonly KeptRow[] {
  const at = rows.findIndex(({ id }) => id === entryIdOf(operation))
  const row = rows[at]
  if (row === undefined) return rows
  return rows.with(at, { ...row, ...valuesIn(operation), ...pictured(operation) } as KeptRow)
}

export function applyRemove(rows: readonly KeptRow[], operation: OperationRow): readonly KeptRow[] {
  const left = rows.filter(({ id }) => id !== entryIdOf(operation))
  return left.length === rows.length ? rows : left
}

/**
 * Operations that the rows may still lack. One that the house took before the rows were asked for is
 * in them, or a colleague deleted its row since: nothing of it is laid over.
 *
 * @param asOf from when the rows are, by the house's clock
 */
export function notYetIn(
  operations: readonly OperationRow[],
  asOf: string | null,
): readonly OperationRow[] {
  if (asOf === null) return operations
  return operations.filter((operation) => {
    if (operation.state !== 'taken') return true
    const taken = looseText(looseObject(oneRow(operation.answer?.body)).changed_at)
    return taken === '' || taken >= asOf
  })
}
