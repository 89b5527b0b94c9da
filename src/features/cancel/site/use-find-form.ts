import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readDraft } from '#offline/drafts.ts'
import { useDraftWriter } from '#parts/use-draft-writer.ts'
import { useStored } from '#parts/use-stored.ts'
import type { CodeAndContact } from '#ui/code-and-contact.ts'
import { emptyFind, findFrom } from '../form.ts'

const DRAFT = 'cancel'

/**
 * The form's text, saved on this device alone until the booking is cancelled. A link from a booking
 * brings the code in the navigation's state: a code is a secret and never stands in an address.
 */
export function useFindForm() {
  const { state } = useLocation()
  const [given] = useState(() => findFrom(state).code)
  const [form, setForm] = useState<CodeAndContact>({ ...emptyFind, code: given })
  const [isDirty, setIsDirty] = useState(false)
  const writer = useDraftWriter<CodeAndContact>(DRAFT)

  useStored(
    () => readDraft(DRAFT),
    (draft) => {
      if (draft === null) return
      const { code, contact } = findFrom(draft.value)
      setForm((now) => ({ code: now.code || code, contact: now.contact || contact }))
    },
  )

  useEffect(() => {
    if (isDirty) writer.put(form)
  }, [form, isDirty, writer])

  return {
    form,
    change(part: Partial<CodeAndContact>) {
      setIsDirty(true)
      setForm((now) => ({ ...now, ...part }))
    },
    /** The draft is not needed any more. */
    forget() {
      setIsDirty(false)
      writer.put(null)
      writer.flush()
    },
  }
}
