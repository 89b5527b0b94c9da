import { Trans, useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import { changeTitle } from '#parts/catalogue/descriptors.ts'
import { Alert } from '#ui/alert.tsx'
import type { Category } from './entry.ts'
import { EntryFields, fieldId } from './entry-fields.tsx'
import { entryProblems, readForm } from './form.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { saveEntry, type EntryStart } from './save-entry.ts'

/** Adds or edits an entry of the offer. */
export function EntryDialog({
  kind,
  start,
  categories,
  ...dialog
}: {
  kind: Kind
  start: EntryStart
  /** Of the thing as it is shown. */
  imagePath: string | null
  /** Its operations that the server does not have yet. */
  work: readonly OperationRow[]
  categories: readonly Category[]
  onClose: () => void
  /** Ids of the saved operations, the one on the fields first. */
  onSaved: (operationIds: string[]) => void
}) {
  const { i18n } = useLingui()
  const { labels } = kind
  const isNew = start.entryId === null
  // Nothing to put it in: the notice stands in the way of every other word (spec 3 §5).
  const lacksCategory = kind.category !== null && isNew && categories.length === 0
  const titles = {
    create: i18n._(labels.add),
    update: (body: object) => i18n._(changeTitle(kind, body)),
  }
  return (
    <PictureDialog
      {...dialog}
      resource={kind.resource}
      start={start}
      readForm={(value) => readForm(kind, value)}
      problemsOf={(form) => entryProblems(kind, form)}
      fieldId={(field) => fieldId(kind, field)}
      save={(saving, into) => saveEntry(kind, saving, { ...into, labels: titles })}
      title={i18n._(isNew ? labels.add : labels.edit)}
      disabled={lacksCategory}
      signIn={i18n._(labels.signIn)}
      notSaved={i18n._(isNew ? labels.failedToCreate : labels.failedToUpdate)}
    >
      {(its) => (
        <>
          {lacksCategory && (
            <Alert tone="info" live>
              <Trans>No categories found. Please create a category first.</Trans>
            </Alert>
          )}
          <EntryFields {...its} kind={kind} categories={categories} isNew={isNew} />
        </>
      )}
    </PictureDialog>
  )
}
