// @vitest-environment jsdom
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { createRef, type ReactElement } from 'react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { RowAt } from '#contract/resources.ts'
import { readRow } from '#documents/index.ts'
import { deskBookings, parseBooking, type DeskBooking } from '#features/rooms/desk-booking.ts'
import { DayDialog } from '#features/rooms/desk/calendar/day-dialog.tsx'
import { StayPanel } from '#features/rooms/desk/timeline/stay-panel.tsx'
import DeskCars from '#features/cars/desk/page.tsx'
import DeskLaundry from '#features/laundry/desk/page.tsx'
import DeskTours from '#features/tours/desk/page.tsx'
import { operationRow } from '#offline/testing/fake-offline.ts'
import { askLists, atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { installDialog } from '#ui/test-render.tsx'
import { SettleList } from './bell/settle-list.tsx'
import { BookingsScreen } from './bookings/screen.tsx'
import DeskCustomers from './customers.tsx'
import { DeskBalances } from './desk-balances.tsx'
import { GuestStays } from './guest-stays.tsx'
import { OverviewScreen } from './overview/screen.tsx'
import DeskPayments from './payments.tsx'
import { WalkInSent } from './walk-in/sent.tsx'

/* Each place that names a guest who stays leads to the stay's page by that name; and no guest who is
   not known to stay has such a link. */

const TODAY = '2026-11-21'
const PHONE = '+250 788 123 456'
const staying = 'Aline Uwase'
const passingBy = 'Béatrice Keza'

const row = (id: string, more: object) => ({
  id,
  version: 1,
  operation_id: null,
  created_at: `${TODAY}T06:00:00Z`,
  changed_at: `${TODAY}T06:00:00Z`,
  currency: 'USD',
  payment_status: 'unpaid',
  ...more,
})
const stay = (id: string, more: object = {}) =>
  row(id, {
    code: `ROOM${id}`,
    room_id: 'r1',
    room_number: '104',
    room_name: 'Bisoke',
    check_in: '2026-11-19',
    check_out: TODAY,
    customer_name: staying,
    customer_phone: PHONE,
    status: 'active',
    total: 160,
    grand_total: 160,
    paid: 100,
    ...more,
  })

const theirs = { customer_name: staying, customer: staying, room_booking_id: 'b1' }
/** Paid by itself: whose stay it is, the phone says. */
const byPhone = { customer_name: 'A. Uwase', customer: 'A. Uwase', customer_phone: '0788123456' }
const others = { customer_name: passingBy, customer: passingBy, customer_phone: '0788999888' }

/** The same order of the guest who stays, charged to the room or not, and of one who does not. */
const three = (kind: string, more: object) => [
  row(`${kind}1`, { code: `${kind}1`, ...more, ...theirs }),
  row(`${kind}2`, { code: `${kind}2`, ...more, ...byPhone }),
  row(`${kind}3`, { code: `${kind}3`, ...more, ...others }),
]
const paymentOf = (id: string, kind: string, subject: string, customer: string) =>
  row(id, {
    subject: { kind, id: subject },
    subject_code: subject,
    subject_title: '',
    customer,
    amount: 20,
    dollars: 20,
    method: 'cash',
    status: 'paid',
    refunded: 0,
    refund_status: null,
    refunded_at: null,
    paid_at: `${TODAY}T07:00:00Z`,
    provider: null,
    voided: null,
    receipt: null,
  })
const person = (id: string, name: string, phone: string) =>
  row(id, {
    name,
    phone,
    email: null,
    notes: null,
    bookings: 1,
    spend: 0,
    vip: false,
    banned: false,
    marketing_opt_in: false,
    last_seen: null,
    changed_by: null,
  })

const leaving = stay('b1')
const arriving = stay('b2', {
  customer_name: 'Jean Arrives',
  customer_phone: null,
  status: 'approved',
  check_in: TODAY,
  check_out: '2026-11-23',
})
const inHouse = stay('b3', {
  customer_name: 'Marie Stays',
  customer_phone: null,
  check_in: '2026-11-20',
  check_out: '2026-11-24',
})
const lists: Readonly<Record<string, readonly object[]>> = {
  listHotelBookings: [leaving, arriving, inHouse],
  listRestaurantOrders: three('meal', {
    number: 7,
    status: 'pending',
    schedule_date: TODAY,
    schedule_time: '19:00',
    total: 20,
    items: [],
    items_count: 1,
  }),
  listLaundryOrders: three('wash', {
    status: 'processing',
    in_at: `${TODAY}T08:00`,
    out_at: `${TODAY}T18:00`,
    items: [],
    grand_total: 9,
    fees: 0,
    notes: '',
  }),
  listRentals: three('car', {
    car_id: 'c1',
    car_name: 'RAV4',
    status: 'approved',
    pickup_date: TODAY,
    pickup_time: '09:00',
    dropoff_date: '2026-11-22',
    dropoff_time: '18:00',
    days: 1,
    extras: [],
    grand_total: 60,
  }),
  listTourBookings: three('tour', {
    tour_id: 't1',
    tour_name: 'Twin lakes',
    status: 'approved',
    date: TODAY,
    people: 2,
    total: 80,
    discount: 0,
    payment_method: 'card',
    room_number: null,
  }),
  listReservations: three('table', {
    status: 'confirmed',
    date: TODAY,
    time: '19:30',
    party_size: 2,
  }),
  listCustomOrders: three('own', {
    service_id: 's1',
    name: 'Massage',
    name_en: 'Massage',
    status: 'pending',
    day: TODAY,
    time: '15:00',
    qty: 1,
    total: 30,
  }),
  listPayments: [
    paymentOf('p1', 'room', 'b1', staying),
    paymentOf('p2', 'restaurant', 'meal1', staying),
    paymentOf('p3', 'restaurant', 'meal3', passingBy),
  ],
  listCustomers: [person('g1', staying, PHONE), person('g3', passingBy, '0788999888')],
}
const booking = (raw: object) =>
  parseBooking(readRow('hotel_bookings', raw as never) as RowAt<'hotel_bookings'>) as DeskBooking

const walkIn = operationRow({
  id: 'w1',
  route: 'bookRoom',
  group: 'hotel_bookings:op:w1',
  actor: { kind: 'staff', userId: 'u1', name: 'Anna' },
  words: { title: 'Walk-in', detail: 'Honorine Mukamana · 104' },
  body: {
    source: 'desk',
    code: 'WALKIN12',
    room_id: 'r1',
    schedule: { check_in: TODAY, check_out: '2026-11-22' },
    guests: { adults: 1, children: 0 },
    extras: {},
    customer: { name: 'Honorine Mukamana', phone: '', email: null },
    pricing: { currency: 'USD', price_per_night: 80, grand_total: 80 },
  },
})

function show(shown: ReactElement, at = '/dashboard') {
  HTMLElement.prototype.scrollIntoView = nothing
  const client = atDesk({
    rows: [walkIn],
    now: Date.parse(`${TODAY}T08:00:00Z`),
    house: { timezone: 'Africa/Kigali' },
    ask: askLists(lists),
  })
  const rows = [leaving, arriving, inHouse].map(booking)
  client.setQueryData(deskBookings().queryKey, { rows, asOf: null, from: 'house' })
  const framed = (
    <GuestStays>
      <DeskBalances>{shown}</DeskBalances>
    </GuestStays>
  )
  renderAtDesk(client, framed, at)
}

const nothing = () => undefined
const none = new Map<string, never>()

beforeAll(() => {
  installDialog()
  // What is not drawn because it is out of sight cannot be looked at.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { get: () => 60 })
})
beforeEach(() => configure({ asyncUtilTimeout: 4_000 }))

const region = (name: RegExp) => async () =>
  (await screen.findByRole('region', { name })) as HTMLElement
const article = (name: RegExp) => async () => await screen.findByRole('article', { name })
const opened = (button: RegExp) => async () => {
  fireEvent.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement)
  return await screen.findByRole('dialog')
}
const whole = async () => document.body

