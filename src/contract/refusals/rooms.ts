import { msg } from '#lib/msg.ts'
import type { RefusalKind } from './refusal.ts'

/** Of rooms, and of stays in them. */
export const ofRooms = {
  no_such_booking: { code: 'not_found', ...msg({ message: 'There is no such booking.' }) },
  rooms_not_free: {
    code: 'room_taken',
    ...msg({ message: 'Some of these rooms are no longer free for these nights.' }),
  },
  room_not_free: {
    code: 'room_taken',
    ...msg({ message: '{room} is no longer free for these nights.' }),
  },
  rooms_left: {
    code: 'room_taken',
    ...msg({
      message:
        '{left, plural, =0 {No room of this kind is free for these nights.} one {Only one room of this kind is free for these nights.} other {Only # rooms of this kind are free for these nights.}}',
    }),
  },
  rooms_too_small: {
    code: 'validation',
    ...msg({ message: 'These rooms do not fit everyone, with an adult in each.' }),
  },
  unknown_room: { code: 'validation', ...msg({ message: 'This room is not in the house.' }) },
  no_such_room: { code: 'not_found', ...msg({ message: 'This room is not in the house.' }) },
  room_named_twice: { code: 'validation', ...msg({ message: 'This room is named twice.' }) },
  choose_another_check_in: {
    code: 'validation',
    ...msg({ message: 'Please choose another check-in date.' }),
  },
  choose_another_check_out: {
    code: 'validation',
    ...msg({ message: 'Please choose another check-out date.' }),
  },
  check_out_before_check_in: {
    code: 'validation',
    ...msg({ message: 'Check-out must be after check-in.' }),
  },
  stay_too_long: {
    code: 'validation',
    ...msg({ message: 'A stay may have at most {nights} nights.' }),
  },
  check_in_too_far: {
    code: 'validation',
    ...msg({ message: 'Please choose a check-in within {days} days.' }),
  },
  arrival_has_passed: {
    code: 'too_late',
    ...msg({ message: 'The day of arrival that you asked for, {check_in}, has passed.' }),
  },
  arrival_over: { code: 'too_late', ...msg({ message: 'The day of arrival has passed.' }) },
  too_many_adults: { code: 'validation', ...msg({ message: 'At most {most} adults in a room.' }) },
  room_too_small: {
    code: 'validation',
    ...msg({
      message:
        '{capacity, plural, one {This room is for at most one guest.} other {This room is for at most # guests.}}',
    }),
  },
  booking_price_changed: {
    code: 'price_changed',
    ...msg({ message: 'The price has changed since this booking was made.' }),
  },
  promo_for_nights: {
    code: 'validation',
    ...msg({ message: 'This promo code is for nights from {from} to {to}.' }),
  },
  held_too_often: {
    code: 'too_many_requests',
    ...msg({ message: 'This room was held for you several times. Please try later.' }),
  },
  booking_cancelled: { code: 'conflict', ...msg({ message: 'This booking has been cancelled.' }) },
  stay_over: {
    code: 'conflict',
    ...msg({ message: 'This stay is over: it cannot be cancelled.' }),
  },
  booking_moved: { code: 'conflict', ...msg({ message: 'This booking was moved meanwhile.' }) },
  stay_begins_later: {
    code: 'conflict',
    ...msg({ message: 'This stay begins on {check_in}: move it first.' }),
  },
  may_still_come: {
    code: 'conflict',
    ...msg({ message: 'This stay begins on {check_in}: they may still come.' }),
  },
  room_state_changed: {
    code: 'conflict',
    ...msg({ message: 'Something else was said of this room meanwhile.' }),
  },
} as const satisfies Record<string, RefusalKind>
