import { describe, expect, it } from 'vitest'
import { looseList, looseNumber, looseObject, looseText, notFalse } from './loose.ts'

describe('fields of another server', () => {
  it('reads numbers that came as text', () => {
    expect(looseNumber('12.50')).toBe(12.5)
    expect(looseNumber(7)).toBe(7)
    expect([null, '', ' ', 'free', Number.NaN, {}].map(looseNumber)).toEqual(Array(6).fill(null))
  })

  it('takes silence as yes and only a clear no as no', () => {
    expect([undefined, null, true, 1, '1', ''].every(notFalse)).toBe(true)
    expect([false, 0, '0', 'false'].some(notFalse)).toBe(false)
  })

  it('never passes on what is not of the kind', () => {
    expect(looseText({})).toBe('')
    expect(looseText(12)).toBe('12')
    expect(looseObject([1])).toEqual({})
    expect(looseList({ 0: 'a' })).toEqual([])
  })
})
