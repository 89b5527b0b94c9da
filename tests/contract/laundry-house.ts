import { TODAY } from './http-house.ts'

/** Two shirts and half a kilo over: 3 + 8.75, fetched for 3. */
export const washing = (changes: Record<string, unknown> = {}) => ({
  customer: 'Aline Mukamana',
  customer_phone: '0788 123 456',
  customer_email: 'aline@example.com',
  room: null,
  address: 'Market Street 4, Musanze',
  pickup: true,
  pick_up: `${TODAY}T10:00`,
  drop_off: '2026-07-02T16:00',
  rush: false,
  notes: 'Phone: 0788 123 456 | No softener, please',
  items: [
    { service_id: 'laundry-shirt', qty: 2 },
    { service_id: 'laundry-wash-fold', qty: 2.5 },
  ],
  totals: { items_subtotal: 11.75, fees: 3, grand_total: 14.75 },
  schedule: { pickup_time: '10:00', dropoff_time: '16:00' },
  source: 'public',
  ...changes,
})

/** Two shirts, 3.00, and a kilo and a half, 5.25, brought to the desk. */
export const brought = {
  customer: 'Odile Test',
  room: '4',
  drop_off: `${TODAY}T08:00`,
  pick_up: '2026-07-02T16:00',
  rush: false,
  notes: 'No softener',
  items: [
    { service_id: 'laundry-shirt', qty: 2 },
    { service_id: 'laundry-wash-fold', qty: 1.5 },
  ],
}
