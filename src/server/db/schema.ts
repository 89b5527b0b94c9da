/**
 * The tables, as Kysely sees them on both stores.
 *
 * Only types that SQLite and PostgreSQL share are used: text, integer, double. Ids are text.
 * Money is integer cents of US dollars (RWF amounts: whole francs, in `*_rwf`). Days are
 * `YYYY-MM-DD`, times of day `HH:MM`, moments ISO 8601 in UTC with milliseconds, so that text
 * order is time order. Flags are 0 or 1. Lists and maps are JSON text.
 */

/** 0 or 1; SQLite has no boolean. */
export type Flag = 0 | 1
/** `YYYY-MM-DD` in the house's time zone. */
export type Day = string
/** `HH:MM` in the house's time zone. */
export type TimeOfDay = string
/** ISO 8601, UTC, milliseconds. */
export type Moment = string
/** JSON text. */
export type Json = string

/** What every table that devices keep has: a version, a tombstone, and who changed it last. */
export interface Kept {
  id: string
  /** Starts at 1, one more with each change. */
  version: number
  created_at: Moment
  changed_at: Moment
  /** Set: the row is gone, and devices are told so. */
  deleted_at: Moment | null
  /** The operation that made or last changed the row, where one did. */
  operation_id: string | null
}

/* ---- the house and its people ---- */

export interface HouseTable extends Kept {
  /** Always one row, id `house`. All settings, see seed/house.ts. */
  settings: Json
}

export interface UsersTable extends Kept {
  name: string
  email: string
  /** admin, staff, trainer, trainee */
  role: string
  /** scrypt, see http/passwords.ts */
  password_hash: string
  disabled: Flag
  /** Base32; a second step is asked for once `totp_since` is set. */
  totp_secret: string | null
  totp_since: Moment | null
  /** The last 30 seconds whose code was used: no code works twice. */
  totp_step: number | null
}

/** Signs in where the telephone with the codes is not at hand; each works once. */
export interface RecoveryCodesTable {
  user_id: string
  /** SHA-256 */
  code_hash: string
  used_at: Moment | null
}

/** Reads the house's lists for another program (services/keys). */
export interface ApiKeysTable {
  id: string
  name: string
  /** SHA-256 of the key; the key itself is shown once and never stored. */
  key_hash: string
  /** The first and last three characters. */
  masked: string
  made_by: string
  made_at: Moment
  last_used_at: Moment | null
  revoked_at: Moment | null
}

/**
 * One row, `settings`, made at the first change: tells devices of staff that the settings in `house`
 * changed, and who changed them.
 */
export interface SettingsTable extends Kept {
  device_time: Moment | null
  changed_by: string | null
}

export interface SessionsTable {
  /** SHA-256 of the token; the token itself is never stored. */
  token_hash: string
  user_id: string
  /** full: everything the role may; send: only POST /api/outbox and its neighbours. */
  scope: 'full' | 'send'
  device_id: string | null
  created_at: Moment
  last_seen_at: Moment
  expires_at: Moment
  revoked_at: Moment | null
}

export interface CustomersTable extends Kept {
  name: string
  email: string | null
  phone: string | null
  vip: Flag
  banned: Flag
  marketing_opt_in: Flag
  notes: string | null
  last_seen_at: Moment | null
  /** Worked out from what they booked and paid (services/customers/keep.ts); null: not yet. */
  bookings_count: number | null
  spend_cents: number | null
  device_time: Moment | null
  /** Who of staff changed it last. */
  changed_by: string | null
}

/** By what a customer is known: `email:…`, `phone:+…`, or `name:…` where they gave neither. */
export interface CustomerKeysTable {
  key: string
  customer_id: string
}

/** Whose a booking or order is. */
export interface CustomerLinksTable {
  /** room, restaurant, laundry, car, tour */
  subject_kind: string
  subject_id: string
  customer_id: string
}

/* ---- rooms and stays ---- */

export interface RoomsTable extends Kept {
  room_number: string
  name: string
  /** single, double, twin, suite, apartment */
  type: string
  capacity: number
  price_per_night_cents: number
  description: string
  /** JSON list of text */
  amenities: Json
  /** JSON list of { id, path } */
  images: Json
  cover_image: string | null
  /** Staff's own switch, not occupancy. */
  is_available: Flag
  available_from: Day | null
}

