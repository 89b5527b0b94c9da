import type { CartLine } from '#contract/cart.ts'

/** A line of each service that tests put into a stay. */

export const roomLine: Extract<CartLine, { kind: 'room' }> = {
  line: 'room',
  kind: 'room',
  request: {
    room_id: 'room-4',
    schedule: { check_in: '2026-11-24', check_out: '2026-11-26', nights: 2 },
    guests: { adults: 2, children: 0, quantity: 1 },
    extras: { breakfast: false, airport_transfer: false, late_checkout: false },
    promo_code: null,
    pricing: {
      price_per_night: 65,
      base_one_room: 130,
      base_all_rooms: 130,
      extras_one_room: 0,
      extras_all_rooms: 0,
      grand_total: 130,
      currency: 'USD',
    },
    notes: null,
    source: 'test',
  },
}

export const mealLine: Extract<CartLine, { kind: 'restaurant' }> = {
  line: 'meal',
  kind: 'restaurant',
  request: {
    service_type: 'dine-in',
    schedule: { date: '2026-11-24', time: '19:00' },
    party_size: 2,
    notes: null,
    promo_code: null,
    items: [{ id: 'i1', name: 'Steak', price: 12.25, qty: 2 }],
    custom_request: null,
    totals: { subtotal: 24.5, discount: 0, total: 24.5 },
    source: 'test',
  },
}

export const carLine: Extract<CartLine, { kind: 'car' }> = {
  line: 'car',
  kind: 'car',
  request: {
    car_id: 'c1',
    schedule: {
      pickup_date: '2026-11-25',
      pickup_time: '10:00',
      dropoff_date: '2026-11-26',
      dropoff_time: '10:00',
    },
    locations: { pickup: 'The house', dropoff: 'The house' },
    extras: {
      gps: false,
      child_seat: false,
      additional_driver: false,
      insurance: true,
      pickup_delivery: false,
    },
    totals: { days: 1, base_price: 60, extras_total: 19, grand_total: 79, currency: 'USD' },
    source: 'test',
  },
}

export const tourLine: Extract<CartLine, { kind: 'tour' }> = {
  line: 'tour',
  kind: 'tour',
  request: {
    booking: { tour_id: 't1', date: '2026-11-25', people: 2 },
    notes: null,
    promo_code: null,
    pricing: { currency: 'USD', per_person: 150, subtotal: 300, discount: 0, total: 300 },
    source: 'test',
  },
}
