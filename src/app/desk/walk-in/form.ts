import type { RoomPricing } from '#contract/bookings.ts'
import { addDays } from '#domain/days.ts'
import { isBlank } from '#lib/is-blank.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { newCode } from '#lib/code.ts'
import { phoneProblem } from '#parts/contact-problems.ts'

/** The walk-in's form: plain data, so that it is found again after a crash. */
export interface WalkInForm {
  roomId: string
  /** In the small hours: the night that has begun, or the one that comes. */
  night: 'begun' | 'coming'
  name: string
  phone: string
  nights: number
  adults: number
  children: number
  /** For colleagues; what whoever waits for a room asked for. */
  note: string
  /** '' until it is said: money that was not taken is never written down by default. */
  paying: 'cash' | 'mobile money' | 'later' | ''
  currency: RoomPricing['currency']
  /** The provider's, of mobile money. */
  reference: string
  /** Made once: what is confirmed twice is the same. */
  code: string
  ids: { book: string; approve: string; pay: string; checkIn: string }
}

export function newWalkIn(now = Date.now()): WalkInForm {
  return {
    roomId: '',
    night: 'begun',
    name: '',
    phone: '',
    nights: 1,
    adults: 1,
    children: 0,
    note: '',
    paying: '',
    currency: '',
    reference: '',
    code: newCode(),
    ids: { book: uuidv7(now), approve: uuidv7(now), pay: uuidv7(now), checkIn: uuidv7(now) },
  }
}

/** Money is taken with it. */
export const isTaking = ({ paying }: WalkInForm) => paying === 'cash' || paying === 'mobile money'

/** Something in it that would be missed. */
export function isBegun({ roomId, name, phone, note, paying }: WalkInForm): boolean {
  return [roomId, name.trim(), phone.trim(), note.trim(), paying].some((value) => value !== '')
}

/** A draft of this version of the form; null for anything else. */
export function readWalkIn(value: unknown): WalkInForm | null {
  const fresh = newWalkIn()
  if (typeof value !== 'object' || value === null) return null
  // Drafts of before there was a note, or a night to choose.
  const stored: Record<string, unknown> = { note: '', night: 'begun', ...value }
  const same = Object.entries(fresh).every(([field, now]) => typeof stored[field] === typeof now)
  return same ? (stored as unknown as WalkInForm) : null
}

/** Until then whoever comes to the door sleeps in the night that has begun, and leaves on the same day. */
const MORNING = '06:00'

/** The day on which the night begins that was begun yesterday; null where none is slept in any more. */
export const nightBegun = ({ today, now }: { today: string; now: string }): string | null =>
  now < MORNING ? addDays(today, -1) : null

export type Problem = 'room' | 'name' | 'phone' | 'guests' | 'nights' | 'paying'

/** What stands in the way, in the order of the screen. */
export function problemsOf(
  form: WalkInForm,
  room: { capacity: number; nights: number; usable: boolean } | undefined,
): Problem[] {
  const problems: Problem[] = []
  if (room === undefined || !room.usable) problems.push('room')
  if (isBlank(form.name)) problems.push('name')
  if (phoneProblem(form.phone) !== null) problems.push('phone')
  if (room && form.nights > room.nights) problems.push('nights')
  if (room && form.adults + form.children > room.capacity) problems.push('guests')
  if (form.paying === '') problems.push('paying')
  return problems
}
