import { describe, expect, it } from 'vitest'
import type { Asked } from '#offline/link/types.ts'
import { emailProblem, passwordProblems, resetOutcome, tokenOf } from './reset.ts'

const answer = (status: number, body: unknown = {}, retryAfter: number | null = null): Asked => ({
  kind: 'answer',
  ok: status < 300,
  status,
  body,
  retryAfter,
  replayed: false,
  houseTime: null,
})

it('reads the token of a link, and nothing else', () => {
  expect(tokenOf('#token=abc_DEF-123')).toBe('abc_DEF-123')
  for (const hash of ['', '#', '#token=', '#contact', '#tokens=abc']) {
    expect(tokenOf(hash), hash).toBeNull()
  }
})

it('asks for an address that may be one', () => {
  expect(['', '  ', 'a', 'a@b', 'a b@c.rw', ' a@b.rw '].map(emailProblem)).toEqual([
    'missing',
    'missing',
    'form',
    'form',
    'form',
    null,
  ])
})

it('asks for eight characters, the same twice, said one at a time', () => {
  expect(passwordProblems({ password: '1234567', again: 'other' })).toEqual(['short'])
  expect(passwordProblems({ password: '12345678', again: '12345679' })).toEqual(['differs'])
  expect(passwordProblems({ password: '12345678', again: '12345678' })).toEqual([])
})

describe('resetOutcome', () => {
  it.each([
    [{ kind: 'none', cause: 'no-house' } as const, { kind: 'no-answer', cause: 'no-house' }],
    [answer(200), { kind: 'done' }],
    [answer(422, { errors: { token: ['This link no longer works.'] } }), { kind: 'dead-link' }],
    [answer(422, { errors: { password: ['Must be longer.'] } }), { kind: 'refused' }],
    [answer(429, {}, 4000), { kind: 'slow', wait: 4000 }],
    [answer(429), { kind: 'slow', wait: 30_000 }],
    [answer(503), { kind: 'trouble' }],
    [answer(404), { kind: 'trouble' }],
  ])('%o is %o', (asked, outcome) => {
    expect(resetOutcome(asked)).toEqual(outcome)
  })
})
