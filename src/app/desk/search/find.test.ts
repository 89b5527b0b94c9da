import { expect, it } from 'vitest'
import type { Customer } from '#contract/customers.ts'
import { rwanda, setHomeNumbers } from '#domain/home-numbers.ts'
import { ERASED_NAME } from '#domain/people.ts'
import { bookingHere, type DeskBooking } from '#features/rooms/desk-booking.ts'
import type { BookingRow } from '#parts/desk/booking-row.ts'
import { createFindStay } from '#parts/desk/guest-stays.ts'
import { contactOf } from '#parts/desk/service-desk.ts'
import { customerEntries, orderEntries, papersOf, stayEntries } from './entries.ts'
import { byGroup, createFind } from './hits.ts'

const TODAY = '2026-07-01'

const stay = (
  id: string,
  name: string,
  [check_in, check_out]: [string, string],
  more: Partial<DeskBooking> = {},
): DeskBooking => ({
  ...bookingHere(
    {
      id,
      room_id: `r${id}`,
      source: 'desk',
      code: `CODE${id.toUpperCase()}`,
      at: '2026-06-01T08:00:00Z',
      schedule: { check_in, check_out },
      guests: { adults: 1, children: 0 },
      customer: { name },
    },
    100,
  ),
  status: 'approved',
  ...more,
})

const here: [string, string] = ['2026-06-30', '2026-07-02']
const soon: [string, string] = ['2026-07-04', '2026-07-06']
const past: [string, string] = ['2026-05-01', '2026-05-03']

const stays = [
  stay('old', 'Espérance Uwimana', past, { room_number: '201', status: 'completed' }),
  stay('older', 'Espérance Uwimana', ['2025-05-01', '2025-05-03'], {
    room_number: '104',
    status: 'completed',
  }),
  stay('off', 'Espérance Uwimana', here, { room_number: '9', status: 'cancelled' }),
  stay('late', 'Espérance Uwimana', ['2026-08-04', '2026-08-06'], { room_number: '305' }),
  stay('soon', 'Uwimana Paul', soon, { room_number: '20', status: 'pending' }),
  stay('in', 'Espérance Uwimana', here, {
    room_number: '201',
    room_name: 'Crater',
    status: 'active',
    customer_phone: '+250 788 123 456',
    customer_email: 'espe104@example.com',
  }),
  stay('grp1', 'Jean-Pierre Habimana', here, {
    room_number: '12',
    status: 'active',
    group_id: 'g',
    customer_phone: '0722 201 000',
  }),
  stay('grp2', 'Jean-Pierre Habimana', here, {
    room_number: '13',
    status: 'active',
    group_id: 'g',
  }),
  // Its request was never answered.
  stay('asked', 'Forgotten Request', past, { room_number: '40', status: 'pending' }),
]

const order = (key: string, name: string, more: Partial<BookingRow> = {}): BookingRow => ({
  key,
  type: key.split(':')[0] as BookingRow['type'],
  id: key.split(':')[1] ?? '',
  guest: name,
  contact: { name, phone: null, email: null },
  reference: 'QW3RTY77',
  from: TODAY,
  to: null,
  time: '19:00',
  services: [],
  total: 10,
  currency: 'USD',
  status: 'pending',
  paymentStatus: 'unpaid',
  createdAt: '2026-06-01T08:00:00Z',
  waiting: 0,
  parked: false,
  ...more,
})

const orders = [
  // Another name than the stay's: the phone says whose it is.
  order('restaurant:1', 'E. U.', {
    reference: 'No. 17 · DINNER22',
    contact: { name: 'E. U.', phone: '0788123456', email: null },
  }),
  order('laundry:2', 'Passer By', { reference: 'WASH3333', from: '2026-06-20' }),
  order('laundry:3', 'Passer By', { reference: 'WASH4444', status: 'cancelled' }),
  order('custom:5', 'Passer By', { reference: 'MASSAGE6', typeWord: 'Hot stones' }),
  order('table:4', 'Somebody Else', { stayId: 'in', reference: 'TABLE555' }),
]

const customer = (id: string, name: string, more: Partial<Customer> = {}) =>
  ({ id, name, phone: null, email: null, last_seen: null, bookings: 1, ...more }) as Customer

const customers = [
  customer('c1', 'Espérance Uwimana', { phone: '0788 123 456', last_seen: '2026-05-03T08:00:00Z' }),
  customer('c2', 'Aline Keza', { email: 'aline@example.com' }),
  customer('c3', ERASED_NAME),
]

const papers = papersOf(
  [
    { booking_id: 'in', number: 17, code: 'RCPT0017' },
    { booking_id: 'old', number: 170, code: 'RCPT0170' },
    { booking_id: 'grp1', number: null, code: 'WAITS999' },
  ],
  [
    { subject: { kind: 'room', id: 'late' }, reference: 'MP2601.4455', receipt: null },
    { subject: { kind: 'laundry', id: '2' }, reference: 'MP2601.7788', receipt: null },
  ],
)

const find = createFind(
  {
    stays: byGroup(stayEntries(stays, papers, 'Chambre'), TODAY),
    orders: orderEntries(orders, papers, 'Bestellung'),
    customers: customerEntries(customers),
  },
  papers,
  {
    today: TODAY,
    findStay: createFindStay(
      stays.map((one) => ({
        id: one.id,
        contact: contactOf(one),
        checkIn: one.check_in,
        checkOut: one.check_out,
      })),
    ),
  },
)

