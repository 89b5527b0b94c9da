import { msg } from '#lib/msg.ts'
import { refusedAs } from './refusal.ts'

/** Of cars and their rentals. */
export const ofCars = {
  ...refusedAs('validation', {
    select_car: msg({ message: 'Please select a car first.' }),
    unknown_car: msg({ message: 'This car is not in the house.' }),
    choose_another_pick_up: msg({ message: 'Please choose another pick-up date.' }),
    choose_another_drop_off: msg({ message: 'Please choose another drop-off date.' }),
    drop_off_before_pick_up: msg({ message: 'Drop-off must be after pick-up.' }),
    rental_too_long: msg({ message: 'A car can be rented for at most {days} days.' }),
    pick_up_too_far: msg({ message: 'Please choose a pick-up within a year.' }),
    car_name_required: msg({ message: 'Car name is required' }),
    plate_required: msg({ message: 'Plate number is required' }),
    daily_rate_required: msg({ message: 'Daily rate must be > 0' }),
    plate_there: msg({ message: 'There is a car with the plate {plate} already.' }),
  }),
  ...refusedAs('car_taken', {
    car_not_free: msg({ message: '{car} is no longer free for this time.' }),
  }),
  ...refusedAs('price_changed', {
    rental_extra_not_offered: msg({
      message: 'The house no longer offers one of the extras that were asked for.',
    }),
  }),
  ...refusedAs('too_late', {
    pick_up_has_passed: msg({
      message: 'The pick-up that you asked for, {time} on {date}, has passed.',
    }),
  }),
  ...refusedAs('conflict', {
    rental_moved: msg({ message: 'This rental was moved meanwhile.' }),
    rental_cancelled: msg({ message: 'This rental has been cancelled.' }),
    car_has_rentals: msg({
      message:
        '{rentals, plural, one {{car} has one rental to come. Move or cancel them first.} other {{car} has # rentals to come. Move or cancel them first.}}',
    }),
  }),
}
