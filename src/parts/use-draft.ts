import { useRef, useState } from 'react'
import { readDraft } from '#offline/drafts.ts'
import { useDraftWriter } from './use-draft-writer.ts'
import { useStored } from './use-stored.ts'

/**
 * A form's values, saved as a draft on this device while the person types, and restored after a
 * crash. `read` turns the saved value into form fields. What is typed before the draft is loaded is
 * not overwritten.
 */
export function useDraft<Form extends object>(
  name: string,
  empty: Form,
  read: (draft: unknown) => Partial<Form>,
) {
  const [form, setForm] = useState(empty)
  const isEdited = useRef(false)
  /** What was changed last, for changes that come one after another before the next drawing. */
  const latest = useRef(form)
  const writer = useDraftWriter<Form>(name)

  useStored(
    () => readDraft(name),
    (draft) => {
      if (isEdited.current || draft === null) return
      latest.current = { ...latest.current, ...read(draft.value) }
      setForm(latest.current)
    },
  )

  return {
    form,
    change(part: Partial<Form> | ((now: Form) => Partial<Form>)) {
      isEdited.current = true
      const now = latest.current
      const next = { ...now, ...(typeof part === 'function' ? part(now) : part) }
      latest.current = next
      setForm(next)
      writer.put(next)
    },
    /** Fills the form with the values to change, or empties it; the draft is deleted. */
    reset(values: Form) {
      isEdited.current = true
      latest.current = values
      setForm(values)
      writer.put(null)
      writer.flush()
    },
  }
}
