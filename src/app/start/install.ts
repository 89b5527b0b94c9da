import { createValue, type Value } from '#offline/value.ts'

/** Chromium's event; not in lib.dom. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export interface InstallState {
  /** prompt: the browser can ask. ios: by hand, with pictures. none: installed, or can't be. */
  method: 'none' | 'prompt' | 'ios'
  /** An order was just made here, and the person has not dismissed the offer lately. */
  offer: boolean
}

export interface Install extends Value<InstallState> {
  /** To be called after an order was saved. */
  offerNow(): void
  /** Shows the browser's own question. Resolves true when it was accepted. */
  prompt(): Promise<boolean>
  /** "Not now": not offered again for 60 days. */
  dismiss(): void
}

const DISMISSED = 'imisozi:install-dismissed'
const DISMISSED_FOR = 60 * 24 * 60 * 60_000

export interface InstallSetup {
  events: Pick<EventTarget, 'addEventListener'>
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
  platform: Platform
  now?: () => number
}

export interface Platform {
  standalone: boolean
  ios: boolean
}

export function createInstall(setup: InstallSetup): Install {
  const now = setup.now ?? Date.now
  const { standalone, ios } = setup.platform
  let asking: InstallPromptEvent | undefined
  const value = createValue<InstallState>({
    method: ios && !standalone ? 'ios' : 'none',
    offer: false,
  })
  const change = (part: Partial<InstallState>) => value.set({ ...value.getSnapshot(), ...part })

  setup.events.addEventListener('beforeinstallprompt', (event) => {
    // We ask after an order, not at the first visit.
    event.preventDefault()
    asking = event as InstallPromptEvent
    change({ method: 'prompt' })
  })
  setup.events.addEventListener('appinstalled', () => {
    asking = undefined
    change({ method: 'none', offer: false })
  })

  const dismissed = () => now() - Number(setup.storage?.getItem(DISMISSED) ?? 0) < DISMISSED_FOR
  const dismiss = () => {
    try {
      setup.storage?.setItem(DISMISSED, String(now()))
    } catch {
      // Storage is full: offered again after the next order.
    }
    change({ offer: false })
  }
  return {
    getSnapshot: value.getSnapshot,
    subscribe: value.subscribe,
    offerNow() {
      if (!standalone && !dismissed()) change({ offer: true })
    },
    async prompt() {
      const event = asking
      if (event === undefined) return false
      // The browser allows one prompt for each event.
      asking = undefined
      const { outcome } = await event.prompt()
      if (outcome === 'dismissed') dismiss()
      change({ method: 'none', offer: false })
      return outcome === 'accepted'
    },
    dismiss,
  }
}

/** iPads report themselves as Macs, but with touch points. */
export function thisPlatform(): Platform {
  const { userAgent, maxTouchPoints } = navigator
  const ios =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  const standalone =
    matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true
  return { ios, standalone }
}
