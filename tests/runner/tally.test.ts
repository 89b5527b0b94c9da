import { describe, expect, it } from 'vitest'
import { failing, isGood, nothing, passing, total, verdict } from './tally.ts'

describe('verdict', () => {
  it('is the run’s last line', () => {
    expect(verdict(total([passing(), passing(), failing('x', 'why')]))).toBe('2 passed, 1 failed')
  })

  it('names what was skipped only if something was', () => {
    expect(verdict({ ...nothing, passed: 3, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped')
  })
})

describe('isGood', () => {
  it('wants something to have run and nothing to have failed', () => {
    expect(isGood(nothing)).toBe(false)
    expect(isGood({ ...nothing, skipped: 4 })).toBe(false)
    expect(isGood(passing())).toBe(true)
    expect(isGood(total([passing(), failing('tests', 'no browser', 12)]))).toBe(false)
  })
})
