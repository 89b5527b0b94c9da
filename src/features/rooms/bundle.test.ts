import { beforeEach, describe, expect, it } from 'vitest'
import {
  clearBundle,
  isBooked,
  readBundle,
  saveBundle,
  type BundleA,
  type BundleB,
} from './bundle.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
beforeEach(() => stored.clear())

const rooms = [
  { id: '4', room_number: '104', type: 'double', price_per_night: 60, name: 'Bisoke' },
  { id: '7', room_number: '107', type: 'single', price_per_night: 40.5, name: 'Gahinga' },
]
const chosen = {
  rooms,
  nights: 2,
  check_in: '2026-11-21',
  check_out: '2026-11-23',
  total: 201,
  currency: 'USD' as const,
}
const shapeA: BundleA = {
  ...chosen,
  room_ids: ['4', '7'],
  per_night: 100.5,
  adults: 3,
  promo: 'RIDGE10',
}
const shapeB: BundleB = { ...chosen, booking_ids: ['90', '91'] }

describe('the bundle record', () => {
  it('comes back in both shapes, for a room of it alone', () => {
    saveBundle(shapeA, storage)
    expect(readBundle('7', storage)).toEqual(shapeA)
    expect(readBundle('8', storage)).toBeNull()
    saveBundle(shapeB, storage)
    const record = readBundle('4', storage)
    expect(record).toEqual(shapeB)
    expect(record && isBooked(record)).toBe(true)
    clearBundle(storage)
    expect(readBundle('4', storage)).toBeNull()
  })

  it('counts for nothing when it is foreign or broken', () => {
    const broken: unknown[] = [
      'no object',
      { ...shapeA, currency: 'RWF' },
      { ...shapeA, check_out: '2026-11-21' },
      { ...shapeA, check_in: 'tomorrow' },
      { ...shapeA, nights: 0 },
      { ...shapeA, adults: undefined },
      { ...shapeA, room_ids: ['4'] },
      { ...shapeA, rooms: [] },
    ]
    for (const record of broken) {
      stored.set('bundle_checkout', JSON.stringify(record))
      expect(readBundle('4', storage)).toBeNull()
    }
    stored.set('bundle_checkout', '{ half')
    expect(readBundle('4', storage)).toBeNull()
  })

  it('says when the browser keeps nothing', () => {
    const full = {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(saveBundle(shapeA, full)).toBe(false)
    expect(saveBundle(shapeA, null)).toBe(false)
    expect(saveBundle(shapeA, storage)).toBe(true)
  })
})
