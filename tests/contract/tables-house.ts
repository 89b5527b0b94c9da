import { addDays } from '#domain/days.ts'
import { TODAY } from './http-house.ts'

/** What the documents' page sends (spec 2 §3). */
export function wish(changes: Record<string, unknown> = {}) {
  return {
    date: addDays(TODAY, 40),
    time: '19:00',
    party_size: 4,
    notes: 'A table by the window',
    promo_code: null,
    custom_request: null,
    customer: { name: 'Aline Mukamana', phone: '0788 123 456', email: 'aline@example.com' },
    customer_name: 'Aline Mukamana',
    customer_phone: '0788 123 456',
    customer_email: 'aline@example.com',
    source: 'public',
    ...changes,
  }
}
