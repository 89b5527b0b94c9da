import { newCode } from '#lib/code.ts'
import type { House } from '../fixtures/house.ts'

let guests = 0

/** An order of one steak tomorrow evening, as a guest's phone sends it. */
export function dinner() {
  // Each another guest's: one contact alone has a budget.
  guests = (guests + 1) % 900_000
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  return {
    route: 'placeRestaurantOrder' as const,
    body: {
      code: newCode(),
      service_type: 'dine-in',
      schedule: { date: day, time: '19:00' },
      party_size: 2,
      notes: null,
      promo_code: null,
      items: [{ id: 'item-steak', name: 'Steak', price: 18, qty: 1 }],
      custom_request: null,
      totals: { subtotal: 18, discount: 0, total: 18 },
      payment: { method: 'cash', amount: 0, reference: null, processor: null },
      customer: {
        name: 'A. Guest',
        phone: `+2507${String(1_000_000 + guests).padStart(8, '0')}`,
        email: null,
      },
      source: 'public',
    },
    words: { title: 'Order 1 dish for 19:00', detail: 'Steak' },
  }
}

/** A step of the desk on an order. */
export function accept(id: string) {
  return {
    route: 'acceptRestaurantOrder' as const,
    params: { id },
    group: `restaurant_orders:${id}`,
    body: { seen: { status: 'pending' } },
    words: { title: 'Accept order', detail: id },
  }
}

/** So many pending orders, made at the house itself. */
export async function placeAtHouse(house: House, many: number): Promise<string[]> {
  const ids: string[] = []
  for (let made = 0; made < many; made += 1) {
    const { body } = await house.api('POST', '/api/restaurant/orders', { body: dinner().body })
    ids.push((body as { id: string }).id)
  }
  return ids
}
