import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesOf } from './days.ts'
import { seatsTaken, sittingMinutes, slotsOf, timesWithSeats, type Party } from './tables.ts'

const at = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const party = fc
  .record({
    minute: fc.integer({ min: 0, max: 1439 }),
    party_size: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ minute, party_size }): Party => ({ time: at(minute), party_size }))

describe('seats taken', () => {
  it('are none where nobody sits', () => {
    expect(seatsTaken([], '19:00')).toBe(0)
  })

  it('are free again when the sitting is over, to the minute', () => {
    const parties = [{ time: '18:00', party_size: 4 }]
    expect(seatsTaken(parties, '19:29')).toBe(4)
    expect(seatsTaken(parties, '19:30')).toBe(0)
    expect(seatsTaken(parties, '16:31')).toBe(4)
    expect(seatsTaken(parties, '16:30')).toBe(0)
  })

  it('do not add up parties that never sit at the same moment', () => {
    const parties = [
      { time: '18:00', party_size: 10 },
      { time: '19:30', party_size: 8 },
    ]
    // Who comes at 19:00 sits with the first for half an hour, and then with the second.
    expect(seatsTaken(parties, '19:00')).toBe(10)
  })

  it('are, at every minute of the sitting, what a count of heads gives at most', () => {
    fc.assert(
      fc.property(
        fc.array(party, { maxLength: 12 }),
        fc.integer({ min: 0, max: 1439 }),
        (parties, from) => {
          let most = 0
          for (let minute = from; minute < from + sittingMinutes; minute += 1) {
            const heads = parties
              .filter(({ time }) => {
                const came = minutesOf(time)
                return came <= minute && minute < came + sittingMinutes
              })
              .reduce((sum, { party_size }) => sum + party_size, 0)
            most = Math.max(most, heads)
          }
          expect(seatsTaken(parties, at(from))).toBe(most)
        },
      ),
    )
  })

  it('never grow past the house where each party is let in by them', () => {
    const seats = 20
    fc.assert(
      fc.property(fc.array(party, { maxLength: 30 }), (asking) => {
        const inside: Party[] = []
        for (const one of asking) {
          if (seatsTaken(inside, one.time) + one.party_size <= seats) inside.push(one)
        }
        for (const { time } of inside) expect(seatsTaken(inside, time)).toBeLessThanOrEqual(seats)
      }),
    )
  })
})

describe('half hours of a day', () => {
  it('have the seats that are free then, from opening to closing', () => {
    const rules = { hours: [{ open: '17:10', close: '21:00' }], seats: 10 }
    const parties = [
      { time: '19:00', party_size: 4 },
      { time: '20:00', party_size: 9 },
    ]
    expect(slotsOf(parties, { ...rules, mayBe: (time) => time !== '18:00' })).toEqual([
      { time: '17:30', left: 10 },
      // Who comes then sits with the next party for a while.
      { time: '18:30', left: 6 },
      { time: '19:00', left: 0 },
      { time: '19:30', left: 0 },
      { time: '20:00', left: 0 },
      { time: '20:30', left: 1 },
      { time: '21:00', left: 1 },
    ])
  })

  it('leave out the break of a day, and are none on a closed one', () => {
    const lunch = { open: '12:00', close: '12:30' }
    const hours = [lunch, { open: '19:00', close: '19:30' }]
    const times = slotsOf([], { hours, seats: 10 }).map(({ time }) => time)
    expect(times).toEqual(['12:00', '12:30', '19:00', '19:30'])
    expect(slotsOf([], { hours: [], seats: 10 })).toEqual([])
  })
})

describe('times offered instead', () => {
  const rules = { hours: [{ open: '07:00', close: '22:00' }], seats: 10 }

  it('are the nearest with seats enough, in the order of the day', () => {
    const parties = [{ time: '19:00', party_size: 8 }]
    const times = timesWithSeats(parties, { time: '19:00', party_size: 4 }, rules)
    expect(times).toEqual(['17:00', '17:30', '20:30', '21:00'])
  })

  it('leave out what the caller rules out, and never leave the hours', () => {
    const parties = [{ time: '21:30', party_size: 10 }]
    const times = timesWithSeats(
      parties,
      { time: '21:30', party_size: 2 },
      { ...rules, mayBe: (time) => time >= '19:00' },
    )
    expect(times).toEqual(['19:00', '19:30', '20:00'])
  })

  it('are none where the day is full', () => {
    const parties = Array.from({ length: 16 }, (_, hour) => ({
      time: at((hour + 7) * 60),
      party_size: 10,
    }))
    expect(timesWithSeats(parties, { time: '12:00', party_size: 1 }, rules)).toEqual([])
  })

  it('never name a time that no clock has, for a house that serves until midnight', () => {
    const late = { hours: [{ open: '16:10', close: '24:00' }], seats: 10 }
    const times = timesWithSeats([], { time: '23:45', party_size: 2 }, late)
    expect(times).toEqual(['22:00', '22:30', '23:00', '23:30'])
    expect(timesWithSeats([], { time: '16:00', party_size: 2 }, late)[0]).toBe('16:30')
  })
})
