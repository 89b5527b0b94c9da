import { describe, expect, it } from 'vitest'
import type { Order } from '#contract/restaurant.ts'
import { boardOf, lateOf } from './board.ts'

const order = (id: string, status: string, day: string, time: string) =>
  ({ id, number: 1, status, schedule_date: day, schedule_time: time }) as Order

describe('the board of the day', () => {
  const board = boardOf(
    [
      order('tomorrow', 'pending', '2026-11-22', '08:00'),
      order('evening', 'pending', '2026-11-21', '19:00'),
      order('noon', 'pending', '2026-11-21', '12:00'),
      order('left over', 'ready', '2026-11-20', '21:00'),
      order('now', 'preparing', '2026-11-21', '13:00'),
      order('eaten', 'delivered', '2026-11-21', '11:00'),
      order('eaten before', 'completed', '2026-11-20', '11:00'),
      order('gone', 'cancelled', '2026-11-21', '11:00'),
    ],
    '2026-11-21',
    '13:00',
  )
  const ids = (lane: keyof typeof board.lanes) => board.lanes[lane].map(({ id }) => id)

  it('has what is open up to today, soonest first', () => {
    expect(ids('pending')).toEqual(['noon', 'evening'])
    expect(ids('accepted')).toEqual([])
    expect(ids('preparing')).toEqual(['now'])
    expect(ids('ready')).toEqual(['left over'])
  })

  it('calls late what is open and wished for before this minute', () => {
    expect([...board.late]).toEqual(['noon', 'left over'])
  })

  it('is narrowed to all that is late, and counts as before', () => {
    const narrowed = lateOf(board)
    expect(
      Object.values(narrowed.lanes)
        .flat()
        .map(({ id }) => id),
    ).toEqual(['noon', 'left over'])
    expect(narrowed).toMatchObject({ late: board.late, served: 1 })
  })

  it('counts what was served today', () => {
    expect(board.served).toBe(1)
  })
})