export interface HotelBookingsTable extends Kept {
  code: string
  group_id: string | null
  room_id: string
  check_in: Day
  check_out: Day
  adults: number
  children: number
  /** pending, approved, active, completed, cancelled */
  status: string
  /** unpaid, paid, failed, refunded */
  payment_status: string
  customer_id: string | null
  customer_name: string
  customer_phone: string | null
  customer_email: string | null
  extra_breakfast: Flag
  extra_airport_transfer: Flag
  extra_late_checkout: Flag
  price_per_night_cents: number
  total_cents: number
  currency: 'USD' | 'RWF'
  /** RWF for one dollar when the guest booked; null when booked in dollars. */
  rwf_rate: number | null
  notes: string | null
  source: string
  promo_code: string | null
  discount_cents: number
  /** What is charged, in `currency`: cents of a dollar, or whole francs at `rwf_rate`. */
  charged_total: number
  /** Something for the desk to look at, e.g. `room_gone`: paid, and the nights went to another. */
  flag: string | null
  cancel_reason: string | null
  /** When the device says it was asked for; null when unknown. */
  device_time: Moment | null
  /** Who changed it last: a name, or `guest`; null: the house by itself. */
  changed_by: string | null
  /** en, fr, rw: in which the guest reads; null when unknown. */
  language: string | null
}

/**
 * What everyone may know of a blocking booking: its nights. A row of its own with an id of its own,
 * so that nothing public names a booking. Kept in step by services/bookings alone.
 */
export interface StaysTable extends Kept {
  booking_id: string
  room_id: string
  check_in: Day
  check_out: Day
  status: string
}

/** How a room was left and found; `id` is the room's. A room without a row is clean. */
export interface RoomStatesTable extends Kept {
  /** clean, dirty, inspected, out_of_order */
  condition: string
  note: string | null
  /** When the device says it was said; null when unknown. */
  device_time: Moment | null
  changed_by: string | null
}

/** Something on a stay's bill that no service sold. */
export interface FolioItemsTable extends Kept {
  booking_id: string
  title: string
  /** For one. */
  price_cents: number
  qty: number
  device_time: Moment | null
  changed_by: string | null
}

/** What was handed to a guest; never changed. */
export interface ReceiptsTable extends Kept {
  booking_id: string
  code: string
  /** From 1, without gaps: a counter in the receipt's own transaction. */
  number: number
  payer: string
  payer_tax_number: string | null
  /** JSON list, as in contract/folio.ts */
  lines: Json
  /** JSON list of { name, percent, cents }: contained in the total. */
  taxes: Json
  total_cents: number
  paid_cents: number
  currency: 'USD' | 'RWF'
  /** JSON list of { method, amount, currency }: how it was paid. */
  payments: Json
  issued_at: Moment
  device_time: Moment | null
  changed_by: string | null
}

/** One claim for one room and night: the primary key is what makes a double sale impossible. */
export interface RoomNightsTable {
  room_id: string
  night: Day
  booking_id: string
  /** Set: a hold that another may take over after this moment. */
  held_until: Moment | null
}

/* ---- the calendar exchange ---- */

/** The key in the address of a room's own calendar, shown to staff again and again. */
export interface RoomCalendarsTable {
  room_id: string
  key: string
  made_at: Moment
  made_by: string | null
}

/** A channel whose calendar says when a room is let there. */
export interface CalendarFeedsTable {
  id: string
  room_id: string
  channel: string
  url: string
  added_at: Moment
  added_by: string | null
  removed_at: Moment | null
  next_fetch_at: Moment
  tried_at: Moment | null
  /** When it was last taken whole. */
  fetched_at: Moment | null
  /** As contract/ical.ts has them; null: the last try went well. */
  problem: string | null
  repeats: number
}

/** Which booking an entry of a channel's calendar became, and the dates it had there. */
export interface CalendarEventsTable {
  feed_id: string
  uid: string
  booking_id: string
  check_in: Day
  check_out: Day
}

/** How often in a row a booking has held its nights: nobody keeps a room by paying never. */
export interface BookingHoldsTable {
  booking_id: string
  /** Holds that followed a living or just ended one. */
  renewals: number
  /** Until when the last one went. */
  held_until: Moment
}

