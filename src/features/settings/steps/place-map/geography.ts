import { countries, type Country } from '#domain/countries.ts'
import type { Place } from '#domain/setup.ts'
import { segmentDistance } from '#lib/segment-distance.ts'
import { outlines } from './outlines.ts'

export type OutlinedCountry = keyof typeof outlines

/** Degrees east and north. */
export type Point = readonly [east: number, north: number]

/** Along the equator, and near enough over our countries; 1° of latitude anywhere. */
const KM_A_DEGREE = 111.2
/** What an outline leaves out at a border, km. */
const COARSE = 10

export const isOutlined = (country: Country): country is OutlinedCountry => country in outlines
export const outlined = countries.filter(isOutlined)

/** A country's islands and its main land. */
export function ringsOf(country: OutlinedCountry): Point[][] {
  return outlines[country].map((ring) => {
    let [east, north] = [0, 0]
    return ring.split(' ').map((step): Point => {
      const [dx = 0, dy = 0] = step.split(',').map(Number)
      east += dx
      north += dy
      return [east / 100, north / 100]
    })
  })
}

/** How far a place lies outside a country, km; 0 inside it, and as near its border as the outline is coarse. */
export function kmOutside(country: OutlinedCountry, { latitude, longitude }: Place): number {
  const at: Point = [longitude, latitude]
  const borders = ringsOf(country).map((ring) =>
    ring.map((point, index): [Point, Point] => [point, ring[(index + 1) % ring.length] ?? point]),
  )
  if (borders.some((border) => crossings(at, border) % 2 === 1)) return 0
  const degrees = Math.min(...borders.flat().map((segment) => segmentDistance(at, segment)))
  const km = degrees * KM_A_DEGREE
  return km <= COARSE ? 0 : Math.round(km)
}

/** How often a line from a point to the east crosses a border: an odd number from inside. */
function crossings([x, y]: Point, border: readonly [Point, Point][]): number {
  return border.filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax),
  ).length
}

/**
 * What somebody meant who typed a place outside the country: a minus that is missing or too many, or
 * the two figures the other way round. Null where none of these lies in it.
 */
export function meantIn(
  country: OutlinedCountry,
  { latitude: a, longitude: b }: Place,
): Place | null {
  const flips = [
    [-a, b],
    [b, a],
    [-b, a],
    [a, -b],
    [-a, -b],
    [b, -a],
    [-b, -a],
  ] as const
  for (const [latitude, longitude] of flips) {
    if (kmOutside(country, { latitude, longitude }) === 0) return { latitude, longitude }
  }
  return null
}
