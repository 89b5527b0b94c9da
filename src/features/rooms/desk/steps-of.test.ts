import { describe, expect, it } from 'vitest'
import type { OperationRow } from '#offline/db/schema.ts'
import { openStepsByBooking } from './steps-of.ts'

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
      // A room that is booked here, by the desk or by a guest in this browser, is its own first step.
      step(5, { route: 'bookRoom', params: {}, madeId: null }),
      step(6, { route: 'acceptRestaurantOrder' }),
    ])
    expect([...found].map(([id, steps]) => [id, steps.map(({ seq }) => seq)])).toEqual([
      ['b1', [1, 3]],
      ['b2', [2]],
      ['op:s5', [5]],
    ])
  })
})
