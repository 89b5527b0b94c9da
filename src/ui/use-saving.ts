import { useRef, useState } from 'react'

/** Why something could not be written on this device; the outbox's reasons, and any other. */
export type NotSavedReason = 'quota' | 'unavailable' | 'timeout' | 'newer-store' | 'other'

const reasons: readonly string[] = ['quota', 'unavailable', 'timeout', 'newer-store']

function reasonOf(error: unknown): NotSavedReason {
  const reason = (error as { reason?: unknown } | null)?.reason
  return (reasons.find((one) => one === reason) as NotSavedReason | undefined) ?? 'other'
}

/**
 * Confirming something that is written down on this device: once at a time, however often the
 * button is tapped, and with the reason where it could not be.
 */
export function useSaving() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<NotSavedReason | null>(null)
  const under = useRef(false)

  /** What `work` gives; null where it failed or another is under way. */
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
