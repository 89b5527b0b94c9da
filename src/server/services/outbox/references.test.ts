import { describe, expect, it } from 'vitest'
import { uuidv7 } from '#lib/uuid.ts'
import { referencesIn, withIds } from './references.ts'

describe('references', () => {
  const [one, two] = [uuidv7(), uuidv7()]
  const body = {
    order_id: `op:${one}`,
    lines: [{ id: `OP:${two}` }, { id: `op:${two.toUpperCase()}` }],
    notes: `see op:${one}`,
    count: 3,
    nothing: null,
  }

  it('are whole texts alone', () => {
    expect(referencesIn(body)).toEqual(new Set([one, two]))
    expect(referencesIn(['op:', 'op:x', `op:${one} `, { __proto__: null }])).toEqual(new Set())
  })

  it('become the ids of what was made; all else stays', () => {
    const ids = new Map([
      [one, 'order-1'],
      [two, 'line-1'],
    ])
    expect(withIds(body, ids)).toEqual({
      ...body,
      order_id: 'order-1',
      lines: [{ id: 'line-1' }, { id: 'line-1' }],
    })
    expect(withIds(`op:${one}`, new Map())).toBe(`op:${one}`)
  })
})
