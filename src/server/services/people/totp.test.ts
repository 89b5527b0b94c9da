import { expect, it } from 'vitest'
import { base32, codeAt, fromBase32, stepAt, stepOf } from './totp.ts'

const secret = base32(Buffer.from('12345678901234567890'))

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('gives the code of RFC 6238 at %i s', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code)
})

it('writes and reads base32', () => {
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(fromBase32(secret).toString()).toBe('12345678901234567890')
})

it('takes a neighbour’s code, none further off, and none twice', () => {
  const now = new Date('2026-07-01T07:30:10Z')
  const step = stepAt(now)
  for (const off of [-1, 0, 1]) {
    expect(stepOf(secret, codeAt(secret, step + off), now, null)).toBe(step + off)
  }
  expect(stepOf(secret, codeAt(secret, step + 2), now, null)).toBeNull()
  expect(stepOf(secret, codeAt(secret, step), now, step)).toBeNull()
  expect(stepOf(secret, codeAt(secret, step - 1), now, step)).toBeNull()
  expect(stepOf(secret, '', now, null)).toBeNull()
  expect(
    stepOf(
      secret,
      ` ${codeAt(secret, step).slice(0, 3)} ${codeAt(secret, step).slice(3)}`,
      now,
      null,
    ),
  ).toBe(step)
})
