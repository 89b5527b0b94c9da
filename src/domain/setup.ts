/** The set-up of a new house: its steps, and what must be there before guests may book. Pure. */

export const setupSteps = ['house', 'look', 'rooms', 'services', 'taxes', 'staff', 'tests'] as const
export type SetupStep = (typeof setupSteps)[number]

/** The name of a house that nobody has named yet. */
export const UNNAMED = 'Guest house'

/** Without these the house is not opened, in the order of the steps. */
export const openingNeeds = ['name', 'contact', 'place', 'rooms', 'taxes'] as const
export type OpeningNeed = (typeof openingNeeds)[number]

/** Worth doing before the first guest; nothing waits for it. */
export const openingAdvice = [
  'own_address',
  'currency',
  'prices',
  'empty_services',
  'banner',
  'about',
  'directions',
  'terms',
  'pictures',
  'staff',
  'letter',
  'payment',
  'backup',
] as const
export type OpeningAdvice = (typeof openingAdvice)[number]

/** In which step each is seen to. */
export const stepOf: Readonly<Record<OpeningNeed | OpeningAdvice, SetupStep>> = {
  name: 'house',
  contact: 'house',
  place: 'house',
  rooms: 'rooms',
  taxes: 'taxes',
  own_address: 'staff',
  currency: 'house',
  prices: 'rooms',
  empty_services: 'services',
  banner: 'look',
  about: 'look',
  directions: 'look',
  terms: 'look',
  pictures: 'rooms',
  staff: 'staff',
  letter: 'tests',
  payment: 'tests',
  backup: 'tests',
}

/** The house as far as opening it goes. */
export interface OpeningFacts {
  name: string
  email: string
  phone: string
  address: string
  /** Degrees; both 0: unknown. */
  latitude: number
  longitude: number
  /** '' until the owner has confirmed what its taxes are. */
  country: string
  /** Rooms that guests can book. */
  rooms: number
  /** Those of them without a picture. */
  bare_rooms: number
  /** Accounts that may sign in. */
  people: number
  /** Whether one of them still has the address that an empty house begins with. */
  made_up_address: boolean
  letter_tested: boolean
  payment_tested: boolean
  /** Whether payments are taken online at all. */
  pays_online: boolean
  backed_up: boolean
  /** The house’s own currency was changed after prices were entered; nobody said that they were looked at. */
  prices_from_before: boolean
  /** Of what is offered without a price: `room`, or a service's kind. */
  unpriced: readonly string[]
  /** Services that are on, and have nothing to choose from. */
  empty: readonly string[]
  /** What guests read and see on its site. */
  has_banner: boolean
  has_about: boolean
  has_directions: boolean
  has_terms: boolean
  /** What its owner does not want to be told again. */
  dismissed: readonly OpeningAdvice[]
}

/** What is still needed; empty: the house may be opened. */
export function missingOf(facts: OpeningFacts): OpeningNeed[] {
  const there: Readonly<Record<OpeningNeed, boolean>> = {
    name: facts.name.trim() !== '' && facts.name.trim() !== UNNAMED,
    contact: facts.email !== '' || facts.phone !== '',
    place: facts.address.trim() !== '' || facts.latitude !== 0 || facts.longitude !== 0,
    rooms: facts.rooms > 0,
    taxes: facts.country !== '',
  }
  return openingNeeds.filter((need) => !there[need])
}

/** What would be good to have as well. */
export function advisedOf(facts: OpeningFacts): OpeningAdvice[] {
  const there: Readonly<Record<OpeningAdvice, boolean>> = {
    own_address: !facts.made_up_address,
    currency: !facts.prices_from_before,
    prices: facts.unpriced.length === 0,
    empty_services: facts.empty.length === 0,
    banner: facts.has_banner,
    about: facts.has_about,
    directions: facts.has_directions,
    terms: facts.has_terms,
    pictures: facts.bare_rooms === 0,
    staff: facts.people > 1,
    letter: facts.letter_tested,
    payment: facts.payment_tested || !facts.pays_online,
    backup: facts.backed_up,
  }
  return openingAdvice.filter((one) => !there[one] && !facts.dismissed.includes(one))
}

/** The step to go on with: what is needed goes before what is only good to have; null: all is there. */
export function nextStep(
  missing: readonly OpeningNeed[],
  advised: readonly OpeningAdvice[] = [],
): SetupStep | null {
  const [first] = [...missing, ...advised]
  return first === undefined ? null : stepOf[first]
}

