import { msg } from '#lib/msg.ts'
import type { RefusalKind } from './refusal.ts'

/** Of cars and their rentals. */
export const ofCars = {
  select_car: { code: 'validation', ...msg({ message: 'Please select a car first.' }) },
  unknown_car: { code: 'validation', ...msg({ message: 'This car is not in the house.' }) },
  car_not_free: {
    code: 'car_taken',
    ...msg({ message: '{car} is no longer free for this time.' }),
  },
  choose_another_pick_up: {
    code: 'validation',
    ...msg({ message: 'Please choose another pick-up date.' }),
  },
  choose_another_drop_off: {
    code: 'validation',
    ...msg({ message: 'Please choose another drop-off date.' }),
  },
  drop_off_before_pick_up: {
    code: 'validation',
    ...msg({ message: 'Drop-off must be after pick-up.' }),
  },
  rental_too_long: {
    code: 'validation',
    ...msg({ message: 'A car can be rented for at most {days} days.' }),
  },
  pick_up_too_far: {
    code: 'validation',
    ...msg({ message: 'Please choose a pick-up within a year.' }),
  },
  pick_up_has_passed: {
    code: 'too_late',
    ...msg({ message: 'The pick-up that you asked for, {time} on {date}, has passed.' }),
  },
  rental_moved: { code: 'conflict', ...msg({ message: 'This rental was moved meanwhile.' }) },
  rental_cancelled: { code: 'conflict', ...msg({ message: 'This rental has been cancelled.' }) },
  car_name_required: { code: 'validation', ...msg({ message: 'Car name is required' }) },
  plate_required: { code: 'validation', ...msg({ message: 'Plate number is required' }) },
  daily_rate_required: { code: 'validation', ...msg({ message: 'Daily rate must be > 0' }) },
  plate_there: {
    code: 'validation',
    ...msg({ message: 'There is a car with the plate {plate} already.' }),
  },
  car_has_rentals: {
    code: 'conflict',
    ...msg({
      message:
        '{rentals, plural, one {{car} has one rental to come. Move or cancel them first.} other {{car} has # rentals to come. Move or cancel them first.}}',
    }),
  },
} as const satisfies Record<string, RefusalKind>
