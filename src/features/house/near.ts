/** Where things lie, on the ground and on the drawn map. Pure. */

/** Degrees; south and west are negative. */
export interface Spot {
  latitude: number
  longitude: number
}

/** What public/drawings/map.svg shows: it is drawn between the same edges. */
export const mapEdges = { north: -1.33, south: -1.63, west: 29.4, east: 29.86 } as const

/**
 * A spot's place on the drawn map in hundredths of its width and height; null beyond its edges. So
 * near the equator a degree is as long either way, and the map needs no projection.
 */
export function onMap({ latitude, longitude }: Spot): { left: number; top: number } | null {
  const { north, south, west, east } = mapEdges
  const left = ((longitude - west) / (east - west)) * 100
  const top = ((north - latitude) / (north - south)) * 100
  return left >= 0 && left <= 100 && top >= 0 && top <= 100 ? { left, top } : null
}

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** As the crow flies, kilometres (haversine). */
export function distanceKm(from: Spot, to: Spot): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const across = Math.sin((b - a) / 2) ** 2
  const along = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(across + Math.cos(a) * Math.cos(b) * along))
}

export const compass = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Heading = (typeof compass)[number]

/** In which of the eight directions one sets out (initial bearing). */
export function headingTo(from: Spot, to: Spot): Heading {
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const turn = radians(to.longitude - from.longitude)
  const east = Math.sin(turn) * Math.cos(b)
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn)
  const eighth = Math.round((Math.atan2(east, north) / Math.PI) * 4)
  return compass[(eighth + 8) % 8] ?? 'n'
}

/** `1.4998° S, 29.6340° E`, as it is typed into a navigator. */
export function coordinates({ latitude, longitude }: Spot): string {
  const part = (value: number, plus: string, minus: string) =>
    `${Math.abs(value).toFixed(4)}° ${value < 0 ? minus : plus}`
  return `${part(latitude, 'N', 'S')}, ${part(longitude, 'E', 'W')}`
}

/** An address that a phone opens in its own maps (RFC 5870; the query marks the spot). */
export function geoAddress({ latitude, longitude }: Spot, label: string): string {
  const at = `${latitude},${longitude}`
  // A bracket of the name's own would end the label.
  return `geo:${at}?q=${at}(${encodeURIComponent(label.replaceAll(/[()]/g, ''))})`
}

/** The same for phones of Apple's, which know no geo: addresses; elsewhere it opens as a page. */
export function appleMapsAddress({ latitude, longitude }: Spot, label: string): string {
  return `https://maps.apple.com/?ll=${latitude},${longitude}&q=${encodeURIComponent(label)}`
}

/** The same as a page on the web. */
export function mapsAddress({ latitude, longitude }: Spot): string {
  const at = `${latitude}/${longitude}`
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${at}`
}
