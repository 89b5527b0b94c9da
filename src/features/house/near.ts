/** Distances, directions and positions on the drawn map. Pure. */

/** Degrees; south and west are negative. */
export interface Spot {
  latitude: number
  longitude: number
}

/** What a map shows, degrees. */
export interface Edges {
  north: number
  south: number
  west: number
  east: number
}

/**
 * A spot's position on a map in percent of its width and height; null outside its edges. Near the
 * equator a degree has the same length in both directions, so the map needs no projection.
 */
export function onMap(
  { latitude, longitude }: Spot,
  { north, south, west, east }: Edges,
): { left: number; top: number } | null {
  const left = ((longitude - west) / (east - west)) * 100
  const top = ((north - latitude) / (north - south)) * 100
  return left >= 0 && left <= 100 && top >= 0 && top <= 100 ? { left, top } : null
}

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Straight-line distance, kilometres (haversine). */
export function distanceKm(from: Spot, to: Spot): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const across = Math.sin((b - a) / 2) ** 2
  const along = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(across + Math.cos(a) * Math.cos(b) * along))
}

export const compass = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Heading = (typeof compass)[number]

/** One of the eight compass directions (initial bearing). */
export function headingTo(from: Spot, to: Spot): Heading {
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const turn = radians(to.longitude - from.longitude)
  const east = Math.sin(turn) * Math.cos(b)
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn)
  const eighth = Math.round((Math.atan2(east, north) / Math.PI) * 4)
  return compass[(eighth + 8) % 8] ?? 'n'
}

/** `1.4998° S, 29.6340° E`, the format that navigators accept. */
export function coordinates({ latitude, longitude }: Spot): string {
  const part = (value: number, plus: string, minus: string) =>
    `${Math.abs(value).toFixed(4)}° ${value < 0 ? minus : plus}`
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`
}

/** A `geo:` address: a phone opens it in its own maps (RFC 5870; the query sets the mark). */
export function geoAddress({ latitude, longitude }: Spot, label: string): string {
  const at = `${latitude},${longitude}`
  // A bracket in the name would end the label.
  return `geo:${at}?q=${at}(${encodeURIComponent(label.replaceAll(/[()]/g, ''))})`
}

/** For Apple's phones, which do not support `geo:`; other browsers open it as a page. */
export function appleMapsAddress({ latitude, longitude }: Spot, label: string): string {
  return `https://maps.apple.com/?ll=${latitude},${longitude}&q=${encodeURIComponent(label)}`
}

/** The same spot as a web page. */
export function mapsAddress({ latitude, longitude }: Spot): string {
  const at = `${latitude}/${longitude}`
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${at}`
}
