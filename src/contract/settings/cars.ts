import { defaultFreeHours } from '#domain/cancellation.ts'
import { msg } from '#lib/msg.ts'
import { wholeHours, type ServiceSettings } from './plain.ts'

export const carSettings = {
  car_free_hours: {
    ...wholeHours,
    storedPath: 'cancellation.car_free_hours',
    neutral: defaultFreeHours,
    name: msg({ message: 'Cars: hours before pickup' }),
    card: 'cancelling',
  },
} as const satisfies ServiceSettings
