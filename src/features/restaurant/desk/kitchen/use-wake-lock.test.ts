import { describe, expect, it } from 'vitest'
import { keepAwake, type Awake } from './use-wake-lock.ts'

/** A browser with one lock to give, and a page that can be put away. */
function browser({ refuses = false } = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const as string })
  const locks: (EventTarget & { released: boolean; release(): Promise<void> })[] = []
  const wakeLock = {
    async request() {
      if (refuses) throw new DOMException('low battery', 'NotAllowedError')
      const lock = Object.assign(new EventTarget(), {
        released: false,
        async release() {
          lock.released = true
          lock.dispatchEvent(new Event('release'))
        },
      })
      locks.push(lock)
      return lock
    },
  }
  const show = async (state: 'visible' | 'hidden') => {
    page.visibilityState = state
    if (state === 'hidden') await locks.at(-1)?.release()
    page.dispatchEvent(new Event('visibilitychange'))
    await settled()
  }
  return { env: { wakeLock, page: page as unknown as Document }, locks, show }
}

const settled = () => new Promise((done) => setTimeout(done))

describe('keeping the screen awake', () => {
  it('asks again whenever the page comes back to the front, and lets go at the end', async () => {
    const { env, locks, show } = browser()
    const told: Awake[] = []
    const end = keepAwake(env, (now) => told.push(now))
    await settled()
    await show('hidden')
    await show('visible')
    expect(told).toEqual(['on', 'off', 'on'])
    expect(locks).toHaveLength(2)
    end()
    await settled()
    expect(locks.every(({ released }) => released)).toBe(true)
    await show('visible')
    expect(locks).toHaveLength(2)
  })

  it('says so where the browser refuses, or has no such thing', async () => {
    const told: Awake[] = []
    keepAwake(browser({ refuses: true }).env, (now) => told.push(now))
    await settled()
    keepAwake({ ...browser().env, wakeLock: undefined }, (now) => told.push(now))
    expect(told).toEqual(['off', 'unsupported'])
  })
})
