import { describe, expect, it } from 'vitest'
import { createClock } from './clock.ts'

const iso = (ms: number) => new Date(ms).toISOString()
const HOUSE = Date.parse('2026-03-01T12:00:00.000Z')

describe('the house’s clock', () => {
  it('is the device’s own until the house was heard', () => {
    expect(createClock(() => 5_000).now()).toBe(5_000)
  })

  it('takes the middle of request and answer as the moment', () => {
    const device = HOUSE + 60_000
    const clock = createClock(() => device)
    clock.note(iso(HOUSE), device - 400, device + 400)
    expect(clock.now()).toBe(HOUSE)
  })

  it('is the median of the last answers: one slow way back moves nothing', () => {
    const clock = createClock(() => HOUSE)
    for (const off of [0, 20, -10, 9_000, 10]) clock.note(iso(HOUSE + off), HOUSE, HOUSE)
    expect(clock.difference()).toBe(10)
  })

  it('ignores answers that took too long, came before they were asked, or tell no time', () => {
    const clock = createClock(() => HOUSE)
    clock.note(iso(HOUSE + 5_000), HOUSE - 30_000, HOUSE)
    clock.note(iso(HOUSE + 5_000), HOUSE, HOUSE - 1)
    clock.note('yesterday', HOUSE, HOUSE)
    expect(clock.difference()).toBe(0)
  })

  it('follows at once when the device’s clock was set, as after a power cut', () => {
    const in2030 = Date.parse('2030-01-01T00:00:00.000Z')
    const clock = createClock(() => HOUSE)
    for (let at = 0; at < 9; at += 1) clock.note(iso(HOUSE), in2030, in2030)
    clock.note(iso(HOUSE), HOUSE, HOUSE)
    expect(clock.difference()).toBe(0)
  })

  const DAY = 86_400_000

  it('goes on when the device’s clock is set back, as if nothing had been; ahead, it is not known', () => {
    let [at, ran] = [HOUSE, 0]
    const clock = createClock(
      () => at,
      () => ran,
    )
    expect(clock.known()).toBe(false)
    clock.note(iso(HOUSE), HOUSE, HOUSE)
    expect(clock.known()).toBe(true)
    ran += 5_000
    at = 5_000
    expect([clock.now(), clock.known()]).toEqual([HOUSE + 5_000, true])
    at += 4 * 365 * DAY
    expect(clock.known()).toBe(false)
    clock.note(iso(HOUSE + 6_000), at, at)
    expect([clock.now(), clock.known()]).toEqual([HOUSE + 6_000, true])
  })

  it('never goes below what was heard before a restart', () => {
    for (const at of [HOUSE - 3 * DAY, 5_000]) {
      const clock = createClock(() => at)
      clock.restore(200, HOUSE)
      expect([clock.now(), clock.known()]).toEqual([HOUSE, false])
    }
    const right = createClock(() => HOUSE + DAY)
    right.restore(200, HOUSE)
    expect(right.now()).toBe(HOUSE + DAY + 200)
  })

  it('recalls a difference from before the reload, unless the house was heard since', () => {
    const clock = createClock(() => HOUSE)
    clock.restore('nonsense')
    expect(clock.difference()).toBe(0)
    clock.restore(7_000)
    expect(clock.difference()).toBe(7_000)
    clock.note(iso(HOUSE + 100), HOUSE, HOUSE)
    clock.restore(7_000)
    expect(clock.difference()).toBe(100)
  })
})
