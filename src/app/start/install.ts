import { createValue, type Value } from '#offline/value.ts'

/** Chromium's event; not in lib.dom. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export interface InstallState {
  /** prompt: the browser can ask. ios: by hand, with pictures. none: installed, or can't be. */
  way: 'none' | 'prompt' | 'ios'
  /** Something was just done here (an order), and the person has not said no lately. */
  offer: boolean
}

export interface Install extends Value<InstallState> {
  /** After an order was saved: the fitting moment. */
  fitting(): void
  /** Shows the browser's own question. Resolves true when it was accepted. */
  prompt(): Promise<boolean>
  /** "Not now": not offered again for 60 days. */
  dismiss(): void
}

const DISMISSED = 'imisozi:install-dismissed'
const QUIET = 60 * 24 * 60 * 60_000

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
    way: ios && !standalone ? 'ios' : 'none',
    offer: false,
  })
  const change = (part: Partial<InstallState>) => value.set({ ...value.getSnapshot(), ...part })

  setup.events.addEventListener('beforeinstallprompt', (event) => {
    // Asked at a moment of ours, not at first sight.
    event.preventDefault()
    asking = event as InstallPromptEvent
    change({ way: 'prompt' })
  })
  setup.events.addEventListener('appinstalled', () => {
    asking = undefined
    change({ way: 'none', offer: false })
  })

  const dismissed = () => now() - Number(setup.storage?.getItem(DISMISSED) ?? 0) < QUIET
  const dismiss = () => {
    try {
      setup.storage?.setItem(DISMISSED, String(now()))
    } catch {
      // Full: asked again after the next order.
    }
    change({ offer: false })
  }
  return {
    getSnapshot: value.getSnapshot,
    subscribe: value.subscribe,
    fitting() {
      if (!standalone && !dismissed()) change({ offer: true })
    },
    async prompt() {
      const event = asking
      if (event === undefined) return false
      // An event asks once.
      asking = undefined
      const { outcome } = await event.prompt()
      if (outcome === 'dismissed') dismiss()
      change({ way: 'none', offer: false })
      return outcome === 'accepted'
    },
    dismiss,
  }
}

/** iPads call themselves Macs, but have fingers. */
export function thisPlatform(): Platform {
  const { userAgent, maxTouchPoints } = navigator
  const ios =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  const standalone =
    matchMedia('(display-mode: standalone)').matches ||
    (navigator as { standalone?: boolean }).standalone === true
  return { ios, standalone }
}