/** Money taken or given back, on any service. */
export interface PaymentsTable extends Kept {
  /** room, restaurant, laundry, car, tour, group */
  subject_kind: string
  subject_id: string
  customer_name: string
  amount_cents: number
  currency: 'USD' | 'RWF'
  rwf_rate: number | null
  /** card, cash, mobile money, bank transfer, room */
  method: string
  /** pending, paid, failed, refunded */
  status: string
  reference: string | null
  processor: string | null
  notes: string | null
  paid_at: Moment | null
  /** The transaction at a provider that this is (a share of); null for money taken by hand. */
  provider_payment_id: string | null
  /** The amount in `currency`: cents of a dollar, or whole francs at `rwf_rate`. */
  charged: number
  /** What is to go back or went back of it; what a provider refused counts no more. */
  refund_cents: number
  /** The same in `currency`. */
  refund_charged: number
  /**
   * by hand: the desk gives it back; queued; sent: the provider took it; done; refused; unknown: sent
   * without an answer, to be looked up at the provider. Null: nothing was asked for.
   */
  refund_status: string | null
  /** For the desk: why, and what the provider said. */
  refund_note: string | null
  refunded_at: Moment | null
  /** When the device says the desk recorded it; null: not the desk, or unknown. */
  device_time: Moment | null
  /** Who of the desk recorded or changed it last; null: the house by itself. */
  changed_by: string | null
}

/** A transaction at a provider (payments/provider.ts). One for all that it pays for. */
export interface ProviderPaymentsTable extends Kept {
  /** sandbox, pesapal */
  provider: string
  /** Ours, told to the provider: unique, at most 50 characters. */
  merchant_reference: string
  /** Theirs; null until they have answered. */
  provider_reference: string | null
  /** Where the payer's browser goes; null until they have answered. */
  redirect_url: string | null
  /** JSON list of { kind, id }: bookings and orders of any service, as in `payments` */
  subjects: Json
  /** What is asked for, in `currency`: cents of a dollar, or whole francs at `rwf_rate`. */
  currency: 'USD' | 'RWF'
  charged: number
  amount_cents: number
  rwf_rate: number | null
  /** pending, paid, failed, refunded: as domain/payments.ts has them */
  status: string
  /** amount_mismatch, paid_twice, room_gone, paid_cancelled, part_paid, payment_reversed */
  flag: string | null
  /** For people, where it failed or was flagged. */
  reason: string | null
  /** What the provider says that it took, where it is not what was asked for. */
  received_currency: string | null
  received_charged: number | null
  /** The provider's own code of the payment, which a refund must name. */
  confirmation: string | null
  /** How it was paid ("Visa") and from which account, masked. */
  method: string | null
  account: string | null
  held_until: Moment | null
  /** How often the provider was asked, when last, and when it will be again; null: no more. */
  polls: number
  asked_at: Moment | null
  next_poll_at: Moment | null
  paid_at: Moment | null
}

/** Money to be given back through a provider: one request, sent once. */
export interface ProviderRefundsTable extends Kept {
  provider_payment_id: string
  /** In the payment's currency, as it is charged. */
  charged: number
  cents: number
  /** JSON list of { payment_id, cents, charged }: whose shares these are. */
  shares: Json
  reason: string
  /** queued, sending, sent, done, refused, unknown */
  status: string
  /** The provider's own words. */
  answer: string | null
  tries: number
  next_try_at: Moment | null
}

/** What the sandbox provider keeps of its payments: the other side, in our store. Never a card's number. */
export interface SandboxPaymentsTable extends Kept {
  /** `id` stands in the address of its page, and nowhere else. */
  merchant_reference: string
  currency: 'USD' | 'RWF'
  charged: number
  refunded: number
  description: string
  /** JSON list of { title, from, to } */
  items: Json
  /** The path to which the browser goes afterwards. */
  return_path: string
  /** open, slow, paid, failed, cancelled */
  state: string
  /** slow: paid from then on. */
  ready_at: Moment | null
  /** `Visa •••• 4242` */
  card: string | null
}

/* ---- one cart for the whole stay ---- */

/** What a guest booked in one go, over all services. What it consists of are its services' own rows. */
export interface CartsTable extends Kept {
  code: string
  /** all, each: what became of the rest where a line could not be had */
  take: string
  /** counter, card */
  payment_method: string
  customer_name: string
  customer_phone: string
  customer_email: string | null
  source: string
  device_time: Moment | null
  /** en, fr, rw: in which the guest reads; null when unknown. */
  language: string | null
}

