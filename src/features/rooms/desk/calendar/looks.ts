import { offline } from '#offline/offline.ts'
import type { Tone } from '#ui/tones.tsx'
import type { DeskBooking } from '../../desk-booking.ts'
import { pendingStateOf } from '../booking-state.ts'

/**
 * How a stay looks in both calendars: solid where the nights are confirmed, with a thin line where
 * they are held, dashed where this desk has reserved them and the house does not know yet, hatched
 * as well where they are only requested, pale where the stay is over. There is always a text or icon
 * too, not colour alone.
 */
export type StayLook =
  | 'asked'
  | 'reserved-here'
  | 'held'
  | 'given'
  | 'in-house'
  | 'over'
  | 'cancelled'
  | 'conflict'

/** `now`: ms, the server's clock. */
export function lookOf(booking: DeskBooking, now = offline().clock.now()): StayLook {
  const { status, flag } = booking
  if (status === 'cancelled') return 'cancelled'
  if (flag !== null) return 'conflict'
  if (status === 'completed') return 'over'
  if (status === 'active') return 'in-house'
  if (status !== 'pending') return 'given'
  if (booking.asked_here) return 'reserved-here'
  const pending = pendingStateOf(booking, now)
  return pending === 'held' || pending === 'paying' ? 'held' : 'asked'
}

/** Hatching in the text's colour, thin enough to read the text. */
const hatched =
  'bg-[image:repeating-linear-gradient(135deg,transparent_0_6px,color-mix(in_srgb,currentColor_14%,transparent)_6px_9px)]'

export const lookClass: Readonly<Record<StayLook, string>> = {
  asked: `${hatched} border-dashed border-waiting bg-waiting-ground text-waiting`,
  'reserved-here': 'border-dashed border-waiting bg-waiting-ground text-waiting',
  held: 'border-waiting bg-waiting-ground text-waiting',
  given: 'border-confirmed bg-confirmed-ground text-confirmed',
  'in-house': 'border-primary bg-primary text-on-primary',
  over: 'border-line bg-sunken text-ink-soft',
  cancelled: 'border-line bg-transparent text-ink-soft line-through',
  conflict: `${hatched} border-dashed border-conflict bg-conflict-ground text-conflict`,
}

export function toneOf(status: string): Tone {
  if (status === 'pending') return 'waiting'
  return status === 'cancelled' || status === 'completed' ? 'neutral' : 'confirmed'
}
