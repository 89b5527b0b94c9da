import type { Resource, ResourceRow } from '#contract/resources.ts'
import { rowNow } from '#offline/current-of.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { madeRow, withRow } from '#offline/reads/overlay.ts'
import type { ApplyOverlay } from '#offline/operation-descriptor.ts'
import { rowInGroup } from '#parts/row-in-group.ts'
import { dataUrl } from '#ui/data-url.ts'
import type { Kind } from './kind.ts'

/**
 * What the lists show while operations on the offer wait. They are laid over the house's rows, before
 * a screen makes of those what it shows.
 */

/** What rows of every kind of offer have; its own fields stand beside them. */
export interface OfferRow extends ResourceRow {
  name: string
  is_available: boolean
  changed_at: string
  image_path: string | null
  description?: string
  position?: number
  category_id?: string
  category?: { id: string; name: string } | undefined
}

/** A new one, or a change of one, by the names of its fields. */
export interface OfferBody {
  name?: string
  is_available?: boolean
  /** Null: the picture is taken away. */
  image_base64?: { data: string } | null
  /** What the person saw in the fields that change. */
  seen?: object
}

/** Keeps the changes of one thing in order. */
export const groupOf = ({ resource }: { resource: Resource }, id: string) => `${resource}:${id}`
/** Pictures go beside them: a price must not wait behind half a megabyte. */
export const pictureGroupOf = ({ resource }: Pick<Kind, 'resource'>, id: string) =>
  `${resource}_pictures:${id}`

/** One that takes something out of the offer has none. */
export const bodyOf = ({ body }: Pick<OperationRow, 'body'>) => (body ?? {}) as OfferBody

/** Whether it brings a picture, or takes it away, and nothing else. */
export function isOnPicture(operation: Pick<OperationRow, 'body'>): boolean {
  return bodyOf(operation).image_base64 !== undefined
}

/** The picture that an operation brings, as an address; its type stands in its first letters. */
function pictured(operation: OperationRow): object {
  const { image_base64: image } = bodyOf(operation)
  if (image === undefined) return {}
  if (image === null) return { image_path: null }
  const { data } = image
  const type = data.startsWith('/9j/') ? 'image/jpeg' : 'image/webp'
  return { image_path: dataUrl({ type, data }) }
}

function valuesIn(operation: OperationRow): object {
  const { seen: _, image_base64: __, ...values } = bodyOf(operation)
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** After everything that the house has, until the house gives it its place. */
const LAST = 10_001

export const applyCreate: ApplyOverlay = (rows, operation) => {
  const made = {
    ...madeRow(operation),
    position: LAST,
    // Of a category in the address.
    ...(operation.params.id === undefined ? {} : { category_id: operation.params.id }),
    image_path: null,
    ...valuesIn(operation),
    ...pictured(operation),
  }
  return [...rows, made]
}

export const applyChange: ApplyOverlay = (rows, operation) => {
  return withRow(rows, rowInGroup(operation), (row) => ({
    ...row,
    ...valuesIn(operation),
    ...pictured(operation),
  }))
}

export const applyRemove: ApplyOverlay = (rows, operation) => {
  const left = rows.filter(({ id }) => id !== rowInGroup(operation))
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
    const { changed_at: taken } = rowNow<OfferRow>(operation.answer?.body)
    return !taken || taken >= asOf
  })
}
