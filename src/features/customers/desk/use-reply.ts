import { useEffect, useState } from 'react'
import { readDraft } from '#offline/drafts.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { useDraftWriter } from '#parts/use-draft-writer.ts'

/** A reply that is being typed; found again after a crash. */
export function useReply(name: string) {
  const [text, setText] = useState('')
  const writer = useDraftWriter<string>(name)
  useEffect(() => {
    let isUnmounted = false
    void readDraft(name).then((draft) => {
      const saved = draft?.value
      if (!isUnmounted && typeof saved === 'string') setText((now) => now || saved.trim())
    })
    return () => {
      isUnmounted = true
    }
  }, [name])
  useEffect(() => (text === '' ? undefined : holdReload()), [text])
  return {
    text,
    change(next: string) {
      setText(next)
      writer.put(next.trim() === '' ? null : next)
    },
    sent() {
      setText('')
      writer.put(null)
      writer.flush()
    },
  }
}
