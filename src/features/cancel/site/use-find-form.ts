import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { clearDraft, readDraft, saveDraft } from '#offline/drafts.ts'
import { looseObject, looseText } from '#lib/loose.ts'
import type { CodeAndContact } from '#ui/code-and-contact.ts'
import { emptyFind, findFrom } from '../form.ts'

const DRAFT = 'cancel'
/** How long a person may type before it is written down, ms. */
const SETTLE = 250

/**
 * What was typed, kept on this device alone until it has served. A booking that sent the guest here
 * brings its code in the navigation's state: a code is a secret and never stands in an address.
 */
export function useFindForm() {
  const { state } = useLocation()
  const [given] = useState(() => looseText(looseObject(state).code))
  const [form, setForm] = useState<CodeAndContact>({ ...emptyFind, code: given })
  const [touched, setTouched] = useState(false)

  useEffect(() => {
    let gone = false
    void readDraft(DRAFT).then((kept) => {
      if (gone || kept === null) return
      const { code, contact } = findFrom(kept.value)
      setForm((now) => ({ code: now.code || code, contact: now.contact || contact }))
    })
    return () => {
      gone = true
    }
  }, [])

  useEffect(() => {
    if (!touched) return undefined
    const timer = setTimeout(() => void saveDraft(DRAFT, form), SETTLE)
    return () => clearTimeout(timer)
  }, [form, touched])

  return {
    form,
    change(part: Partial<CodeAndContact>) {
      setTouched(true)
      setForm((now) => ({ ...now, ...part }))
    },
    /** It has served. */
    forget() {
      setTouched(false)
      void clearDraft(DRAFT)
    },
  }
}
