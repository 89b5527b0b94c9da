import { expect, it } from 'vitest'
import type { Reservation } from '#contract/tables.ts'
import { tablesOf } from './index.tsx'

const today = '2026-11-21'
const party = (time: string, party_size: number, over: Partial<Reservation> = {}) =>
  ({ id: time, date: today, time, party_size, status: 'confirmed', ...over }) as Reservation

it('has today’s open tables by time, with the seats that are taken then', () => {
  const slots = tablesOf(
    [
      party('19:30', 2),
      party('12:00', 3, { status: 'completed' }),
      party('19:00', 4),
      party('19:30', 5, { status: 'pending' }),
      party('20:00', 6, { date: '2026-11-22' }),
    ],
    today,
  )
  expect(slots.map(({ time, seats, parties }) => [time, seats, parties.length])).toEqual([
    ['19:00', 11, 1],
    ['19:30', 11, 2],
  ])
})
