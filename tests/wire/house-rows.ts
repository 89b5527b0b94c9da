import type { CustomServiceRow } from '#contract/custom.ts'
import type { ResourceRow, Resource } from '#contract/resources.ts'

/** What the house's lists hold before anything is done on the device: one row each, pending. */

const kept = (id: string) => ({
  id,
  version: 3,
  operation_id: null,
  created_at: '2026-07-01T07:00:00.000Z',
  changed_at: '2026-07-01T07:00:00.000Z',
})

const person = {
  customer_name: 'Aline Mukamana',
  customer_phone: '0788 123 456',
  customer_email: null,
}

const desk = {
  ...person,
  notes: null,
  promo_code: null,
  cancel_reason: null,
  room_booking_id: null,
  source: 'public',
  flag: null,
  device_time: null,
  changed_by: 'guest',
}

export const meal = {
  ...kept('meal'),
  ...desk,
  code: 'MEAT2222',
  number: 12,
  status: 'pending',
  service_type: 'dine-in',
  schedule_date: '2026-07-01',
  schedule_time: '19:00',
  party_size: 2,
  items: [{ id: 'steak', name: 'Steak', price: 12.25, qty: 2 }],
  items_count: 2,
  subtotal: 24.5,
  discount: 0,
  total: 24.5,
  currency: 'USD',
  payment_method: 'cash',
  payment_status: 'unpaid',
  custom_request: null,
  room_number: null,
  room_guest_name: null,
  payments: [],
}

export const table = {
  ...kept('table'),
  ...desk,
  code: 'TABE2222',
  status: 'pending',
  date: '2026-07-01',
  time: '19:00',
  party_size: 4,
  custom_request: null,
}

export const washing = {
  ...kept('washing'),
  ...desk,
  customer: 'Aline Mukamana',
  code: 'WASH2222',
  status: 'pending',
  payment_status: 'unpaid',
  rush: false,
  pickup: false,
  in_at: '2026-07-01T10:00',
  out_at: '2026-07-02T16:00',
  items: [{ service_id: 'shirt', name: 'Shirt', unit: 'per item', price: 1.5, qty: 2 }],
  items_subtotal: 3,
  fees: 0,
  grand_total: 3,
  currency: 'USD',
  room: '4',
  address: null,
  ready_at: null,
  delivered_at: null,
}

export const rental = {
  ...kept('rental'),
  ...desk,
  code: 'CARS2222',
  car_id: 'car',
  car_name: 'RAV4',
  car_plate: 'RAB 1',
  status: 'pending',
  payment_status: 'unpaid',
  pickup_date: '2026-07-05',
  pickup_time: '10:00',
  dropoff_date: '2026-07-07',
  dropoff_time: '10:00',
  pickup_location: 'The house',
  dropoff_location: 'The house',
  extras: {
    gps: false,
    child_seat: false,
    additional_driver: false,
    insurance: false,
    pickup_delivery: false,
  },
  days: 2,
  base_price: 120,
  extras_total: 0,
  grand_total: 120,
  currency: 'USD',
}

export const tour = {
  ...kept('trip'),
  ...desk,
  code: 'TREK2222',
  tour_id: 'hike',
  tour_name: 'Volcano hike',
  date: '2026-07-05',
  departure_time: '05:30',
  people: 2,
  status: 'pending',
  payment_method: 'cash',
  payment_status: 'unpaid',
  per_person: 75.5,
  subtotal: 151,
  discount: 0,
  total: 151,
  currency: 'USD',
  room_number: null,
}

/** A service that the house defines itself, and an order of it. */
export const massage: CustomServiceRow = {
  ...kept('own'),
  slug: 'massage',
  names: { en: 'Massage', fr: 'Un massage' },
  texts: {},
  image_path: null,
  unit: 'person',
  price: 40,
  taxes: [],
  wanted: 'day_time',
  capacity: 2,
  duration_minutes: 60,
  notice_hours: 0,
  provided_by: 'Espérance',
  needs_confirming: true,
  cancel_hours: 24,
  seen_by: 'guests',
  offered: true,
  position: 1,
}

export const ownOrder = {
  ...kept('own-order'),
  ...desk,
  code: 'MASG2222',
  service_id: massage.id,
  name: 'Massage',
  name_en: 'Massage',
  unit: 'person',
  wanted: 'day_time',
  price: 40,
  taxes: [],
  qty: 1,
  total: 40,
  currency: 'USD',
  day: '2026-07-03',
  time: '15:00',
  until: null,
  cancel_hours: 24,
  status: 'pending',
  payment_method: 'cash',
  payment_status: 'unpaid',
  room: null,
}

/** Money on something, as the desk's list of payments has it. */
export const paymentOn = (kind: string, id: string) => ({
  ...kept(`money-${kind}`),
  subject: { kind, id },
  subject_code: 'CODE2222',
  subject_title: 'What it is for',
  customer: 'Aline Mukamana',
  amount: 20,
  currency: 'USD',
  rwf_rate: null,
  dollars: 20,
  method: 'cash',
  status: 'pending',
  reference: null,
  notes: null,
  processor: null,
  provider: null,
  refunded: 0,
  refund_status: null,
  refund_note: null,
  paid_at: null,
  refunded_at: null,
  device_time: null,
  changed_by: 'Anna',
  receipt: null,
  voided: null,
})

export const subjects = {
  restaurant: meal.id,
  laundry: washing.id,
  car: rental.id,
  tour: tour.id,
  custom: ownOrder.id,
} as const

export const houseRows: Partial<Record<Resource, readonly ResourceRow[]>> = {
  restaurant_orders: [meal],
  table_reservations: [table],
  laundry_orders: [washing],
  car_rentals: [rental],
  tour_bookings: [tour],
  custom_services: [massage],
  custom_orders: [ownOrder],
  payments: Object.entries(subjects).map(([kind, id]) => paymentOn(kind, id)),
  settings: [{ ...kept('travel'), price_per_km_usd: 1.5 } as ResourceRow],
}
