import { useRef } from 'react'
import { useSaveOrSay } from '#parts/desk/use-save-or-say.ts'

/**
 * Runs one save at a time. Shows an error where it could not be stored on this device. Resolves to
 * whether it was stored.
 */
export function useAct(): (work: () => Promise<unknown>) => Promise<boolean> {
  const saveOrSay = useSaveOrSay()
  const isRunning = useRef(false)
  return async (work) => {
    if (isRunning.current) return false
    isRunning.current = true
    try {
      const saved = await saveOrSay(async () => {
        await work()
        return true
      })
      return saved === true
    } finally {
      isRunning.current = false
    }
  }
}
