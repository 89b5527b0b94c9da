/** Names of the numbers that are given without gaps (`tx.next`). */
export const counters = {
  /** "no. 1042", for the kitchen and the guest. */
  restaurantOrder: 'restaurant_order',
} as const
