import type { Dated } from '../rows.ts'
import type { Guest } from './contact.ts'
import type { World } from './world.ts'
import { addDays } from '#domain/days.ts'
import { between, oneOf } from '../random.ts'
import { contact } from './contact.ts'
import { codeFrom, madeAt, pastDays, quarterBetween } from './world.ts'

/** Tables kept for guests, some tonight. */
export function tableReservations(
  world: World,
  guests: readonly Guest[],
): Dated<'table_reservations'>[] {
  const { random, today } = world
  return Array.from({ length: 48 }, (_, index) => {
    const date = addDays(today, index < 5 ? 0 : between(random, -pastDays, 10))
    const { customer_name, customer_phone, customer_email } = contact(oneOf(random, guests))
    return {
      id: `table-${index + 1}`,
      code: codeFrom(random),
      status:
        date < today
          ? oneOf(random, ['completed', 'completed', 'completed', 'no-show', 'cancelled'])
          : oneOf(random, ['pending', 'confirmed', 'confirmed']),
      date,
      time: quarterBetween(random, 18, 20),
      party_size: between(random, 2, 6),
      notes: random() < 0.25 ? 'Terrace, if it stays dry.' : null,
      custom_request: null,
      promo_code: null,
      customer_name,
      customer_phone: customer_phone ?? '',
      customer_email,
      source: oneOf(random, ['public', 'public', 'desk']),
      cancel_reason: null,
      device_time: null,
      changed_by: null,
      language: null,
      created_at: madeAt(
        world,
        addDays(date, -between(random, 0, 6)),
        quarterBetween(random, 8, 17),
      ),
    }
  })
}
