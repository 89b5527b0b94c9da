import { addDays } from '#domain/days.ts'
import { newCode } from '#lib/code.ts'
import { uuidv7 } from '#lib/uuid.ts'
import type { Store } from '#server/db/store.ts'
import { MORNING, TODAY } from './http-house.ts'

/** Things of each kind that Aline booked, as the house keeps them. */

const her = {
  customer_name: 'Aline Mukamana',
  customer_phone: '0788 123 456',
  customer_email: 'aline@example.com',
  source: 'public',
} as const

export interface Booked {
  id: string
  code: string
}

/** Money that was taken for something. */
export async function pay(
  store: Store,
  subject_kind: string,
  subject_id: string,
  amount_cents: number,
  changes: object = {},
): Promise<string> {
  const id = uuidv7()
  await store.transaction((tx) =>
    tx.insert('payments', {
      id,
      subject_kind,
      subject_id,
      customer_name: her.customer_name,
      amount_cents,
      currency: 'USD',
      rwf_rate: null,
      method: 'cash',
      status: 'paid',
      reference: null,
      processor: null,
      notes: null,
      paid_at: MORNING.toISOString(),
      provider_payment_id: null,
      charged: amount_cents,
      refund_cents: 0,
      refund_charged: 0,
      refund_status: null,
      refund_note: null,
      refunded_at: null,
      receipt_id: null,
      voided_at: null,
      void_reason: null,
      ...changes,
    }),
  )
  return id
}

const own = (): Booked => ({ id: uuidv7(), code: newCode() })

export async function laundryOrder(store: Store, changes: object = {}): Promise<Booked> {
  const it = own()
  await store.transaction((tx) =>
    tx.insert('laundry_orders', {
      ...it,
      ...her,
      status: 'pending',
      payment_status: 'unpaid',
      room: null,
      address: null,
      pickup: 0,
      rush: 0,
      in_at: `${TODAY}T10:00`,
      out_at: `${addDays(TODAY, 1)}T10:00`,
      notes: null,
      items: JSON.stringify([{ name: 'Shirt', unit: 'per item', price_cents: 250, qty: 4 }]),
      subtotal_cents: 1000,
      fees_cents: 0,
      total_cents: 1000,
      ready_at: null,
      delivered_at: null,
      ...changes,
    }),
  )
  return it
}

export async function carRental(store: Store, changes: object = {}): Promise<Booked> {
  const it = own()
  const { id: car_id } = await store.db.selectFrom('cars').select('id').executeTakeFirstOrThrow()
  await store.transaction((tx) =>
    tx.insert('car_rentals', {
      ...it,
      ...her,
      car_id,
      status: 'approved',
      payment_status: 'unpaid',
      payment_reference: null,
      pickup_date: addDays(TODAY, 3),
      pickup_time: '10:00',
      dropoff_date: addDays(TODAY, 5),
      dropoff_time: '10:00',
      pickup_location: 'the house',
      dropoff_location: 'the house',
      extras: '{}',
      base_cents: 12_000,
      extras_cents: 0,
      total_cents: 12_000,
      flag: null,
      cancel_reason: null,
      device_time: null,
      changed_by: null,
      language: null,
      ...changes,
    }),
  )
  return it
}

export async function tourBooking(store: Store, changes: object = {}): Promise<Booked> {
  const it = own()
  const { id: tour_id } = await store.db.selectFrom('tours').select('id').executeTakeFirstOrThrow()
  await store.transaction((tx) =>
    tx.insert('tour_bookings', {
      ...it,
      ...her,
      tour_id,
      date: addDays(TODAY, 3),
      people: 2,
      status: 'approved',
      payment_method: 'cash',
      payment_status: 'unpaid',
      price_per_person_cents: 5000,
      subtotal_cents: 10_000,
      discount_cents: 0,
      total_cents: 10_000,
      notes: null,
      promo_code: null,
      paid_at: null,
      payment_reference: null,
      room_number: null,
      room_guest_name: null,
      room_booking_id: null,
      flag: null,
      cancel_reason: null,
      device_time: null,
      changed_by: null,
      language: null,
      ...changes,
    }),
  )
  return it
}

export async function tableReservation(store: Store, changes: object = {}): Promise<Booked> {
  const it = own()
  await store.transaction((tx) =>
    tx.insert('table_reservations', {
      ...it,
      ...her,
      status: 'confirmed',
      date: TODAY,
      time: '19:00',
      party_size: 4,
      notes: null,
      custom_request: null,
      promo_code: null,
      cancel_reason: null,
      device_time: null,
      changed_by: null,
      language: null,
      ...changes,
    }),
  )
  return it
}
