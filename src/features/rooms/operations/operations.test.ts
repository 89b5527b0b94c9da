import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { bookBundle, bookRoom, type BookBundle, type BookRoom } from '#contract/bookings.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import type { RecoveryAction } from '#offline/operation-descriptor.ts'
import { bookBundleDescriptor } from './book-bundle.ts'
import { bookRoomDescriptor } from './book-room.ts'
import type { CachedPrices } from './cached-prices.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const rate = 1450
const known: CachedPrices = {
  house: () => ({
    extras: { breakfast: 8, airport_transfer: 20, late_checkout: 15 },
    rwf_per_usd: { rate, day: '2026-11-01' },
  }),
  priceOf: (id) => ({ '4': 7500, '7': 8000 })[id] ?? null,
  bookingOf: () => undefined,
}

const body: BookRoom = {
  code: 'F2FF2VBZ',
  room_id: '4',
  schedule: { check_in: '2026-11-24', check_out: '2026-11-26', nights: 2 },
  guests: { adults: 2, children: 0, quantity: 1 },
  extras: { breakfast: true, airport_transfer: false, late_checkout: false },
  promo_code: null,
  customer: { name: 'Ada', phone: '0788 123 456', email: null },
  pricing: {
    price_per_night: 75,
    base_one_room: 150,
    base_all_rooms: 150,
    extras_one_room: 32,
    extras_all_rooms: 32,
    grand_total: 182,
    currency: 'USD',
  },
  notes: null,
  source: 'public-room-detail',
}
const refused = (made: object, code: string | null, more: object = {}) =>
  ({
    id: 'op1',
    route: 'bookRoom',
    body: made,
    words: { title: 'Book', detail: 'Bisoke' },
    answer: { status: 409, code, message: null, body: { code, ...more }, at: 0 },
  }) as unknown as OperationRow
const rooms = [
  { room_id: '9', name: 'Kivu', price_per_night: 90 },
  { room_id: '7', name: 'Karisimbi', price_per_night: 80 },
  { room_id: '4', name: 'Bisoke', price_per_night: 75 },
]
const descriptor = bookRoomDescriptor(known)
const label = (way: RecoveryAction) => i18n._(way.label)
const changed = (way: RecoveryAction | undefined) => {
  if (way?.kind !== 'change') throw new Error('no ready change')
  return way.change as { body: BookRoom; words: { detail: string } }
}

describe('a booking that waits', () => {
  it('is called by its room, nights and day', () => {
    const row = refused(body, null)
    expect(i18n._(descriptor.title(row))).toBe('Book Bisoke, 2 nights from 24 Nov')
    expect(i18n._(descriptor.detail(row)!)).toBe('2 adults · $182.00')
    const three = { ...body, guests: { adults: 1, children: 2, quantity: 3 } }
    expect(i18n._(descriptor.title(refused(three, null)))).toBe(
      'Book 3 rooms like Bisoke, 2 nights from 24 Nov',
    )
    expect(i18n._(descriptor.detail(refused(three, null))!)).toBe('1 adult, 2 children · $182.00')
  })
})

describe('a room that was sold meanwhile', () => {
  it('gives way to others, nearest in price first, each priced anew', () => {
    const ways = descriptor.recoveryActions(
      refused(body, 'room_taken', { current: { taken: ['4'], rooms } }),
    )
    expect(ways.map(label)).toEqual([
      'Take Karisimbi instead, $192.00',
      'Take Kivu instead, $212.00',
      'Choose other dates',
    ])
    const { body: other, words } = changed(ways[0])
    expect(bookRoom.parse(other)).toMatchObject({
      room_id: '7',
      code: 'F2FF2VBZ',
      pricing: { base_all_rooms: 160, extras_all_rooms: 32, grand_total: 192, currency: 'USD' },
    })
    expect(words.detail).toBe('Karisimbi')
    expect(ways.at(-1)).toMatchObject({ kind: 'open', to: '/rooms/4?change=op1' })
  })

  it('is priced in the francs that the guest saw', () => {
    const inFrancs = { ...body, pricing: { ...body.pricing, currency: 'RWF' as const } }
    const [way] = descriptor.recoveryActions(
      refused(inFrancs, 'room_taken', { current: { rooms } }),
    )
    expect(changed(way).body.pricing).toMatchObject({
      base_all_rooms: 160 * rate,
      grand_total: 192 * rate,
      currency: 'RWF',
    })
  })

  it('of several leaves those of its kind that are left', () => {
    const three = { ...body, guests: { ...body.guests, quantity: 3 } }
    const few = { current: { taken: [], free_like_it: 2, rooms } }
    const ways = descriptor.recoveryActions(refused(three, 'room_taken', few))
    expect(ways.map(label)).toEqual(['Book 2 rooms like it, $364.00', 'Choose other dates'])
    expect(changed(ways[0]).body).toMatchObject({
      room_id: '4',
      guests: { quantity: 2 },
      pricing: { base_one_room: 150, base_all_rooms: 300, extras_all_rooms: 64 },
    })
    const none = { current: { taken: ['4'], free_like_it: 0, rooms } }
    expect(descriptor.recoveryActions(refused(three, 'room_taken', none)).map(label)).toEqual([
      'Choose other dates',
    ])
  })

  it('takes another of the same kind where only the named one went', () => {
    const two = { ...body, guests: { ...body.guests, quantity: 2 } }
    const like = [{ room_id: '5', name: 'Sabyinyo', price_per_night: 75 }, ...rooms]
    const current = { taken: ['4'], free_like_it: 2, rooms: like }
    const [way] = descriptor.recoveryActions(refused(two, 'room_taken', { current }))
    expect(changed(way).body).toMatchObject({ room_id: '5', guests: { quantity: 2 } })
  })
})

