import { msg } from '#lib/msg.ts'
import type { ServiceSettings } from './plain.ts'

export const tableSettings = {
  /** Seats that may be reserved in any 90 minutes. */
  table_seats: {
    as: 'whole',
    min: 0,
    max: 2000,
    storedPath: 'table_seats',
    neutral: 32,
    name: msg({ message: 'Seats that may be reserved' }),
    card: 'rooms',
  },
} as const satisfies ServiceSettings
