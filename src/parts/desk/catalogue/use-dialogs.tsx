import { useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useChangeParam } from '../use-change-param.ts'
import { useSaveToasts } from '#ui/use-save-toasts.ts'
import { CategoryDialog } from './category-dialog.tsx'
import { changeOf, editEntry, newEntry } from './change.ts'
import { DeleteEntryDialog } from './delete-dialog.tsx'
import { noWork } from '../picture-cell.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import type { Category, Entry } from './entry.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import { isOpen } from '../open-steps.ts'
import type { Catalogue } from './use-catalogue.ts'
import type { EntryStart } from './save-entry.ts'
import { useSwitch } from './use-switch.ts'

export interface Dialogs {
  add(categoryId?: string): void
  addCategory(): void
  editCategory(id: string): void
  edit(entry: Entry): void
  remove(entry: Entry): void
  /** Switches the availability at once. */
  toggle(entry: Entry): void
  /** The dialog that is open, to stand in the screen. */
  shown: ReactNode
}

const noEntries: readonly Entry[] = []

/** Actions on a kind's list, with the toasts after them. */
export function useDialogs(kind: Kind, catalogue: Catalogue): Dialogs {
  const { i18n, t } = useLingui()
  const { entries = noEntries, categories, open, operations } = catalogue
  const [started, setStarted] = useState<EntryStart | null>(null)
  const [deleting, setDeleting] = useState<Entry | null>(null)
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<Category | null>(null)
  const [params] = useSearchParams()
  const switchIt = useSwitch(kind)
  const { labels } = kind
  const notifyDone = useSaveToasts(operations, {
    created: i18n._(labels.created),
    updated: i18n._(labels.updated),
    deleted: i18n._(labels.deleted),
    category: t`Category created`,
    categoryChanged: t`Category updated`,
  })

  const [found, closeChange] = useChangeParam(
    (id) => changeOf(kind, id, operations, entries),
    'category-change',
  )
  const categoryId = params.get('category-change')
  const category = operations.find(
    (one) => one.id === categoryId && one.route === kind.category?.create && isOpen(one),
  )

  function close() {
    setStarted(null)
    setDeleting(null)
    setAdding(false)
    setEditing(null)
    closeChange()
  }

  const start = started ?? found
  const entry = entries.find(({ id }) => id === start?.entryId)
  return {
    add: (id) => setStarted(newEntry(kind, id)),
    addCategory: () => setAdding(true),
    editCategory: (id) => setEditing(categories.find((one) => one.id === id) ?? null),
    edit: (one) => setStarted(editEntry(kind, one)),
    remove: setDeleting,
    toggle: (one) => void switchIt(one).then((ids) => notifyDone(ids, 'updated')),
    shown: (
      <>
        {start && (
          <EntryDialog
            key={start.changing ?? start.entryId ?? 'new'}
            kind={kind}
            start={start}
            imagePath={entry?.imagePath ?? null}
            work={open.get(start.entryId ?? '') ?? noWork}
            categories={categories}
            onClose={close}
            onSaved={(ids) => {
              close()
              notifyDone(ids, start.entryId === null ? 'created' : 'updated')
            }}
          />
        )}
        {kind.category && (adding || editing || category) && (
          <CategoryDialog
            category={kind.category}
            changing={category ?? null}
            editing={editing}
            onClose={close}
            onSaved={(ids) => {
              close()
              notifyDone(ids, editing === null ? 'category' : 'categoryChanged')
            }}
          />
        )}
        {deleting && (
          <DeleteEntryDialog
            kind={kind}
            entry={deleting}
            work={open.get(deleting.id) ?? noWork}
            onClose={close}
            onDeleted={(ids) => {
              close()
              notifyDone(ids, 'deleted')
            }}
          />
        )}
      </>
    ),
  }
}
