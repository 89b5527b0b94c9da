import { useEffect, useRef, useState } from 'react'
import { clearDraft, readDraft, saveDraft } from '#offline/drafts.ts'

/** How long a person may type before it is written down, ms. */
const SETTLE = 250

/**
 * A form's values, kept on this device while they are typed and found again after a crash. `read`
 * makes a whole form of whatever is kept; what is typed before that arrives stays.
 */
export function useDraft<Form extends object>(
  name: string,
  empty: Form,
  read: (kept: unknown) => Partial<Form>,
) {
  const [form, setForm] = useState(empty)
  const [found, setFound] = useState(false)
  const touched = useRef(false)
  const unsaved = useRef<Form | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = useRef(() => {
    clearTimeout(timer.current)
    if (unsaved.current !== null) void saveDraft(name, unsaved.current)
    unsaved.current = null
  })

  useEffect(() => {
    let gone = false
    void readDraft(name).then((kept) => {
      if (gone || touched.current || kept === null) return
      setForm((before) => ({ ...before, ...read(kept.value) }))
      setFound(true)
    })
    const leave = flush.current
    addEventListener('pagehide', leave)
    return () => {
      gone = true
      leave()
      removeEventListener('pagehide', leave)
    }
  }, [name, read])

  return {
    form,
    /** What was typed before was found again. */
    found,
    change(part: Partial<Form>) {
      touched.current = true
      const next = { ...form, ...part }
      unsaved.current = next
      setForm(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(flush.current, SETTLE)
    },
    /** Fills the form with what is to be changed, or empties it; nothing of before is kept. */
    reset(values: Form) {
      touched.current = true
      unsaved.current = null
      setFound(false)
      setForm(values)
      void clearDraft(name)
    },
  }
}
