import type { DeskBooking } from '../../desk-booking.ts'

/**
 * The desk's hold of a reservation (decision 65): its nights are held until the end of a day. Null:
 * it has none, or is firm by now.
 */
export function holdOf(
  { status, hold_until: until }: Pick<DeskBooking, 'status' | 'hold_until'>,
  today: string,
): { until: string; lapsed: boolean } | null {
  if (status !== 'pending' || until == null) return null
  return { until, lapsed: until < today }
}
