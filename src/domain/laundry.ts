import { termsUntilBegun, type Paid, type Terms } from './cancellation.ts'
import { addDays } from './days.ts'
import { roundHalfUp, shareOf } from './money.ts'
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

/** Until it is over: kilos are often known only once they are on the scales. */
export function mayEditLaundry(status: LaundryStatus): boolean {
  return status !== 'delivered' && status !== 'cancelled'
}

/** What is weighed goes by halves; pieces and pairs are whole. */
export function laundryQtyStep(unit: string): number {
  return unit === 'per kg' ? 0.5 : 1
}

export function isLaundryQty(unit: string, qty: number): boolean {
  return qty > 0 && Number.isInteger(qty / laundryQtyStep(unit))
}

export interface LaundryLine {
  price_cents: number
  qty: number
}

/** Of the items' subtotal, where the house has not said. */
export const defaultRushRate = 0.2

export interface LaundryFees {
  pickupFeeCents: number
  /** Share of the items' subtotal, for express and the desk's rush alike. */
  rushRate: number
}

export interface LaundryTotals {
  subtotal_cents: number
  fees_cents: number
  total_cents: number
}

export function laundryTotals(
  lines: readonly LaundryLine[],
  wish: { pickup: boolean; rush: boolean },
  { pickupFeeCents, rushRate }: LaundryFees,
): LaundryTotals {
  const subtotal = lines.reduce((sum, line) => sum + roundHalfUp(line.price_cents * line.qty), 0)
  const fees = (wish.pickup ? pickupFeeCents : 0) + (wish.rush ? shareOf(subtotal, rushRate) : 0)
  return { subtotal_cents: subtotal, fees_cents: fees, total_cents: subtotal + fees }
}

/** Shown where a service does not say (spec 2 §3). */
export const defaultTurnaroundHours = 24

/**
 * Hours until it can be back: the longest turnaround; express half of it, and 12 at least, but never
 * longer than without.
 *
 * @param hours those of the services ordered
 */
export function turnaroundHours(hours: readonly number[], rush: boolean): number {
  const longest = hours.length === 0 ? defaultTurnaroundHours : Math.max(...hours)
  return rush ? Math.min(longest, Math.max(12, longest / 2)) : longest
}

/**
 * What the form offers first: pick-up at 10:00 today, after that the next full hour, after closing
 * tomorrow at 10:00; drop-off at 16:00 the day after pick-up, or when it can be back (decisions.md).
 * `now` is `YYYY-MM-DDTHH:MM` of the house; so are the answers.
 */
export function laundryDefaults(
  now: string,
  closes: string,
  hours: number,
): { pickUp: string; dropOff: string } {
  const [today = '', time = ''] = now.split('T')
  const pickUp = nextPickUp(today, time, closes)
  return { pickUp, dropOff: defaultDropOff(pickUp, hours) }
}

/** 16:00 the day after pick-up, or the first full hour at which it can be back. */
export function defaultDropOff(pickUp: string, hours: number): string {
  const nextAfternoon = `${addDays(pickUp.slice(0, 10), 1)}T16:00`
  const earliest = laterBy(pickUp, hours)
  return nextAfternoon >= earliest ? nextAfternoon : fullHourFrom(earliest)
}

function nextPickUp(today: string, time: string, closes: string): string {
  if (time <= '10:00') return `${today}T10:00`
  const hour = Number(time.slice(0, 2)) + (time.endsWith(':00') ? 0 : 1)
  const next = `${String(hour).padStart(2, '0')}:00`
  return hour < 24 && next <= closes ? `${today}T${next}` : `${addDays(today, 1)}T10:00`
}

/** `YYYY-MM-DDTHH:MM` so many hours later, on the house's clock. */
export function laterBy(at: string, hours: number): string {
  return new Date(Date.parse(`${at}:00Z`) + hours * 3_600_000).toISOString().slice(0, 16)
}

function fullHourFrom(at: string): string {
  return at.endsWith(':00') ? at : laterBy(`${at.slice(0, 14)}00`, 1)
}

/** A guest cancels laundry until it was started. */
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

/** What the guest themselves wrote, out of the joined text; a text of another make stays whole. */
export function guestsNotes(joined: string | null): string {
  if (joined === null || NONE.test(joined)) return ''
  return GUESTS.exec(joined)?.[1] ?? joined
}

const HEAD = /^([\s\S]*? \| Express: (?:Yes|No)) \| (?:Notes: [\s\S]* \| )?\[Public booking\]$/

/** The joined text with other notes in it; a text of another make gives way to them. */
export function withGuestsNotes(joined: string | null, notes: string): string | null {
  const own = notes.trim()
  const head = HEAD.exec(joined ?? '')?.[1]
  if (head === undefined) return own || null
  return [head, own && `Notes: ${own}`, TAG].filter((part) => part !== '').join(' | ')
}
