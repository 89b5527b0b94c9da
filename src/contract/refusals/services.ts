import { msg } from '#lib/msg.ts'
import { serviceRefusals } from '../services/settings-and-refusals.ts'
import { refusedAs } from './refusal.ts'

/** Of whatever is ordered, reserved or rented, of any service. */
const ofAny = {
  ...refusedAs('validation', {
    enter_name_and_phone: msg({ message: 'Please enter your name and phone number.' }),
    enter_room_and_name: msg({ message: 'Please enter room number and guest name.' }),
    choose_another_date: msg({ message: 'Please choose another date.' }),
    unknown_promo_code: msg({ message: 'We do not know this promo code.' }),
    cart_empty: msg({ message: 'Cart is empty' }),
    add_items: msg({ message: 'Add some items first.' }),
    customer_name_required: msg({ message: 'Customer name is required' }),
  }),
  ...refusedAs('too_late', {
    time_has_passed: msg({ message: 'The time you asked for, {time} on {date}, has passed.' }),
    day_has_passed: msg({ message: 'The day you asked for, {date}, has passed.' }),
  }),
  ...refusedAs('not_offered', {
    switched_off: msg({ message: 'The house does not offer this at the moment.' }),
  }),
  ...refusedAs('price_changed', {
    order_price_changed: msg({ message: 'The price has changed since this order was made.' }),
    request_price_changed: msg({ message: 'The price has changed since this request was made.' }),
  }),
  ...refusedAs('not_found', {
    no_order_with_code: msg({ message: 'No order has this code with this phone or e-mail.' }),
  }),
}

/** What the services refuse with. */
export const ofServices = { ...ofAny, ...serviceRefusals }
