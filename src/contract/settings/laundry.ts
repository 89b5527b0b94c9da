import { defaultRushRate } from '#domain/laundry.ts'
import { msg } from '#lib/msg.ts'
import type { ServiceSettings } from './plain.ts'

export const laundrySettings = {
  laundry_pickup_fee: {
    as: 'fee',
    storedPath: 'laundry_pickup_fee_cents',
    publicPath: 'laundry_pickup_fee',
    neutral: 300,
    name: msg({ message: 'Laundry pickup fee' }),
    card: 'extras',
  },
  /** Of the items' subtotal, for express and rush alike. */
  laundry_rush_percent: {
    as: 'percent',
    storedPath: 'laundry_rush_rate',
    neutral: defaultRushRate,
    name: msg({ message: 'Laundry rush fee, %' }),
    card: 'extras',
  },
} as const satisfies ServiceSettings
