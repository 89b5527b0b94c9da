import { useEffect, useState } from 'react'

/** `unsupported`: the browser has no such thing; `off`: it does not let us just now. */
export type Awake = 'on' | 'off' | 'unsupported'

interface Sentinel {
  readonly released: boolean
  release(): Promise<void>
  addEventListener(type: 'release', listener: () => void): void
}

/** The APIs that keep the screen awake; the browser's own, except in tests. */
export interface AwakeEnvironment {
  wakeLock: { request(type: 'screen'): Promise<Sentinel> } | undefined
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/**
 * Keeps the screen from going dark while the page is looked at. A browser takes it back whenever the
 * page is put away, so it is asked for again each time it comes to the front. Returns what ends it.
 */
export function keepAwake({ wakeLock, page }: AwakeEnvironment, tell: (now: Awake) => void) {
  if (wakeLock === undefined) {
    tell('unsupported')
    return () => undefined
  }
  let held: Sentinel | undefined
  let ended = false
  let asking = false
  async function ask(locks: NonNullable<AwakeEnvironment['wakeLock']>) {
    if (ended || asking || page.visibilityState !== 'visible' || held?.released === false) return
    asking = true
    try {
      const got = await locks.request('screen')
      held = got
      got.addEventListener('release', () => !ended && tell('off'))
      if (ended) await got.release()
      else tell('on')
    } catch {
      // A low battery, or a policy: the screen goes dark as ever.
      if (!ended) tell('off')
    } finally {
      asking = false
    }
  }
  const look = () => void ask(wakeLock)
  page.addEventListener('visibilitychange', look)
  look()
  return () => {
    ended = true
    page.removeEventListener('visibilitychange', look)
    void held?.release().catch(() => undefined)
  }
}

/** Whether the screen stays awake while this is shown. */
export function useWakeLock(): Awake {
  const [awake, setAwake] = useState<Awake>('off')
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: AwakeEnvironment['wakeLock'] }
    return keepAwake({ wakeLock, page: document }, setAwake)
  }, [])
  return awake
}
