import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { exceedsDepth } from './bodies.ts'
import { faultsOf } from '../pipeline/validate.ts'
import { scrub } from '../log.ts'

describe('nestsDeeper', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
      : 0

  it('agrees with the parsed value, whatever the strings hold', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.nat(10), (value, limit) => {
        expect(exceedsDepth(JSON.stringify(value), limit)).toBe(depthOf(value) > limit)
      }),
    )
  })

  it('is not fooled by brackets and quotes in strings', () => {
    expect(exceedsDepth(JSON.stringify({ a: '[[[["\\"[[[[{{{' }), 1)).toBe(false)
  })
})

describe('faultsOf', () => {
  const schema = z.object({
    name: z.string().check(z.trim(), z.minLength(1)),
    party: z.number().check(z.int(), z.gte(1)),
    kind: z.enum(['room', 'pickup']),
    items: z.array(z.object({ qty: z.number().check(z.lte(99)) })),
  })

  it('names fields with dots, and what is wrong with each', () => {
    const body = { name: ' ', party: 0.5, kind: 'x', items: [{ qty: 1 }, { qty: 100 }, {}] }
    const parsed = z.safeParse(schema, body)
    expect(faultsOf(parsed.error?.issues ?? [], body)).toEqual({
      name: [{ reason: 'required' }],
      party: [{ reason: 'not_whole' }],
      kind: [{ reason: 'not_one_of', params: { values: ['room', 'pickup'] } }],
      'items.1.qty': [{ reason: 'too_big', params: { maximum: 99 } }],
      'items.2.qty': [{ reason: 'required' }],
    })
  })

  it('says so when there is no body at all', () => {
    const parsed = z.safeParse(schema, null)
    expect(faultsOf(parsed.error?.issues ?? [], null)).toEqual({
      body: [{ reason: 'required' }],
    })
  })
})

describe('scrub', () => {
  it.each([
    ['no order for aline.m@example.com today', 'no order for [e-mail] today'],
    ['call +250 788 123 456 now', 'call [number] now'],
    ['code H7KMPQ2Z is taken', 'code [code] is taken'],
    [`Bearer ${'aB3_'.repeat(11)}`, 'Bearer [token]'],
    ['at place.ts:42:13 of 3 tries', 'at place.ts:42:13 of 3 tries'],
  ])('%s', (text, kept) => {
    expect(scrub(text)).toBe(kept)
  })
})
