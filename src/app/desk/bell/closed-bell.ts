import { readAt } from '#contract/route.ts'
import type { AskServer } from '#offline/link/ask.ts'
import type { ClosedSetting } from './closed-setting.ts'

/** Whether push notifications are on, and if not, why. */
export type ClosedState =
  | 'on'
  | 'off'
  /** The person or the device's administrator has forbidden it to this site. */
  | 'denied'
  /** Apple: only from the home screen. */
  | 'needs-install'
  | 'unsupported'

/** The outcome of switching it. `unasked`: the browser's question was closed without an answer. */
export type ClosedOutcome =
  | 'done'
  | 'denied'
  | 'unasked'
  | 'no-service'
  | 'no-house'
  | 'house-refused'

/** The parts of the browser's PushManager and Notification that are used. */
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
  timeout?: number
}

/** Push notifications on this device while the app is closed, through the browser's push service. */
export interface ClosedBell {
  look(): Promise<ClosedState>
  /** In answer to a touch: the browser asks. */
  switchOn(): Promise<ClosedOutcome>
  /** Never fails: if the server is not reached, the browser rejects its pushes from then on. */
  switchOff(): Promise<void>
  /**
   * Registers again where it is on: for the person who signed in now, and because browsers change
   * their push addresses. Resolves false when the server was not reached.
   */
  renew(): Promise<boolean>
  /** Stops it until somebody signs in again, also when the server cannot be reached. */
  pause(): Promise<void>
}

/** A Chromium that cannot reach its push service waits for ever, without an error (seen), ms. */
const PUSH_TIMEOUT = 20_000

export function createClosedBell(setup: ClosedBellSetup): ClosedBell {
  const { access, setting, platform, ask, token, timeout = PUSH_TIMEOUT } = setup

  async function own(): Promise<PushSubscription | null> {
    const manager = await access?.manager()
    return (await manager?.getSubscription()) ?? null
  }

  async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
    const existing = await manager.getSubscription()
    if (existing !== null && base64url(existing.options.applicationServerKey) === key)
      return existing
    // It belongs to another server, or to this one before its store was lost: our pushes would fail.
    await existing?.unsubscribe()
    return await inTime(manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  }

  async function inTime(subscribing: Promise<PushSubscription>): Promise<PushSubscription> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DOMException('late', 'TimeoutError')), timeout)
    })
    try {
      return await Promise.race([subscribing, late])
    } finally {
      clearTimeout(timer)
    }
  }

  async function registerWithServer(): Promise<ClosedOutcome> {
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
    const response = await ask({ route: 'subscribePush', token: token(), body: { endpoint, keys } })
    if (response.kind === 'none') return 'no-house'
    return response.ok ? 'done' : 'house-refused'
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
      // This comes first: browsers ask only in direct answer to a touch.
      const permission = await access?.askPermission()
      if (permission === 'denied') return 'denied'
      if (permission !== 'granted') return 'unasked'
      const outcome = await registerWithServer()
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
      const outcome = await registerWithServer().catch(() => 'no-service' as const)
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