/** A line as it was asked for. */
export interface CartLinesTable {
  cart_id: string
  /** The guest's order, from 1 on. */
  position: number
  /** The device's name for it. */
  line: string
  /** room, bundle, restaurant, laundry, car, tour */
  kind: string
  title: string
  /** First and last day that were asked for. */
  from_day: Day | null
  to_day: Day | null
  /** JSON { code, message, errors?, current? }; null: it was taken, see cart_rows. */
  refusal: Json | null
}

/** What a line that was taken became: several rows where it is several rooms. */
export interface CartRowsTable {
  /** As payments name them: room, restaurant, laundry, car, tour */
  subject_kind: string
  subject_id: string
  cart_id: string
  /** Of its line. */
  position: number
}

/* ---- restaurant ---- */

export interface CategoriesTable extends Kept {
  name: string
  position: number
}

export interface ItemsTable extends Kept {
  category_id: string
  name: string
  description: string
  price_cents: number
  image_path: string | null
  is_available: Flag
  position: number
}

export interface RestaurantOrdersTable extends Kept {
  /** 8 characters a person can read out, made on the device. */
  code: string
  /** Short number for the kitchen and the guest: "no. 1042". Given by the house. */
  number: number
  /** pending, accepted, preparing, ready, delivered, completed, cancelled */
  status: string
  /** dine-in, room, pickup */
  service_type: string
  schedule_date: Day
  schedule_time: TimeOfDay
  party_size: number
  notes: string | null
  custom_request: string | null
  promo_code: string | null
  subtotal_cents: number
  discount_cents: number
  total_cents: number
  /** cash, room, card */
  payment_method: string
  payment_status: string
  payment_reference: string | null
  /** Charged to a room: what the guest wrote, and the stay it matched, if it did. */
  room_number: string | null
  room_guest_name: string | null
  room_booking_id: string | null
  customer_name: string
  customer_phone: string
  customer_email: string | null
  /** public, desk */
  source: string
  /** Why it was cancelled, and by whom (guest or staff). */
  cancel_reason: string | null
  /** Something for the desk to look at, e.g. `room_mismatch`. */
  flag: string | null
  /** When the device says it was placed; null when unknown. */
  device_time: Moment | null
  /** Who placed it or changed it last: a name of staff, or `guest`; null when unknown. */
  changed_by: string | null
  /** en, fr, rw: in which the guest reads; null when unknown. */
  language: string | null
}

export interface RestaurantOrderItemsTable {
  order_id: string
  line: number
  item_id: string
  category_id: string | null
  name: string
  price_cents: number
  qty: number
}

export interface TableReservationsTable extends Kept {
  code: string
  /** pending, confirmed, seated, completed, no-show, cancelled */
  status: string
  date: Day
  time: TimeOfDay
  party_size: number
  notes: string | null
  custom_request: string | null
  promo_code: string | null
  customer_name: string
  customer_phone: string
  customer_email: string | null
  /** public, desk */
  source: string
  /** Why it was cancelled, and by whom (guest or staff). */
  cancel_reason: string | null
  /** When the device says it was asked for; null when unknown. */
  device_time: Moment | null
  /** Who made it or changed it last: a name of staff, or `guest`; null when unknown. */
  changed_by: string | null
  /** en, fr, rw: in which the guest reads; null when unknown. */
  language: string | null
}

/** One row a day: whoever claims seats on it locks it first (services/tables/seats.ts). */
export interface TableDaysTable {
  date: Day
}

/* ---- cars, laundry, tours ---- */

export interface CarCategoriesTable extends Kept {
  name: string
}

export interface CarsTable extends Kept {
  category_id: string
  name: string
  plate: string
  seats: number
  /** Automatic, Manual */
  transmission: string
  /** Petrol, Diesel, Electric, Hybrid */
  fuel: string
  daily_rate_cents: number
  is_available: Flag
  description: string
  image_path: string | null
}

export interface CarRentalsTable extends Kept {
  code: string
  car_id: string
  /** pending, approved, active, completed, cancelled */
  status: string
  payment_status: string
  pickup_date: Day
  pickup_time: TimeOfDay
  dropoff_date: Day
  dropoff_time: TimeOfDay
  pickup_location: string
  dropoff_location: string
  /** JSON map: gps, child_seat, additional_driver, insurance, pickup_delivery */
  extras: Json
  customer_name: string
  customer_phone: string | null
  customer_email: string | null
  base_cents: number
  extras_cents: number
  total_cents: number
  source: string
  flag: string | null
  cancel_reason: string | null
  /** When the guest confirmed, by their device's clock. */
  device_time: Moment | null
  /** Who changed it last, for colleagues: a name of staff, or `guest`. */
  changed_by: string | null
  /** In which the guest reads. */
  language: string | null
  /** The stay on whose folio it is; null: paid by itself. */
  room_booking_id: string | null
}

