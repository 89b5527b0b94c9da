import { msg } from '#lib/msg.ts'
import { refusedAs } from './refusal.ts'

/** What whoever runs the house meets: its offer, rooms, settings, accounts, back-ups. */
export const ofHouse = {
  ...refusedAs('validation', {
    category_name_required: msg({ message: 'Category name is required' }),
    service_name_required: msg({ message: 'Service name is required' }),
    price_required: msg({ message: 'Price must be > 0' }),
    select_category: msg({ message: 'Select a category' }),
    pick_category: msg({ message: 'Pick a category' }),
    category_there: msg({ message: 'There is a category {name} already.' }),
    room_number_required: msg({ message: 'Room number is required' }),
    price_per_night_required: msg({ message: 'Price per night must be greater than 0' }),
    capacity_required: msg({ message: 'Capacity must be greater than 0' }),
    room_number_taken: msg({ message: 'There is a room {number} already.' }),
    unknown_amenity: msg({ message: 'The house does not know the amenity {amenity}.' }),
    too_many_pictures: msg({ message: 'A room may have at most {most} pictures.' }),
    calendar_address: msg({
      message: 'A calendar’s address begins with https:// and lies on the open Internet.',
    }),
    too_many_calendars: msg({ message: 'A room takes {most} calendars at most.' }),
    closing_before_opening: msg({ message: 'Closing must be after opening.' }),
    spans_out_of_order: msg({
      message: 'Each closing must be after its opening, and before the next opening.',
    }),
    closed_date_twice: msg({ message: 'The day {date} is there twice.' }),
    check_out_after_check_in: msg({
      message: 'Check-out must not be later than check-in: the room is made ready between.',
    }),
    language_not_spoken: msg({ message: 'The main language is one of those that you speak.' }),
    promo_code_twice: msg({ message: 'The promo code {code} is there twice.' }),
    promo_code_ends_first: msg({ message: 'The promo code {code} ends before it begins.' }),
    rate_twice: msg({ message: 'A currency has one rate.' }),
    taxes_too_high: msg({ message: 'The taxes of one service are more than 100 %.' }),
    address_has_account: msg({ message: 'There is an account with this address already.' }),
    last_admin: msg({ message: 'This is the last admin. Make somebody else one first.' }),
    not_your_password: msg({ message: 'This is not your password.' }),
    app_code_wrong: msg({ message: 'This code does not work. Please enter the next one.' }),
    push_service_unusable: msg({ message: 'This push service cannot be used.' }),
    push_keys_unusable: msg({ message: 'These keys cannot be used.' }),
    too_many_keys: msg({ message: 'There are {most} keys already. Revoke one that nobody uses.' }),
    backup_no_room: msg({ message: 'There is not enough room for it on the house’s disk.' }),
    content_too_long: msg({
      message: 'The pages say more than a phone keeps. Please shorten some of the texts.',
    }),
    page_twice: msg({ message: 'There are two pages with the address {slug}.' }),
    map_edges: msg({
      message: 'The map’s north must be above its south, its west left of its east.',
    }),
    setup_unfinished: msg({ message: 'Something is still missing before the house can open.' }),
    not_the_houses_name: msg({ message: 'This is not the name of the house.' }),
  }),
  ...refusedAs('conflict', {
    base_currency_settled: msg({
      message:
        'The house has bookings, orders or money in its currency already: its books stay in it.',
    }),
    room_changed: msg({ message: 'A colleague changed this room meanwhile: {fields}.' }),
    room_has_bookings: msg({
      message:
        '{bookings, plural, one {Room {room_number} has one booking to come. Move or cancel them first.} other {Room {room_number} has # bookings to come. Move or cancel them first.}}',
    }),
    settings_changed: msg({ message: 'A colleague changed the settings meanwhile: {fields}.' }),
    content_changed: msg({ message: 'A colleague changed these parts meanwhile: {fields}.' }),
    draft_changed: msg({
      message: 'A colleague changed the draft meanwhile. Please check it again.',
    }),
    two_factor_on: msg({ message: 'Two-factor sign-in is on already.' }),
  }),
  ...refusedAs('not_found', {
    no_such_calendar: msg({ message: 'This calendar is not among those that are fetched.' }),
    no_house_yet: msg({ message: 'There is no house yet.' }),
    no_such_account: msg({ message: 'There is no such account.' }),
    no_such_key: msg({ message: 'There is no such key.' }),
    no_such_backup: msg({ message: 'There is no such back-up.' }),
    backup_gone: msg({ message: 'There is no such back-up. Make it again.' }),
    backup_no_longer_here: msg({ message: 'This back-up is no longer here. Begin again.' }),
    backup_not_taken_in: msg({ message: 'This back-up is no longer being taken in. Begin again.' }),
  }),
}
