import { describe, expect, it } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { notYetShown, openStepsByBooking, stepBefore } from './steps-of.ts'

function step(seq: number, over: Partial<OperationRow> = {}): OperationRow {
  return {
    id: `s${seq}`,
    seq,
    route: 'approveHotelBooking',
    params: { id: 'b1' },
    state: 'waiting',
    wish: null,
    ...over,
  } as OperationRow
}

describe('open steps by booking', () => {
  it('keeps each booking’s own, oldest first, parked ones too; not what ended or is no step', () => {
    const found = openStepsByBooking([
      step(3, { state: 'parked' }),
      step(2, { params: { id: 'b2' }, route: 'cancelHotelBooking' }),
      step(1, { state: 'unknown', route: 'rescheduleHotelBooking' }),
      step(4, { state: 'taken' }),
      step(5, { route: 'bookRoom', params: {} }),
      step(6, { route: 'acceptRestaurantOrder' }),
    ])
    expect([...found].map(([id, steps]) => [id, steps.map(({ seq }) => seq)])).toEqual([
      ['b1', [1, 3]],
      ['b2', [2]],
    ])
  })

  it('follows the newest that nobody has asked back', () => {
    const asked = { kind: 'withdraw' } as OperationRow['wish']
    expect(stepBefore([step(1), step(2), step(3, { wish: asked })], 'b1')?.id).toBe('s2')
    expect(stepBefore([step(1)], 'b2')).toBeUndefined()
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
