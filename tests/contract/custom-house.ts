import { addDays } from '#domain/days.ts'
import type { CustomServicesTable } from '#server/services/custom/schema.ts'
import type { Store } from '#server/db/store.ts'
import { TODAY, type House } from './http-house.ts'

/** What an admin sends to define it. */
export const definedMassage = {
  slug: 'massage',
  names: { en: 'Massage', fr: 'Un massage' },
  texts: { en: 'By the fire.' },
  unit: 'person',
  price: 40,
  taxes: [] as string[],
  wanted: 'day_time',
  capacity: 2,
  duration_minutes: 60,
  notice_hours: 2,
  provided_by: 'Nyirahabimana',
  needs_confirming: true,
  cancel_hours: 24,
  seen_by: 'guests',
  offered: true,
}

let made = 0

/** A service of the house's own that nobody has ordered: a massage, by the person. */
export async function addService(
  store: Store,
  changes: Partial<CustomServicesTable> = {},
): Promise<CustomServicesTable> {
  made += 1
  const id = `custom-test-${made}`
  await store.transaction((tx) =>
    tx.insert('custom_services', {
      id,
      slug: id,
      name: 'Massage',
      names: JSON.stringify({ en: 'Massage', fr: 'Un massage' }),
      texts: JSON.stringify({ en: 'By the fire.' }),
      image_path: null,
      unit: 'person',
      price_cents: 4000,
      taxes: '[]',
      wanted: 'day_time',
      capacity: 2,
      duration_minutes: 60,
      notice_hours: 2,
      provided_by: 'Nyirahabimana',
      needs_confirming: 1,
      cancel_hours: 24,
      seen_by: 'guests',
      offered: 1,
      position: made,
      ...changes,
    }),
  )
  return store.db
    .selectFrom('custom_services')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** What a guest sends for it, at the service's own price. */
export const wish = (
  service: Pick<CustomServicesTable, 'id' | 'price_cents'>,
  changes: Record<string, unknown> = {},
) => {
  const qty = (changes.qty as number | undefined) ?? 1
  const price = service.price_cents / 100
  return {
    service_id: service.id,
    qty,
    day: addDays(TODAY, 3),
    time: '15:00',
    customer: { name: 'Aline Mukamana', phone: '0788 123 456', email: 'aline@example.com' },
    notes: 'Not too strong',
    totals: { price, total: price * qty },
    source: 'public',
    ...changes,
  }
}

export const customRow = (store: Store, id: unknown) =>
  store.db
    .selectFrom('custom_orders')
    .selectAll()
    .where('id', '=', String(id))
    .executeTakeFirstOrThrow()

export const order = (house: House, body: object, asked: object = {}) =>
  house.ask('POST', '/api/custom-orders', { body, ...asked })
