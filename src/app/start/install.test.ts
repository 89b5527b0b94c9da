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
  expect(install.getSnapshot()).toEqual({ method: 'prompt', offer: false })
  install.offerNow()
  expect(install.getSnapshot()).toEqual({ method: 'prompt', offer: true })
  expect(await install.prompt()).toBe(true)
  expect(await install.prompt()).toBe(false)
  expect(prompt).toHaveBeenCalledOnce()
  expect(install.getSnapshot()).toEqual({ method: 'none', offer: false })
})

it('is not offered for 60 days after a no, by either button', async () => {
  const { install, ask, pass } = setUp()
  install.offerNow()
  install.dismiss()
  install.offerNow()
  expect(install.getSnapshot().offer).toBe(false)
  pass(61 * DAY)
  install.offerNow()
  expect(install.getSnapshot().offer).toBe(true)
  ask('dismissed')
  await install.prompt()
  install.offerNow()
  expect(install.getSnapshot().offer).toBe(false)
})

it('is by hand on iOS, and nothing once installed', () => {
  expect(setUp({ ios: true }).install.getSnapshot().method).toBe('ios')
  const inside = setUp({ ios: true, standalone: true }).install
  inside.offerNow()
  expect(inside.getSnapshot()).toEqual({ method: 'none', offer: false })
  const { install, events } = setUp()
  install.offerNow()
  events.dispatchEvent(new Event('appinstalled'))
  expect(install.getSnapshot()).toEqual({ method: 'none', offer: false })
})
