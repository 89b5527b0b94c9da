import { beforeEach, expect, it } from 'vitest'
import type { Ask, Asked } from '#offline/link/types.ts'
import { createClosedBell, type ClosedBellSetup } from './closed-bell.ts'
import { storedClosed } from './closed-setting.ts'

const KEY = 'BPu3-key_of-the-house123'
const keyBytes = (text: string) =>
  Uint8Array.from(atob(padded(text)), (c) => c.charCodeAt(0)).buffer
const padded = (text: string) => text.replaceAll('-', '+').replaceAll('_', '/').padEnd(24, '=')

const answer = (body: unknown, status = 200): Asked => ({
  kind: 'answer',
  ok: status < 400,
  status,
  body,
  retryAfter: null,
  replayed: false,
  houseTime: null,
})

/** A browser with a push service, and a house that answers. */
function fakes() {
  const state = {
    permission: 'default' as NotificationPermission,
    answered: 'granted' as NotificationPermission,
    subscriptions: [] as { endpoint: string; key: string }[],
    made: 0,
    fails: undefined as Error | undefined,
    asked: [] as Ask[],
    house: (ask: Ask): Asked => answer(ask.route === 'getPushKey' ? { key: KEY } : { on: true }),
  }
  const subscription = (kept: { endpoint: string; key: string }) => ({
    endpoint: kept.endpoint,
    options: { applicationServerKey: keyBytes(kept.key) },
    toJSON: () => ({ endpoint: kept.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      state.subscriptions = state.subscriptions.filter((one) => one !== kept)
      return true
    },
  })
  const manager = {
    getSubscription: async () => {
      const [kept] = state.subscriptions
      return kept === undefined ? null : subscription(kept)
    },
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      if (state.fails) throw state.fails
      state.made += 1
      const kept = { endpoint: `https://push.example.com/${state.made}`, key }
      state.subscriptions.push(kept)
      return subscription(kept)
    },
  } as unknown as PushManager
  const kept = new Map<string, string>()
  const setting = storedClosed({
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  })
  const setup: ClosedBellSetup = {
    access: {
      manager: async () => manager,
      permission: () => state.permission,
      askPermission: async () => (state.permission = state.answered),
    },
    platform: { ios: false, standalone: false },
    setting,
    ask: async (ask) => {
      state.asked.push(ask)
      return state.house(ask)
    },
    token: () => 'the token',
  }
  return { state, setup, setting, bell: createClosedBell(setup) }
}

let the: ReturnType<typeof fakes>
beforeEach(() => {
  the = fakes()
})
const routesAsked = () => the.state.asked.map(({ route }) => route)

it('is switched on by asking the person, the browser and the house, and off again', async () => {
  const { bell, state } = the
  expect(await bell.look()).toBe('off')
  expect(await bell.switchOn()).toBe('done')
  expect(await bell.look()).toBe('on')
  expect(state.asked).toMatchObject([
    { route: 'getPushKey', token: 'the token' },
    {
      route: 'subscribePush',
      token: 'the token',
      body: { endpoint: 'https://push.example.com/1', keys: { p256dh: 'p', auth: 'a' } },
    },
  ])
  await bell.switchOff()
  expect(await bell.look()).toBe('off')
  expect(state.subscriptions).toEqual([])
  expect(state.asked.at(-1)).toMatchObject({
    route: 'unsubscribePush',
    body: { endpoint: 'https://push.example.com/1' },
  })
})

it('is off at once where the house cannot be told', async () => {
  const { bell, state } = the
  await bell.switchOn()
  state.house = () => ({ kind: 'none', cause: 'no-house' })
  await bell.switchOff()
  expect([await bell.look(), state.subscriptions]).toEqual(['off', []])
})

it.each([
  ['denied', 'denied', 'denied'],
  ['default', 'unasked', 'off'],
] as const)('stays off where the person answers %s', async (answered, outcome, state) => {
  the.state.answered = answered
  expect(await the.bell.switchOn()).toBe(outcome)
  expect(await the.bell.look()).toBe(state)
  expect(the.state.asked).toEqual([])
})

it.each([
  ['AbortError', 'no-service'],
  ['NotSupportedError', 'no-service'],
  ['NotAllowedError', 'denied'],
])('says why the browser would not: %s', async (name, outcome) => {
  the.state.fails = new DOMException('no', name)
  expect(await the.bell.switchOn()).toBe(outcome)
  expect(await the.bell.look()).toBe('off')
})

it('does not wait for ever for a push service that does not answer', async () => {
  const { setup, setting } = the
  const manager = {
    getSubscription: async () => null,
    subscribe: () => new Promise(() => {}),
  } as unknown as PushManager
  const access = { ...setup.access!, manager: async () => manager }
  const bell = createClosedBell({ ...setup, access, timeout: 20 })
  expect(await bell.switchOn()).toBe('no-service')
  expect([await bell.look(), setting.getSnapshot()]).toEqual(['off', false])
})

it('is not on before the house has heard it', async () => {
  const { bell, state } = the
  state.house = () => ({ kind: 'none', cause: 'no-house' })
  expect(await bell.switchOn()).toBe('no-house')
  state.house = () => answer({ code: 'unauthenticated', message: '' }, 401)
  expect(await bell.switchOn()).toBe('house-refused')
  state.house = ({ route }) =>
    route === 'getPushKey' ? answer({ key: KEY }) : answer({ code: 'validation' }, 422)
  expect(await bell.switchOn()).toBe('house-refused')
  expect(await bell.look()).toBe('off')
})

it('says what a browser without it can do', async () => {
  const { setup } = the
  const looks = (platform: { ios: boolean; standalone: boolean }) =>
    createClosedBell({ ...setup, access: null, platform }).look()
  expect(await looks({ ios: true, standalone: false })).toBe('needs-install')
  expect(await looks({ ios: true, standalone: true })).toBe('unsupported')
  expect(await looks({ ios: false, standalone: false })).toBe('unsupported')
  const noWorker = { ...setup.access!, manager: async () => null }
  expect(await createClosedBell({ ...setup, access: noWorker }).look()).toBe('unsupported')
})

it('is said anew for whoever signs in, under the same address', async () => {
  const { bell, state } = the
  expect(await bell.renew()).toBe(true)
  expect(state.asked).toEqual([])
  await bell.switchOn()
  state.asked.length = 0
  expect(await bell.renew()).toBe(true)
  expect(routesAsked()).toEqual(['getPushKey', 'subscribePush'])
  expect(state.made).toBe(1)
  state.house = () => ({ kind: 'none', cause: 'no-house' })
  expect(await bell.renew()).toBe(false)
})

it('is made anew where the house has another key', async () => {
  const { bell, state } = the
  await bell.switchOn()
  state.house = ({ route }) => answer(route === 'getPushKey' ? { key: `${KEY.slice(0, -1)}f` } : {})
  await bell.renew()
  expect(state.subscriptions).toMatchObject([{ endpoint: 'https://push.example.com/2' }])
})

it('rests from a sign-out to the next sign-in', async () => {
  const { bell, state, setting } = the
  await bell.switchOn()
  await bell.pause()
  expect([state.subscriptions, setting.getSnapshot()]).toEqual([[], true])
  expect(await bell.renew()).toBe(true)
  expect([await bell.look(), state.made]).toEqual(['on', 2])
})

it('is not renewed once the person has taken the permission back', async () => {
  const { bell, state } = the
  await bell.switchOn()
  state.permission = 'denied'
  state.asked.length = 0
  await bell.renew()
  expect([state.asked, await bell.look()]).toEqual([[], 'denied'])
})
