/**
 * Reasons of a cancellation that the server writes itself, as they are stored. What a person typed
 * follows the guest's after ": ", the channel's name the calendar's after a space.
 */
export const cancelReasons = {
  guest: 'Cancelled by the guest',
  house: 'Cancelled by the house',
  noShow: 'No-show',
  calendar: 'No longer in the calendar of',
} as const
