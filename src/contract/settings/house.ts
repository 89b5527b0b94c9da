import { wholeHours, type PlainSettings } from './plain.ts'

/** Settings of the house itself that are one number, one time of day or the hours of a week. */
export const houseSettings = {
  check_in_from: { as: 'time', storedPath: 'check_in_from', neutral: '14:00' },
  check_out_until: { as: 'time', storedPath: 'check_out_until', neutral: '11:00' },
  contact_open: { as: 'time', storedPath: 'hours.contact.open', neutral: '07:00' },
  contact_close: {
    as: 'closing',
    after: 'contact_open',
    storedPath: 'hours.contact.close',
    neutral: '22:00',
  },
  contact_days: { as: 'week', storedPath: 'hours.contact.days', neutral: null },
  /** Cooked breakfast a person and day, the other extras flat (spec 1 §9). */
  extra_breakfast: {
    as: 'price',
    storedPath: 'extras_cents.breakfast',
    publicPath: 'extras.breakfast',
    neutral: 800,
  },
  extra_airport_transfer: {
    as: 'price',
    storedPath: 'extras_cents.airport_transfer',
    publicPath: 'extras.airport_transfer',
    neutral: 2000,
  },
  extra_late_checkout: {
    as: 'price',
    storedPath: 'extras_cents.late_checkout',
    publicPath: 'extras.late_checkout',
    neutral: 1500,
  },
  /** Free until so many hours before; after that so many nights are kept (decisions.md). */
  room_free_hours: { ...wholeHours, storedPath: 'cancellation.room_free_hours', neutral: 48 },
  room_kept_nights: {
    as: 'whole',
    min: 0,
    max: 30,
    storedPath: 'cancellation.room_kept_nights',
    neutral: 1,
  },
  /** How long nights are held while a guest pays. */
  hold_minutes: { as: 'whole', min: 5, max: 120, storedPath: 'hold_minutes', neutral: 15 },
} as const satisfies PlainSettings
