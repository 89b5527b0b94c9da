import { useRef } from 'react'
import { useSaveOrSay } from '#parts/desk/use-save-or-say.ts'

/**
 * Does one act at a time. What could not be written down on this device is said at once; answers
 * whether it was.
 */
export function useAct(): (work: () => Promise<unknown>) => Promise<boolean> {
  const saveOrSay = useSaveOrSay()
  const under = useRef(false)
  return async (work) => {
    if (under.current) return false
    under.current = true
    try {
      const saved = await saveOrSay(async () => {
        await work()
        return true
      })
      return saved === true
    } finally {
      under.current = false
    }
  }
}
