import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { offline } from '#offline/offline.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { useSaving } from '#ui/use-saving.ts'
import { useValue } from '#ui/use-value.ts'
import type { RoomPicture } from './data.ts'
import { roomProblems } from './form.ts'
import { NotAuthenticated } from '#ui/not-authenticated.tsx'
import { PicturesField } from './pictures-field.tsx'
import { fieldId, RoomFields } from './room-fields.tsx'
import { saveRoom, type Saving } from './save-room.ts'
import { useRoomForm, type RoomStart } from './use-room-form.ts'
import { useSaveWords } from './words.ts'

/** Add or edit a room (spec 3 §2.3): saved on this device first, whatever the link does. */
export function RoomDialog({
  start,
  pictures,
  onClose,
  onSaved,
}: {
  start: RoomStart
  /** Of the room as it is shown. */
  pictures: readonly RoomPicture[]
  onClose: () => void
  /** Ids of the operations that were written down, the one on the fields first. */
  onSaved: (operationIds: string[]) => void
}) {
  const { t, i18n } = useLingui()
  const state = useRoomForm(start)
  const { saving, set } = state
  const words = useSaveWords()
  const { busy, failure, save } = useSaving()
  const token = useValue(offline().session)?.token
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState(false)
  const [shrinking, setShrinking] = useState(false)
  const problems = attempt === 0 ? [] : roomProblems(saving.form)
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
    setAttempt(attempt + 1)
    setRefused(!token)
    if (!token || !state.ready || roomProblems(saving.form).length > 0) return
    const done = (left: Saving) => set(left)
    const { outbox, actor } = offline()
    const ids = await save(() => saveRoom(saving, { outbox, actor: actor(), words, done }))
    if (ids === null) return
    state.end()
    onSaved(ids)
  }

  return (
    <Dialog
      open
      size="lg"
      closeOnBackdrop={false}
      onClose={onClose}
      title={start.roomId === null ? t`Add Room` : t`Edit Room`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={busy || shrinking}
            busyText={shrinking ? t`Preparing pictures…` : t`Saving…`}
            onClick={() => void confirm()}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <ErrorSummary
          attempt={attempt}
          title={t`Required`}
          errors={problems.map(({ field, message }) => ({
            id: fieldId(field),
            message: i18n._(message),
          }))}
        />
        {refused && (
          <NotAuthenticated>
            <Trans>Please login first so we can send the Authorization header.</Trans>
          </NotAuthenticated>
        )}
        {failure && (
          <>
            <NotSaved title={t`Failed to save room.`} reason={failure} phone="" />
            <StillHere saving={saving} start={start} />
          </>
        )}
        {state.found && (
          <Alert
            tone="info"
            action={
              <Button variant="secondary" onClick={state.afresh}>
                <Trans>Start afresh</Trans>
              </Button>
            }
          >
            <Trans>This is what you had typed before, not yet saved.</Trans>
          </Alert>
        )}
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
      </div>
    </Dialog>
  )
}

/** A save that stopped half-way: what is safe, and what is not. */
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
