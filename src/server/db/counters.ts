/** Names of the numbers that are given without gaps (`tx.next`). */
export const counters = {
  /** "no. 1042", for the kitchen and the guest. */
  restaurantOrder: 'restaurant_order',
  /** On receipts: from 1, as tax law has it. */
  receipt: 'receipt',
} as const
