import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { clearDraft, readDraft, saveDraft } from '#offline/drafts.ts'
import type { CodeAndContact } from '#ui/code-and-contact.ts'
import { emptyFind, findFrom } from '../form.ts'

const DRAFT = 'cancel'
/** A draft is saved after this pause in typing. */
const SAVE_DELAY_MS = 250

/**
 * The form's text, saved on this device alone until the booking is cancelled. A link from a booking
 * brings the code in the navigation's state: a code is a secret and never stands in an address.
 */
export function useFindForm() {
  const { state } = useLocation()
  const [given] = useState(() => findFrom(state).code)
  const [form, setForm] = useState<CodeAndContact>({ ...emptyFind, code: given })
  const [isDirty, setIsDirty] = useState(false)

  useEffect(() => {
    let isUnmounted = false
    void readDraft(DRAFT).then((draft) => {
      if (isUnmounted || draft === null) return
      const { code, contact } = findFrom(draft.value)
      setForm((now) => ({ code: now.code || code, contact: now.contact || contact }))
    })
    return () => {
      isUnmounted = true
    }
  }, [])

  useEffect(() => {
    if (!isDirty) return undefined
    const timer = setTimeout(() => void saveDraft(DRAFT, form), SAVE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [form, isDirty])

  return {
    form,
    change(part: Partial<CodeAndContact>) {
      setIsDirty(true)
      setForm((now) => ({ ...now, ...part }))
    },
    /** The draft is not needed any more. */
    forget() {
      setIsDirty(false)
      void clearDraft(DRAFT)
    },
  }
}
