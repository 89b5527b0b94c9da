import { defaultFreeHours } from '#domain/cancellation.ts'
import { rentalExtraCents, type RentalExtra } from '#domain/cars.ts'
import { msg } from '#lib/msg.ts'
import { wholeHours, type ServiceSettings } from './plain.ts'

const extra = <const Name extends RentalExtra>(name: Name) =>
  ({
    as: 'price',
    storedPath: `rental_extras_cents.${name}`,
    publicPath: `rental_extras.${name}`,
    neutral: rentalExtraCents[name],
    card: 'extras',
  }) as const

export const carSettings = {
  /** Extras that guests may add to a car (spec 2 §9): a day, save pickup and delivery. */
  rental_gps: { ...extra('gps'), name: msg({ message: 'Car: GPS, a day' }) },
  rental_child_seat: { ...extra('child_seat'), name: msg({ message: 'Car: child seat, a day' }) },
  rental_additional_driver: {
    ...extra('additional_driver'),
    name: msg({ message: 'Car: additional driver, a day' }),
  },
  rental_insurance: { ...extra('insurance'), name: msg({ message: 'Car: full insurance, a day' }) },
  rental_pickup_delivery: {
    ...extra('pickup_delivery'),
    name: msg({ message: 'Car: pickup and delivery' }),
  },
  car_free_hours: {
    ...wholeHours,
    storedPath: 'cancellation.car_free_hours',
    neutral: defaultFreeHours,
    name: msg({ message: 'Cars: hours before pickup' }),
    card: 'cancelling',
  },
} as const satisfies ServiceSettings
