import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { uuidv7 } from '#lib/uuid.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { Alert } from '#ui/alert.tsx'
import type { Category } from './entry.ts'
import { EntryFields, fieldId } from './entry-fields.tsx'
import { entryProblems, readForm } from './form.ts'
import type { Kind } from '#parts/catalogue/kind.ts'
import { changeTitle } from '#parts/catalogue/meanings.ts'
import { isOnPicture } from '#parts/catalogue/overlay.ts'
import { FoundDraft, useDraftedForm } from '#parts/desk/drafted-form.tsx'
import { FormDialog, useFormSave } from '#parts/desk/form-dialog.tsx'
import { PictureField } from '#parts/desk/picture-field.tsx'
import { saveEntry, type EntryStart, type Saving } from './save-entry.ts'

/** Adds or edits an entry of the offer; saved on this device first, also offline. */
export function EntryDialog({
  kind,
  start,
  imagePath,
  work,
  categories,
  onClose,
  onSaved,
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
  const { t, i18n } = useLingui()
  const state = useDraftedForm({
    name: `${kind.resource}:${start.changing ?? start.entryId ?? 'new'}`,
    fresh: (): Saving => ({
      ...start,
      picture: null,
      removed: false,
      withdrawn: [],
      operationId: uuidv7(),
      removalId: uuidv7(),
    }),
    readForm: (value) => readForm(kind, value),
  })
  const { saving, set } = state
  const { save, ...dialog } = useFormSave()
  const [shrinking, setShrinking] = useState(false)
  const { words } = kind
  const isNew = start.entryId === null
  const all = entryProblems(kind, saving.form)
  const problems = dialog.attempt === 0 ? [] : all
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, i18n._(message)]))
  // Nothing to put it in: the notice stands in the way of every other word (spec 3 §5).
  const lacksCategory = kind.category !== null && isNew && categories.length === 0
  const underway = work.filter((one) => isOnPicture(one) && one.state !== 'parked')

  function removePicture() {
    if (saving.picture !== null) set({ picture: null })
    // What still waits is taken back; what the house has is taken away there.
    else if (underway.length > 0) set({ removed: true, withdrawn: underway.map(({ id }) => id) })
    else set({ removed: true })
  }

  async function confirm() {
    const titles = {
      create: i18n._(words.add),
      update: (body: object) => i18n._(changeTitle(kind, body)),
    }
    const ids = await save(state.ready && all.length === 0, () => {
      const { outbox, actor } = offline()
      return saveEntry(kind, saving, { outbox, actor: actor(), words: titles, done: set })
    })
    if (ids === null) return
    state.end()
    onSaved(ids)
  }

  return (
    <FormDialog
      form={dialog}
      size="lg"
      title={i18n._(isNew ? words.add : words.edit)}
      errors={problems.map(({ field, message }) => ({
        id: fieldId(kind, field),
        message: i18n._(message),
      }))}
      disabled={lacksCategory}
      preparing={shrinking ? t`Preparing the picture…` : null}
      signIn={i18n._(words.signIn)}
      notSaved={i18n._(isNew ? words.failedToCreate : words.failedToUpdate)}
      onClose={onClose}
      onSave={() => void confirm()}
    >
      {lacksCategory && (
        <Alert tone="info" live>
          <Trans>No categories found. Please create a category first.</Trans>
        </Alert>
      )}
      <FoundDraft found={state.found} afresh={state.afresh} />
      <EntryFields
        kind={kind}
        form={saving.form}
        categories={categories}
        errors={errors}
        isNew={isNew}
        onChange={state.change}
      />
      <PictureField
        path={saving.removed ? null : imagePath}
        waits={underway.length > 0}
        chosen={saving.picture}
        onChoose={(picture) => set({ picture })}
        onRemove={removePicture}
        onBusy={setShrinking}
      />
    </FormDialog>
  )
}
