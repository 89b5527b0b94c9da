import { describe, expect, it } from 'vitest'
import { coerceList, coerceNumber, coerceObject, coerceText, isNotFalse } from './coerce.ts'

describe('fields of another server', () => {
  it('reads numbers that came as text', () => {
    expect(coerceNumber('12.50')).toBe(12.5)
    expect(coerceNumber(7)).toBe(7)
    expect([null, '', ' ', 'free', Number.NaN, {}].map(coerceNumber)).toEqual(Array(6).fill(null))
  })

  it('takes silence as yes and only a clear no as no', () => {
    expect([undefined, null, true, 1, '1', ''].every(isNotFalse)).toBe(true)
    expect([false, 0, '0', 'false'].some(isNotFalse)).toBe(false)
  })

  it('never passes on what is not of the kind', () => {
    expect(coerceText({})).toBe('')
    expect(coerceText(12)).toBe('12')
    expect(coerceObject([1])).toEqual({})
    expect(coerceList({ 0: 'a' })).toEqual([])
  })
})
