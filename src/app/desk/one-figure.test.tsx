// @vitest-environment jsdom
import { configure, fireEvent, screen, within } from '@testing-library/react'
import { createRef, type ReactElement, type ReactNode } from 'react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { dayNumber } from '#domain/calendar.ts'
import type { RowAt } from '#contract/resources.ts'
import { readRow } from '#documents/index.ts'
import { deskBookings, parseBooking, type DeskBooking } from '#features/rooms/desk-booking.ts'
import { DayDialog } from '#features/rooms/desk/calendar/day-dialog.tsx'
import { CheckOutDialog } from '#features/rooms/desk/check-out-dialog.tsx'
import { lineOf } from '#features/rooms/desk/timeline/layout.ts'
import { RoomRow } from '#features/rooms/desk/timeline/room-row.tsx'
import { scaleOf } from '#features/rooms/desk/timeline/scale.ts'
import { StayPanel } from '#features/rooms/desk/timeline/stay-panel.tsx'
import { useBookingBalance } from '#features/rooms/desk/use-booking-balance.ts'
import { useStayBalances } from '#parts/desk/stay-balance.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { operationRow } from '#offline/testing/fake-offline.ts'
import { askLists, atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { installDialog } from '#ui/test-render.tsx'
import { BookingsScreen } from './bookings/screen.tsx'
import { DeskBalances } from './desk-balances.tsx'
import { OverviewScreen } from './overview/screen.tsx'
import { StayPage } from './stays/stay-page.tsx'
import { SettleList } from './bell/settle-list.tsx'
import { staysToSettle } from './bell/stays-to-settle.ts'

/* Every screen that shows a stay says of one whose room is paid, with $116.50 of dinners on its bill,
   the same figure, and leads to its page, which says it too. The bill is made of the lists, as on the running desk. */

const TODAY = '2026-11-21'
const BILL = '/dashboard/stays/b1'

const stay = {
  id: 'b1',
  version: 1,
  operation_id: null,
  code: 'K7MP2QXW',
  room_id: 'r1',
  room_number: '104',
  room_name: 'Bisoke',
  check_in: '2026-11-19',
  check_out: TODAY,
  customer_name: 'Aline Uwase',
  status: 'active',
  payment_status: 'paid',
  total: 160,
  grand_total: 160,
  currency: 'USD',
  paid: 160,
}
const dinner = (id: string, total: number) => ({
  id,
  version: 1,
  operation_id: null,
  number: Number(id),
  customer_name: 'Aline Uwase',
  status: 'delivered',
  payment_status: 'unpaid',
  schedule_date: '2026-11-20',
  schedule_time: '19:00',
  room_booking_id: 'b1',
  total,
  items: [],
})
const lists: Readonly<Record<string, readonly object[]>> = {
  listHotelBookings: [stay],
  listRestaurantOrders: [dinner('1', 96.5), dinner('2', 20)],
}
const booking = parseBooking(
  readRow('hotel_bookings', stay) as RowAt<'hotel_bookings'>,
) as DeskBooking

/** Taken in cash on this device, and not sent. */
const paid = (amount: number) =>
  operationRow({
    route: 'recordBookingPayment',
    params: { id: 'b1' },
    group: 'hotel_bookings:b1',
    actor: { kind: 'staff', userId: 'u1', name: 'Anna' },
    body: { amount, currency: 'USD', method: 'cash', status: 'paid', customer_name: 'Aline Uwase' },
  })

function show(screenOf: ReactNode, rows: OperationRow[] = []) {
  const client = atDesk({
    rows,
    now: Date.parse(`${TODAY}T08:00:00Z`),
    house: { timezone: 'Africa/Kigali' },
    ask: askLists(lists),
  })
  client.setQueryData(deskBookings().queryKey, { rows: [booking], asOf: null, from: 'house' })
  renderAtDesk(client, <DeskBalances>{screenOf}</DeskBalances>)
}

const nothing = () => undefined
const none = new Map<string, never>()

function BellList() {
  const { of } = useStayBalances()
  const stays = staysToSettle(
    [booking],
    TODAY,
    (id) => of(id)?.balance ?? null,
    () => '104',
  )
  return <SettleList stays={stays} labelledBy="bills" onLeave={nothing} />
}

beforeAll(installDialog)
beforeEach(() => configure({ asyncUtilTimeout: 4_000 }))

type Opened = readonly [name: string, shown: ReactElement, open?: () => Promise<HTMLElement>]
const screens: readonly Opened[] = [
  [
    'the overview’s row',
    <OverviewScreen key="o" />,
    async () => (await screen.findByRole('region', { name: /Departures/ })) as HTMLElement,
  ],
  [
    'the overview’s Unpaid list',
    <OverviewScreen key="u" />,
    async () => (await screen.findByRole('region', { name: /Unpaid/ })) as HTMLElement,
  ],
  [
    'the bookings’ row',
    <BookingsScreen key="b" />,
    async () => await screen.findByRole('article', { name: /K7MP2QXW/ }),
  ],
  [
    'the booking’s details',
    <BookingsScreen key="d" />,
    async () => {
      fireEvent.click(await screen.findByRole('button', { name: /Aline Uwase: Details/ }))
      return await screen.findByRole('dialog')
    },
  ],
  [
    'the calendar’s day',
    <DayDialog key="c" day={TODAY} stays={[booking]} waiting={none} onClose={nothing} />,
  ],
  [
    'the timeline’s panel',
    <StayPanel
      key="t"
      booking={booking}
      moves={{ proposal: null } as never}
      steps={[]}
      panel={createRef()}
      onClose={nothing}
    />,
  ],
  [
    'the check-out',
    <CheckOutDialog
      key="x"
      booking={booking}
      today={TODAY}
      busy={false}
      onClose={nothing}
      onCheckOut={async () => true}
    />,
  ],
  ['the bell', <BellList key="l" />],
]

it.each(screens.map((one) => ({ one, name: one[0] })))(
  '$name says the same sum, and leads to the stay',
  async ({ name, one: [, node, open] }) => {
    HTMLElement.prototype.scrollIntoView = nothing
    show(node)
    const place = within(open === undefined ? document.body : await open())
    expect((await place.findAllByText('$116.50')).length).toBeGreaterThan(0)
    const links = place.queryAllByRole('link').map((link) => link.getAttribute('href'))
    const buttons = place.queryAllByRole('button').map((button) => button.textContent)
    // The check-out takes the money itself.
    expect([...links, ...buttons]).toContain(name === 'the check-out' ? 'Settle now' : BILL)
  },
)

it('the stay’s page says $116.50 in its head and on its bill', async () => {
  show(<StayPage stayId="b1" />)
  const head = within(await screen.findByRole('banner'))
  expect(head.getByText('$116.50').parentElement?.textContent).toBe('$116.50 owed')
  expect(screen.getByTestId('balance').textContent).toBe('$116.50')
  const asked = within(screen.getByRole('region', { name: /Asked for during the stay/ }))
  expect(await asked.findAllByText('On the bill')).toHaveLength(2)
})

it('the page says both figures where what waits here changes the house’s', async () => {
  show(<StayPage stayId="b1" />, [paid(30)])
  const head = within(await screen.findByRole('banner'))
  const both = '$116.50 at the house, $86.50 with what waits on this device'
  expect((await head.findByText(/at the house/)).textContent).toBe(both)
  expect(screen.getByTestId('balance').textContent).toBe('$86.50')
})

function Bars() {
  const balanceOf = useBookingBalance()
  const scale = scaleOf({ first: dayNumber(TODAY) - 9, last: dayNumber(TODAY) + 9 }, 44, 140)
  return (
    <RoomRow
      handlers={{ onPointerDown: nothing, onKeyDown: nothing, onClick: nothing }}
      line={lineOf(null, [booking, { ...booking, id: 'b2', status: 'approved' }])}
      scale={scale}
      from={scale.first}
      to={scale.last}
      stop={null}
      selected={null}
      was={null}
      wasUntil={null}
      isMoved={false}
      hasMouse={false}
      found={null}
      waiting={none}
      balanceOf={balanceOf}
    />
  )
}

it('the timeline’s bar says it to a screen reader, and nothing before the stay', async () => {
  show(<Bars />)
  await screen.findByRole('button', { name: /Aline Uwase, .*Active, \$116\.50 owed/ })
  expect(screen.getAllByRole('button', { name: /owed|too much/ })).toHaveLength(1)
})
