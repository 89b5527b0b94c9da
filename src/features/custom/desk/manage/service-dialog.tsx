import { useLingui } from '@lingui/react/macro'
import type { OperationRow } from '#offline/db/schema.ts'
import { PictureDialog } from '#parts/desk/catalogue/picture-dialog.tsx'
import { saveForm, type EntryStart, type Savable } from '#parts/desk/catalogue/save-entry.ts'
import {
  changesOfService,
  problemsOfService,
  readServiceForm,
  valuesOfService,
  type OwnLanguage,
  type ServiceForm,
} from './form.ts'
import { fieldId, ServiceFields } from './service-fields.tsx'

const savableIn = (own: OwnLanguage): Savable<ServiceForm> => ({
  resource: 'custom_services',
  routes: { create: 'createCustomService', change: 'updateCustomService' },
  nameOf: (form) => form[own].trim(),
  created: (form) => ({ body: valuesOfService(form, own) }),
  changes: (form, base) => changesOfService(form, base, own),
})

/** Adds or edits a service of the house's own. */
export function ServiceDialog({
  start,
  slugs,
  taxes,
  own,
  ...dialog
}: {
  start: EntryStart<ServiceForm>
  /** Of the service as it is shown. */
  imagePath: string | null
  /** Its operations that the server does not have yet. */
  work: readonly OperationRow[]
  /** Addresses of the house's other services. */
  slugs: readonly string[]
  /** Names of the house's taxes. */
  taxes: readonly string[]
  own: OwnLanguage
  onClose: () => void
  /** Ids of the saved operations, the one on the fields first. */
  onSaved: (operationIds: string[]) => void
}) {
  const { t } = useLingui()
  const labels = {
    create: t`Add a service`,
    update: (body: object) =>
      'image_base64' in body ? t`Change the picture of the service` : t`Change the service`,
  }
  return (
    <PictureDialog
      {...dialog}
      resource="custom_services"
      start={start}
      readForm={readServiceForm}
      problemsOf={(form) => problemsOfService(form, slugs, own)}
      fieldId={fieldId}
      save={(saving, into) => saveForm(savableIn(own), saving, { ...into, labels })}
      title={start.entryId === null ? t`Add a service` : t`Edit the service`}
      wrong={null}
      notSaved={t`The service was not saved.`}
    >
      {(its) => <ServiceFields {...its} taxes={taxes} own={own} />}
    </PictureDialog>
  )
}