describe('a price that changed', () => {
  const now = {
    ...body.pricing,
    price_per_night: 80,
    base_one_room: 160,
    base_all_rooms: 160,
    grand_total: 192,
  }

  it('is taken as the house has it', () => {
    const ways = descriptor.recoveryActions(refused(body, 'price_changed', { current: now }))
    expect(ways.map(label)).toEqual(['Book at the new price, $192.00', 'Change the booking'])
    expect(bookRoom.parse(changed(ways[0]).body).pricing).toEqual(now)
  })

  it('is taken without an extra that the house no longer offers', () => {
    const asked = { ...body, extras: { ...body.extras, breakfast: true } }
    const extras = { ...asked.extras, breakfast: false }
    const current = { ...now, extras }
    const [way] = descriptor.recoveryActions(refused(asked, 'price_changed', { current }))
    expect(label(way!)).toBe('Book without what is no longer offered, $192.00')
    const taken = bookRoom.parse(changed(way).body)
    expect([taken.extras, taken.pricing]).toEqual([extras, now])
  })

  it('is never taken where it cannot be read', () => {
    const broken = { ...now, grand_total: 'much' }
    expect(
      descriptor.recoveryActions(refused(body, 'price_changed', { current: broken })).map(label),
    ).toEqual(['Change the booking'])
  })
})

describe('a promo code that does not count', () => {
  it('is left out, with what it took off', () => {
    const shown = { ...body.pricing, discount: 18.2, grand_total: 163.8 }
    const row = refused({ ...body, promo_code: 'OLD', pricing: shown }, 'validation', {
      errors: { promo_code: ['We do not know this promo code.'] },
    })
    const ways = descriptor.recoveryActions(row)
    expect(ways.map(label)).toEqual(['Book without the code, $182.00', 'Change the booking'])
    const left = changed(ways[0]).body
    expect(left.promo_code).toBeNull()
    expect(left.pricing).toEqual(body.pricing)
  })

  it('is not blamed for other fields', () => {
    const row = refused(body, 'validation', { errors: { 'guests.adults': ['Too many.'] } })
    expect(descriptor.recoveryActions(row).map(label)).toEqual(['Change the booking'])
  })
})

it('is offered for other dates when it came too late', () => {
  expect(descriptor.recoveryActions(refused(body, 'too_late')).map(label)).toEqual([
    'Choose other dates',
  ])
})

describe('a bundle', () => {
  const many: BookBundle = {
    code: 'F2FF2VBZ',
    room_ids: ['4', '7'],
    schedule: { check_in: '2026-11-24', check_out: '2026-11-26', nights: 2 },
    guests: { adults: 4, children: 0 },
    customer: { name: 'Ada', phone: '0788 123 456', email: null },
    pricing: { per_night: 155, total: 310, currency: 'USD' },
    notes: null,
    promo_code: null,
    source: 'public-bundle',
  }
  const bundle = bookBundleDescriptor(known)

  it('is called by how many rooms it is', () => {
    expect(i18n._(bundle.title(refused(many, null)))).toBe('Book 2 rooms, 2 nights from 24 Nov')
  })

  it('has the rooms that went replaced, all priced anew', () => {
    const row = refused(many, 'room_taken', { current: { taken: ['4'], rooms } })
    const [way] = bundle.recoveryActions(row)
    expect(label(way!)).toBe('Take Kivu instead, $340.00 in all')
    expect(bookBundle.parse(changed(way).body)).toMatchObject({
      room_ids: ['7', '9'],
      pricing: { per_night: 170, total: 340 },
    })
  })

  it('has none replaced where there are too few, or a price is not known', () => {
    const both = { current: { taken: ['4', '7'], rooms: rooms.slice(0, 1) } }
    expect(bundle.recoveryActions(refused(many, 'room_taken', both)).map(label)).toEqual([
      'Choose rooms again',
    ])
    const unknown = { ...many, room_ids: ['4', '8'] }
    const one = { current: { taken: ['4'], rooms } }
    expect(bundle.recoveryActions(refused(unknown, 'room_taken', one)).map(label)).toEqual([
      'Choose rooms again',
    ])
  })

  it('is booked at the new price', () => {
    const current = { per_night: 160, total: 320, currency: 'USD' }
    const [way] = bundle.recoveryActions(refused(many, 'price_changed', { current }))
    expect(label(way!)).toBe('Book at the new price, $320.00')
    expect(changed(way).body).toMatchObject({ pricing: current })
  })
})
