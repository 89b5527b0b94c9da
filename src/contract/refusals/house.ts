import { msg } from '#lib/msg.ts'
import type { RefusalKind } from './refusal.ts'

/** What whoever runs the house meets: its offer, rooms, settings, accounts, back-ups. */
export const ofHouse = {
  category_name_required: { code: 'validation', ...msg({ message: 'Category name is required' }) },
  service_name_required: { code: 'validation', ...msg({ message: 'Service name is required' }) },
  price_required: { code: 'validation', ...msg({ message: 'Price must be > 0' }) },
  select_category: { code: 'validation', ...msg({ message: 'Select a category' }) },
  pick_category: { code: 'validation', ...msg({ message: 'Pick a category' }) },
  category_there: {
    code: 'validation',
    ...msg({ message: 'There is a category {name} already.' }),
  },
  room_number_required: { code: 'validation', ...msg({ message: 'Room number is required' }) },
  price_per_night_required: {
    code: 'validation',
    ...msg({ message: 'Price per night must be greater than 0' }),
  },
  capacity_required: { code: 'validation', ...msg({ message: 'Capacity must be greater than 0' }) },
  room_number_taken: {
    code: 'validation',
    ...msg({ message: 'There is a room {number} already.' }),
  },
  unknown_amenity: {
    code: 'validation',
    ...msg({ message: 'The house does not know the amenity {amenity}.' }),
  },
  too_many_pictures: {
    code: 'validation',
    ...msg({ message: 'A room may have at most {most} pictures.' }),
  },
  room_changed: {
    code: 'conflict',
    ...msg({ message: 'A colleague changed this room meanwhile: {fields}.' }),
  },
  room_has_bookings: {
    code: 'conflict',
    ...msg({
      message:
        '{bookings, plural, one {Room {room_number} has one booking to come. Move or cancel them first.} other {Room {room_number} has # bookings to come. Move or cancel them first.}}',
    }),
  },
  calendar_address: {
    code: 'validation',
    ...msg({ message: 'A calendar’s address begins with https:// and lies on the open Internet.' }),
  },
  too_many_calendars: {
    code: 'validation',
    ...msg({ message: 'A room takes {most} calendars at most.' }),
  },
  no_such_calendar: {
    code: 'not_found',
    ...msg({ message: 'This calendar is not among those that are fetched.' }),
  },
  no_house_yet: { code: 'not_found', ...msg({ message: 'There is no house yet.' }) },
  settings_changed: {
    code: 'conflict',
    ...msg({ message: 'A colleague changed the settings meanwhile: {fields}.' }),
  },
  closing_before_opening: {
    code: 'validation',
    ...msg({ message: 'Closing must be after opening.' }),
  },
  check_out_after_check_in: {
    code: 'validation',
    ...msg({
      message: 'Check-out must not be later than check-in: the room is made ready between.',
    }),
  },
  promo_code_twice: {
    code: 'validation',
    ...msg({ message: 'The promo code {code} is there twice.' }),
  },
  promo_code_ends_first: {
    code: 'validation',
    ...msg({ message: 'The promo code {code} ends before it begins.' }),
  },
  taxes_too_high: {
    code: 'validation',
    ...msg({ message: 'The taxes of one service are more than 100 %.' }),
  },
  no_such_account: { code: 'not_found', ...msg({ message: 'There is no such account.' }) },
  address_has_account: {
    code: 'validation',
    ...msg({ message: 'There is an account with this address already.' }),
  },
  last_admin: {
    code: 'validation',
    ...msg({ message: 'This is the last admin. Make somebody else one first.' }),
  },
  not_your_password: { code: 'validation', ...msg({ message: 'This is not your password.' }) },
  two_factor_on: { code: 'conflict', ...msg({ message: 'Two-factor sign-in is on already.' }) },
  app_code_wrong: {
    code: 'validation',
    ...msg({ message: 'This code does not work. Please enter the next one.' }),
  },
  push_service_unusable: {
    code: 'validation',
    ...msg({ message: 'This push service cannot be used.' }),
  },
  push_keys_unusable: { code: 'validation', ...msg({ message: 'These keys cannot be used.' }) },
  no_such_key: { code: 'not_found', ...msg({ message: 'There is no such key.' }) },
  too_many_keys: {
    code: 'validation',
    ...msg({ message: 'There are {most} keys already. Revoke one that nobody uses.' }),
  },
  no_such_backup: { code: 'not_found', ...msg({ message: 'There is no such back-up.' }) },
  backup_gone: {
    code: 'not_found',
    ...msg({ message: 'There is no such back-up. Make it again.' }),
  },
  backup_no_longer_here: {
    code: 'not_found',
    ...msg({ message: 'This back-up is no longer here. Begin again.' }),
  },
  backup_not_taken_in: {
    code: 'not_found',
    ...msg({ message: 'This back-up is no longer being taken in. Begin again.' }),
  },
  backup_no_room: {
    code: 'validation',
    ...msg({ message: 'There is not enough room for it on the house’s disk.' }),
  },
  not_the_houses_name: {
    code: 'validation',
    ...msg({ message: 'This is not the name of the house.' }),
  },
} as const satisfies Record<string, RefusalKind>
