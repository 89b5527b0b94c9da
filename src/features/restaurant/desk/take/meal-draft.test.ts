import { i18n as page, setupI18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { placeOrder } from '#contract/restaurant.ts'
import { mealBody, mealOf, mealProblems, mealTime, newMeal, type MealDraft } from './meal-draft.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
page.loadAndActivate({ locale: 'en', messages: {} })
const at = (clock: string) => ({
  timezone: 'Africa/Kigali',
  hours: {
    kitchen: { open: '07:00', close: '22:00' },
    bar: { open: '16:00', close: '24:00' },
  },
  now: new Date(`2026-07-01T${clock}:00+02:00`),
})
const noon = at('12:02')
const cart = [
  { id: 'steak', name: 'Steak', priceCents: 1850, qty: 2 },
  { id: 'tea', name: 'Tea', priceCents: 255, qty: 3 },
]
const guest = {
  stayId: 'stay-1',
  name: 'Honorine Mukamana',
  phone: '0788 123 456',
  email: '',
  room: '104',
  checkIn: '2026-06-29',
  checkOut: '2026-07-03',
}
const draft = (part: Partial<MealDraft> = {}): MealDraft => ({
  ...newMeal(null, noon),
  cart,
  ...part,
})
const bodyOf = (part: Partial<MealDraft>, code = 'KWXY2345') => {
  const meal = draft(part)
  return mealBody(meal, { code, schedule: mealTime(meal, noon) })
}

describe('the body of a meal that staff order', () => {
  it.each([
    [
      'a table, without a name',
      { table: '4' },
      {
        service_type: 'dine-in',
        table_or_room: '4',
        schedule: { date: '2026-07-01', time: '12:25' },
        payment: { method: 'cash', amount: 0, reference: null, processor: null },
        customer: { name: '', phone: null, email: null },
        // 2 × 18.50 and 3 × 2.55
        totals: { subtotal: 44.65, discount: 0, total: 44.65 },
        source: 'desk',
      },
    ],
    [
      'on the bill of who stays, at the table',
      { ...newMeal(guest, noon), cart, table: '7', notes: ' No salt ' },
      {
        table_or_room: '7',
        notes: 'No salt',
        payment: {
          method: 'room',
          amount: 44.65,
          room_number: '104',
          room_guest_name: 'Honorine Mukamana',
          room_booking_id: 'stay-1',
        },
        customer: { name: 'Honorine Mukamana', phone: '0788 123 456' },
      },
    ],
    [
      'brought to a room, paid at the counter',
      { service: 'room', room: '12', name: 'Odile' },
      { service_type: 'room', table_or_room: '12', payment: { method: 'cash', amount: 0 } },
    ],
    [
      'fetched later; the table of before is not told',
      { service: 'pickup', table: '4', name: 'Odile', when: 'later', time: '19:30' },
      { table_or_room: null, schedule: { date: '2026-07-01', time: '19:30' } },
    ],
  ] satisfies [string, Partial<MealDraft>, object][])('%s', (_, part, expected) => {
    const body = bodyOf(part)
    expect(placeOrder.parse(body)).toMatchObject(expected)
    expect(mealProblems(draft(part), noon, { unavailable: [], fromBarAlone: false })).toEqual({})
    // It comes back into the form as it was, for its time.
    const again = mealOf(body, noon)
    expect(mealBody(again, { code: 'KWXY2345', schedule: mealTime(again, noon) })).toEqual(body)
  })

  it('that came back when its time had passed is for now', () => {
    const again = mealOf(bodyOf({ table: '4' }), at('13:30'))
    expect(mealTime(again, at('13:30'))).toEqual({ date: '2026-07-01', time: '13:50' })
  })
})

describe('what is missing in a meal', () => {
  const later = { table: '4', when: 'later' } as const
  it.each([
    ['an empty order', { table: '4', cart: [] }, noon, { cart: 'Add some items first.' }],
    ['nobody, nowhere', {}, noon, { table: 'Enter the table or the guest’s name.' }],
    ['no name to call out', { service: 'pickup' }, noon, { name: 'Enter the guest’s name.' }],
    [
      'nobody’s bill',
      { table: '4', onBill: true },
      noon,
      { name: 'Enter the guest’s name.', room: 'Please enter the room number.' },
    ],
    [
      'no room to bring it to',
      { service: 'room', name: 'Odile' },
      noon,
      { room: 'Please enter the room number.' },
    ],
    [
      'half a number',
      { table: '4', phone: '12' },
      noon,
      { phone: 'Must be a valid phone number.' },
    ],
    [
      'a time at which nobody cooks',
      { ...later, time: '23:00' },
      noon,
      { time: 'The kitchen serves from 07:00 to 22:00.' },
    ],
    ['now, whatever the hour', { table: '4' }, at('23:10'), {}],
    [
      'a time that has passed',
      { ...later, time: '11:00' },
      noon,
      { time: 'This time has passed at the house. Please choose a later one.' },
    ],
    ['no time', { ...later, time: '' }, noon, { time: 'Choose a time.' }],
  ] satisfies [string, Partial<MealDraft>, typeof noon, object][])(
    '%s',
    (_, part, clock, expected) => {
      const found = mealProblems(draft(part), clock, { unavailable: [], fromBarAlone: false })
      expect(
        Object.fromEntries(Object.entries(found).map(([field, text]) => [field, i18n._(text)])),
      ).toEqual(expected)
    },
  )

  it('names the weekday on which it is closed, and the next day that is open', () => {
    // 6 July 2026 is a Monday.
    const { bar, kitchen } = noon.hours
    const days = [[], null, null, null, null, null, null]
    const mondays = { ...noon, hours: { bar, kitchen: { ...kitchen, days } } }
    const monday = draft({ ...later, date: '2026-07-06', time: '19:00' })
    const foundBy = (fromBarAlone: boolean) =>
      mealProblems(monday, mondays, { unavailable: [], fromBarAlone })
    expect(i18n._(foundBy(false).date!)).toMatch(
      /^The kitchen is closed on Mondays\. It is open again on Tuesday,? 7 July 2026\.$/,
    )
    expect(foundBy(true)).toEqual({})
  })

  it('knows the bar’s hours for what comes from the bar, and what is off', () => {
    const late = draft({ ...later, time: '23:00' })
    expect(mealProblems(late, noon, { unavailable: [], fromBarAlone: true })).toEqual({})
    const { cart: off } = mealProblems(late, noon, { unavailable: ['Tea'], fromBarAlone: true })
    expect(i18n._(off!)).toBe('Please take out of the cart: Tea.')
  })
})

it.each([
  ['12:02', '2026-07-01', '12:25'],
  ['12:00', '2026-07-01', '12:20'],
  ['23:50', '2026-07-02', '00:10'],
])('now, at %s, is for %s %s', (clock, date, time) => {
  expect(mealTime({ when: 'now', date: '', time: '' }, at(clock))).toEqual({ date, time })
})