/** What is shown, in its order. */
const found = (text: string) => find(text).flatMap(({ hits }) => hits.map(({ key }) => key))

const uwimana = ['room:in', 'room:soon', 'room:late', 'room:old', 'room:older', 'room:off']

it.each<[typed: string, found: string[], why: string]>([
  [
    'uwimana',
    [...uwimana, 'customer:c1'],
    'in the house, soon, later, past by nearness, cancelled',
  ],
  ['Espérance', uwimana.filter((key) => key !== 'room:soon').concat('customer:c1'), 'accents'],
  ['esperance UWIMANA 201', ['room:in', 'room:old'], 'several words, each of any field'],
  ['uwimana, 201', ['room:in', 'room:old'], 'as it is said'],
  ['room 201', ['room:in', 'room:old'], 'what the screen calls it, in English'],
  ['chambre 201', ['room:in', 'room:old'], 'and in the language of who looks'],
  ['201', ['room:in', 'room:old'], 'three digits are no part of a phone number'],
  ['20', ['room:in', 'room:soon', 'room:old'], 'a room that is not typed to its end'],
  ['104', ['room:older'], 'nor of an e-mail'],
  ['crater', ['room:in'], 'the name of the room'],
  ['na', [], 'two letters in the middle of names are everywhere'],
  ['ha', ['room:grp1', 'room:grp2'], 'at the beginning they are a name'],
  ['pierre', ['room:grp1', 'room:grp2'], 'the second half of a name'],
  ['jean-p', ['room:grp1', 'room:grp2'], 'a name with a hyphen'],
  ['0788 123 456', ['room:in', 'restaurant:1', 'customer:c1'], 'a phone number with spaces'],
  ['+250788123456', ['room:in', 'restaurant:1', 'customer:c1'], 'and with the country'],
  ['0722', ['room:grp1'], 'its beginning'],
  ['espe104@ex', ['room:in'], 'an e-mail'],
  ['codein', ['room:in'], 'a booking code'],
  ['codegrp1', ['room:grp1', 'room:grp2'], 'the code of the first of several rooms'],
  ['dinner22', ['restaurant:1'], 'the code of an order'],
  ['17', ['room:in', 'restaurant:1'], 'a receipt and an order by number, whole'],
  ['rcpt0170', ['room:old'], 'a receipt by its code'],
  ['waits999', ['room:grp1'], 'also before the house has numbered it'],
  ['mp2601.4455', ['room:late'], 'a payment'],
  ['MP2601.7788', ['laundry:2'], 'also of an order'],
  ['passer', ['custom:5', 'laundry:2', 'laundry:3'], 'open orders before those that are over'],
  ['laundry passer', ['laundry:2', 'laundry:3'], 'the service with it'],
  ['massage6', ['custom:5'], 'an order of the house’s own services by its code'],
  ['hot stones', ['custom:5'], 'and by what it is called'],
  ['aline', ['customer:c2'], 'a guest who has no stay here'],
  ['forgotten', ['room:asked'], 'a request that nobody answered is over'],
  ['erased', [], 'nobody who was erased'],
  ['uwimana 999', [], 'a word that nothing has'],
  ['   ', [], 'nothing typed'],
])('%s finds %j: %s', (typed, keys) => {
  expect(found(typed)).toEqual(keys)
})

it('finds a local number by the calling code of the house’s country', () => {
  setHomeNumbers({ code: '256', min: 9, max: 9 })
  expect(found('+256788123456')).toEqual(['room:in', 'restaurant:1', 'customer:c1'])
  setHomeNumbers(rwanda)
})

it('puts stays in the house first, then those to come, then others', () => {
  expect(find('uwimana').map(({ id, count }) => [id, count])).toEqual([
    ['in-house', 1],
    ['arriving', 2],
    ['earlier', 3],
    ['customers', 1],
  ])
  expect(find('forgotten').map(({ id }) => id)).toEqual(['earlier'])
})

it('leads to the stay, where the order has one, and else to the order itself', () => {
  const to = (text: string) => find(text)[0]?.hits[0]?.to
  expect(to('codein')).toBe('/dashboard/stays/in')
  expect(to('table555')).toBe('/dashboard/stays/in')
  expect(to('dinner22')).toBe('/dashboard/stays/in')
  expect(to('wash3333')).toBe('/dashboard/bookings?open=laundry%3A2')
  expect(to('aline')).toBe('/dashboard/customers?customer=c2')
})

it('says which receipt or payment it was found by', () => {
  const paper = (text: string) => {
    const hit = find(text)[0]?.hits[0]
    return hit && 'paper' in hit ? hit.paper?.text : undefined
  }
  expect(paper('17')).toBe('17')
  expect(paper('mp2601.4455')).toBe('MP2601.4455')
  expect(paper('uwimana')).toBeUndefined()
})

it('shows a few of many, and tells how many there are', () => {
  const many = Array.from({ length: 40 }, (_, at) =>
    stay(`m${at}`, 'Marie Many', here, { status: 'active', room_number: String(at + 1) }),
  )
  const [group] = createFind(
    {
      stays: byGroup(stayEntries(many, new Map(), ''), TODAY),
      orders: [],
      customers: undefined,
    },
    new Map(),
    { today: TODAY, findStay: () => null },
  )('marie')
  expect(group?.hits).toHaveLength(5)
  expect(group?.count).toBe(40)
})
