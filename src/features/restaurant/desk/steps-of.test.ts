import { describe, expect, it } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { openStepsByOrder } from './steps-of.ts'

function step(seq: number, over: Partial<OperationRow> = {}): OperationRow {
  return {
    id: `s${seq}`,
    seq,
    route: 'acceptRestaurantOrder',
    params: { id: 'o1' },
    state: 'waiting',
    ...over,
  } as OperationRow
}

describe('open steps by order', () => {
  it('keeps each order’s own, oldest first, parked ones too', () => {
    const found = openStepsByOrder([
      step(3, { state: 'parked' }),
      step(2, { params: { id: 'o2' } }),
      step(1, { state: 'unknown' }),
    ])
    expect([...found].map(([id, steps]) => [id, steps.map(({ seq }) => seq)])).toEqual([
      ['o1', [1, 3]],
      ['o2', [2]],
    ])
  })

  it('leaves out what has ended and what is no step', () => {
    const found = openStepsByOrder([
      step(1, { state: 'taken' }),
      step(2, { state: 'withdrawn' }),
      step(3, { route: 'placeRestaurantOrder', params: {} }),
      step(4, { route: 'settleParked', params: { id: 'p1' } }),
    ])
    expect(found.size).toBe(0)
  })
})
