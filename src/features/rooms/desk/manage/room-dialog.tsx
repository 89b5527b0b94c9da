import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { uuidv7 } from '#lib/uuid.ts'
import { offline } from '#offline/offline.ts'
import { FoundDraft, useDraftedForm } from '#parts/desk/drafted-form.tsx'
import { FormDialog, useFormSave } from '#parts/desk/form-dialog.tsx'
import { Alert } from '#ui/alert.tsx'
import type { RoomPicture } from './data.ts'
import { readForm, roomProblems } from './form.ts'
import { PicturesField } from './pictures-field.tsx'
import { fieldId, RoomFields } from './room-fields.tsx'
import { saveRoom, type RoomStart, type Saving } from './save-room.ts'

/** Add or edit a room (spec 3 §2.3): saved on this device first, online or not. */
export function RoomDialog({
  start,
  pictures,
  onClose,
  onSaved,
}: {
  start: RoomStart
  /** Of the shown room. */
  pictures: readonly RoomPicture[]
  onClose: () => void
  /** Ids of the saved operations, the one on the fields first. */
  onSaved: (operationIds: string[]) => void
}) {
  const { t, i18n } = useLingui()
  const state = useDraftedForm({
    name: `room:${start.changing ?? start.roomId ?? 'new'}`,
    fresh: (): Saving => ({
      ...start,
      pictures: [],
      removed: [],
      withdrawn: [],
      operationId: uuidv7(),
    }),
    readForm,
  })
  const { saving, set } = state
  const { save, ...dialog } = useFormSave()
  const [shrinking, setShrinking] = useState(false)
  const all = roomProblems(saving.form)
  const problems = dialog.attempt === 0 ? [] : all
  const errors = Object.fromEntries(problems.map(({ field, message }) => [field, i18n._(message)]))
  const gone = new Set([...saving.removed, ...saving.withdrawn.map((id) => `op:${id}`)])
  const shown = pictures.filter(({ id }) => !gone.has(id))

  function remove({ id }: RoomPicture) {
    set((now) =>
      id.startsWith('op:')
        ? { withdrawn: [...now.withdrawn, id.slice('op:'.length)] }
        : { removed: [...now.removed, id] },
    )
  }

  async function confirm() {
    const ids = await save(state.ready && all.length === 0, () => {
      const { outbox, actor } = offline()
      return saveRoom(saving, { outbox, actor: actor(), done: set })
    })
    if (ids === null) return
    state.end()
    onSaved(ids)
  }

  return (
    <FormDialog
      form={dialog}
      size="lg"
      title={start.roomId === null ? t`Add Room` : t`Edit Room`}
      errors={problems.map(({ field, message }) => ({
        id: fieldId(field),
        message: i18n._(message),
      }))}
      preparing={shrinking ? t`Preparing pictures…` : null}
      signIn={<Trans>Please login first so we can send the Authorization header.</Trans>}
      notSaved={t`Failed to save room.`}
      afterFailure={<StillHere saving={saving} start={start} />}
      onClose={onClose}
      onSave={() => void confirm()}
    >
      <FoundDraft found={state.found} afresh={state.afresh} />
      <RoomFields form={saving.form} errors={errors} onChange={state.change} />
      <PicturesField
        pictures={shown}
        chosen={saving.pictures}
        onAdd={(picture) => set((now) => ({ pictures: [...now.pictures, picture] }))}
        onRemove={remove}
        onUnchoose={({ id }) =>
          set((now) => ({ pictures: now.pictures.filter((one) => one.id !== id) }))
        }
        onBusy={setShrinking}
      />
    </FormDialog>
  )
}

/** A save that failed half-way: what is saved, and what is not. */
function StillHere({ saving, start }: { saving: Saving; start: RoomStart }) {
  if (saving.roomId === start.roomId && saving.base === start.base) return null
  return (
    <Alert tone="waiting">
      <Trans>The room’s fields are saved on this device.</Trans>{' '}
      <Plural
        value={saving.pictures.length}
        one="# picture is not: make room, or take it away, then save again."
        other="# pictures are not: make room, or take some away, then save again."
      />
    </Alert>
  )
}
