import { coerceNumber } from '#lib/coerce.ts'

/** Degrees; south and west are negative. */
export interface Spot {
  latitude: number
  longitude: number
}

const NUMBER = '[-+]?\\d{1,3}(?:\\.\\d+)?'
/** Where links of maps have the spot: OpenStreetMap, Google, Apple, `geo:`. */
const inLinks = [
  new RegExp(`mlat=(${NUMBER})&mlon=(${NUMBER})`),
  new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`),
  new RegExp(`@(${NUMBER}),(${NUMBER})`),
  new RegExp(`map=\\d+/(${NUMBER})/(${NUMBER})`),
  new RegExp(`[?&](?:q|ll|query|daddr)=(?:loc:)?(${NUMBER})(?:,|%2C)\\s*(${NUMBER})`, 'i'),
  new RegExp(`^geo:(${NUMBER}),(${NUMBER})`),
]
const plain = new RegExp(
  `^(${NUMBER})\\s*°?\\s*([NS])?\\s*[,; ]\\s*(${NUMBER})\\s*°?\\s*([EWO])?$`,
  'i',
)

/**
 * What was typed or pasted as a place: `-1.4998, 29.634`, `1.4998° S, 29.6340° E`, or a link of a map.
 * Null where it is none, or no place on earth.
 */
export function readSpot(typed: string): Spot | null {
  const text = typed.trim().replaceAll('−', '-')
  const written = plain.exec(text)
  if (written !== null) {
    const [, latitude, south = '', longitude, west = ''] = written
    return onEarth(
      Number(latitude) * (/s/i.test(south) ? -1 : 1),
      Number(longitude) * (/[wo]/i.test(west) ? -1 : 1),
    )
  }
  for (const pattern of inLinks) {
    const found = pattern.exec(text)
    if (found !== null) return onEarth(Number(found[1]), Number(found[2]))
  }
  return null
}

function onEarth(latitude: number, longitude: number): Spot | null {
  const isThere = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isThere ? { latitude, longitude } : null
}

/** As it is typed; '' where there is none yet. */
export function spotText(latitude: unknown, longitude: unknown): string {
  const [north, east] = [coerceNumber(latitude), coerceNumber(longitude)]
  return north === null || east === null ? '' : `${north}, ${east}`
}
