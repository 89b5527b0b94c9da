import type { House } from '#contract/house.ts'
import type { ResourceRow } from '#contract/resources.ts'
import { rwanda } from '#domain/home-numbers.ts'
import { fallbackHouse } from '#contract/fallback-house.ts'
import { isCalendarDay } from '#domain/days.ts'
import { readHours, readWeek } from '#domain/hours.ts'
import {
  coerceList,
  coerceNumber,
  coerceObject,
  coerceText,
  type Raw,
  type Readers,
} from './coerce.ts'

/** Hours of each place that tells some; what no clock could show is as if it had not been told. */
function hoursOf(value: unknown): House['hours'] {
  const times = Object.entries(coerceObject(value)).flatMap(([place, of]) => {
    const every = readHours(of)
    return every ? [[place, { ...every, days: readWeek(coerceObject(of).days) }]] : []
  })
  return { ...fallbackHouse.hours, ...Object.fromEntries(times) }
}

function timezoneOf(value: unknown): string {
  const zone = coerceText(value)
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone && zone
  } catch {
    // A zone that this browser has never heard of would break every time on the screen.
    return fallbackHouse.timezone
  }
}

/** A profile page; anything but an https address is no link. */
const profile = (value: unknown) =>
  coerceText(value).startsWith('https://') ? coerceText(value) : ''

function rateOf(value: unknown): House['rwf_per_usd'] {
  const { rate, day } = coerceObject(value)
  const francs = coerceNumber(rate)
  return francs !== null && francs > 0 ? { rate: francs, day: coerceText(day) } : null
}

/** Days of the calendar, each with why. */
const closedDatesOf = (value: unknown) =>
  coerceList(value).flatMap((one) => {
    const { date, text } = coerceObject(one)
    const day = coerceText(date)
    return isCalendarDay(day) ? [{ date: day, text: coerceText(text) }] : []
  })

/** Counters that have a label and a number. */
const countersOf = (value: unknown) =>
  coerceList(value).flatMap((one) => {
    const { label, count } = coerceObject(one)
    const [text, number] = [coerceText(label), coerceNumber(count)]
    return text !== '' && number !== null ? [{ label: text, count: number }] : []
  })

/** Fills in what a host leaves out, and leaves out what no screen could show. */
function houseOf(row: Raw): House & ResourceRow {
  const social = coerceObject(row.social)
  return {
    ...fallbackHouse,
    ...row,
    id: 'house',
    name: coerceText(row.name) || fallbackHouse.name,
    tagline: coerceText(row.tagline),
    description: coerceText(row.description),
    address: coerceText(row.address),
    phone: coerceText(row.phone),
    email: coerceText(row.email),
    timezone: timezoneOf(row.timezone),
    // The documents' numbers are Rwanda's.
    country: '',
    home_numbers: rwanda,
    rwf_per_usd: rateOf(row.rwf_per_usd),
    demo_promo: row.demo_promo !== false,
    hours: hoursOf(row.hours),
    date_format: coerceText(row.date_format),
    overview_counters: countersOf(row.overview_counters),
    ...(row.closed_dates !== undefined && { closed_dates: closedDatesOf(row.closed_dates) }),
    ...(row.services_off !== undefined && {
      services_off: coerceList(row.services_off).map(coerceText),
    }),
    social: {
      facebook: profile(social.facebook),
      twitter: profile(social.twitter),
      instagram: profile(social.instagram),
      linkedin: profile(social.linkedin),
    },
  }
}

export const readers: Readers = { house: houseOf }
