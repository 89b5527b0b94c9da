import { describe, expect, it } from 'vitest'
import type { CartLine } from '#contract/cart.ts'
import { daysOf, shownTotal } from '#contract/cart-line.ts'
import type { StoredCartLine } from '#offline/stay-cart.ts'
import { carLine, mealLine, roomLine, tourLine } from './testing/lines.ts'
import { inOrder, storedLine, sumOf, titlesOf, titlesText, validUntil, wireLine } from './lines.ts'

describe('a line of a stay', () => {
  it('says its days, hour and total whatever its service', () => {
    expect(daysOf(roomLine)).toEqual({ from: '2026-11-24', to: '2026-11-26' })
    expect(daysOf(mealLine)).toEqual({ from: '2026-11-24', to: '2026-11-24' })
    expect(daysOf(carLine)).toEqual({ from: '2026-11-25', to: '2026-11-26' })
    expect(daysOf(tourLine)).toEqual({ from: '2026-11-25', to: '2026-11-25' })
    expect([roomLine, mealLine, carLine, tourLine].map(shownTotal)).toEqual([130, 24.5, 79, 300])
  })

  it('goes over the wire without the words that are the device’s own', () => {
    const kept: StoredCartLine = {
      ...tourLine,
      title: 'Gorilla trek',
      detail: 'x',
      from: '',
      to: '',
      total: 1,
    }
    expect(wireLine(kept)).toEqual(tourLine)
    expect(wireLine(storedLine(mealLine, 'Dinner'))).toEqual(mealLine)
    expect(storedLine(mealLine, 'Dinner')).toMatchObject({
      title: 'Dinner',
      detail: '2 × Steak',
      total: 24.5,
    })
  })

  it('stands by its day and hour, sums up in cents', () => {
    const order = inOrder([carLine, tourLine, mealLine, roomLine]).map(({ line }) => line)
    expect(order).toEqual(['room', 'meal', 'tour', 'car'])
    expect(sumOf([{ total: 0.1 }, { total: 0.2 }])).toBe(0.3)
  })
})

it('makes sense until its earliest line does', () => {
  const zone = 'Africa/Kigali'
  const until = (lines: CartLine[], leaves: string | null = null) =>
    validUntil(lines, zone, (id) => (id === 't1' ? leaves : null))
  // The end of the day of the tour; a quarter of an hour after dinner.
  expect(until([tourLine, carLine])).toBe('2026-11-25T08:15:00.000Z')
  expect(until([tourLine])).toBe('2026-11-25T22:00:00.000Z')
  expect(until([tourLine, mealLine, roomLine])).toBe('2026-11-24T17:15:00.000Z')
  expect(until([])).toBeNull()
})

it('makes sense until its tour leaves, to the minute', () => {
  const until = (lines: CartLine[], leaves: string) =>
    validUntil(lines, 'Africa/Kigali', (id) => (id === 't1' ? leaves : null))
  expect(until([tourLine], '05:30')).toBe('2026-11-25T03:30:00.000Z')
  expect(until([tourLine, carLine], '05:30')).toBe('2026-11-25T03:30:00.000Z')
  expect(until([tourLine, carLine], '14:00')).toBe('2026-11-25T08:15:00.000Z')
})

describe('the titles that are written down', () => {
  it('are found again by line', () => {
    const lines = [roomLine, tourLine]
    const words = titlesText(['Bisoke, 2 nights', 'Gorilla\ntrek'])
    expect(titlesOf({ lines }, words).get('tour')).toBe('Gorilla trek')
    // What was written otherwise is not guessed at.
    expect(titlesOf({ lines }, 'Bisoke').size).toBe(0)
  })

  it('fit the house’s list however many there are', () => {
    const words = titlesText(Array.from({ length: 30 }, (_, at) => `${at} ${'long '.repeat(60)}`))
    expect(words.length).toBeLessThanOrEqual(1000)
    expect(words.split('\n')).toHaveLength(30)
  })
})
