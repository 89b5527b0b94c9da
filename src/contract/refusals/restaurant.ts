import { msg } from '#lib/msg.ts'
import { refusedAs } from './refusal.ts'

/** Of meals and the menu. */
export const ofRestaurant = {
  ...refusedAs('closed', {
    restaurant_closed: msg({
      message: 'The restaurant serves from {open} to {close}. Please choose another time.',
    }),
    bar_closed: msg({
      message: 'The bar serves from {open} to {close}. Please choose another time.',
    }),
    restaurant_closed_between: msg({
      message:
        'The restaurant serves from {open} to {close} and from {open_again} to {close_again}. Please choose another time.',
    }),
    bar_closed_between: msg({
      message:
        'The bar serves from {open} to {close} and from {open_again} to {close_again}. Please choose another time.',
    }),
    restaurant_closed_day: msg({
      message: 'The restaurant is closed on {date}. Please choose another day.',
    }),
    bar_closed_day: msg({
      message: 'The bar is closed on {date}. Please choose another day.',
    }),
  }),
  ...refusedAs('validation', {
    promo_for_meals: msg({ message: 'This promo code is for meals from {from} to {to}.' }),
  }),
  ...refusedAs('item_unavailable', {
    no_longer_available: msg({ message: 'No longer available: {names}.' }),
  }),
  ...refusedAs('validation', {
    unknown_dish: msg({ message: 'The order names a dish that is not on the menu.' }),
    not_on_menu: msg({ message: 'This is not on the menu.' }),
  }),
  ...refusedAs('not_found', {
    category_not_on_menu: msg({ message: 'This category is not on the menu.' }),
  }),
  ...refusedAs('conflict', {
    order_accepted: msg({ message: 'The house has already accepted this order. Please call us.' }),
  }),
}
