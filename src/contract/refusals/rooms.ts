import { msg } from '#lib/msg.ts'
import { refusedAs } from './refusal.ts'

/** Of rooms, and of stays in them. */
export const ofRooms = {
  ...refusedAs('not_found', {
    no_such_booking: msg({ message: 'There is no such booking.' }),
    no_such_room: msg({ message: 'This room is not in the house.' }),
  }),
  ...refusedAs('room_taken', {
    rooms_not_free: msg({ message: 'Some of these rooms are no longer free for these nights.' }),
    room_not_free: msg({ message: '{room} is no longer free for these nights.' }),
    rooms_left: msg({
      message:
        '{left, plural, =0 {No room of this kind is free for these nights.} one {Only one room of this kind is free for these nights.} other {Only # rooms of this kind are free for these nights.}}',
    }),
  }),
  ...refusedAs('validation', {
    rooms_too_small: msg({ message: 'These rooms do not fit everyone, with an adult in each.' }),
    unknown_room: msg({ message: 'This room is not in the house.' }),
    room_named_twice: msg({ message: 'This room is named twice.' }),
    choose_another_check_in: msg({ message: 'Please choose another check-in date.' }),
    choose_another_check_out: msg({ message: 'Please choose another check-out date.' }),
    check_out_before_check_in: msg({ message: 'Check-out must be after check-in.' }),
    stay_too_long: msg({ message: 'A stay may have at most {nights} nights.' }),
    check_in_too_far: msg({ message: 'Please choose a check-in within {days} days.' }),
    too_many_adults: msg({ message: 'At most {most} adults in a room.' }),
    room_too_small: msg({
      message:
        '{capacity, plural, one {This room is for at most one guest.} other {This room is for at most # guests.}}',
    }),
    rate_reason_required: msg({ message: 'Say why the price differs from the room’s own.' }),
    hold_past_arrival: msg({
      message: 'Rooms are held until the day of arrival at the latest.',
    }),
    promo_for_nights: msg({ message: 'This promo code is for nights from {from} to {to}.' }),
    kept_price_needs_reason: msg({
      message: 'This room costs more than the price that is kept: say why it is kept.',
    }),
  }),
  ...refusedAs('too_late', {
    arrival_has_passed: msg({
      message: 'The day of arrival that you asked for, {check_in}, has passed.',
    }),
    arrival_over: msg({ message: 'The day of arrival has passed.' }),
  }),
  ...refusedAs('price_changed', {
    booking_price_changed: msg({ message: 'The price has changed since this booking was made.' }),
    booking_extra_not_offered: msg({
      message: 'The house no longer offers one of the extras that were asked for.',
    }),
    move_price_changed: msg({
      message: 'The price of this move has changed.',
    }),
  }),
  ...refusedAs('too_many_requests', {
    held_too_often: msg({ message: 'This room was held for you several times. Please try later.' }),
  }),
  ...refusedAs('conflict', {
    booking_cancelled: msg({ message: 'This booking has been cancelled.' }),
    stay_over: msg({ message: 'This stay is over: it cannot be cancelled.' }),
    booking_moved: msg({ message: 'This booking was moved meanwhile.' }),
    stay_begins_later: msg({ message: 'This stay begins on {check_in}: move it first.' }),
    may_still_come: msg({ message: 'This stay begins on {check_in}: they may still come.' }),
    room_state_changed: msg({ message: 'Somebody else changed this room’s state.' }),
  }),
}
