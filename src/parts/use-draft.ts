import { useEffect, useRef, useState } from 'react'
import { readDraft } from '#offline/drafts.ts'
import { useDraftWriter } from './use-draft-writer.ts'

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
  const writer = useDraftWriter<Form>(name)

  useEffect(() => {
    let isUnmounted = false
    void readDraft(name).then((draft) => {
      if (isUnmounted || isEdited.current || draft === null) return
      setForm((before) => ({ ...before, ...read(draft.value) }))
    })
    return () => {
      isUnmounted = true
    }
  }, [name, read])

  return {
    form,
    change(part: Partial<Form>) {
      isEdited.current = true
      const next = { ...form, ...part }
      setForm(next)
      writer.put(next)
    },
    /** Fills the form with the values to change, or empties it; the draft is deleted. */
    reset(values: Form) {
      isEdited.current = true
      setForm(values)
      writer.put(null)
      writer.flush()
    },
  }
}
