import type { Currency } from '#lib/currency.ts'
import type { Day, Json, SyncedRow, Moment } from './columns.ts'

/* What is owed, paid and given back. */

/** Something on a stay's bill that no service sold. */
export interface FolioItemsTable extends SyncedRow {
  booking_id: string
  title: string
  /** For one. */
  price_cents: number
  qty: number
  device_time: Moment | null
  changed_by: string | null
}

/** What was handed to a guest; never changed. */
export interface ReceiptsTable extends SyncedRow {
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
  currency: Currency
  /** JSON list of { method, amount, currency }: how it was paid. */
  payments: Json
  issued_at: Moment
  device_time: Moment | null
  /** What the device's own clock said, where the house does not believe it. */
  device_clock: Moment | null
  changed_by: string | null
}

/** A till counted at the end of a shift; never changed. */
export interface CashCountsTable extends SyncedRow {
  /** The device whose till it is, and what its people call it. */
  till: string
  till_name: string
  handed_by: string
  taken_over_by: string
  since: Moment | null
  until: Moment
  /** JSON list, as in contract/cash-counts.ts */
  counts: Json
  reason: string | null
  note: string | null
  device_time: Moment | null
  device_clock: Moment | null
  changed_by: string | null
}

/** A closed day; never changed. */
export interface DayClosesTable extends SyncedRow {
  day: Day
  /** The day's first moment and that of the next, in the time zone of then. */
  from_at: Moment
  until_at: Moment
  /** JSON, all as in contract/day-close.ts */
  figures: Json
  carried: Json
  series: Json
  owing: Json
  seen: Json | null
  device_time: Moment | null
  device_clock: Moment | null
  changed_by: string | null
}

/** A movement of money as it was counted: nothing of whose it was. */
export interface DayCloseMovementsTable {
  close_id: string
  position: number
  /** Its own day: earlier than the close's where it came late. */
  day: Day
  payment_id: string
  /** came, went */
  way: 'came' | 'went'
  at: Moment
  method: string
  currency: Currency
  rwf_rate: number | null
  /** In `currency`: cents of a dollar, or whole francs. Below zero: it went back. */
  charged: number
  cents: number
  /** What it was for: room, restaurant… */
  kind: string
  cashier: string
  provider: string | null
}

/** What else was counted in a close, so that it is counted once. */
export interface DayCloseFactsTable {
  /** receipt, till, void, write_off */
  kind: string
  fact_id: string
  close_id: string
  day: Day
}

/** What was not paid at the close of the newest day: of all else only what changed since is looked at. */
export interface DayCloseOpenTable {
  /** As a payment's subject. */
  kind: string
  subject_id: string
}

/** Money taken or given back, on any service. */
export interface PaymentsTable extends SyncedRow {
  /** room, restaurant, laundry, car, tour, group */
  subject_kind: string
  subject_id: string
  customer_name: string
  amount_cents: number
  currency: Currency
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
  /** What the device's own clock said, where the house does not believe it. */
  device_clock: Moment | null
  /** Who of the desk recorded or changed it last; null: the house by itself. */
  changed_by: string | null
  /** The first receipt on which it stands; null: none, and it may be edited. */
  receipt_id: string | null
  /** When the desk voided it, and why; null: it was not. */
  voided_at: Moment | null
  void_reason: string | null
}

/** A transaction at a provider (payments/provider.ts). One for all that it pays for. */
export interface ProviderPaymentsTable extends SyncedRow {
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
  currency: Currency
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
  /** When the provider last answered; before `asked_at`: the last question has no answer. */
  heard_at: Moment | null
  next_poll_at: Moment | null
  paid_at: Moment | null
}

/** Money to be given back through a provider: one request, sent once. */
export interface ProviderRefundsTable extends SyncedRow {
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
export interface SandboxPaymentsTable extends SyncedRow {
  /** `id` stands in the address of its page, and nowhere else. */
  merchant_reference: string
  currency: Currency
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

/** What a guest agreed to when cancelling: asked again, the same answer; the notice says it too. */
export interface CancellationsTable {
  /** room, restaurant, laundry, car, tour, table */
  kind: string
  /** The row, or the group of rooms. */
  subject_id: string
  /** JSON list of the rows that were cancelled */
  subject_ids: Json
  currency: Currency
  /** All in `currency`: cents of a dollar, or whole francs. */
  total: number
  paid: number
  kept: number
  refund: number
  /** refunding, by hand, nothing */
  refund_way: string
  at: Moment
}
