import { msg } from '#lib/msg.ts'
import { serviceRefusals } from '../services/apart.ts'
import type { RefusalKind } from './refusal.ts'

/** Of whatever is ordered, reserved or rented, of any service. */
const ofAny = {
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
  switched_off: {
    code: 'not_offered',
    ...msg({ message: 'The house does not offer this at the moment.' }),
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
  no_order_with_code: {
    code: 'not_found',
    ...msg({ message: 'No order has this code with this phone or e-mail.' }),
  },
  customer_name_required: { code: 'validation', ...msg({ message: 'Customer name is required' }) },
  day_has_passed: {
    code: 'too_late',
    ...msg({ message: 'The day you asked for, {date}, has passed.' }),
  },
} as const satisfies Record<string, RefusalKind>

/** What the services refuse with. */
export const ofServices = { ...ofAny, ...serviceRefusals }
