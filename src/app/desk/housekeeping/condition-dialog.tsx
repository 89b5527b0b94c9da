import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { roomConditions, type RoomCondition } from '#domain/room-conditions.ts'
import { conditionLabels } from '#features/housekeeping/labels.ts'
import { FoundDraft } from '#parts/desk/drafted-form.tsx'
import { useDraftedFields } from '#parts/desk/use-drafted-fields.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { ConditionIcon } from './condition-icon.tsx'
import type { RoomTask } from './rounds.ts'

/** Sets any condition of a room, with a note. What was typed survives a crash. */
export function ConditionDialog({
  task,
  onSave,
  onClose,
}: {
  task: RoomTask
  /** Resolves true if it was saved on this device. */
  onSave: (condition: RoomCondition, note: string) => Promise<boolean>
  onClose: () => void
}) {
  const { t, i18n } = useLingui()
  const { form, change, draft, end } = useDraftedFields<{ condition: string; note: string }>(
    `housekeeping:${task.room.id}`,
    { condition: task.condition, note: task.state?.note ?? '' },
  )
  const { note } = form
  const condition = roomConditions.find((one) => one === form.condition) ?? task.condition
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    const saved = await onSave(condition, note)
    setBusy(false)
    if (saved) close()
  }

  function close() {
    end()
    onClose()
  }

  return (
    <Dialog
      open
      onClose={close}
      closeOnBackdrop={false}
      title={t`Room ${task.room.number}`}
      size="sm"
      footer={
        <>
          <Button variant="secondary" size="lg" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button size="lg" busy={busy} onClick={() => void save()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <FoundDraft {...draft} />
        <RadioCards
          label={t`How is the room?`}
          name="condition"
          value={condition}
          onChange={(chosen) => change({ condition: chosen })}
          options={roomConditions.map((one) => ({
            value: one,
            label: i18n._(conditionLabels[one]),
            icon: <ConditionIcon condition={one} />,
          }))}
        />
        <TextArea
          label={t`Note`}
          hint={t`What is broken or missing. Your colleagues and the desk read it.`}
          optional
          value={note}
          maxLength={300}
          rows={3}
          onChange={(typed) => change({ note: typed })}
        />
      </div>
    </Dialog>
  )
}
