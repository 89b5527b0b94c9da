import { describe, expect, it } from 'vitest'
import type { Room } from '#contract/catalogue.ts'
import { readRow } from '#documents/index.ts'
import { shownRoom } from './data.ts'
import { roomsByType } from './rooms-by-type.ts'

const raw = (id: string, row: object) => ({ id, version: 1, operation_id: null, ...row })

describe('roomsByType', () => {
  it('counts, spans and prices each type, the cheapest first', () => {
    const rooms = [
      raw('1', { type: 'Suite', capacity: 3, price_per_night: 145 }),
      raw('2', { type: 'single', capacity: 1, price_per_night: '50.00' }),
      raw('3', { type: 'suite', capacity: 4, price_per_night: 130, cover_image_url: '/s.svg' }),
      raw('4', { type: 'single', capacity: 1, price_per_night: 45, is_available: false }),
    ].map((row) => shownRoom(readRow('rooms', row) as Room))
    expect(roomsByType(rooms)).toEqual([
      { type: 'single', count: 2, sleeps: [1, 1], fromCents: 4500, picturePath: null },
      { type: 'suite', count: 2, sleeps: [3, 4], fromCents: 13000, picturePath: '/s.svg' },
    ])
  })

  it('is empty for a house without rooms', () => {
    expect(roomsByType([])).toEqual([])
  })
})
