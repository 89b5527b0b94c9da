import { expect, it } from 'vitest'
import { parseRoom, roomsInOrder } from './data.ts'

const kept = (fields: object) => ({ id: '1', version: 0, operation_id: null, ...fields })

it('reads rooms of any host, with the documented fallbacks', () => {
  expect(parseRoom(kept({ room_number: 12, price_per_night: '45.00' }))).toEqual({
    id: '1',
    title: null,
    number: '12',
    type: '',
    capacity: 1,
    pricePerNightCents: 4500,
    available: true,
    availableFrom: null,
    coverPath: null,
  })
  expect(parseRoom(kept({ title: 'Bisoke' })).title).toBe('Bisoke')
  expect(parseRoom(kept({ images: [{}, { path: 'rooms/1.jpg' }] })).coverPath).toBe('rooms/1.jpg')
  expect(parseRoom(kept({ available_from: '2026-12-01T00:00:00Z' })).availableFrom).toBe(
    '2026-12-01',
  )
})

it('puts first what can be had, then counts as people do', () => {
  const numbers = [
    ['10', true],
    ['9', true],
    ['2', false],
  ] as const
  const list = numbers.map(([room_number, is_available]) =>
    parseRoom(kept({ room_number, is_available })),
  )
  expect(roomsInOrder(list).map(({ number }) => number)).toEqual(['9', '10', '2'])
})
