import {
  assert,
  constantFrom,
  integer,
  property,
  record,
  string,
  uniqueArray,
  uuid,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOrder } from '#contract/restaurant.ts'
import { newCode } from '#lib/code.ts'
import { bodyOf, formOf, totalsOf } from './body.ts'
import { quantityOf, withQuantity } from '../../cart.ts'
import { emptyForm, orders, type OrderForm } from './form.ts'
import { problemsOf } from './problems.ts'

const steak = { id: 'steak', name: 'Steak', priceCents: 1800 }
const coffee = { id: 'coffee', name: 'Coffee', priceCents: 250 }
const schedule = { date: '2026-11-21', time: '19:00' }
const filled: OrderForm = {
  ...withQuantity(withQuantity(emptyForm, steak, 2), coffee, 1),
  name: ' Aline ',
  phone: '+250 788 000 000',
}
const body = (form: OrderForm) => bodyOf(form, { code: newCode(), schedule, promoCounts: true })

describe('the cart', () => {
  it('keeps quantities whole and within bounds; none takes the dish out', () => {
    expect(quantityOf(withQuantity(emptyForm, steak, 2.7), 'steak')).toBe(2)
    expect(quantityOf(withQuantity(emptyForm, steak, 500), 'steak')).toBe(99)
    expect(withQuantity(filled, steak, 0).cart.map(({ id }) => id)).toEqual(['coffee'])
    expect(withQuantity(emptyForm, steak, -1).cart).toEqual([])
  })

  it('takes the price shown now, and keeps its place', () => {
    const dearer = withQuantity(filled, { ...steak, priceCents: 1900 }, 3)
    expect(dearer.cart.map(({ id, priceCents }) => [id, priceCents])).toEqual([
      ['steak', 1900],
      ['coffee', 250],
    ])
  })

  it('counts a promo code only while it is switched on, filled in and honoured', () => {
    const promo = { ...filled, promoOn: true, promoCode: 'X' }
    expect(totalsOf(promo, true)).toEqual({
      subtotal_cents: 3850,
      discount_cents: 578,
      total_cents: 3272,
    })
    expect(totalsOf({ ...promo, promoCode: ' ' }, true).discount_cents).toBe(0)
    expect(totalsOf({ ...promo, promoOn: false }, true).discount_cents).toBe(0)
    expect(totalsOf(promo, false).discount_cents).toBe(0)
  })

  it('keeps the person for the next order and nothing else', () => {
    expect(orders.after({ ...filled, notes: 'No salt', roomNumber: '12' })).toEqual({
      ...emptyForm,
      name: filled.name,
      phone: filled.phone,
    })
  })
})

describe('the payload', () => {
  it('is the documents’: dollars, cash with amount 0, flat customer fields', () => {
    expect(body(filled)).toMatchObject({
      service_type: 'dine-in',
      schedule,
      party_size: 2,
      notes: null,
      promo_code: null,
      items: [
        { id: 'steak', name: 'Steak', price: 18, qty: 2 },
        { id: 'coffee', name: 'Coffee', price: 2.5, qty: 1 },
      ],
      totals: { subtotal: 38.5, discount: 0, total: 38.5 },
      payment: { method: 'cash', amount: 0 },
      customer: { name: 'Aline', phone: '+250 788 000 000', email: null },
      customer_name: 'Aline',
      customer_phone: '+250 788 000 000',
      source: 'public',
    })
  })

  it('names room and guest only when charged to a room', () => {
    const room = { ...filled, roomNumber: ' 12 ', roomGuest: 'Aline U.' }
    expect(body(room).payment).not.toHaveProperty('room_number')
    expect(body({ ...room, payment: 'room' }).payment).toMatchObject({
      method: 'room',
      amount: 38.5,
      room_number: '12',
      room_guest_name: 'Aline U.',
    })
  })

  it('is what the contract takes, and comes back as the same form', () => {
    const line = record({
      id: uuid(),
      name: string({ minLength: 1, maxLength: 40 }),
      priceCents: integer({ min: 0, max: 100_000 }),
      qty: integer({ min: 1, max: 99 }),
    })
    const forms = record({
      cart: uniqueArray(line, { selector: ({ id }) => id, minLength: 1, maxLength: 8 }),
      service: constantFrom('dine-in', 'room', 'pickup'),
      partySize: integer({ min: 1, max: 50 }),
      promoCode: constantFrom('', 'RIDGE'),
      payment: constantFrom('pay-counter', 'room'),
    })
    assert(
      property(forms, (some) => {
        const form = {
          ...emptyForm,
          ...some,
          promoOn: some.promoCode !== '',
          name: 'Aline',
          phone: '0788 123 456',
          roomNumber: some.payment === 'room' ? '12' : '',
          roomGuest: some.payment === 'room' ? 'Aline' : '',
        } as OrderForm
        const sent = body(form)
        expect(placeOrder.safeParse(sent).error).toBeUndefined()
        expect(formOf(JSON.parse(JSON.stringify(sent)))).toEqual({ ...form, ...schedule })
      }),
    )
  })
})

