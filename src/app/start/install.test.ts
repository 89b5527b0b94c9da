import { expect, it, vi } from 'vitest'
import { createInstall, type Platform } from './install.ts'

const DAY = 24 * 60 * 60_000

function setUp(platform: Partial<Platform> = {}) {
  const events = new EventTarget()
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  let now = 1_000 * DAY
  const install = createInstall({
    events,
    storage,
    now: () => now,
    platform: {
      standalone: false,
      ios: false,
      ...platform,
    },
  })
  const ask = (outcome: 'accepted' | 'dismissed') => {
    const prompt = vi.fn(() => Promise.resolve({ outcome }))
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    events.dispatchEvent(event)
    return { event, prompt }
  }
  return { install, events, ask, pass: (ms: number) => void (now += ms) }
}

it('keeps the browser’s question for after an order', async () => {
  const { install, ask } = setUp()
  const { event, prompt } = ask('accepted')
  expect(event.defaultPrevented).toBe(true)
  expect(install.getSnapshot()).toEqual({ way: 'prompt', offer: false })
  install.fitting()
  expect(install.getSnapshot()).toEqual({ way: 'prompt', offer: true })
  expect(await install.prompt()).toBe(true)
  expect(await install.prompt()).toBe(false)
  expect(prompt).toHaveBeenCalledOnce()
  expect(install.getSnapshot()).toEqual({ way: 'none', offer: false })
})

it('is not offered for 60 days after a no, by either button', async () => {
  const { install, ask, pass } = setUp()
  install.fitting()
  install.dismiss()
  install.fitting()
  expect(install.getSnapshot().offer).toBe(false)
  pass(61 * DAY)
  install.fitting()
  expect(install.getSnapshot().offer).toBe(true)
  ask('dismissed')
  await install.prompt()
  install.fitting()
  expect(install.getSnapshot().offer).toBe(false)
})

it('is by hand on iOS, and nothing once installed', () => {
  expect(setUp({ ios: true }).install.getSnapshot().way).toBe('ios')
  const inside = setUp({ ios: true, standalone: true }).install
  inside.fitting()
  expect(inside.getSnapshot()).toEqual({ way: 'none', offer: false })
  const { install, events } = setUp()
  install.fitting()
  events.dispatchEvent(new Event('appinstalled'))
  expect(install.getSnapshot()).toEqual({ way: 'none', offer: false })
})