/** When a car is out: what everyone may know of a rental that keeps its car (services/cars/days.ts). */
export interface CarDaysTable extends Kept {
  rental_id: string
  car_id: string
  pickup_date: Day
  pickup_time: TimeOfDay
  dropoff_date: Day
  dropoff_time: TimeOfDay
}

export interface LaundryServicesTable extends Kept {
  name: string
  /** per item, per kg, per pair */
  unit: string
  price_cents: number
  turnaround_hrs: number
  is_available: Flag
  position: number
  image_path: string | null
}

export interface LaundryOrdersTable extends Kept {
  code: string
  /** pending, processing, ready, delivered, cancelled */
  status: string
  payment_status: string
  customer_name: string
  customer_phone: string | null
  customer_email: string | null
  room: string | null
  address: string | null
  pickup: Flag
  rush: Flag
  /** When the laundry comes in and goes back, in_at <= out_at, `YYYY-MM-DDTHH:MM` house time. */
  in_at: string
  out_at: string
  notes: string | null
  /** JSON list of { service_id, name, unit, price_cents, qty } */
  items: Json
  subtotal_cents: number
  fees_cents: number
  total_cents: number
  source: string
  ready_at: Moment | null
  delivered_at: Moment | null
  /** Something for the desk to look at; null: nothing. */
  flag: string | null
  /** Why it was cancelled, and by whom (guest or staff). */
  cancel_reason: string | null
  /** When the device says it was placed; null when unknown. */
  device_time: Moment | null
  /** Who placed it or changed it last: a name of staff, or `guest`; null when unknown. */
  changed_by: string | null
  /** en, fr, rw: in which the guest reads; null when unknown. */
  language: string | null
  /** The stay on whose folio it is; null: paid by itself. */
  room_booking_id: string | null
}

export interface TourCategoriesTable extends Kept {
  name: string
}

export interface ToursTable extends Kept {
  category_id: string
  name: string
  location: string
  duration_days: number
  capacity: number
  price_cents: number
  is_available: Flag
  description: string
  image_path: string | null
}

export interface TourBookingsTable extends Kept {
  code: string
  tour_id: string
  date: Day
  people: number
  /** pending, approved, completed, cancelled */
  status: string
  payment_method: string
  payment_status: string
  price_per_person_cents: number
  subtotal_cents: number
  discount_cents: number
  total_cents: number
  customer_name: string
  customer_phone: string | null
  customer_email: string | null
  notes: string | null
  promo_code: string | null
  source: string
  paid_at: Moment | null
  payment_reference: string | null
  /** Charged to a room: what the guest wrote, and the stay it matched, if it did. */
  room_number: string | null
  room_guest_name: string | null
  room_booking_id: string | null
  /** Something for the desk to look at, e.g. `room_mismatch`. */
  flag: string | null
  cancel_reason: string | null
  /** When the device says it was asked for; null when unknown. */
  device_time: Moment | null
  /** Who changed it last: a name, or `guest`; null: the house by itself. */
  changed_by: string | null
  /** en, fr, rw: in which the guest reads; null when unknown. */
  language: string | null
}

/**
 * What everyone may know of a tour's day: how many places are gone. Kept in step by services/tours
 * alone (`showTourDay`), also where nobody comes any more.
 */
export interface TourDaysTable extends Kept {
  tour_id: string
  date: Day
  /** On pending and approved bookings. */
  people: number
  /** Of these on approved ones. */
  approved: number
}

export interface ReviewsTable extends Kept {
  name: string
  rating: number
  comment: string
  /** room, car, menu_item, laundry_service */
  service: string
  item_id: string | null
  item_label: string
  /** pending, published, hidden */
  status: string
  likes: number
  /** JSON list of { id, by, text, at }: the house's replies; null: none. */
  comments: Json | null
  device_time: Moment | null
  changed_by: string | null
}

/**
 * Marks a review as changed for the desk, which sees those that are not published too: same id, no
 * columns of its own. Made at the first change.
 */
