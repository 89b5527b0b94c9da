import { assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookTour } from '#contract/tour-bookings.ts'
import { newCode } from '#lib/code.ts'
import { bodyOf, formOf } from './body.ts'
import { bookings, emptyForm, totalsOf, type TourForm } from './form.ts'
import { problemsOf, type ProblemContext } from './problems.ts'
import { readRequestIds } from '#offline/request-ids.ts'

const filled: TourForm = {
  ...emptyForm,
  tourId: 'hike',
  people: 2,
  name: ' Aline ',
  phone: '0788 000 000',
}
const picked = { tourId: 'hike', date: '2026-11-24', priceCents: 9500 }
const body = (form: TourForm, demoPromo = true) =>
  bodyOf(form, picked, { code: newCode(), totals: totalsOf(form, picked.priceCents, demoPromo) })

describe('the payload', () => {
  it('is the documents’: dollars, one tour, on arrival as cash', () => {
    expect(body({ ...filled, payment: 'pay-on-arrival' })).toMatchObject({
      booking: { tour_id: 'hike', date: '2026-11-24', people: 2, price_per_person: 95 },
      customer: { name: 'Aline', phone: '0788 000 000', email: null },
      notes: null,
      promo_code: null,
      pricing: { currency: 'USD', per_person: 95, subtotal: 190, discount: 0, total: 190 },
      payment: { method: 'cash', reference: null, processor: null },
      source: 'public-tours-page',
    })
  })

  it('takes 10 % off for a code, at most 40 dollars, and tells the price a person after it', () => {
    const promo = { ...filled, promoOn: true, promoCode: 'X' }
    expect(body(promo)).toMatchObject({
      promo_code: 'X',
      pricing: { per_person: 85.5, subtotal: 190, discount: 19, total: 171 },
    })
    expect(body({ ...promo, people: 10 }).pricing).toMatchObject({ discount: 40, per_person: 91 })
    expect(body({ ...promo, promoOn: false }).promo_code).toBeNull()
    // Kept codes are the house's business: sent, and not counted here.
    expect(body(promo, false)).toMatchObject({ promo_code: 'X', pricing: { discount: 0 } })
  })

  it('goes by card unless another way is chosen, with no more of it than the reference', () => {
    expect(body(filled).payment).toEqual({ method: 'card', reference: null, processor: null })
    const paid = bodyOf(filled, picked, {
      code: newCode(),
      totals: totalsOf(filled, picked.priceCents, true),
      card: 'visa •••• 4242 12/30',
    })
    expect(paid.payment).toEqual({
      method: 'card',
      reference: 'visa •••• 4242 12/30',
      processor: 'demo',
    })
  })

  it('names room and guest only when charged to a room', () => {
    const room = { ...filled, roomNumber: ' 12 ', roomGuest: 'Aline U.' }
    expect(body(room).payment).not.toHaveProperty('room_number')
    expect(body({ ...room, payment: 'room' }).payment).toMatchObject({
      method: 'room',
      room_number: '12',
      room_guest_name: 'Aline U.',
    })
  })

  it('is what the contract takes, and comes back as the same form', () => {
    const forms = record({
      people: integer({ min: 1, max: 500 }),
      promoCode: constantFrom('', 'RIDGE'),
      payment: constantFrom('pay-on-arrival', 'room'),
      notes: constantFrom('', 'slow walkers'),
      email: constantFrom('', 'a@example.com'),
    })
    assert(
      property(forms, (some) => {
        const toRoom = some.payment === 'room'
        const form = {
          ...filled,
          ...some,
          name: 'Aline',
          promoOn: some.promoCode !== '',
          roomNumber: toRoom ? '12' : '',
          roomGuest: toRoom ? 'Aline' : '',
        } as TourForm
        const sent = body(form)
        expect(bookTour.safeParse(sent).error).toBeUndefined()
        expect(formOf(JSON.parse(JSON.stringify(sent)))).toEqual({ ...form, date: picked.date })
      }),
    )
  })
})

