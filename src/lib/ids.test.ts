import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical.ts'
import { CODE_LETTERS, newCode } from './code.ts'
import { uuidv7 } from './uuid.ts'

describe('uuidv7', () => {
  it('is a version 7 uuid', () => {
    expect(uuidv7()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })

  it('sorts by the order of making, many in a millisecond and with a clock set back', () => {
    const made = Array.from({ length: 9000 }, (_, n) =>
      uuidv7(n < 5000 ? 1_900_000_000_000 : 1_000),
    )
    expect([...made].sort()).toEqual(made)
    expect(new Set(made).size).toBe(made.length)
  })
})

describe('newCode', () => {
  it('has 8 letters without look-alikes and does not repeat', () => {
    const codes = new Set(Array.from({ length: 5000 }, newCode))
    expect(codes.size).toBe(5000)
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/)
    for (const letter of '01ILOU') expect(CODE_LETTERS).not.toContain(letter)
  })
})

describe('canonicalJson', () => {
  it('does not care for the order of keys or for undefined', () => {
    expect(canonicalJson({ b: 1, a: { d: [1, { y: 2, x: 1 }], c: undefined } })).toBe(
      canonicalJson({ a: { d: [1, { x: 1, y: 2 }] }, b: 1 }),
    )
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
  })
})