interface Place {
  place: string
  shown: () => ReactElement
  at?: string
  open: () => Promise<HTMLElement>
  /** Names of guests, each with the stay that they lead to. */
  leads: Readonly<Record<string, string>>
}
const one = { [staying]: 'b1' }
const both = { ...one, 'A. Uwase': 'b1' }

const overview = (name: string, list: RegExp, leads: Place['leads']): Place => ({
  place: `the overview’s ${name}`,
  shown: () => <OverviewScreen />,
  open: region(list),
  leads,
})
const bookings: readonly Place[] = [
  ['room', 'ROOMb1', one],
  ['meal', 'meal1', one],
  ['meal paid by itself', 'meal2', { 'A. Uwase': 'b1' }],
  ['laundry', 'wash1', one],
  ['laundry paid by itself', 'wash2', { 'A. Uwase': 'b1' }],
  ['car', 'car1', one],
  ['tour', 'tour1', one],
  ['own service', 'own1', one],
].flatMap(([kind, code, leads]) => [
  {
    place: `the bookings’ ${kind}`,
    shown: () => <BookingsScreen />,
    at: `/dashboard/bookings?q=${code}`,
    open: article(new RegExp(String(code))),
    leads: leads as Place['leads'],
  },
  {
    place: `the details of the ${kind}`,
    shown: () => <BookingsScreen />,
    at: `/dashboard/bookings?q=${code}`,
    open: opened(/: Details/),
    leads: leads as Place['leads'],
  },
])

