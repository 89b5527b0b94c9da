import { describe, expect, it } from 'vitest'
import { tidyCode } from '#lib/read-code.ts'
import type { Asked } from '#offline/link/types.ts'
import { codeProblems } from '#ui/code-and-contact.ts'
import { findFrom } from './form.ts'
import { outcomeOf, stillOwed, termsFrom } from './outcome.ts'

const answer = (status: number, body: unknown, retryAfter: number | null = null): Asked => ({
  kind: 'answer',
  ok: status < 300,
  status,
  body,
  retryAfter,
  replayed: false,
  houseTime: null,
})

const terms = {
  kind: 'room',
  code: 'H7KMPQ2Z',
  status: 'approved',
  lines: [{ title: 'Double room Bisoke', detail: '21 to 23 November' }],
  day: '2026-11-21',
  time: '14:00',
  can_cancel: true,
  reason: null,
  free_until: null,
  currency: 'RWF',
  total: 217_500,
  paid: 217_500,
  kept: 108_750,
  refund: 108_750,
} as const

describe('termsFrom', () => {
  it('reads what the house sends', () => {
    expect(termsFrom(terms)).toEqual(terms)
  })

  it('gives nothing without the amounts: they are what is agreed to', () => {
    for (const part of ['kind', 'kept', 'refund']) {
      expect(termsFrom({ ...terms, [part]: undefined }), part).toBeNull()
    }
    expect(termsFrom({ ...terms, kind: 'boat' })).toBeNull()
    expect(termsFrom('<html>')).toBeNull()
  })

  it('never takes silence for a yes', () => {
    expect(termsFrom({ ...terms, can_cancel: undefined })?.can_cancel).toBe(false)
  })
})

describe('outcomeOf', () => {
  it.each([
    [answer(200, terms), { kind: 'terms', terms }],
    [answer(409, { code: 'conflict', current: terms }), { kind: 'changed', terms }],
    [answer(404, { code: 'not_found' }), { kind: 'not-found' }],
    [answer(422, { code: 'validation' }), { kind: 'not-found' }],
    [answer(429, { code: 'too_many_requests' }, 8000), { kind: 'slow', wait: 8000 }],
    [answer(429, {}), { kind: 'slow', wait: 30_000 }],
    [answer(503, {}), { kind: 'trouble' }],
    [answer(409, { code: 'in_progress' }), { kind: 'trouble' }],
    // Another host knows no such path: that is not "no such booking".
    [answer(404, { message: 'Not Found' }), { kind: 'not-offered' }],
    [answer(200, { data: [] }), { kind: 'trouble' }],
    [{ kind: 'none', cause: 'no-house' } as const, { kind: 'no-answer', cause: 'no-house' }],
  ])('%o is %o', (asked, outcome) => {
    expect(outcomeOf(asked)).toEqual(outcome)
  })
})

it('asks only for what was not paid yet', () => {
  expect(stillOwed({ paid: 0, kept: 75 })).toBe(75)
  expect(stillOwed({ paid: 150, kept: 75 })).toBe(0)
})

describe('the form', () => {
  it('takes a code as it is read out or copied', () => {
    for (const typed of ['h7km pq2z', ' H7KM-PQ2Z ', 'h7kmpq2z']) {
      expect(tidyCode(typed)).toBe('H7KMPQ2Z')
      expect(codeProblems({ code: typed, contact: '0788 123 456' })).toEqual([])
    }
  })

  it('says what is missing, and sees letters that no code has', () => {
    const fields = (code: string, contact: string) =>
      codeProblems({ code, contact }).map(({ field }) => field)
    expect(fields('', ' ')).toEqual(['code', 'contact'])
    expect(fields('H7KMPQ2', 'a@b.rw')).toEqual(['code'])
    expect(fields('H7KMPQ2O', 'a@b.rw')).toEqual(['code'])
  })

  it('survives whatever is kept on the device', () => {
    for (const kept of [null, 7, 'x', [], { code: {} }]) {
      expect(findFrom(kept)).toEqual({ code: '', contact: '' })
    }
  })
})
