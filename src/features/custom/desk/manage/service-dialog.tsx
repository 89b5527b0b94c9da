import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { uuidv7 } from '#lib/uuid.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { offline } from '#offline/offline.ts'
import { FoundDraft, useDraftedForm } from '#parts/desk/drafted-form.tsx'
import { FormDialog, useFormSave } from '#parts/desk/form-dialog.tsx'
import { PictureField } from '#parts/desk/picture-field.tsx'
import { problemsOfService, readServiceForm } from './form.ts'
import { saveService, type Saving, type ServiceStart } from './save-service.ts'
import { fieldId, ServiceFields } from './service-fields.tsx'

/** Adds or edits a service of the house's own: saved on this device first, online or offline. */
export function ServiceDialog({
  start,
  imagePath,
  work,
  slugs,
  taxes,
  onClose,
  onSaved,
}: {
  start: ServiceStart
  /** Of the service as it is shown. */
  imagePath: string | null
  /** Its operations that the server does not have yet. */
  work: readonly OperationRow[]
  /** Addresses of the house's other services. */
  slugs: readonly string[]
  /** Names of the house's taxes. */
  taxes: readonly string[]
  onClose: () => void
  /** Ids of the operations that were written down, the one on the fields first. */
  onSaved: (operationIds: string[]) => void
}) {
  const { t, i18n } = useLingui()
  const state = useDraftedForm({
    name: `custom_services:${start.changing ?? start.serviceId ?? 'new'}`,
    fresh: (): Saving => ({
      ...start,
      picture: null,
      removed: false,
      operationId: uuidv7(),
      removalId: uuidv7(),
    }),
    readForm: readServiceForm,
  })
  const { saving, set } = state
  const { save, ...dialog } = useFormSave()
  const [shrinking, setShrinking] = useState(false)
  const isNew = start.serviceId === null
  const all = problemsOfService(saving.form, slugs)
  const problems = dialog.attempt === 0 ? [] : all
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, i18n._(message)]))
  const waits = work.some(
    ({ body, state: at }) => at !== 'parked' && (body as { image_base64?: unknown }).image_base64,
  )

  async function confirm() {
    const titles = {
      create: t`Add a service`,
      change: t`Change the service`,
      picture: t`Change the picture of the service`,
    }
    const ids = await save(state.ready && all.length === 0, () => {
      const { outbox, actor } = offline()
      return saveService(saving, { outbox, actor: actor(), titles, done: set })
    })
    if (ids === null) return
    state.end()
    onSaved(ids)
  }

  return (
    <FormDialog
      form={dialog}
      size="lg"
      title={isNew ? t`Add a service` : t`Edit the service`}
      wrong={null}
      errors={problems.map(({ field, message }) => ({
        id: fieldId(field),
        message: i18n._(message),
      }))}
      preparing={shrinking ? t`Preparing the picture…` : null}
      notSaved={t`The service was not saved.`}
      onClose={onClose}
      onSave={() => void confirm()}
    >
      <FoundDraft found={state.found} afresh={state.afresh} />
      <ServiceFields form={saving.form} errors={errors} taxes={taxes} onChange={state.change} />
      <PictureField
        path={saving.removed ? null : imagePath}
        waits={waits}
        chosen={saving.picture}
        onChoose={(picture) => set({ picture })}
        onRemove={() => set(saving.picture === null ? { removed: true } : { picture: null })}
        onBusy={setShrinking}
      />
    </FormDialog>
  )
}
