import { useEffect, useState } from 'react'
import { looseText } from '#lib/loose.ts'
import { readDraft } from '#offline/drafts.ts'
import { holdReload } from '#offline/reload-hold.ts'
import { useDraftWriter } from '#parts/use-draft-writer.ts'

/** A reply that is being typed; found again after a crash. */
export function useReply(name: string) {
  const [text, setText] = useState('')
  const writer = useDraftWriter<string>(name)
  useEffect(() => {
    let gone = false
    void readDraft(name).then((draft) => {
      const kept = looseText(draft?.value)
      if (!gone && kept !== '') setText((now) => now || kept)
    })
    return () => {
      gone = true
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
