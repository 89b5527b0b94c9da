import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLink } from './link.ts'
import type { LinkCause } from './types.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A link whose looks end as told. */
function setUp() {
  const page = Object.assign(new EventTarget(), { isVisible: true })
  let outcome: LinkCause | 'up' = 'no-house'
  const probe = vi.fn(() => {
    if (outcome === 'up') link.heard()
    else link.missed(outcome)
    return Promise.resolve()
  })
  const link = createLink({ probe, random: () => 0.5, now: () => 1_000 })
  const end = link.watch({ events: page, visible: () => page.isVisible })
  return { link, page, probe, end, set: (next: LinkCause | 'up') => void (outcome = next) }
}

describe('the link', () => {
  it('is unknown, and nothing is asked, until a request showed something', async () => {
    const { link, probe } = setUp()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(link.getSnapshot()).toEqual({ state: 'unknown' })
    expect(probe).not.toHaveBeenCalled()
  })

  it('is looked for with growing pauses while down, and no more once up', async () => {
    const { link, probe, set } = setUp()
    set('house-trouble')
    link.missed('house-trouble')
    for (const [calls, pause] of [1_000, 2_000, 4_000, 8_000].entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(probe).toHaveBeenCalledTimes(calls)
      await vi.advanceTimersByTimeAsync(1)
      expect(probe).toHaveBeenCalledTimes(calls + 1)
    }
    set('up')
    await vi.advanceTimersByTimeAsync(16_000)
    expect(link.getSnapshot()).toEqual({ state: 'up' })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(probe).toHaveBeenCalledTimes(5)
  })

  it('is looked for every four seconds while nothing answers: five seconds of link are enough', async () => {
    const { link, probe } = setUp()
    link.missed('no-house')
    await vi.advanceTimersByTimeAsync(600_000)
    const before = probe.mock.calls.length
    await vi.advanceTimersByTimeAsync(4_000)
    expect(probe).toHaveBeenCalledTimes(before + 1)
  })

  it('keeps since when it is down while the cause changes', () => {
    const { link } = setUp()
    link.missed('no-network')
    link.missed('not-the-house')
    expect(link.getSnapshot()).toEqual({ state: 'down', cause: 'not-the-house', since: 1_000 })
  })

  it('is not looked for by a page that nobody sees, and at once when it is seen', async () => {
    const { link, page, probe } = setUp()
    link.missed('no-house')
    page.isVisible = false
    page.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(probe).not.toHaveBeenCalled()
    page.isVisible = true
    page.dispatchEvent(new Event('visibilitychange'))
    expect(probe).toHaveBeenCalledTimes(1)
  })

  it('takes `online` and `offline` as hints to look, not as the state', async () => {
    const { link, page, probe, set } = setUp()
    set('up')
    page.dispatchEvent(new Event('offline'))
    expect(probe).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(link.getSnapshot()).toEqual({ state: 'up' })
  })

  it('is shown as before after a reload, and looked at; what was heard since counts more', () => {
    const one = setUp()
    one.link.restore({ state: 'down', cause: 'no-house', since: 500 })
    expect(one.link.getSnapshot()).toEqual({ state: 'down', cause: 'no-house', since: 500 })
    expect(one.probe).toHaveBeenCalledTimes(1)

    const other = setUp()
    other.link.heard()
    other.link.restore({ state: 'down', cause: 'no-house', since: 500 })
    other.link.restore('nonsense')
    expect(other.link.getSnapshot()).toEqual({ state: 'up' })
  })

  it('does not take requests that a leaving page broke off for a lost link', () => {
    const { link, page } = setUp()
    link.heard()
    page.dispatchEvent(new Event('pagehide'))
    link.missed('no-house')
    expect(link.getSnapshot()).toEqual({ state: 'up' })
  })
})
