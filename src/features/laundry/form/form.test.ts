import { setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { placeLaundryOrder } from '#contract/laundry.ts'
import { servicesShown, type Service } from '../data.ts'
import { guestsNotes } from '#domain/laundry.ts'
import { furthestStep as furthestOf } from '#parts/request-form/wizard-steps.ts'
import {
  bodyOf,
  emptyForm,
  laundryOrders,
  problemsOf,
  steps,
  withQuantity,
  type LaundryForm,
  type Problem,
} from './form.ts'
import { quoteOf, scheduleOf } from './quote.ts'

const { read, merge, formOf, isWorthKeeping } = laundryOrders
const furthestStep = (problems: readonly Problem[]) => furthestOf(steps, problems)
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const fees = { pickupFeeCents: 300, rushRate: 0.2 }
/** 14:20 at the house. */
const NOW = new Date('2026-07-01T12:20:00Z')
const timezone = 'Africa/Kigali'

const service = (id: string, unit: string, priceCents: number, more: Partial<Service> = {}) => ({
  id,
  name: `The ${id}`,
  unit,
  priceCents,
  turnaroundHours: 24,
  available: true,
  position: priceCents,
  imagePath: null,
  ...more,
})
const list: Service[] = [
  service('shirt', 'per item', 150),
  service('wash', 'per kg', 475),
  service('suit', 'per item', 500, { turnaroundHours: 48 }),
  service('tent', 'per item', 900, { available: false }),
]
const chosen = (quantities: Record<string, number>, more: Partial<LaundryForm> = {}) => ({
  ...emptyForm,
  quantities,
  ...more,
})
const person = { name: ' Aline ', phone: '0788 123 456', address: 'Room 4' }

function judged(form: LaundryForm) {
  const quote = quoteOf(form, list, fees)
  const now = '2026-07-01T14:20'
  const schedule = scheduleOf(form, {
    now,
    open: { open: '07:00', close: '22:00' },
    hours: quote.hours,
  })
  const problems = problemsOf(form, { quote, schedule, timezone, now: NOW })
  return { quote, schedule, problems }
}
const wrong = (form: LaundryForm) =>
  judged(form).problems.map(({ field, text }) => [field, i18n._(text)])

describe('the price list', () => {
  it('leaves out what is not to be had, in the house’s order', () => {
    expect(servicesShown(list.toReversed()).map(({ id }) => id)).toEqual(['shirt', 'wash', 'suit'])
  })
})

describe('quantities', () => {
  it('never go below 0, nor above what the contract takes; none takes it out', () => {
    const form = withQuantity(emptyForm, 'shirt', 3)
    expect(form.quantities).toEqual({ shirt: 3 })
    expect(withQuantity(form, 'shirt', 500).quantities).toEqual({ shirt: 99 })
    expect(withQuantity(form, 'shirt', 0).quantities).toEqual({})
    expect(withQuantity(form, 'shirt', -2)).toEqual(emptyForm)
    expect(isWorthKeeping(form)).toBe(true)
    expect(isWorthKeeping(withQuantity(form, 'shirt', 0))).toBe(false)
  })
})

describe('the instant quote', () => {
  it('is items, pickup and express', () => {
    const quote = quoteOf(chosen({ shirt: 2, wash: 2.5 }, { express: true }), list, fees)
    expect(quote).toMatchObject({
      subtotal_cents: 1488,
      pickupCents: 300,
      expressCents: 298,
      fees_cents: 598,
      total_cents: 2086,
      hours: 12,
    })
    expect(quote.lines.map(({ service: one, qty }) => [one.id, qty])).toEqual([
      ['shirt', 2],
      ['wash', 2.5],
    ])
  })

  it('names what is gone and counts it no more', () => {
    const quote = quoteOf(chosen({ tent: 1, unheard: 2, shirt: 1 }), list, fees)
    expect(quote.subtotal_cents).toBe(150)
    expect(quote.unavailable).toEqual([
      { id: 'tent', name: 'The tent' },
      { id: 'unheard', name: null },
    ])
  })

  it('takes whole pieces where the unit is no longer the kilo', () => {
    expect(quoteOf(chosen({ shirt: 1.5 }), list, fees).lines[0]?.qty).toBe(1)
    expect(quoteOf(chosen({ shirt: 0.5 }), list, fees).lines).toEqual([])
  })
})

describe('the schedule', () => {
  it('offers the next full hour, and 16:00 the day after', () => {
    expect(judged(chosen({ shirt: 1 })).schedule).toEqual({
      pickUp: { date: '2026-07-01', time: '15:00' },
      dropOff: { date: '2026-07-02', time: '16:00' },
    })
  })

  it('lets the offered drop-off follow the chosen pick-up and what takes longer', () => {
    const later = chosen({ shirt: 1 }, { pickUpDate: '2026-07-05', pickUpTime: '18:30' })
    expect(judged(later).schedule.dropOff).toEqual({ date: '2026-07-06', time: '19:00' })
    expect(judged(chosen({ suit: 1 })).schedule.dropOff).toEqual({
      date: '2026-07-03',
      time: '15:00',
    })
  })
})

describe('what stands in the way', () => {
  it('goes step by step', () => {
    expect(furthestStep(judged(emptyForm).problems)).toBe('services')
    expect(furthestStep(judged(chosen({ shirt: 1 })).problems)).toBe('details')
    const past = chosen({ shirt: 1 }, { pickUpDate: '2026-06-30' })
    expect(furthestStep(judged(past).problems)).toBe('schedule')
    expect(judged(chosen({ shirt: 1 }, person)).problems).toEqual([])
    expect(furthestStep([])).toBe('review')
  })

  it('is name, phone and address; e-mail and notes are optional (spec 2 §5)', () => {
    const blank = chosen({ shirt: 1 }, { name: ' ', phone: ' ', address: ' ' })
    expect(wrong(blank)).toEqual([
      ['name', 'Please enter your name.'],
      ['phone', 'Please enter your phone number.'],
      ['address', 'Please enter the pickup address.'],
    ])
    expect(wrong(chosen({ shirt: 1 }, { ...person, email: 'aline' }))).toEqual([
      ['email', 'Please enter a valid email.'],
    ])
  })

  it.each([
    [{ pickUpDate: '2026-07-01', pickUpTime: '14:04' }, 'pickUpTime'],
    [{ pickUpDate: '' }, 'pickUpDate'],
    [{ pickUpTime: '' }, 'pickUpTime'],
    [{ dropOffDate: '' }, 'dropOffDate'],
    [{ dropOffTime: '' }, 'dropOffTime'],
    [{ dropOffDate: '2026-07-02', dropOffTime: '14:59' }, 'dropOffTime'],
    [{ dropOffDate: '2026-06-01' }, 'dropOffTime'],
    [{ pickUpDate: '2027-08-01' }, 'pickUpDate'],
  ])('%o is wrong at %s', (times, field) => {
    expect(wrong(chosen({ shirt: 1 }, { ...person, ...times })).map(([at]) => at)).toEqual([field])
  })

  it.each([
    // The house's quarter of an hour, and exactly when it can be back.
    { pickUpDate: '2026-07-01', pickUpTime: '14:05' },
    { dropOffDate: '2026-07-02', dropOffTime: '15:00' },
    { express: true, dropOffDate: '2026-07-02', dropOffTime: '03:00' },
  ])('%o is well', (times) => {
    expect(wrong(chosen({ shirt: 1 }, { ...person, ...times }))).toEqual([])
  })

  it('is what is no longer to be had', () => {
    expect(wrong(chosen({ tent: 1, shirt: 1 }, person))).toEqual([
      ['services', 'No longer available: The tent.'],
    ])
  })
})

describe('the payload (spec 2 §3)', () => {
  const form = chosen(
    { shirt: 2, wash: 2.5 },
    { ...person, email: ' a@b.rw ', notes: 'No softener | please', express: true },
  )
  const { quote, schedule } = judged(form)
  const body = bodyOf(form, { code: 'K7MPQ2XY', schedule, quote })

  it('is the documents’, with phone, address and pickup as fields too', () => {
    expect(safeParse(placeLaundryOrder, body).success).toBe(true)
    expect(body).toEqual({
      code: 'K7MPQ2XY',
      customer: 'Aline',
      customer_phone: '0788 123 456',
      customer_email: 'a@b.rw',
      room: null,
      address: 'Room 4',
      pickup: true,
      pick_up: '2026-07-01T15:00',
      drop_off: '2026-07-02T16:00',
      rush: true,
      notes:
        'Phone: 0788 123 456 | Email: a@b.rw | Address: Room 4 | Pickup: Yes | Express: Yes | Notes: No softener | please | [Public booking]',
      items: [
        { service_id: 'shirt', qty: 2 },
        { service_id: 'wash', qty: 2.5 },
      ],
      totals: { items_subtotal: 14.88, fees: 5.98, grand_total: 20.86 },
      schedule: { pickup_time: '15:00', dropoff_time: '16:00' },
      source: 'public',
    })
  })

  it('comes back into the form for a change', () => {
    expect(formOf(body)).toEqual({
      ...form,
      name: 'Aline',
      email: 'a@b.rw',
      pickUpDate: '2026-07-01',
      pickUpTime: '15:00',
      dropOffDate: '2026-07-02',
      dropOffTime: '16:00',
    })
  })

  it('has room for the longest of everything', () => {
    const long = (most: number) => 'x'.repeat(most)
    const most = {
      ...form,
      phone: '+250 788 123 456',
      email: `${long(189)}@example.rw`,
      address: long(300),
    }
    const full = bodyOf({ ...most, notes: long(1000) }, { code: 'K7MPQ2XY', schedule, quote })
    expect(safeParse(placeLaundryOrder, full).success).toBe(true)
  })

  it('says what the guest wrote, and nothing where they wrote nothing', () => {
    const bare = bodyOf({ ...form, notes: ' ' }, { code: 'K7MPQ2XY', schedule, quote })
    expect(guestsNotes(bare.notes)).toBe('')
    expect(guestsNotes('Ring twice.')).toBe('Ring twice.')
    expect(guestsNotes(null)).toBe('')
  })
})

describe('a draft', () => {
  const form = chosen({ wash: 1.5 }, { ...person, pickUpDate: '2026-07-04', pickUpTime: '09:00' })

  it('is found again as it was left', () => {
    expect(read(JSON.parse(JSON.stringify(form)))).toEqual(form)
  })

  it('of another version gives what can be read of it', () => {
    const odd = { quantities: { a: 'x', b: -1, c: 500, d: 1.26 }, pickUpDate: 'soon', pickup: 0 }
    expect(read(odd)).toEqual({ ...emptyForm, quantities: { c: 99, d: 1 } })
    expect(read('nothing')).toBeNull()
  })

  it('is offered new times when its own have passed', () => {
    expect(laundryOrders.fresh!(form, '2026-07-04T08:00')).toBe(form)
    expect(laundryOrders.fresh!(form, '2026-07-04T09:01')).toMatchObject({
      pickUpDate: null,
      dropOffTime: null,
      quantities: { wash: 1.5 },
    })
  })

  it('keeps a drop-off that is still to come, when only the pick-up has passed', () => {
    const both = { ...form, dropOffDate: '2026-07-09', dropOffTime: '16:00' }
    expect(laundryOrders.fresh!(both, '2026-07-05T09:00')).toMatchObject({
      pickUpDate: null,
      dropOffDate: '2026-07-09',
      dropOffTime: '16:00',
    })
    expect(laundryOrders.fresh!(both, '2026-07-09T16:30').dropOffDate).toBeNull()
  })

  it('that comes late leaves what was touched since', () => {
    const touched = chosen({ shirt: 1 }, { name: 'Eric' })
    expect(merge(form, touched)).toMatchObject({
      name: 'Eric',
      phone: '0788 123 456',
      quantities: { wash: 1.5, shirt: 1 },
    })
  })
})
