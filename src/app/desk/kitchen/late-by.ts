import type { Order } from '#contract/restaurant.ts'
import { minutesOf } from '#domain/days.ts'

/** Minutes since an order of today was wished for; 0 where it is not late. Both times the house's. */
export function lateBy(
  { schedule_date: day, schedule_time: time }: Pick<Order, 'schedule_date' | 'schedule_time'>,
  today: string,
  now: string,
): number {
  return day === today && time !== '' ? Math.max(minutesOf(now) - minutesOf(time), 0) : 0
}
