import type { Order } from '#contract/restaurant.ts'
import { minutesOf } from '#domain/days.ts'
import type { OrderStatus } from '#domain/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'

/** Today's restaurant work, worked out from the orders. Pure. */

export const lanes = ['pending', 'accepted', 'preparing', 'ready'] as const satisfies OrderStatus[]
export type Lane = (typeof lanes)[number]

export interface Board {
  lanes: Record<Lane, Order[]>
  /** Open, and its time has passed. */
  late: ReadonlySet<string>
  /** Delivered or completed today. */
  served: number
}

/**
 * Open orders up to today, soonest first. `today` and `now` (`HH:MM`) are the house's. What is left
 * from days before is late.
 */
export function boardOf(orders: readonly Order[], today: string, now: string): Board {
  const board: Board = {
    lanes: { pending: [], accepted: [], preparing: [], ready: [] },
    late: new Set(
      orders.filter((order) => isOpen(order) && isPast(order, today, now)).map(({ id }) => id),
    ),
    served: orders.filter(
      ({ status, schedule_date: day }) =>
        day === today && (status === 'delivered' || status === 'completed'),
    ).length,
  }
  for (const order of orders) {
    const lane = lanes.find((one) => one === order.status)
    if (lane && order.schedule_date <= today) board.lanes[lane].push(order)
  }
  for (const lane of lanes) board.lanes[lane].sort(bySchedule)
  return board
}

/** The board with only the late orders. */
export function lateOf(board: Board): Board {
  const late = lanes.map((lane) => [lane, board.lanes[lane].filter(({ id }) => board.late.has(id))])
  return { ...board, lanes: Object.fromEntries(late) as Board['lanes'] }
}

/** Something is still to be done for the guest. */
function isOpen({ status }: Order): boolean {
  return lanes.some((lane) => lane === status)
}

function isPast({ schedule_date: day, schedule_time: time }: Order, today: string, now: string) {
  return day < today || (day === today && time < now)
}

function bySchedule(a: Order, b: Order): number {
  const [at, bt] = [
    `${a.schedule_date} ${a.schedule_time}`,
    `${b.schedule_date} ${b.schedule_time}`,
  ]
  return at < bt ? -1 : at > bt ? 1 : a.number - b.number
}

/**
 * Minutes since the requested time of an order of today; 0 where it is not late. Both times the
 * house's.
 */
export function lateBy(
  { schedule_date: day, schedule_time: time }: Pick<Order, 'schedule_date' | 'schedule_time'>,
  today: string,
  now: string,
): number {
  return day === today && time !== '' ? Math.max(minutesOf(now) - minutesOf(time), 0) : 0
}

/** The server refused a step of it. */
export const isParked = (steps: readonly OperationRow[]) =>
  steps.some(({ state }) => state === 'parked')

/** The colour of an order's frame. `steps`: its open ones. */
export const frameTone = (steps: readonly OperationRow[], late: boolean) =>
  isParked(steps) ? 'border-conflict' : late ? 'border-error' : 'border-line'
