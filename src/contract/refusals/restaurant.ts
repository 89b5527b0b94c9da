import { msg } from '#lib/msg.ts'
import type { RefusalKind } from './refusal.ts'

/** Of meals and the menu. */
export const ofRestaurant = {
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
  no_longer_available: {
    code: 'item_unavailable',
    ...msg({ message: 'No longer available: {names}.' }),
  },
  unknown_dish: {
    code: 'validation',
    ...msg({ message: 'The order names a dish that is not on the menu.' }),
  },
  not_on_menu: { code: 'validation', ...msg({ message: 'This is not on the menu.' }) },
  category_not_on_menu: {
    code: 'not_found',
    ...msg({ message: 'This category is not on the menu.' }),
  },
  order_accepted: {
    code: 'conflict',
    ...msg({ message: 'The house has already accepted this order. Please call us.' }),
  },
} as const satisfies Record<string, RefusalKind>
