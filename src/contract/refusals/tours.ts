import { msg } from '#lib/msg.ts'
import { FULL } from '../errors.ts'
import { refusedAs } from './refusal.ts'

/** Of tours and their bookings. */
export const ofTours = {
  ...refusedAs('validation', {
    select_tour: msg({ message: 'Please select one tour and set date & people.' }),
    set_tour_date: msg({ message: 'Please set the tour date.' }),
    set_people: msg({ message: 'Please set at least 1 person.' }),
    unknown_tour: msg({ message: 'There is no such tour.' }),
    another_tour_in_address: msg({ message: 'This is not the tour that the address names.' }),
    promo_for_tours: msg({ message: 'This promo code is for tours from {from} to {to}.' }),
    tour_has_left: msg({ message: 'This tour left at {time} on {date}.' }),
    tour_left_next: msg({
      message: 'This tour left at {time} on {date}. The next day with places is {next}.',
    }),
    tour_name_required: msg({ message: 'Tour name is required' }),
    location_required: msg({ message: 'Location is required' }),
  }),
  ...refusedAs('price_changed', {
    tour_price_changed: msg({ message: 'The price of this tour has changed since it was booked.' }),
  }),
  ...refusedAs('too_late', {
    tour_left: msg({ message: 'This tour left at {time} on {date}.' }),
  }),
  ...refusedAs(FULL, {
    tour_party_too_large: msg({ message: 'This tour takes {capacity} people at most.' }),
    places_left: msg({
      message:
        '{left, plural, =0 {No places are left on this tour on {date}.} one {Only one place is left on this tour on {date}.} other {Only # places are left on this tour on {date}.}}',
    }),
  }),
  ...refusedAs('conflict', {
    tour_has_bookings: msg({
      message:
        '{people, plural, one {{tour} is booked for one person. Cancel them first.} other {{tour} is booked for # people. Cancel them first.}}',
    }),
    travel_price_changed: msg({ message: 'A colleague changed the travel price meanwhile.' }),
  }),
}
