import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { saveFile } from '#ui/save-file.ts'
import { useAsk, type Question, type Refused } from '#parts/ask-server.ts'
import { fetchFile } from './fetch-backup.ts'
import { Left } from './insist.ts'
import { useLeaving } from './use-leaving.ts'

type Progressed = { done: number; of: number; waiting: boolean }

/** A file that the server makes and this device saves; none where the screen is left. */
export function useFetchedFile() {
  const { t } = useLingui()
  const ask = useAsk()
  const leaving = useLeaving()
  /** The name of the saved file; '': none yet. */
  const [done, setDone] = useState('')
  const [progress, setProgress] = useState<Progressed | null>(null)

  /** Null: it is saved, or the screen was left. */
  async function take(
    question: Question,
    type: string,
  ): Promise<Pick<Refused, 'message' | 'errors'> | null> {
    setDone('')
    setProgress({ done: 0, of: 0, waiting: false })
    try {
      const going = { signal: leaving.current.signal, onProgress: setProgress }
      const fetched = await fetchFile(ask, { ...question, changesNothing: true }, type, going)
      if (!fetched.ok) return fetched
      saveFile(fetched.name, fetched.file, type)
      setDone(fetched.name)
      return null
    } catch (error) {
      if (error instanceof Left) return null
      return { message: t`The file could not be fetched. Please try again.`, errors: {} }
    } finally {
      setProgress(null)
    }
  }
  return { done, progress, take, forget: () => setDone('') }
}
