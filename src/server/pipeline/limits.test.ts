import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'
import type { Actor } from './endpoint.ts'
import { addressKey } from '../budgets/requester.ts'
import { NewKeyLimits } from './new-key-limits.ts'
import { FailureBackoff } from './failure-backoff.ts'

describe('Buckets', () => {
  it('never gives more than the rule in any window, whoever asks when', () => {
    const step = fc.record({ after: fc.nat(500), count: fc.integer({ min: 1, max: 3 }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const rule = { max: 10, windowMs: 1000 }
        const buckets = new TokenBuckets(rule)
        const taken: { at: number; count: number }[] = []
        let now = 0
        for (const { after, count } of steps) {
          now += after
          if (buckets.waitFor('a', now, count) > 0) continue
          buckets.take('a', now, count)
          taken.push({ at: now, count })
          const lately = taken.filter(({ at }) => at > now - rule.windowMs)
          // What was full at the start, and what came back since.
          expect(lately.reduce((sum, one) => sum + one.count, 0)).toBeLessThanOrEqual(rule.max * 2)
        }
      }),
    )
  })

  it('says how long to wait, and then gives', () => {
    const buckets = new TokenBuckets({ max: 2, windowMs: 1000 })
    buckets.take('a', 0)
    buckets.take('a', 0)
    const wait = buckets.waitFor('a', 0)
    expect(wait).toBe(500)
    expect(buckets.waitFor('a', wait - 1)).toBe(1)
    expect(buckets.waitFor('a', wait)).toBe(0)
    expect(buckets.waitFor('b', 0)).toBe(0)
  })
})

describe('addressKey', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})

describe('NewKeyLimits', () => {
  const one = { max: 1, windowMs: 1000 }
  const many = { max: 1000, windowMs: 1000 }
  const guest: Actor = { kind: 'guest', deviceId: 'device' }

  it('counts a key once', () => {
    const limits = new NewKeyLimits({ staff: many, device: one, address: many })
    for (let time = 0; time < 5; time += 1) limits.count(guest, '192.0.2.1', 'key', 0)
    expect(() => limits.count(guest, '192.0.2.1', 'other', 0)).toThrow(/wait/)
    expect(() => limits.count(guest, '192.0.2.1', null, 0)).toThrow(/wait/)
  })

  it('holds a device without a name to its address’s allowance', () => {
    const limits = new NewKeyLimits({
      staff: many,
      device: one,
      address: { max: 2, windowMs: 1000 },
    })
    const nameless: Actor = { kind: 'guest', deviceId: null }
    limits.count(nameless, '192.0.2.1', 'a', 0)
    limits.count(nameless, '192.0.2.1', 'b', 0)
    expect(() => limits.count(nameless, '192.0.2.1', 'c', 0)).toThrow(/wait/)
    limits.count(nameless, '192.0.2.2', 'd', 0)
  })
})

describe('Slowdown', () => {
  const rule = { freeFailures: 2, firstDelayMs: 100, maxDelayMs: 1000, forgetAfterMs: 10_000 }

  it('grows, and ends somewhere', () => {
    const slow = new FailureBackoff(rule)
    const delays = Array.from({ length: 9 }, () => {
      const delay = slow.delay('a', 0)
      slow.fail('a', 0)
      return delay
    })
    expect(delays).toEqual([0, 0, 0, 100, 200, 400, 800, 1000, 1000])
    expect(slow.delay('b', 0)).toBe(0)
  })

  it('forgets after a while, and after success', () => {
    const slow = new FailureBackoff(rule)
    for (let time = 0; time < 5; time += 1) slow.fail('a', 0)
    expect(slow.delay('a', 10_000)).toBeGreaterThan(0)
    expect(slow.delay('a', 10_001)).toBe(0)
    for (let time = 0; time < 5; time += 1) slow.fail('b', 0)
    slow.clear('b')
    expect(slow.delay('b', 0)).toBe(0)
  })

  it('counts the wait from the last failure, however late the servers’ sum comes', () => {
    const slow = new FailureBackoff(rule)
    for (let time = 0; time < 4; time += 1) slow.fail('a', 0)
    slow.settle('a', 4, 150)
    expect(slow.waitFor('a', 150)).toBe(50)
    // Another server counted one more by then.
    slow.settle('a', 5, 160)
    expect(slow.waitFor('a', 160)).toBe(400)
  })

  it('counts what is under way', () => {
    const slow = new FailureBackoff(rule)
    for (let time = 0; time < 4; time += 1) slow.begin('a', 0)
    expect(slow.delay('a', 0)).toBe(200)
    for (let time = 0; time < 4; time += 1) slow.end('a', 0)
    expect(slow.delay('a', 0)).toBe(0)
  })
})
