import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { uuidv7 } from '#lib/uuid.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { isOnPicture } from '#parts/catalogue/overlay.ts'
import { FoundDraft, useDraftedForm } from '#parts/desk/drafted-form.tsx'
import { FormDialog, useFormSave } from '#parts/desk/form-dialog.tsx'
import { PictureField } from '#parts/desk/picture-field.tsx'
import type { EntryStart, Into, Saving } from './save-entry.ts'

/** The dialog of something that has a picture; saved on this device first, also offline. */
export function PictureDialog<Form extends object, Field extends string>({
  resource,
  start,
  readForm,
  problemsOf,
  fieldId,
  imagePath,
  work,
  save: write,
  onSaved,
  children,
  ...props
}: {
  /** Names the draft. */
  resource: string
  start: EntryStart<Form>
  readForm: (value: unknown) => Form | null
  problemsOf: (form: Form) => readonly { field: Field; message: MessageDescriptor }[]
  fieldId: (field: Field) => string
  /** Of the thing as it is shown. */
  imagePath: string | null
  /** Its operations that the server does not have yet. */
  work: readonly OperationRow[]
  save: (saving: Saving<Form>, into: Omit<Into<Form>, 'labels'>) => Promise<string[]>
  /** Ids of the saved operations, the one on the fields first. */
  onSaved: (operationIds: string[]) => void
  children: (its: {
    form: Form
    errors: Partial<Record<Field, string>>
    onChange: (part: Partial<Form>) => void
  }) => ReactNode
} & Pick<
  ComponentProps<typeof FormDialog>,
  'title' | 'wrong' | 'disabled' | 'signIn' | 'notSaved' | 'onClose'
>) {
  const { t, i18n } = useLingui()
  const state = useDraftedForm({
    name: `${resource}:${start.changing ?? start.entryId ?? 'new'}`,
    fresh: (): Saving<Form> => ({
      ...start,
      picture: null,
      removed: false,
      withdrawn: [],
      operationId: uuidv7(),
      removalId: uuidv7(),
    }),
    readForm,
  })
  const { saving, set } = state
  const { save, ...dialog } = useFormSave()
  const [shrinking, setShrinking] = useState(false)
  const all = problemsOf(saving.form)
  const problems = dialog.attempt === 0 ? [] : all
  const errors = problems.map(({ field, message }) => [field, i18n._(message)] as const)
  const underway = work.filter((one) => isOnPicture(one) && one.state !== 'parked')

  function removePicture() {
    if (saving.picture !== null) set({ picture: null })
    // What still waits is taken back; what the house has is taken away there.
    else if (underway.length > 0) set({ removed: true, withdrawn: underway.map(({ id }) => id) })
    else set({ removed: true })
  }

  async function confirm() {
    const ids = await save(state.ready && all.length === 0, () => {
      const { outbox, actor } = offline()
      return write(saving, { outbox, actor: actor(), done: set })
    })
    if (ids === null) return
    state.end()
    onSaved(ids)
  }

  return (
    <FormDialog
      {...props}
      form={dialog}
      size="lg"
      errors={errors.map(([field, message]) => ({ id: fieldId(field), message }))}
      preparing={shrinking ? t`Preparing the picture…` : null}
      onSave={() => void confirm()}
    >
      <FoundDraft found={state.found} afresh={state.afresh} />
      {children({
        form: saving.form,
        errors: Object.fromEntries(errors) as Partial<Record<Field, string>>,
        onChange: state.change,
      })}
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