export type DeskReviewsTable = Kept

/** What somebody agreed to on a device: the newest word of each. */
export interface ConsentsTable extends Kept {
  name: string | null
  email: string | null
  /** As the device calls itself in its requests; null: unknown. */
  device_id: string | null
  /** In words: "Chrome on Android". */
  device: string
  /** JSON list of essential, analytics, marketing */
  categories: Json
  granted_at: Moment
  changed_by: string | null
}

/* ---- what makes "exactly once" and "catching up" true ---- */

/** One row an Idempotency-Key. `void` burns a key that was never used. */
export interface OperationsTable {
  key: string
  /** Who sent it: `user:<id>`, or `device:<id>` for guests; another actor's key is not answered. */
  actor: string
  operation_id: string | null
  endpoint: string
  /** SHA-256 of method, path and canonical body; null for a key that was voided unseen. */
  body_hash: string | null
  state: 'done' | 'void'
  status: number
  /** The stored answer, JSON; emptied after 90 days, the row stays. */
  answer: Json | null
  device_id: string | null
  device_time: Moment | null
  created_at: Moment
}

/** What a device could not get taken: reported, so that a colleague can settle it. */
export interface ParkedTable extends Kept {
  key: string
  /** As in OperationsTable. */
  actor: string
  actor_name: string
  device_id: string
  device_name: string | null
  endpoint: string
  /** JSON: params and body of the request, as sent. */
  request: Json
  /** JSON: the refusal { code, message, errors?, current? }. */
  refusal: Json
  /** JSON: the words the device shows for it, { title, detail }. */
  words: Json
  device_time: Moment
  /** open, settled, withdrawn, taken */
  state: string
  settled_by: string | null
  settled_at: Moment | null
  settled_note: string | null
}

export interface AuditTable {
  id: string
  at: Moment
  device_time: Moment | null
  actor: string
  actor_name: string | null
  device_id: string | null
  operation_id: string | null
  endpoint: string
  resource: string
  row_id: string
  /** JSON: { field: [before, after] } without personal data beyond the row's own. */
  changed: Json
}

/** The newest change of each row: what GET /api/changes reads. */
export interface ChangesTable {
  resource: string
  row_id: string
  /** SQLite: a counter; PostgreSQL: the transaction id. */
  position: number
  deleted: Flag
}

/* ---- what people are told, and what they ask ---- */

