import { documentedHours } from '#domain/hours.ts'
import { msg } from '#lib/msg.ts'
import type { ServiceSettings } from './plain.ts'

const { kitchen, bar } = documentedHours
const untilMidnight = msg({ message: 'Until 24:00 at most' })

/** When the kitchen and the bar serve. */
export const restaurantSettings = {
  restaurant_open: {
    as: 'time',
    storedPath: 'hours.restaurant.open',
    neutral: kitchen.open,
    name: msg({ message: 'Restaurant opens' }),
    card: 'times',
  },
  restaurant_close: {
    as: 'closing',
    after: 'restaurant_open',
    storedPath: 'hours.restaurant.close',
    neutral: kitchen.close,
    name: msg({ message: 'Restaurant closes' }),
    hint: untilMidnight,
    card: 'times',
  },
  restaurant_days: {
    as: 'week',
    storedPath: 'hours.restaurant.days',
    neutral: null,
    name: msg({ message: 'Restaurant: hours by weekday' }),
    card: 'times',
  },
  bar_open: {
    as: 'time',
    storedPath: 'hours.bar.open',
    neutral: bar.open,
    name: msg({ message: 'Bar opens' }),
    card: 'times',
  },
  bar_close: {
    as: 'closing',
    after: 'bar_open',
    storedPath: 'hours.bar.close',
    neutral: bar.close,
    name: msg({ message: 'Bar closes' }),
    hint: untilMidnight,
    card: 'times',
  },
  bar_days: {
    as: 'week',
    storedPath: 'hours.bar.days',
    neutral: null,
    name: msg({ message: 'Bar: hours by weekday' }),
    card: 'times',
  },
} as const satisfies ServiceSettings
