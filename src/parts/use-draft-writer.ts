import { useEffect, useState } from 'react'
import { createDraftWriter, type DraftWriter } from '#offline/draft-writer.ts'

/**
 * Writes a form down under the name that it began with. What was typed last is written too when the
 * screen is left, and when the page is put away: a phone may never come back to it.
 */
export function useDraftWriter<Draft>(name: string): DraftWriter<Draft> {
  const [writer] = useState(() => createDraftWriter<Draft>(name))
  useEffect(() => {
    const away = () => {
      if (document.visibilityState === 'hidden') writer.flush()
    }
    document.addEventListener('visibilitychange', away)
    return () => {
      document.removeEventListener('visibilitychange', away)
      writer.flush()
    }
  }, [writer])
  return writer
}
