import { expect, it } from 'vitest'
import type { ResourceRow, RowAt } from '#contract/resources.ts'
import { readRow } from '#documents/index.ts'
import { parseRoom as roomFrom, roomsInOrder } from './data.ts'
import { parseStay as stayFrom } from './stays.ts'

const parseRoom = (raw: ResourceRow) => roomFrom(readRow('rooms', raw) as RowAt<'rooms'>)
const parseStay = (raw: ResourceRow) => {
  const row = readRow('stays', raw) as RowAt<'stays'> | null
  return row && stayFrom(row)
}
const cached = (fields: object) => ({ id: '1', version: 0, operation_id: null, ...fields })

it('reads rooms of any host, with the documented fallbacks', () => {
  expect(parseRoom(cached({ room_number: 12, price_per_night: '45.00' }))).toEqual({
    id: '1',
    title: null,
    number: '12',
    type: '',
    capacity: 1,
    pricePerNightCents: 4500,
    description: '',
    amenities: [],
    available: true,
    availableFrom: null,
    coverPath: null,
    imagePaths: [],
  })
  expect(parseRoom(cached({ title: 'Bisoke' })).title).toBe('Bisoke')
  expect(parseRoom(cached({ images: [{}, { path: 'rooms/1.jpg' }] })).coverPath).toBe(
    '/rooms/1.jpg',
  )
  expect(parseRoom(cached({ available_from: '2026-12-01T00:00:00Z' })).availableFrom).toBe(
    '2026-12-01',
  )
  expect(parseRoom(cached({ amenities: 'Wi-Fi, Balcony,' })).amenities).toEqual([
    'Wi-Fi',
    'Balcony',
  ])
  expect(parseRoom(cached({ amenities: ['Wi-Fi', { name: 'Desk' }, 7, null] })).amenities).toEqual([
    'Wi-Fi',
    'Desk',
    '7',
  ])
})

it('shows the cover first, and each picture once', () => {
  const room = parseRoom(
    cached({ cover_image_url: '/a.svg', images: [{ url: '/b.svg' }, { url: '/a.svg' }, '/c.svg'] }),
  )
  expect(room.imagePaths).toEqual(['/a.svg', '/b.svg', '/c.svg'])
})

it('puts first what can be had, then counts as people do', () => {
  const numbers = [
    ['10', true],
    ['9', true],
    ['2', false],
  ] as const
  const list = numbers.map(([room_number, is_available]) =>
    parseRoom(cached({ room_number, is_available })),
  )
  expect(roomsInOrder(list).map(({ number }) => number)).toEqual(['9', '10', '2'])
})

it('reads stays with the alternate names of their dates', () => {
  for (const [from, to] of [
    ['check_in', 'check_out'],
    ['start', 'end'],
    ['from', 'to'],
    ['date_from', 'date_to'],
  ] as const) {
    const raw = cached({ room_id: 4, status: 'Approved', [from]: '2026-11-21', [to]: '2026-11-23' })
    expect(parseStay(raw)).toEqual({
      id: '1',
      roomId: '4',
      checkIn: '2026-11-21',
      checkOut: '2026-11-23',
      status: 'approved',
    })
  }
  expect(parseStay(cached({ room_id: 4, from: '2026-11-21T14:00:00+02:00' }))).toMatchObject({
    checkIn: '2026-11-21',
    checkOut: null,
  })
  expect(parseStay(cached({ status: 'approved' }))).toBeNull()
})
