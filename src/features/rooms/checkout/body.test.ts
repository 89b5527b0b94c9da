import { expect, it } from 'vitest'
import { bookBundle, bookRoom, quoteRoom } from '#contract/bookings.ts'
import type { BundleA } from '../bundle.ts'
import { bookBody, bundleBody, formOf, quoteBody } from './body.ts'
import { emptyForm, stayAsked, type StayForm } from './form.ts'
import { priceOf, pricingOf } from './price.ts'

const form: StayForm = {
  ...emptyForm,
  checkIn: '2026-11-24',
  checkOut: '2026-11-26',
  adults: 2,
  children: 1,
  extras: { breakfast: true, airport_transfer: false, late_checkout: true },
  promoCode: ' RIDGE10 ',
  name: ' Ada ',
  phone: '0788 123 456',
}
const asked = stayAsked(form, { capacity: 3 }, '2026-11-21')
const house = {
  extras: { breakfast: 8, airport_transfer: 20, late_checkout: 15 },
  rwf_per_usd: null,
}
const pricing = pricingOf(priceOf(asked, form.extras, 7500, house).charged)

it('makes the documents’ payload, which the contract takes', () => {
  const body = bookBody(form, asked, { roomId: '4', code: 'F2FF2VBZ', pricing })
  expect(bookRoom.parse(body)).toEqual(body)
  expect(body).toMatchObject({
    room_id: '4',
    schedule: { check_in: '2026-11-24', check_out: '2026-11-26', nights: 2 },
    guests: { adults: 2, children: 1, quantity: 1 },
    customer: { name: 'Ada', phone: '0788 123 456', email: null },
    promo_code: 'RIDGE10',
    pricing: { grand_total: 213 },
    source: 'public-room-detail',
  })
  expect(quoteRoom.parse(quoteBody(form, asked, '4', 'RWF')).currency).toBe('RWF')
})

it('comes back into the form for changing', () => {
  const body = bookBody(form, asked, { roomId: '4', code: 'F2FF2VBZ', pricing })
  expect(formOf(body)).toEqual({ ...form, promoCode: 'RIDGE10', name: 'Ada' })
})

it('books the rooms of a bundle in dollars', () => {
  const room = { room_number: '104', type: 'double', price_per_night: 60, name: 'Bisoke' }
  const record: BundleA = {
    rooms: [
      { ...room, id: '4' },
      { ...room, id: '7' },
    ],
    room_ids: ['4', '7'],
    nights: 2,
    check_in: '2026-11-24',
    check_out: '2026-11-26',
    per_night: 120,
    total: 240,
    currency: 'USD',
    adults: 4,
    promo: 'RIDGE10',
  }
  const body = bundleBody(record, form, 'F2FF2VBZ')
  expect(bookBundle.parse(body)).toMatchObject({
    room_ids: ['4', '7'],
    guests: { adults: 4, children: 0 },
    pricing: { per_night: 120, total: 240, currency: 'USD' },
    promo_code: 'RIDGE10',
    source: 'public-bundle',
  })
})
