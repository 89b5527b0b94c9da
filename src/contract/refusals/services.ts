import { msg } from '#lib/msg.ts'
import type { RefusalKind } from './refusal.ts'

/** Of whatever is ordered, reserved or rented, of any service. */
export const ofServices = {
  no_such_entry: {
    code: 'not_found',
    ...msg({
      message:
        '{noun, select, order {There is no such order.} rental {There is no such rental.} reservation {There is no such reservation.} other {There is no such booking.}}',
    }),
  },
  entry_changed: {
    code: 'conflict',
    ...msg({
      message:
        '{noun, select, order {This order is {status} now; you saw it as {seen}.} rental {This rental is {status} now; you saw it as {seen}.} reservation {This reservation is {status} now; you saw it as {seen}.} other {This booking is {status} now; you saw it as {seen}.}}',
    }),
  },
  step_not_possible: {
    code: 'conflict',
    ...msg({
      message:
        '{noun, select, order {An order that is {status} cannot be {verb}.} rental {A rental that is {status} cannot be {verb}.} reservation {A reservation that is {status} cannot be {verb}.} other {A booking that is {status} cannot be {verb}.}}',
    }),
  },
  enter_name_and_phone: {
    code: 'validation',
    ...msg({ message: 'Please enter your name and phone number.' }),
  },
  enter_room_and_name: {
    code: 'validation',
    ...msg({ message: 'Please enter room number and guest name.' }),
  },
  choose_another_date: { code: 'validation', ...msg({ message: 'Please choose another date.' }) },
  time_has_passed: {
    code: 'too_late',
    ...msg({ message: 'The time you asked for, {time} on {date}, has passed.' }),
  },
  restaurant_closed: {
    code: 'closed',
    ...msg({
      message: 'The restaurant serves from {open} to {close}. Please choose another time.',
    }),
  },
  bar_closed: {
    code: 'closed',
    ...msg({ message: 'The bar serves from {open} to {close}. Please choose another time.' }),
  },
  switched_off: {
    code: 'not_offered',
    ...msg({ message: 'The house does not offer this at the moment.' }),
  },
  no_longer_available: {
    code: 'item_unavailable',
    ...msg({ message: 'No longer available: {names}.' }),
  },
  order_price_changed: {
    code: 'price_changed',
    ...msg({ message: 'The price has changed since this order was made.' }),
  },
  request_price_changed: {
    code: 'price_changed',
    ...msg({ message: 'The price has changed since this request was made.' }),
  },
  unknown_promo_code: {
    code: 'validation',
    ...msg({ message: 'We do not know this promo code.' }),
  },
  cart_empty: { code: 'validation', ...msg({ message: 'Cart is empty' }) },
  add_items: { code: 'validation', ...msg({ message: 'Add some items first.' }) },
  unknown_dish: {
    code: 'validation',
    ...msg({ message: 'The order names a dish that is not on the menu.' }),
  },
  not_on_menu: { code: 'validation', ...msg({ message: 'This is not on the menu.' }) },
  category_not_on_menu: {
    code: 'not_found',
    ...msg({ message: 'This category is not on the menu.' }),
  },
  no_order_with_code: {
    code: 'not_found',
    ...msg({ message: 'No order has this code with this phone or e-mail.' }),
  },
  order_accepted: {
    code: 'conflict',
    ...msg({ message: 'The house has already accepted this order. Please call us.' }),
  },
  party_too_large: {
    code: 'validation',
    ...msg({ message: 'We have {table_seats} seats. Please call us for a larger party.' }),
  },
  seats_left: {
    code: 'tables_full',
    ...msg({
      message:
        '{left, plural, =0 {All our tables are taken at that time.} one {Only one seat is left at that time.} other {Only # seats are left at that time.}}',
    }),
  },
  customer_name_required: { code: 'validation', ...msg({ message: 'Customer name is required' }) },
  laundry_dates_required: {
    code: 'validation',
    ...msg({ message: 'Drop-off and Pick-up dates are required' }),
  },
  add_service_line: {
    code: 'validation',
    ...msg({ message: 'Add at least one valid service line.' }),
  },
  not_on_price_list: { code: 'validation', ...msg({ message: 'This is not on the price list.' }) },
  whole_pieces: {
    code: 'validation',
    ...msg({ message: 'Only whole pieces and pairs, and half kilos.' }),
  },
  laundry_ready: {
    code: 'validation',
    ...msg({ message: 'It can be back from {readyAt} on {readyOn}.' }),
  },
  pick_up_before_drop_off: {
    code: 'validation',
    ...msg({ message: 'Pick-up must be on/after drop-off' }),
  },
  enter_phone_and_address: {
    code: 'validation',
    ...msg({ message: 'Please enter your phone number and the pickup address.' }),
  },
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
  day_has_passed: {
    code: 'too_late',
    ...msg({ message: 'The day you asked for, {date}, has passed.' }),
  },
  tour_left: { code: 'too_late', ...msg({ message: 'This tour left at {time} on {date}.' }) },
  tour_has_left: { code: 'validation', ...msg({ message: 'This tour left at {time} on {date}.' }) },
  tour_left_next: {
    code: 'validation',
    ...msg({ message: 'This tour left at {time} on {date}. The next day with places is {next}.' }),
  },
  tour_party_too_large: {
    code: 'tour_full',
    ...msg({ message: 'This tour takes {capacity} people at most.' }),
  },
  places_left: {
    code: 'tour_full',
    ...msg({
      message:
        '{left, plural, =0 {No places are left on this tour on {date}.} one {Only one place is left on this tour on {date}.} other {Only # places are left on this tour on {date}.}}',
    }),
  },
} as const satisfies Record<string, RefusalKind>