export const noticeKinds = [
  'booking_confirmed',
  'booking_cancelled',
  /** A meal, laundry, a car, a tour or a table: the house has confirmed it. */
  'service_confirmed',
  /** The one message for all that was booked in one go. */
  'cart_booked',
  /** To whoever paid, where staff send it. */
  'receipt',
  'password_reset',
  /** To a new colleague: choose a password. */
  'staff_invited',
  /** To the house: paid, and the room went to another. */
  'room_gone',
  /** To the house: a guest wrote. */
  'message_received',
  /** To the guest who wrote: what the desk answers. */
  'ticket_reply',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** E-mail and SMS to be sent, written with the effect that makes them true; see notices/queue.ts. */
export interface NoticesTable {
  id: string
  kind: NoticeKind
  /** Unique for ever: nobody is told the same thing twice. */
  dedupe: string
  subject_kind: string
  /** JSON list of ids */
  subject_ids: Json
  /** Forgotten a while after it was sent. */
  to_email: string | null
  to_phone: string | null
  language: string
  /**
   * queued; sent; kept: there is no mail server, the text lies in DATA_DIR/mail; dropped: there was
   * nothing to say any more, or nobody to say it to; failed: given up.
   */
  state: 'queued' | 'sent' | 'kept' | 'dropped' | 'failed'
  attempts: number
  /** While queued: not before. While it is being sent: when another may think the sender dead. */
  next_try_at: Moment | null
  /** Each way by itself, so that a failed SMS does not send the e-mail again. */
  mailed_at: Moment | null
  texted_at: Moment | null
  /** Without addresses, names or codes. */
  last_error: string | null
  made_at: Moment
  sent_at: Moment | null
}

export interface PasswordResetsTable {
  /** SHA-256 of the token; the token itself is only ever in the mail. */
  token_hash: string
  user_id: string
  made_at: Moment
  expires_at: Moment
  used_at: Moment | null
}

/** A device of the desk that is told of news when the app is closed (server/push). */
export interface PushSubscriptionsTable {
  id: string
  user_id: string
  /** The session it was made in, as in `sessions`: it ends with that. */
  session_hash: string
  device_id: string | null
  /** Where the browser's push service takes messages for it: a secret, never logged. */
  endpoint: string
  /** The device's keys, base64url: nobody but it can read what is sent. */
  p256dh: string
  auth: string
  created_at: Moment
}

/** What a device is told of a row, once. */
export interface PushDeliveriesTable {
  subscription_id: string
  /** As contract/push-message.ts has them. */
  kind: string
  row_id: string
  /** queued; sent: the push service has taken it; dropped: given up, or refused for good */
  state: 'queued' | 'sent' | 'dropped'
  attempts: number
  /** While queued: not before. While it is being sent: when another may think the sender dead. */
  next_try_at: Moment | null
  /** Names the try that is under way. */
  claim: string | null
  /** Without addresses. */
  last_error: string | null
  made_at: Moment
}

/** Messages from the contact page and what the desk makes of them. */
export interface TicketsTable extends Kept {
  name: string
  email: string
  phone: string | null
  subject: string
  message: string
  /** open, pending, closed */
  state: string
  /** low, normal, high; null: normal */
  priority: string | null
  /** JSON list of { id, by, text, at }: what followed the first message; null: nothing. */
  messages: Json | null
  device_time: Moment | null
  changed_by: string | null
}

/** What a guest agreed to when cancelling: asked again, the same answer; the notice says it too. */
export interface CancellationsTable {
  /** room, restaurant, laundry, car, tour, table */
  kind: string
  /** The row, or the group of rooms. */
  subject_id: string
  /** JSON list of the rows that were cancelled */
  subject_ids: Json
  currency: 'USD' | 'RWF'
  /** All in `currency`: cents of a dollar, or whole francs. */
  total: number
  paid: number
  kept: number
  refund: number
  /** refunding, by hand, nothing */
  refund_way: string
  at: Moment
}

/** Small facts of the store itself: epoch, counters. */
export interface MetaTable {
  name: string
  value: string
}

export interface Database {
  house: HouseTable
  users: UsersTable
  recovery_codes: RecoveryCodesTable
  api_keys: ApiKeysTable
  settings: SettingsTable
  sessions: SessionsTable
  customers: CustomersTable
  customer_keys: CustomerKeysTable
  customer_links: CustomerLinksTable
  rooms: RoomsTable
  hotel_bookings: HotelBookingsTable
  stays: StaysTable
  room_states: RoomStatesTable
  folio_items: FolioItemsTable
  receipts: ReceiptsTable
  carts: CartsTable
  cart_lines: CartLinesTable
  cart_rows: CartRowsTable
  room_nights: RoomNightsTable
  booking_holds: BookingHoldsTable
  room_calendars: RoomCalendarsTable
  calendar_feeds: CalendarFeedsTable
  calendar_events: CalendarEventsTable
  payments: PaymentsTable
  provider_payments: ProviderPaymentsTable
  provider_refunds: ProviderRefundsTable
  sandbox_payments: SandboxPaymentsTable
  categories: CategoriesTable
  items: ItemsTable
  restaurant_orders: RestaurantOrdersTable
  restaurant_order_items: RestaurantOrderItemsTable
  table_reservations: TableReservationsTable
  table_days: TableDaysTable
  car_categories: CarCategoriesTable
  cars: CarsTable
  car_rentals: CarRentalsTable
  car_days: CarDaysTable
  laundry_services: LaundryServicesTable
  laundry_orders: LaundryOrdersTable
  tour_categories: TourCategoriesTable
  tours: ToursTable
  tour_bookings: TourBookingsTable
  tour_days: TourDaysTable
  reviews: ReviewsTable
  desk_reviews: DeskReviewsTable
  consents: ConsentsTable
  operations: OperationsTable
  parked: ParkedTable
  audit: AuditTable
  changes: ChangesTable
  meta: MetaTable
  notices: NoticesTable
  password_resets: PasswordResetsTable
  push_subscriptions: PushSubscriptionsTable
  push_deliveries: PushDeliveriesTable
  tickets: TicketsTable
  cancellations: CancellationsTable
}

/** Tables that devices keep a copy of (they have the columns of Kept). */
export type KeptTable = {
  [Name in keyof Database]: Database[Name] extends Kept ? Name : never
}[keyof Database]
