import type { Dated } from '../rows.ts'
import type { Guest } from './contact.ts'
import type { Stay } from './stays.ts'
import type { World } from './world.ts'
import { addDays } from '#domain/days.ts'
import { laundryTotals } from '#domain/laundry.ts'
import { demoSettings } from '../settings.ts'
import { laundryServices } from '../laundry.ts'
import { between, oneOf } from '../random.ts'
import { rooms } from '../rooms.ts'
import { contact } from './contact.ts'
import { codeFrom, madeAt, pastDays, quarterBetween } from './world.ts'

/** Laundry from guests in the house and from the town, in all states. */
export function laundry(
  world: World,
  guests: readonly Guest[],
  made: readonly Stay[],
): Dated<'laundry_orders'>[] {
  const { random, today } = world
  const { laundry_pickup_fee_cents: pickupFee, laundry_rush_rate: rushRate } = demoSettings(today)
  return Array.from({ length: 44 }, (_, index) => {
    const day = addDays(today, between(random, index < 8 ? -1 : -pastDays, index < 8 ? 1 : -2))
    const inHouse = made.filter(
      (stay) => stay.status !== 'cancelled' && stay.check_in <= day && day < stay.check_out,
    )
    const stay = inHouse.length > 0 && random() < 0.7 ? oneOf(random, inHouse) : undefined
    const guest = guests.find((one) => one.id === stay?.customer_id) ?? oneOf(random, guests)
    const list = [...laundryServices]
      .map((service) => ({ service, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, between(random, 1, 3))
      .map(({ service: { id, name, unit, price_cents } }) => ({
        service_id: id,
        name,
        unit,
        price_cents,
        qty: unit === 'per kg' ? between(random, 2, 9) / 2 : between(random, 1, 5),
      }))
    const rush = random() < 0.25
    const pickup = stay === undefined
    const fees = { pickupFeeCents: pickupFee, rushRate }
    const totals = laundryTotals(list, { pickup, rush }, fees)
    const status =
      day < addDays(today, -1)
        ? random() < 0.08
          ? 'cancelled'
          : 'delivered'
        : day > today
          ? 'pending'
          : oneOf(random, ['pending', 'processing', 'ready', 'delivered'])
    const back = addDays(day, rush ? 1 : 2)
    const doneAt = madeAt(world, back, '15:00')
    return {
      id: `laundry-order-${index + 1}`,
      code: codeFrom(random),
      status,
      payment_status: status === 'delivered' ? 'paid' : 'unpaid',
      ...contact(guest),
      room: rooms.find((room) => room.id === stay?.room_id)?.room_number ?? null,
      address: pickup
        ? oneOf(random, ['Market Street 4, Musanze', 'Near the stadium, Musanze'])
        : null,
      pickup: pickup ? 1 : 0,
      rush: rush ? 1 : 0,
      in_at: `${day}T${quarterBetween(random, 8, 12)}`,
      out_at: `${back}T16:00`,
      notes: random() < 0.2 ? 'No softener, please.' : null,
      items: JSON.stringify(list),
      ...totals,
      source: pickup ? 'public' : 'desk',
      ready_at: status === 'ready' || status === 'delivered' ? doneAt : null,
      delivered_at: status === 'delivered' ? doneAt : null,
      flag: null,
      room_booking_id: null,
      cancel_reason: status === 'cancelled' ? 'The guest left earlier' : null,
      device_time: null,
      changed_by: null,
      language: null,
      created_at: madeAt(world, addDays(day, pickup ? -1 : 0), quarterBetween(random, 7, 8)),
    }
  })
}
