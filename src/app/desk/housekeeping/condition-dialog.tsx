import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { roomConditions, type RoomCondition } from '#domain/room-conditions.ts'
import { conditionLabels } from '#features/housekeeping/labels.ts'
import { readDraft } from '#offline/drafts.ts'
import { useDraftWriter } from '#parts/use-draft-writer.ts'
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
  const form = `housekeeping:${task.room.id}`
  const [condition, setCondition] = useState(task.condition)
  const [note, setNote] = useState(task.state?.note ?? '')
  const [busy, setBusy] = useState(false)
  const draft = useDraftWriter<object>(form)

  useEffect(() => {
    let gone = false
    void readDraft(form).then((stored) => {
      if (gone || stored === null) return
      const before = stored.value as { condition?: string; note?: string }
      setCondition((now) => roomConditions.find((one) => one === before.condition) ?? now)
      setNote(before.note ?? '')
    })
    return () => {
      gone = true
    }
  }, [form])

  function change(next: { condition?: RoomCondition; note?: string }) {
    const now = { condition, note, ...next }
    setCondition(now.condition)
    setNote(now.note)
    draft.put(now)
  }

  async function save() {
    setBusy(true)
    const saved = await onSave(condition, note)
    setBusy(false)
    if (saved) end()
  }

  function end() {
    draft.end(null)
    onClose()
  }

  return (
    <Dialog
      open
      onClose={end}
      closeOnBackdrop={false}
      title={t`Room ${task.room.number}`}
      size="sm"
      footer={
        <>
          <Button variant="secondary" size="lg" onClick={end}>
            <Trans>Cancel</Trans>
          </Button>
          <Button size="lg" busy={busy} onClick={() => void save()}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
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
