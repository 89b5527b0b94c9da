import { expect, test } from 'vitest'
import { errorKinds, type ErrorCode } from '#contract/errors.ts'
import { classify, storedAnswer } from './answers.ts'

const heard = (status: number, code?: string) => ({
  status,
  body: code === undefined ? { message: 'No.' } : { code, message: 'No.' },
  retryAfter: null,
})
const says = (status: number, code?: string) => classify(heard(status, code), false)

test('no answer, or not the house’s: not known', () => {
  expect(classify(null, false)).toEqual({ kind: 'wait', certain: false, retryAfter: null })
})

test.each([200, 201, 202, 204])('%d is taken', (status) => {
  expect(says(status)).toEqual({ kind: 'taken' })
})

test.each([
  [408, undefined, false],
  [425, undefined, true],
  [429, 'too_many_requests', true],
  [500, 'internal', false],
  [502, undefined, false],
  [503, 'unavailable', false],
  [409, 'in_progress', false],
  [424, 'not_tried', true],
  [302, undefined, false],
])('%d %s waits; certain that it had no effect: %s', (status, code, certain) => {
  expect(says(status, code)).toEqual({ kind: 'wait', certain, retryAfter: null })
})

test('Retry-After is handed on', () => {
  const outcome = classify({ status: 503, body: null, retryAfter: 7_000 }, false)
  expect(outcome).toMatchObject({ kind: 'wait', retryAfter: 7_000 })
})

test.each([
  [401, 'unauthenticated'],
  [419, 'session_expired'],
  [401, undefined],
  [419, undefined],
])('%d %s pauses the person; a guest, who cannot sign in, must decide', (status, code) => {
  expect(says(status, code)).toEqual({ kind: 'pause' })
  expect(classify(heard(status, code), true)).toEqual({ kind: 'park', reason: 'refused' })
})

test.each([
  [409, 'conflict', 'conflict'],
  [409, 'room_taken', 'conflict'],
  [409, 'price_changed', 'price_changed'],
  [412, undefined, 'conflict'],
  [409, undefined, 'conflict'],
  [410, undefined, 'refused'],
  [403, 'forbidden', 'refused'],
  [404, 'not_found', 'refused'],
  [404, undefined, 'not_supported'],
  [405, undefined, 'not_supported'],
  [422, 'validation', 'refused'],
  [422, 'too_late', 'too_late'],
  [422, 'item_unavailable', 'refused'],
  [422, 'unsupported_version', 'not_supported'],
  [422, 'key_reused', 'refused'],
  [422, undefined, 'refused'],
  [413, 'too_large', 'refused'],
  [400, undefined, 'refused'],
])('%d %s is a person’s to decide: %s', (status, code, reason) => {
  expect(says(status, code)).toEqual({ kind: 'park', reason })
})

test('a burnt key is the end of it', () => {
  expect(says(410, 'voided')).toEqual({ kind: 'voided' })
})

test('every code of the contract is treated as the contract says', () => {
  const kinds = { wait: 'wait', pause: 'pause', park: 'park', ended: 'voided' } as const
  for (const code of Object.keys(errorKinds) as ErrorCode[]) {
    const { status, treatment } = errorKinds[code]
    expect(says(status, code).kind, code).toBe(kinds[treatment])
  }
})

test('the house’s words are kept with the row', () => {
  const body = { code: 'conflict', message: 'Changed meanwhile', current: { id: '1' } }
  expect(storedAnswer({ status: 409, body }, 5)).toEqual({
    status: 409,
    code: 'conflict',
    message: 'Changed meanwhile',
    body,
    at: 5,
  })
})