const problemsAt = (
  now: string,
  form = filled,
  time = '19:00',
  more: Partial<Parameters<typeof problemsOf>[1]> = {},
) =>
  problemsOf(form, {
    schedule: { date: '2026-11-21', time },
    timezone: 'Africa/Kigali',
    hours: {
      kitchen: { open: '07:00', close: '22:00' },
      bar: { open: '16:00', close: '24:00' },
    },
    fromBarAlone: false,
    unavailableNames: [],
    now: new Date(now),
    ...more,
  })
const titles = (problems: ReturnType<typeof problemsAt>) =>
  problems.map(({ title }) => title.message)

describe('what stands in the way', () => {
  it('is nothing for a whole order in time', () => {
    expect(problemsAt('2026-11-21T12:00:00Z')).toEqual([])
  })

  it('is said in the documents’ words, first things first', () => {
    const problems = problemsAt('2026-11-21T12:00:00Z', { ...emptyForm, payment: 'room' })
    expect(titles(problems)).toEqual(['Cart is empty', 'Missing details', 'Missing room details'])
    expect(problems.map(({ text }) => text.message)).toEqual([
      'Add some items first.',
      'Please enter your name and phone number.',
      'Please enter room number and guest name.',
    ])
    expect(problems.map(({ field }) => field)).toEqual(['cart', 'name', 'roomNumber'])
  })

  it('is an e-mail that the house would refuse; none at all is fine', () => {
    const wrong = (email: string) => problemsAt('2026-11-21T12:00:00Z', { ...filled, email })
    expect(wrong(' ')).toEqual([])
    const [problem] = wrong('aline@')
    expect(problem?.fields.email?.message).toBe('Please enter a valid email.')
    expect(problem?.field).toBe('email')
  })

  it('names dishes that are gone before anything is sent', () => {
    const [problem] = problemsAt('2026-11-21T12:00:00Z', filled, '19:00', {
      unavailableNames: ['Steak', 'Tea'],
    })
    expect(problem?.title.message).toBe('No longer available')
    expect(problem?.text.values).toEqual({ names: 'Steak, Tea' })
  })

  it('leads to the field that lacks something', () => {
    const [problem] = problemsAt('2026-11-21T12:00:00Z', { ...filled, phone: ' ' })
    expect(problem?.field).toBe('phone')
    expect(Object.keys(problem?.fields ?? {})).toEqual(['phone'])
  })

  it('warns of a time that has passed at the house, with its grace, and of a closed kitchen', () => {
    expect(titles(problemsAt('2026-11-21T17:14:00Z'))).toEqual([])
    expect(titles(problemsAt('2026-11-21T17:16:00Z'))).toEqual(['Too late'])
    expect(titles(problemsAt('2026-11-21T12:00:00Z', filled, '23:00'))).toEqual([
      'Closed at that time',
    ])
    expect(
      titles(problemsAt('2026-11-21T12:00:00Z', filled, '23:00', { fromBarAlone: true })),
    ).toEqual([])
    expect(titles(problemsAt('2026-11-21T12:00:00Z', filled, ''))).toEqual(['Missing time'])
  })
})

describe('a draft', () => {
  it('comes back whole', () => {
    const form: OrderForm = { ...filled, ...schedule, service: 'room', promoOn: true, notes: 'x ' }
    expect(orders.read(structuredClone(form))).toEqual(form)
  })

  it('of another version gives what can be read of it', () => {
    expect(orders.read(null)).toBeNull()
    expect(orders.read('old')).toBeNull()
    expect(
      orders.read({ cart: [{ id: 'a' }, steak, { ...coffee, qty: 1 }], service: 'delivery' }),
    ).toEqual({ ...emptyForm, cart: [{ ...coffee, qty: 1 }] })
  })
})
