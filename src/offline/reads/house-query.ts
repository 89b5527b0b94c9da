import type { House } from '#contract/house.ts'
import type { KeptRow } from '#contract/resources.ts'
import { looseNumber, looseObject, looseText } from '#lib/loose.ts'
import { rowQuery } from './row-query.ts'

/**
 * Before the house was ever heard, and beside servers that tell nothing of it: hours as documented,
 * no contact ('' where there is none). Each service knows what holds of its own then.
 */
export const unknownHouse: House = {
  id: 'house',
  version: 0,
  changed_at: '1970-01-01T00:00:00.000Z',
  capabilities: [],
  contract_version: 1,
  epoch: '',
  name: 'Imisozi',
  tagline: '',
  description: '',
  address: '',
  phone: '',
  email: '',
  latitude: 0,
  longitude: 0,
  altitude_m: 0,
  timezone: 'Africa/Kigali',
  currency: 'USD',
  rwf_per_usd: null,
  hours: { contact: { open: '07:00', close: '22:00' } },
  check_in_from: '14:00',
  check_out_until: '11:00',
  demo_promo: true,
  extras: { breakfast: 8, airport_transfer: 20, late_checkout: 15 },
  cancellation: { room_free_hours: 48, room_kept_nights: 1 },
  hold_minutes: 15,
  payments: 'sandbox',
  overview_counters: [],
  social: { facebook: '', twitter: '', instagram: '', linkedin: '' },
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/

/** Hours of each place that tells some; what no clock could show is as if it had not been told. */
function hoursOf(value: unknown): House['hours'] {
  const told = Object.entries(looseObject(value)).flatMap(([place, of]) => {
    const { open, close } = looseObject(of)
    const [from, to] = [looseText(open), looseText(close)]
    return CLOCK.test(from) && CLOCK.test(to) ? [[place, { open: from, close: to }]] : []
  })
  return { ...unknownHouse.hours, ...Object.fromEntries(told) }
}

function timezoneOf(value: unknown): string {
  const zone = looseText(value)
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone && zone
  } catch {
    // A zone that this browser has never heard of would break every time on the screen.
    return unknownHouse.timezone
  }
}

/** A profile page; anything but an https address is no link. */
const profile = (value: unknown) =>
  looseText(value).startsWith('https://') ? looseText(value) : ''

function rateOf(value: unknown): House['rwf_per_usd'] {
  const { rate, day } = looseObject(value)
  const francs = looseNumber(rate)
  return francs !== null && francs > 0 ? { rate: francs, day: looseText(day) } : null
}

/** Fills in what a host leaves out, and leaves out what no screen could show. */
export function parseHouse(raw: KeptRow): House {
  const row = looseObject(raw)
  const social = looseObject(row.social)
  return {
    ...unknownHouse,
    ...raw,
    id: 'house',
    name: looseText(row.name) || unknownHouse.name,
    tagline: looseText(row.tagline),
    description: looseText(row.description),
    address: looseText(row.address),
    phone: looseText(row.phone),
    email: looseText(row.email),
    timezone: timezoneOf(row.timezone),
    rwf_per_usd: rateOf(row.rwf_per_usd),
    demo_promo: row.demo_promo !== false,
    hours: hoursOf(row.hours),
    social: {
      facebook: profile(social.facebook),
      twitter: profile(social.twitter),
      instagram: profile(social.instagram),
      linkedin: profile(social.linkedin),
    },
  }
}

/** The house as last heard, kept over reloads: `data?.row ?? unknownHouse`. */
export const houseQuery = () =>
  rowQuery<House>({ resource: 'house', route: 'getHouse', id: 'house', parse: parseHouse })
