import { readAt } from '#contract/route.ts'
import type { AskServer } from '#offline/link/ask.ts'
import type { ClosedSetting } from './closed-setting.ts'

/** What there is to say of it, and why. */
export type ClosedState =
  | 'on'
  | 'off'
  /** The person, or whoever looks after the device, has forbidden it to this site. */
  | 'denied'
  /** Apple: only from the home screen. */
  | 'needs-install'
  | 'unsupported'

/** What came of switching it. `unasked`: the browser's question was closed without an answer. */
export type ClosedOutcome =
  'done' | 'denied' | 'unasked' | 'no-service' | 'no-house' | 'house-refused'

/** As far as the browser's PushManager and Notification go. */
export interface PushAccess {
  manager(): Promise<PushManager | null>
  permission(): NotificationPermission
  /** Only in answer to a touch. */
  askPermission(): Promise<NotificationPermission>
}

export interface ClosedBellSetup {
  /** Null: this browser has none. */
  access: PushAccess | null
  platform: { ios: boolean; standalone: boolean }
  setting: ClosedSetting
  ask: AskServer
  token: () => string | null
  /** How long the browser may take to reach its push service, ms. */
  patience?: number
}

/** News of the house on this device while the app is closed, through the browser maker's push service. */
export interface ClosedBell {
  look(): Promise<ClosedState>
  /** In answer to a touch: the browser asks. */
  switchOn(): Promise<ClosedOutcome>
  /** Never fails: what the house was not told ends by itself, since the browser takes no more. */
  switchOff(): Promise<void>
  /**
   * Says it to the house anew, where it is on: for whoever signed in now, and because browsers
   * change their addresses. Answers whether there is nothing left to say.
   */
  renew(): Promise<boolean>
  /** Until somebody signs in again: nobody is told meanwhile, also where the house cannot be reached. */
  pause(): Promise<void>
}

/** A Chromium that cannot reach its maker's service waits for ever, and says nothing (seen). */
const PATIENCE = 20_000

export function createClosedBell(setup: ClosedBellSetup): ClosedBell {
  const { access, setting, platform, ask, token, patience = PATIENCE } = setup

  async function own(): Promise<PushSubscription | null> {
    const manager = await access?.manager()
    return (await manager?.getSubscription()) ?? null
  }

  async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
    const kept = await manager.getSubscription()
    if (kept !== null && base64url(kept.options.applicationServerKey) === key) return kept
    // Of another house, or of this one before its store was lost: it would take nothing from us.
    await kept?.unsubscribe()
    return await inTime(manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  }

  async function inTime(subscribing: Promise<PushSubscription>): Promise<PushSubscription> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DOMException('late', 'TimeoutError')), patience)
    })
    try {
      return await Promise.race([subscribing, late])
    } finally {
      clearTimeout(timer)
    }
  }

  async function tellHouse(): Promise<ClosedOutcome> {
    const manager = await access?.manager()
    if (manager === undefined || manager === null) return 'no-service'
    const asked = await ask({ route: 'getPushKey', token: token() })
    if (asked.kind === 'none') return 'no-house'
    const key = readAt(asked.body, 'key')
    if (!asked.ok || typeof key !== 'string') return 'house-refused'
    let subscription: PushSubscription
    try {
      subscription = await subscribed(manager, key)
    } catch (error) {
      return (error as Error).name === 'NotAllowedError' ? 'denied' : 'no-service'
    }
    const { endpoint, keys } = subscription.toJSON()
    const told = await ask({ route: 'subscribePush', token: token(), body: { endpoint, keys } })
    if (told.kind === 'none') return 'no-house'
    return told.ok ? 'done' : 'house-refused'
  }

  return {
    async look() {
      const manager = await access?.manager()
      if (access === null || manager === null || manager === undefined) {
        return platform.ios && !platform.standalone ? 'needs-install' : 'unsupported'
      }
      const permission = access.permission()
      if (permission === 'denied') return 'denied'
      const on = setting.getSnapshot() && permission === 'granted' && (await own()) !== null
      return on ? 'on' : 'off'
    },
    async switchOn() {
      // First of all: a browser asks in answer to a touch, not some time after it.
      const permission = await access?.askPermission()
      if (permission === 'denied') return 'denied'
      if (permission !== 'granted') return 'unasked'
      const outcome = await tellHouse()
      if (outcome === 'done') setting.set(true)
      return outcome
    },
    async switchOff() {
      setting.set(false)
      const subscription = await own().catch(() => null)
      if (subscription === null) return
      const { endpoint } = subscription
      await subscription.unsubscribe().catch(() => false)
      await ask({ route: 'unsubscribePush', token: token(), body: { endpoint } })
    },
    async renew() {
      if (!setting.getSnapshot() || access?.permission() !== 'granted') return true
      const outcome = await tellHouse().catch(() => 'no-service' as const)
      return outcome !== 'no-house'
    },
    async pause() {
      const subscription = await own().catch(() => null)
      await subscription?.unsubscribe().catch(() => false)
    },
  }
}

function base64url(bytes: ArrayBuffer | null): string {
  if (bytes === null) return ''
  const text = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