/** Rooms that one go may make. */
export const maxRoomsAtOnce = 60

/**
 * Numbers for new rooms: on from the highest that the house has, or from `first`. Numbers that are
 * taken are passed over; names such as "Garden" do not count.
 *
 * @param taken the numbers of the house's rooms, as written
 */
export function roomNumbers(
  taken: readonly string[],
  count: number,
  first: number | null = null,
): string[] {
  const all = new Set(taken.map((number) => number.trim().toLowerCase()))
  const figures = [...all].filter((number) => /^\d{1,6}$/.test(number)).map(Number)
  const numbers: string[] = []
  for (let next = first ?? Math.max(0, ...figures) + 1; numbers.length < count; next += 1) {
    if (!all.has(String(next))) numbers.push(String(next))
  }
  return numbers
}

/** Guests in a room of a type, until the owner says otherwise. */
export const usualGuests = { single: 1, double: 2, twin: 2, suite: 3, apartment: 4 } as const

export interface Place {
  /** Degrees; south and west are negative. */
  latitude: number
  longitude: number
}

/**
 * Reads a place from what a map gives: "-1.9441, 30.0619", degrees with N, S, E, W, or a link of
 * Google Maps, OpenStreetMap, Apple Maps or geo:, or a whole plus code. Null where there is none, as in shortened links.
 */
export function readPlace(text: string): Place | null {
  const plain = decodeLoosely(text)
  const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
  const patterns = [
    // Google: the pin before the middle of what is seen.
    new RegExp(`!3d${number}!4d${number}`),
    new RegExp(
      `[?&](?:q|query|ll|destination|daddr|center|sll|coordinate)=(?:loc:)?\\s*${number}\\s*,\\s*\\+?${number}`,
    ),
    new RegExp(`[?&]mlat=${number}&mlon=${number}`),
    new RegExp(`@${number},${number}`),
    new RegExp(`#map=\\d+(?:\\.\\d+)?/${number}/${number}`),
    new RegExp(`^geo:${number},${number}`),
    new RegExp(`^\\s*\\(?\\s*${number}\\s*°?\\s*[,;\\s]\\s*${number}\\s*°?\\s*\\)?\\s*$`),
  ]
  for (const pattern of patterns) {
    const found = pattern.exec(plain)
    if (found) return placeOf(Number(found[1]), Number(found[2]))
  }
  return readPlusCode(plain) ?? readCompass(plain)
}

const PLUS = '23456789CFGHJMPQRVWX'

/** A whole plus code, `6GCRWX4J+8P`: pairs of digits to the base of 20, north and east. Its middle. */
function readPlusCode(text: string): Place | null {
  const found = new RegExp(String.raw`(?<!\w)([${PLUS}]{8})\+([${PLUS}]{2})(?!\w)`, 'i').exec(text)
  if (found === null) return null
  const digits = [...`${found[1]}${found[2]}`.toUpperCase()].map((sign) => PLUS.indexOf(sign))
  let step = 20
  let [latitude, longitude] = [-90, -180]
  for (let at = 0; at < digits.length; at += 2) {
    latitude += (digits[at] ?? 0) * step
    longitude += (digits[at + 1] ?? 0) * step
    step /= 20
  }
  // The last step was of a twentieth of this.
  return placeOf(latitude + step * 10, longitude + step * 10)
}

/** `1.9441° S, 30.0619° E`, or `1°56'38.8"S 30°03'42.8"E` */
function readCompass(text: string): Place | null {
  const part = String.raw`(\d{1,3}(?:\.\d+)?)\s*°?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*["″”]\s*)?`
  const found = new RegExp(`${part}([NS])[,;\\s]*${part}([EW])`, 'i').exec(text)
  if (found === null) return null
  const degrees = (at: number) =>
    Number(found[at]) + Number(found[at + 1] ?? 0) / 60 + Number(found[at + 2] ?? 0) / 3600
  const south = found[4]?.toUpperCase() === 'S'
  const west = found[8]?.toUpperCase() === 'W'
  return placeOf(south ? -degrees(1) : degrees(1), west ? -degrees(5) : degrees(5))
}

/** To 11 cm; null beyond the poles, and at 0, 0, which means "unknown". */
function placeOf(latitude: number, longitude: number): Place | null {
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null
  return latitude === 0 && longitude === 0
    ? null
    : { latitude: rounded(latitude), longitude: rounded(longitude) }
}

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text.trim())
  } catch {
    return text.trim()
  }
}
