import { msg } from '#lib/msg.ts'
import { FULL } from '../errors.ts'
import type { RefusalKind } from './refusal.ts'

/** Of tours and their bookings. */
export const ofTours = {
  select_tour: {
    code: 'validation',
    ...msg({ message: 'Please select one tour and set date & people.' }),
  },
  set_tour_date: { code: 'validation', ...msg({ message: 'Please set the tour date.' }) },
  set_people: { code: 'validation', ...msg({ message: 'Please set at least 1 person.' }) },
  unknown_tour: { code: 'validation', ...msg({ message: 'There is no such tour.' }) },
  another_tour_in_address: {
    code: 'validation',
    ...msg({ message: 'This is not the tour that the address names.' }),
  },
  promo_for_tours: {
    code: 'validation',
    ...msg({ message: 'This promo code is for tours from {from} to {to}.' }),
  },
  tour_price_changed: {
    code: 'price_changed',
    ...msg({ message: 'The price of this tour has changed since it was booked.' }),
  },
  tour_left: { code: 'too_late', ...msg({ message: 'This tour left at {time} on {date}.' }) },
  tour_has_left: { code: 'validation', ...msg({ message: 'This tour left at {time} on {date}.' }) },
  tour_left_next: {
    code: 'validation',
    ...msg({ message: 'This tour left at {time} on {date}. The next day with places is {next}.' }),
  },
  tour_party_too_large: {
    code: FULL,
    ...msg({ message: 'This tour takes {capacity} people at most.' }),
  },
  places_left: {
    code: FULL,
    ...msg({
      message:
        '{left, plural, =0 {No places are left on this tour on {date}.} one {Only one place is left on this tour on {date}.} other {Only # places are left on this tour on {date}.}}',
    }),
  },
  tour_name_required: { code: 'validation', ...msg({ message: 'Tour name is required' }) },
  location_required: { code: 'validation', ...msg({ message: 'Location is required' }) },
  tour_has_bookings: {
    code: 'conflict',
    ...msg({
      message:
        '{people, plural, one {{tour} is booked for one person. Cancel them first.} other {{tour} is booked for # people. Cancel them first.}}',
    }),
  },
  travel_price_changed: {
    code: 'conflict',
    ...msg({ message: 'A colleague changed the travel price meanwhile.' }),
  },
} as const satisfies Record<string, RefusalKind>