const places: readonly Place[] = [
  overview('arrivals', /Arrivals/, { 'Jean Arrives': 'b2' }),
  overview('departures', /Departures/, one),
  overview('guests in house', /In house/, { 'Marie Stays': 'b3' }),
  overview('unpaid', /Unpaid/, { ...one, 'Marie Stays': 'b3' }),
  overview('laundry', /Laundry due/, both),
  overview('cars and tours', /Cars and tours/, both),
  overview('tables', /Tables today/, both),
  overview('own services', /Other services/, both),
  overview('meals', /Restaurant today/, both),
  ...bookings,
  {
    place: 'the calendar’s day',
    shown: () => (
      <DayDialog day={TODAY} stays={[booking(leaving)]} waiting={none} onClose={nothing} />
    ),
    open: whole,
    leads: one,
  },
  {
    place: 'the details of the calendar',
    shown: () => (
      <DayDialog day={TODAY} stays={[booking(leaving)]} waiting={none} onClose={nothing} />
    ),
    open: async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'View' }))
      return await screen.findByRole('dialog', { name: 'ROOMb1' })
    },
    leads: one,
  },
  {
    place: 'the timeline’s panel',
    shown: () => (
      <StayPanel
        booking={booking(leaving)}
        moves={{ proposal: null } as never}
        steps={[]}
        panel={createRef()}
        onClose={nothing}
      />
    ),
    open: whole,
    leads: one,
  },
  {
    place: 'the laundry’s list',
    shown: () => <DeskLaundry decisions={null} />,
    open: async () => await screen.findByRole('table', { name: 'Laundry Orders' }),
    leads: both,
  },
  {
    place: 'the laundry’s dialog',
    shown: () => <DeskLaundry decisions={null} />,
    open: opened(/^Aline Uwase: /),
    leads: one,
  },
  {
    place: 'the cars’ list',
    shown: () => <DeskCars decisions={null} />,
    open: async () => await screen.findByRole('list', { name: 'Active & Recent Rentals' }),
    leads: both,
  },
  {
    place: 'the tours’ list',
    shown: () => <DeskTours decisions={null} />,
    open: async () => await screen.findByRole('table', { name: 'Tour Bookings' }),
    leads: both,
  },
  {
    place: 'the payments’ list',
    shown: () => <DeskPayments />,
    at: '/dashboard/payments',
    open: async () => await screen.findByRole('table', { name: 'Payments' }),
    leads: one,
  },
  ...['p1', 'p2'].map((id) => ({
    place: `the details of payment ${id}`,
    shown: () => <DeskPayments />,
    at: `/dashboard/payments?payment=${id}`,
    open: async () => await screen.findByRole('dialog', { name: 'Payment' }),
    leads: one,
  })),
  {
    place: 'the customers’ list',
    shown: () => <DeskCustomers />,
    open: async () => await screen.findByRole('table', { name: 'Customers' }),
    leads: one,
  },
  {
    place: 'a customer’s history',
    shown: () => <DeskCustomers />,
    open: opened(/View\/Edit Aline Uwase/),
    leads: { '104 Bisoke': 'b1' },
  },
  {
    place: 'the bell',
    shown: () => (
      <SettleList
        stays={[{ id: 'b1', room: '', guest: staying, when: 'leaves', owed: 100 }]}
        labelledBy="bills"
        onLeave={nothing}
      />
    ),
    open: whole,
    leads: one,
  },
  {
    place: 'the end of a walk-in',
    shown: () => <WalkInSent id="w1" />,
    open: whole,
    leads: { 'Honorine Mukamana': 'op:w1' },
  },
]

it.each(places)('$place leads to the stay', async ({ shown, at, open, leads }) => {
  show(shown(), at)
  const place = await open()
  for (const [name, id] of Object.entries(leads)) {
    await waitFor(() => {
      const links = within(place).queryAllByRole('link', { name })
      expect([...new Set(links.map((link) => link.getAttribute('href')))], name).toEqual([
        `/dashboard/stays/${encodeURIComponent(id)}`,
      ])
    })
  }
  // Who is not known to stay, and a target inside a target.
  const all = within(document.body).queryAllByRole('link')
  expect(
    all.filter(
      (link) =>
        link.textContent === passingBy && link.getAttribute('href')?.includes('/dashboard/stays/'),
    ),
  ).toEqual([])
  expect(document.querySelectorAll('a a, a button, button a, [role=button] a')).toHaveLength(0)
})