const around: ProblemContext = {
  tour: { name: 'Volcano hike', available: true, departure: null },
  date: '2026-11-24',
  today: '2026-11-21',
  earliest: '2026-11-21',
  left: null,
}
const said = (form: TourForm, more: Partial<ProblemContext> = {}) =>
  problemsOf(form, { ...around, ...more }).map(
    ({ title, text }) => `${title.message} / ${text.message ?? ''}`,
  )

describe('what stands in the way', () => {
  it('is nothing for a whole booking', () => {
    expect(said(filled)).toEqual([])
    expect(said(filled, { date: '2026-11-21', left: 2 })).toEqual([])
  })

  it('is said in the documents’ words, first things first', () => {
    const nothing = { ...emptyForm, people: 0, payment: 'room' } as const
    expect(said(nothing, { tour: null, date: '' })).toEqual([
      'Pick a tour / Please select one tour and set date & people.',
      'Date required / Please set the tour date.',
      'People required / Please set at least 1 person.',
      'Missing details / Please enter your name and phone number.',
      'Missing room details / Please enter room number and guest name.',
    ])
  })

  it('is an e-mail that the house would refuse; none at all is fine', () => {
    expect(said({ ...filled, email: '' })).toEqual([])
    expect(said({ ...filled, email: 'aline@' })).toEqual(['Email / Please enter a valid email.'])
  })

  it('leads to the field that lacks something', () => {
    const [problem] = problemsOf({ ...filled, phone: ' ' }, around)
    expect(problem?.field).toBe('phone')
    expect(Object.keys(problem?.fields ?? {})).toEqual(['phone'])
  })

  it('is a day that has passed, a tour that is not offered, and places that surely lack', () => {
    const titles = (more: Partial<ProblemContext>) =>
      problemsOf(filled, { ...around, ...more }).map(({ title }) => title.message)
    expect(titles({ date: '2026-11-20' })).toEqual(['Too late'])
    expect(titles({ tour: { name: 'X', available: false, departure: null } })).toEqual([
      'No longer available',
    ])
    const left = {
      tour: { name: 'Gorillas', available: true, departure: '05:30' },
      earliest: '2026-11-22',
    }
    expect(titles({ ...left, date: '2026-11-21' })).toEqual(['Too late'])
    expect(titles({ ...left, date: '2026-11-22' })).toEqual([])
    expect(titles({ left: 1 })).toEqual(['Not enough places'])
    expect(titles({ left: 0 })).toEqual(['Not enough places'])
  })
})

describe('a draft', () => {
  it('comes back whole, with the ids of its booking', () => {
    const form: TourForm = { ...filled, date: '2026-11-24', promoOn: true, notes: 'x ' }
    const ids = { id: 'op', code: 'ABCD2345' }
    const kept = structuredClone({ ...form, ids })
    expect(bookings.read(kept)).toEqual(form)
    expect(readRequestIds(kept)).toEqual(ids)
    expect(readRequestIds({ ids: { id: 'op' } })).toBeNull()
  })

  it('of another version gives what can be read of it', () => {
    expect(bookings.read(null)).toBeNull()
    expect(bookings.read({ people: 9000, date: 'soon', payment: 'gold' })).toEqual({
      ...emptyForm,
      people: 500,
    })
  })

  it('gives way to what was touched since, and leaves the person for the next one', () => {
    const draft = { ...filled, notes: 'old' }
    const now = { ...emptyForm, tourId: 'walk', people: 4 }
    expect(bookings.merge(draft, now)).toMatchObject({ tourId: 'walk', people: 4, notes: 'old' })
    expect(bookings.after({ ...filled, roomNumber: '12' })).toEqual({
      ...emptyForm,
      name: filled.name,
      phone: filled.phone,
    })
  })
})
