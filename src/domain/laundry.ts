import { termsUntilBegun, type Paid, type Terms } from './cancellation.ts'
import { addDays, minutesLater } from './days.ts'
import { nextOpen, nextPickUp, type OpeningHours } from './hours.ts'
import type { Currency } from '#lib/currency.ts'
import { defaultBase, fromCents, roundCents, shareOf } from './money.ts'
import { defineSteps } from './status-steps.ts'

/** The laundry's rules (spec 2 §4, §9; spec 3 §4; decisions.md, "Orders", "Money"). */

export const laundryStatuses = ['pending', 'processing', 'ready', 'delivered', 'cancelled'] as const
export type LaundryStatus = (typeof laundryStatuses)[number]

export const laundrySteps = defineSteps(
  laundryStatuses,
  {
    start: { from: ['pending'], to: 'processing' },
    ready: { from: ['processing'], to: 'ready' },
    deliver: { from: ['ready'], to: 'delivered' },
    cancel: { from: ['pending', 'processing', 'ready'], to: 'cancelled' },
  },
  ['cancelled'],
)
export type LaundryStep = (typeof laundrySteps.names)[number]

/** An order can be edited until it is over: kilos are often known only after weighing. */
export function mayEditLaundry(status: LaundryStatus): boolean {
  return status !== 'delivered' && status !== 'cancelled'
}

/** Kilos go by halves; pieces and pairs are whole. */
export function laundryQtyStep(unit: string): number {
  return unit === 'per kg' ? 0.5 : 1
}

export function isLaundryQty(unit: string, qty: number): boolean {
  return qty > 0 && Number.isInteger(qty / laundryQtyStep(unit))
}

/** Default share of the items' subtotal. */
export const defaultRushRate = 0.2

export interface LaundryFees {
  pickupFeeCents: number
  /** Share of the items' subtotal, for express and the desk's rush alike. */
  rushRate: number
  base?: Currency
}

export type LaundryTotals = ReturnType<typeof laundryTotals>

export function laundryTotals(
  lines: readonly { price_cents: number; qty: number }[],
  wish: { pickup: boolean; rush: boolean },
  { pickupFeeCents, rushRate, base = defaultBase }: LaundryFees,
) {
  const subtotal = lines.reduce(
    (sum, line) => sum + roundCents(line.price_cents * line.qty, base),
    0,
  )
  const fees =
    (wish.pickup ? pickupFeeCents : 0) + (wish.rush ? shareOf(subtotal, rushRate, base) : 0)
  return { subtotal_cents: subtotal, fees_cents: fees, total_cents: subtotal + fees }
}

/** The sums of an order by the contract's names, in the base currency. */
export const laundrySums = (totals: LaundryTotals) => ({
  items_subtotal: fromCents(totals.subtotal_cents),
  fees: fromCents(totals.fees_cents),
  grand_total: fromCents(totals.total_cents),
})

/** Default where a service has none (spec 2 §3). */
export const defaultTurnaroundHours = 24

/**
 * Hours until it can be returned: the longest turnaround; express takes half of it, at least 12,
 * but never more than without express.
 *
 * @param hours turnaround of each service ordered
 */
export function turnaroundHours(hours: readonly number[], rush: boolean): number {
  const longest = hours.length === 0 ? defaultTurnaroundHours : Math.max(...hours)
  return rush ? Math.min(longest, Math.max(12, longest / 2)) : longest
}

/**
 * The form's defaults. Pick-up: 10:00 today, after that the next full hour, after closing 10:00 of
 * the next open day. Drop-off: 16:00 the day after pick-up, or when it can be returned
 * (decisions.md). `now` and the results are `YYYY-MM-DDTHH:MM` in the house's time.
 *
 * @param open when the house hands things out
 * @param hours until it can be back
 */
export function laundryDefaults(
  now: string,
  open: OpeningHours,
  hours: number,
): { pickUp: string; dropOff: string } {
  const { date, time } = nextPickUp(now, open)
  const pickUp = `${date}T${time}`
  return { pickUp, dropOff: defaultDropOff(pickUp, open, hours) }
}

/** 16:00 the day after pick-up, or the first full hour at which it can be back and is open. */
export function defaultDropOff(pickUp: string, open: OpeningHours, hours: number): string {
  const nextAfternoon = `${addDays(pickUp.slice(0, 10), 1)}T16:00`
  const earliest = laterBy(pickUp, hours)
  const { date, time } = nextOpen(open, nextAfternoon >= earliest ? nextAfternoon : earliest)
  return `${date}T${time}`
}

/** `YYYY-MM-DDTHH:MM` so many hours later, on the house's clock. */
export function laterBy(at: string, hours: number): string {
  return minutesLater(at, hours * 60)
}

/** A guest may cancel laundry until it is started. */
export const laundryTerms = (status: string, paid: Paid): Terms =>
  termsUntilBegun(status, 'started', paid)

/**
 * The documents' one joined text (spec 2 §3): phone, e-mail, address, pickup, express, notes and a
 * tag that marks a public booking. In the house's own language: it is read at the desk.
 */
export interface NotesParts {
  phone: string
  email: string
  address: string
  pickup: boolean
  express: boolean
  notes: string
}

const TAG = '[Public booking]'

const yesNo = (flag: boolean) => (flag ? 'Yes' : 'No')

export function joinedNotes({ phone, email, address, pickup, express, notes }: NotesParts): string {
  const parts = [
    // With the rest of a stay nobody is named yet: the house has the phone in its own field then.
    phone.trim() && `Phone: ${phone.trim()}`,
    email.trim() && `Email: ${email.trim()}`,
    `Address: ${address.trim()}`,
    `Pickup: ${yesNo(pickup)}`,
    `Express: ${yesNo(express)}`,
    notes.trim() && `Notes: ${notes.trim()}`,
    TAG,
  ]
  return parts.filter((part) => part !== '').join(' | ')
}

const GUESTS = / \| Express: (?:Yes|No) \| Notes: ([\s\S]*) \| \[Public booking\]$/
const NONE = / \| Express: (?:Yes|No) \| \[Public booking\]$/

/** The guest's own notes, from the joined text; a text of another format is returned whole. */
export function guestsNotes(joined: string | null): string {
  if (joined === null || NONE.test(joined)) return ''
  return GUESTS.exec(joined)?.[1] ?? joined
}

const HEAD = /^([\s\S]*? \| Express: (?:Yes|No)) \| (?:Notes: [\s\S]* \| )?\[Public booking\]$/

/** The joined text with new notes; a text of another format is replaced by them. */
export function withGuestsNotes(joined: string | null, notes: string): string | null {
  const own = notes.trim()
  const head = HEAD.exec(joined ?? '')?.[1]
  if (head === undefined) return own || null
  return [head, own && `Notes: ${own}`, TAG].filter((part) => part !== '').join(' | ')
}
