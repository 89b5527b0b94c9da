import { describe, expect, it } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import type { Overlays } from '#offline/reads/overlay.ts'
import { notYetShown, openSteps, stepToFollow } from './open-steps.ts'

const steps: Overlays = { acceptRestaurantOrder: {}, cancelRestaurantOrder: {} }

function step(seq: number, over: Partial<OperationRow> = {}): OperationRow {
  return {
    id: `s${seq}`,
    seq,
    route: 'acceptRestaurantOrder',
    params: { id: 'b1' },
    state: 'waiting',
    wish: null,
    ...over,
  } as OperationRow
}

describe('open steps by row', () => {
  const found = (operations: OperationRow[]) =>
    [...openSteps(operations, steps)].map(([id, its]) => [id, its.map(({ seq }) => seq)])

  it('keeps each row’s own, oldest first, parked ones too', () => {
    const three = [
      step(3, { state: 'parked' }),
      step(2, { params: { id: 'b2' }, route: 'cancelRestaurantOrder' }),
      step(1, { state: 'unknown' }),
    ]
    expect(found(three)).toEqual([
      ['b1', [1, 3]],
      ['b2', [2]],
    ])
  })

  it('leaves out what has ended and what is no step', () => {
    const none = [
      step(1, { state: 'taken' }),
      step(2, { state: 'withdrawn' }),
      step(3, { route: 'placeRestaurantOrder', params: {} }),
      step(4, { route: 'settleParked', params: { id: 'p1' } }),
    ]
    expect(found(none)).toEqual([])
  })

  it('is followed at the newest that nobody has asked back', () => {
    const asked = { kind: 'withdraw' } as OperationRow['wish']
    expect(stepToFollow([step(1), step(2), step(3, { wish: asked })])?.id).toBe('s2')
    expect(stepToFollow(undefined)).toBeUndefined()
  })
})

describe('what the rows may not show yet', () => {
  const answered = (seq: number, version: number) =>
    step(seq, { state: 'taken', answer: { status: 200, body: { id: 'b1', version } } as never })
  const rows = [{ id: 'b1', version: 4, operation_id: null }]

  it('is all that is open, and what was taken in a version that is not here', () => {
    const open = step(1, { state: 'parked' })
    const [shown, same, ahead] = [answered(2, 3), answered(3, 4), answered(4, 5)]
    expect(notYetShown([open, shown, same, ahead], rows)).toEqual([open, ahead])
    expect(notYetShown([shown], [])).toEqual([shown])
  })

  it('is the same list where nothing was taken', () => {
    const operations = [step(1), step(2)]
    expect(notYetShown(operations, rows)).toBe(operations)
  })
})
