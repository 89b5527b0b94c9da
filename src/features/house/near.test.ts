import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  appleMapsAddress,
  coordinates,
  distanceKm,
  geoAddress,
  headingTo,
  mapsAddress,
  onMap,
  type Spot,
} from './near.ts'

const house: Spot = { latitude: -1.4998, longitude: 29.634 }
const kigali: Spot = { latitude: -1.9441, longitude: 30.0619 }
const edges = { north: -1.33, south: -1.63, west: 29.4, east: 29.86 }
const anywhere = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
})

describe('distanceKm', () => {
  it('knows how far Kigali is', () => {
    expect(distanceKm(house, kigali)).toBeCloseTo(68.6, 0)
  })

  it('is the same there and back, and nothing to oneself', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
        expect(distanceKm(a, a)).toBe(0)
      }),
    )
  })
})

describe('headingTo', () => {
  it.each([
    [{ latitude: -1.3, longitude: 29.634 }, 'n'],
    [{ latitude: -1.3, longitude: 29.834 }, 'ne'],
    [{ latitude: -1.4998, longitude: 29.9 }, 'e'],
    [kigali, 'se'],
    [{ latitude: -1.7, longitude: 29.634 }, 's'],
    [{ latitude: -1.7, longitude: 29.434 }, 'sw'],
    [{ latitude: -1.4998, longitude: 29.4 }, 'w'],
    [{ latitude: -1.3, longitude: 29.434 }, 'nw'],
  ] as const)('%o lies to the %s', (spot, heading) => {
    expect(headingTo(house, spot)).toBe(heading)
  })
})

describe('onMap', () => {
  it('puts corners into corners', () => {
    expect(onMap({ latitude: -1.33, longitude: 29.4 }, edges)).toEqual({ left: 0, top: 0 })
    const { left, top } = onMap({ latitude: -1.63, longitude: 29.86 }, edges) ?? {}
    expect(left).toBeCloseTo(100)
    expect(top).toBeCloseTo(100)
  })

  it('shows no place beyond its edges', () => {
    expect(onMap(house, edges)).not.toBeNull()
    expect(onMap(kigali, edges)).toBeNull()
    expect(onMap({ latitude: 0, longitude: 0 }, edges)).toBeNull()
  })
})

it('writes coordinates as people type them', () => {
  expect(coordinates(house)).toBe('1.4998° S, 29.6340° E')
  expect(coordinates({ latitude: 48.2, longitude: -16.37 })).toBe('48.2000° N, 16.3700° W')
})

it('makes addresses for a phone’s maps, whatever the house is called', () => {
  const apple = new URL(appleMapsAddress(house, 'Mist & Sun'))
  expect([apple.searchParams.get('ll'), apple.searchParams.get('q')]).toEqual([
    '-1.4998,29.634',
    'Mist & Sun',
  ])
  expect(geoAddress(house, 'Imisozi (guest house)')).toBe(
    'geo:-1.4998,29.634?q=-1.4998,29.634(Imisozi%20guest%20house)',
  )
  expect(new URL(mapsAddress(house)).searchParams.get('mlat')).toBe('-1.4998')
})
