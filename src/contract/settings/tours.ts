import { defaultFreeHours } from '#domain/cancellation.ts'
import { msg } from '#lib/msg.ts'
import { wholeHours, type ServiceSettings } from './plain.ts'

export const tourSettings = {
  tour_free_hours: {
    ...wholeHours,
    storedPath: 'cancellation.tour_free_hours',
    neutral: defaultFreeHours,
    name: msg({ message: 'Tours: hours before the start' }),
    card: 'cancelling',
  },
} as const satisfies ServiceSettings
