import { serviceKinds } from '#contract/services/index.ts'

/** What an owner takes along as plain lists: which tables, and what their columns say. */

/** Table -> what a row of it is; those of services are added when the server starts. */
export const lists: Record<string, string> = {
  house: 'The house itself: all its settings',
  content: 'What the site says of the house, as published',
  content_drafts: 'What the site is to say, not yet published',
  users: 'Who works here, without passwords',
  rooms: 'Rooms',
  room_states: 'The state of rooms, as housekeeping left them',
  customers: 'Guests, as customers of the house',
  customer_links: 'Which customer each booking and order is of',
  hotel_bookings: 'Bookings of rooms, one row a room',
  room_nights: 'Nights that are taken, and by which booking',
  stay_events: 'What was done about each stay, and when',
  folio_items: 'Items added to a stay’s bill by hand',
  calendar_feeds: 'Channels whose calendars are taken over, without their secret addresses',
  calendar_events: 'Stays that came from those calendars',
  carts: 'What guests booked together',
  cart_lines: 'Lines of what was booked together',
  cart_rows: 'Which booking or order each of those lines became',
  payments: 'Payments and what was given back',
  provider_payments: 'Payments at the card provider',
  provider_refunds: 'Refunds at the card provider',
  cancellations: 'What cancelling cost, and what went back',
  receipts: 'Receipts',
  cash_counts: 'Tills that were counted',
  day_closes: 'Days that were closed, with their figures',
  day_close_movements: 'Movements of money in each closed day',
  notices: 'Letters and SMS: to whom, about what, and whether they went',
  reviews: 'Reviews of guests',
  tickets: 'Messages of guests, and answers',
  consents: 'Consents that guests gave',
  imports: 'What was imported from spreadsheets',
  audit: 'Who of the staff changed what',
}

/** Tables that no list is made of, and why. */
export const unlisted: Record<string, string> = {
  meta: 'of the program',
  settings: 'of the program: the settings stand in house',
  operations: 'of the program: answers that were given',
  parked: 'of the program: entries of devices that nobody settled',
  alerts: 'of the program',
  push_subscriptions: 'secrets of devices',
  push_deliveries: 'of the program',
  api_keys: 'secrets',
  recovery_codes: 'secrets',
  wrong_codes: 'of the program',
  room_calendars: 'secrets',
  erasure_keys: 'secrets',
  erasures: 'hashes that reveal nothing',
  erasure_places: 'of the program',
  sandbox_payments: 'tries without money',
  customer_keys: 'found again from customers',
  import_rows: 'found again from what was imported',
  booking_holds: 'of the program',
  stays: 'found again from hotel_bookings',
  day_close_facts: 'found again from day_closes',
  day_close_open: 'found again from day_closes',
  desk_reviews: 'found again from reviews',
  backup_copies: 'of the program',
  backup_places: 'secrets',
  backup_turn: 'of the program',
}

/** Called by services/index.ts, once for each service. */
export function addListed(
  listed: Readonly<Record<string, string>>,
  left: Readonly<Record<string, string>>,
): void {
  Object.assign(lists, listed)
  Object.assign(unlisted, left)
}

/** Columns of the program, and secrets. */
const LEFT_OUT = new Set([
  'version',
  'operation_id',
  'deleted_at',
  'device_clock',
  'device_id',
  'password_hash',
  'totp_secret',
  'totp_since',
  'totp_step',
  'dedupe',
  'claim',
  'url',
  'on_devices',
  'attempts',
  'next_try_at',
  'next_fetch_at',
  'next_poll_at',
  'polls',
  'redirect_url',
])

export const listedColumns = (columns: readonly string[]): string[] =>
  columns.filter((column) => !LEFT_OUT.has(column))

const known: Readonly<Record<string, string>> = {
  id: 'Number of the row; other lists name it by this',
  created_at: 'When it was made',
  changed_at: 'When it was last changed',
  device_time: 'When it was entered, by the clock of the device',
  changed_by: 'Who changed it last: a name of the staff, or guest; empty: the program',
  at: 'When (UTC)',
  by: 'Who: a name of the staff, or guest; empty: the house by itself',
  actor: 'Who it was: a number of users, or a device',
  actor_name: 'Their name',
  endpoint: 'What was done, as the program calls it',
  resource: 'In which list',
  changed: 'Each field with its value before and after, as JSON',
  on_behalf_of: 'Number of the colleague whose entry it was',
  on_behalf_of_name: 'The colleague whose entry it was',
  on_behalf_reason: 'Why somebody else sent it',
  params: 'Details, as JSON',
  kind: 'Which kind it is',
  status: 'How far it is: pending, approved, active, completed, cancelled…',
  payment_status: 'unpaid, paid, failed, refunded',
  images: 'Pictures, as JSON',
  amenities: 'What it has, as JSON',
  code: 'The code that the guest has',
  currency: 'Currency that it is charged in',
  charged: 'Amount in that currency: cents, or whole francs',
  charged_total: 'What it costs in that currency: cents, or whole francs',
  refund_charged: 'What went back, in that currency: cents, or whole francs',
  rwf_rate: 'How many of that currency were one of the house’s own when it was made',
  check_in: 'Day of arrival',
  check_out: 'Day of departure',
  day: 'Day at the house',
  date: 'Day at the house',
  night: 'The night that follows this day',
  subject_kind: `What it is about: ${['room', ...serviceKinds].join(', ')}…`,
  subject_id: 'Number of what it is about',
  subject_ids: 'Numbers of what it is about',
  is_available: '1: it is offered; 0: not at present',
  settings: 'All settings, as JSON',
  document: 'All texts, as JSON',
  source: 'From where it came',
  flag: 'What the desk was to look at',
  hold_until: 'Day until which the desk held it',
  no_letter: '1: no confirmation was sent',
  language: 'Language of the guest: en, fr, rw',
  vip: '1: VIP',
  banned: '1: not welcome any more',
  marketing_opt_in: '1: wants letters',
  disabled: '1: may not sign in',
}

const endings: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/_cents$/, (name) => `${name}, in hundredths of the house’s own currency (6000 is 60.00)`],
  [/_at$/, (name) => `When: ${name} (UTC)`],
  [/_(id|row)$/, (name) => `Number of: ${name}`],
  [/_(date|day)$/, (name) => `Day: ${name}`],
  [/_time$/, (name) => `Hour at the house: ${name}`],
  [/^(extra_|needs_|is_|has_)/, (name) => `1 for yes, 0 for no: ${name}`],
]

/** What a column says, in a line. */
export function columnWords(column: string): string {
  const plain = (text: string) => text.replaceAll('_', ' ').trim()
  const [pattern, words] = endings.find(([one]) => one.test(column)) ?? []
  if (known[column] !== undefined) return known[column]
  if (pattern === undefined || words === undefined) {
    return `${plain(column).charAt(0).toUpperCase()}${plain(column).slice(1)}`
  }
  return words(plain(column.replace(pattern, '')))
}
