/** What a room of the house may be (spec 3 §3, §5, §9). */

export const roomTypes = ['single', 'double', 'twin', 'suite', 'apartment'] as const
export type RoomType = (typeof roomTypes)[number]

/** Offered in the room form; a house may have written others into its rooms before. */
export const amenityOptions = [
  'Free Wi-Fi',
  'TV',
  'Air Conditioning',
  'Balcony',
  'Mini Fridge',
  'Work Desk',
  'Room Service',
  'Mountain View',
] as const

/** Beyond these a finger slipped. */
export const maxGuestsPerRoom = 50
/** Dollars; ten thousand times as many of smaller money (domain/money). */
export const maxNightPrice = 100_000
/** Of the base currency (spec 3 §5). */
export const minNightPrice = 1
/** More would be an album. */
export const maxPictures = 24
/** That one save may bring along. */
export const maxPicturesPerUpload = 12

/** A night's price in whole cents; null for what is no price a room may have. */
export function nightCents(price: number): number | null {
  if (!Number.isFinite(price) || price < minNightPrice || price > maxNightPrice * 10_000)
    return null
  return Math.round(price * 100)
}

/** Whether a number of guests is one that a room may have. */
export function isCapacity(guests: number): boolean {
  return Number.isInteger(guests) && guests > 0 && guests <= maxGuestsPerRoom
}
