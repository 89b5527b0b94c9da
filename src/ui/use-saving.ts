import { useRef, useState } from 'react'

/** Why this device could not save something: a reason of the outbox, or any other. */
export type NotSavedReason = 'quota' | 'unavailable' | 'timeout' | 'newer-store' | 'other'

const reasons: readonly string[] = ['quota', 'unavailable', 'timeout', 'newer-store']

function reasonOf(error: unknown): NotSavedReason {
  const reason = (error as { reason?: unknown } | null)?.reason
  return (reasons.find((one) => one === reason) as NotSavedReason | undefined) ?? 'other'
}

/**
 * State of a save on this device: one at a time, however often the button is pressed, with the
 * reason where it failed.
 */
export function useSaving() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<NotSavedReason | null>(null)
  const under = useRef(false)

  /** The result of `work`; null where it failed or another save is running. */
  async function save<Saved>(work: () => Promise<Saved>): Promise<Saved | null> {
    // A second tap comes before the button shows that it is busy.
    if (under.current) return null
    under.current = true
    setBusy(true)
    setFailure(null)
    try {
      return await work()
    } catch (error) {
      setFailure(reasonOf(error))
      return null
    } finally {
      under.current = false
      setBusy(false)
    }
  }
  return { busy, failure, save, forget: () => setFailure(null) }
}
