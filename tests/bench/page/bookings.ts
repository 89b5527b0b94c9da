import { createBookingIndex, selectBookings } from '#app/desk/bookings/select.ts'
import type { BookingRow } from '#parts/desk/booking-row.ts'
import type { Order } from '#contract/restaurant.ts'
import { orders } from '#features/restaurant/desk/data.ts'
import { KEPT } from '#offline/reads/keys.ts'
import type { Offline } from '#offline/offline.ts'
import type { Bench, Timed } from './window.ts'

/** The reads and the selector of the desk's list, without its screen. */
export function createBookings(offline: Offline): Bench['bookings'] {
  let kept: Order[] = []
  const indexOf = createBookingIndex()
  let index = indexOf([])

  async function timed(work: () => Promise<readonly unknown[]> | readonly unknown[]) {
    const from = performance.now()
    const { length: rows } = await work()
    return { ms: performance.now() - from, rows } satisfies Timed
  }

  return {
    async catchUp(operations) {
      const from = performance.now()
      let current = false
      const catchingUp = offline.changes.catchUp({ maxAge: 60_000 }).then((caught) => {
        current = true
        if (caught.kind !== 'current') throw new Error(`Not caught up: ${caught.kind}`)
        return performance.now() - from
      })
      const confirming: number[] = []
      for (const operation of operations) {
        if (current) break
        const tapped = performance.now()
        await offline.outbox.confirm({ ...operation, actor: offline.actor() })
        confirming.push(performance.now() - tapped)
        await new Promise((done) => setTimeout(done, 300))
      }
      return { took: await catchingUp, confirming }
    },
    month: (month) =>
      timed(async () => {
        const scope = [`${month}-01`, `${month}-31`] as const
        const key = { owner: offline.person(), resource: 'restaurant_orders', scope } as const
        return (await offline.cache.now()?.read(key))?.rows ?? []
      }),
    list: () =>
      timed(async () => {
        offline.client.removeQueries({ queryKey: [KEPT] })
        kept = (await offline.client.fetchQuery(orders())).rows
        return kept
      }),
    filter: (search) =>
      timed(() => selectBookings(index, { search, type: 'restaurant', status: 'all' })),
    async order() {
      const rows = kept.map(bookingOf)
      const ordered = await timed(() => {
        index = indexOf(rows)
        return index.entries
      })
      // As the screen does in the second after, before anybody types.
      index.prepare(rows.length)
      return ordered
    },
  }
}

/** As use-restaurant-source.tsx makes them, without its words. */
function bookingOf(order: Order): BookingRow {
  return {
    key: `restaurant:${order.id}`,
    type: 'restaurant',
    id: order.id,
    guest: order.customer_name,
    reference: `No. ${order.number} · ${order.code}`,
    from: order.schedule_date,
    to: null,
    time: order.schedule_time,
    services: order.items.map((line) => `${line.qty} × ${line.name}`),
    total: order.total,
    currency: 'USD',
    status: order.status,
    paymentStatus: order.payment_status,
    createdAt: order.created_at,
    waiting: 0,
    parked: false,
  }
}
