import { useEffect, useRef, useState } from 'react'
import { clearDraft, readDraft, saveDraft } from '#offline/drafts.ts'

/** A draft is saved after this pause in typing, ms. */
const SAVE_DELAY_MS = 250

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
  const [found, setFound] = useState(false)
  const isEdited = useRef(false)
  const unsaved = useRef<Form | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useRef(() => {
    clearTimeout(timer.current)
    if (unsaved.current !== null) void saveDraft(name, unsaved.current)
    unsaved.current = null
  })

  useEffect(() => {
    let isUnmounted = false
    void readDraft(name).then((draft) => {
      if (isUnmounted || isEdited.current || draft === null) return
      setForm((before) => ({ ...before, ...read(draft.value) }))
      setFound(true)
    })
    const leave = flush.current
    addEventListener('pagehide', leave)
    return () => {
      isUnmounted = true
      leave()
      removeEventListener('pagehide', leave)
    }
  }, [name, read])

  return {
    form,
    /** A saved draft was restored. */
    found,
    change(part: Partial<Form>) {
      isEdited.current = true
      const next = { ...form, ...part }
      unsaved.current = next
      setForm(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(flush.current, SAVE_DELAY_MS)
    },
    /** Fills the form with the values to change, or empties it; the draft is deleted. */
    reset(values: Form) {
      isEdited.current = true
      unsaved.current = null
      setFound(false)
      setForm(values)
      void clearDraft(name)
    },
  }
}
