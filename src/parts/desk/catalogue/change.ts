import type { OperationRow } from '#offline/db/schema.ts'
import type { Entry } from './entry.ts'
import { emptyForm, formFrom, type Values } from './form.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import { isOpen } from '../open-steps.ts'
import { rowInGroup } from '#parts/row-in-group.ts'
import type { EntryStart } from './save-entry.ts'

/** @param categoryId the one that is looked at, so that it need not be chosen again */
export function newEntry(kind: Kind, categoryId = ''): EntryStart {
  const base = emptyForm(kind)
  const form = kind.category && categoryId !== '' ? { ...base, category_id: categoryId } : base
  return { entryId: null, base, form, changing: null }
}

export function editEntry(kind: Kind, entry: Entry): EntryStart {
  const form = formFrom(kind, entry.row)
  return { entryId: entry.id, base: form, form, changing: null }
}

/**
 * A change that waits or was refused, loaded for changing (`?change=<operation>`): what was wished,
 * over the thing as it is now. Null where there is nothing left to change.
 */
export function changeOf(
  kind: Kind,
  id: string | null,
  operations: readonly OperationRow[],
  entries: readonly Entry[],
): EntryStart | null {
  const operation = operations.find((one) => one.id === id)
  if (operation === undefined || !isOpen(operation)) return null
  const values = operation.body as Values
  if (operation.route === kind.routes.create) {
    const category = kind.categoryInPath ? { category_id: operation.params.id } : {}
    const form = formFrom(kind, { ...values, ...category })
    return { ...newEntry(kind), form, changing: operation.id }
  }
  if (operation.route !== kind.routes.change) return null
  const entry = entries.find((one) => one.id === rowInGroup(operation))
  if (entry === undefined) return null
  const base = formFrom(kind, entry.row)
  return { entryId: entry.id, base, form: formFrom(kind, values, base), changing: operation.id }
}
