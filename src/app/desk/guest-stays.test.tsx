// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { RowAt } from '#contract/resources.ts'
import { readRow } from '#documents/index.ts'
import { deskBookings, parseBooking, type DeskBooking } from '#features/rooms/desk-booking.ts'
import { parseRoom, rooms } from '#features/rooms/data.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { known, operationRow } from '#offline/testing/fake-offline.ts'
import { GuestPicker } from '#parts/desk/guest-picker/guest-picker.tsx'
import { askLists, atDesk, renderAtDesk } from '#parts/testing/at-desk.tsx'
import { wholeRow } from '#tests/fixtures/whole-row.ts'
import { GuestStays } from './guest-stays.tsx'

/* Who can be picked at the desk is who is there with what waits on this device, not only who the
   house says is there. */

const TODAY = '2026-11-21'
const aline = 'Aline Uwase'

const stay = (id: string, more: object = {}) =>
  wholeRow('hotel_bookings', {
    id,
    code: `ROOM${id}`,
    room_id: 'r1',
    room_number: '104',
    check_in: '2026-11-19',
    check_out: TODAY,
    customer_name: aline,
    customer_phone: '+250788123456',
    status: 'active',
    ...more,
  })
const customer = (id: string, name: string, more: object = {}) =>
  wholeRow('customers', { id, name, phone: null, email: null, ...more })

const step = (route: 'rescheduleHotelBooking' | 'checkOutHotelBooking', body: object) =>
  operationRow({ route, params: { id: 'b1' }, body, actor: staff, group: 'hotel_bookings:b1' })
const staff = { kind: 'staff', userId: 'u1', name: 'Anna' } as const
const guests = { adults: 1, children: 0 }
const booked = { code: 'WAITING1', extras: {}, source: 'desk' }

/** The operations of a walk-in, none of them at the house yet. */
function walkIn(name: string): OperationRow[] {
  const group = 'hotel_bookings:op:w1'
  const following = (route: 'approveHotelBooking' | 'checkInHotelBooking', after: string) =>
    operationRow({ route, params: { id: 'op:w1' }, body: {}, actor: staff, group, after: [after] })
  const body = {
    ...booked,
    room_id: 'r2',
    schedule: { check_in: TODAY, check_out: '2026-11-22' },
    guests,
    customer: { name, phone: '', email: null },
    pricing: { currency: 'USD', price_per_night: 80, grand_total: 80 },
  }
  return [
    operationRow({ id: 'w1', route: 'bookRoom', body, actor: staff, group }),
    following('approveHotelBooking', 'w1'),
    following('checkInHotelBooking', 'w1'),
  ]
}

const reservation = (name: string) =>
  operationRow({
    route: 'reserveRooms',
    actor: staff,
    group: 'hotel_bookings:op:v1',
    body: {
      ...booked,
      rooms: [
        { room_id: 'r1', ...guests },
        { room_id: 'r2', ...guests },
      ],
      schedule: { check_in: '2026-12-03', check_out: '2026-12-05' },
      customer: { name, phone: '+250788555111', email: null },
      pricing: { total: 320, currency: 'USD' },
      confirm: false,
    },
  })

interface Here {
  waiting?: OperationRow[]
  stays?: readonly ReturnType<typeof stay>[]
  customers?: readonly object[]
}

function Picker() {
  const [name, setName] = useState('')
  return <GuestPicker label="Guest" value={name} onChange={setName} onPick={() => undefined} />
}

function show({ waiting = [], stays = [stay('b1')], customers = [] }: Here): void {
  const client = atDesk({
    rows: waiting,
    now: Date.parse(`${TODAY}T08:00:00Z`),
    house: { timezone: 'Africa/Kigali' },
    ask: askLists({ listHotelBookings: stays, listCustomers: customers }),
  })
  const rows = stays.map(
    (row) =>
      parseBooking(
        readRow('hotel_bookings', row as never) as RowAt<'hotel_bookings'>,
      ) as DeskBooking,
  )
  client.setQueryData(deskBookings().queryKey, known(rows))
  const second = wholeRow('rooms', { id: 'r2', room_number: '201', name: 'Crater' })
  client.setQueryData(rooms().queryKey, known([parseRoom(second)]))
  const framed = (
    <GuestStays>
      <Picker />
    </GuestStays>
  )
  renderAtDesk(client, framed)
}

/** Who is offered for a text; for none, who is here. */
async function expectOffered(typed: string, offered: readonly string[]): Promise<void> {
  const field = screen.getByLabelText('Guest')
  fireEvent.focus(field)
  fireEvent.click(field)
  fireEvent.change(field, { target: { value: typed } })
  await waitFor(() =>
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(offered),
  )
}

const there = `${aline}+250788123456Room 104`

it('offers who is in the house with their room', async () => {
  show({})
  await expectOffered('', [there])
})

it('gives the new room after a move that waits here', async () => {
  const moved = { check_in: '2026-11-19', check_out: TODAY, room_id: 'r2' }
  show({ waiting: [step('rescheduleHotelBooking', moved)] })
  await expectOffered('', [`${aline}+250788123456Room 201`])
})

it('finds a walk-in that waits here, with the room', async () => {
  show({ waiting: walkIn('Honorine Mukamana') })
  await expectOffered('honor', ['Honorine MukamanaRoom 201'])
})

it('finds who a reservation that waits here is for, once, with the phone', async () => {
  show({ waiting: [reservation('Grace Ineza')] })
  await expectOffered('grace', ['Grace Ineza+250788555111'])
  await expectOffered('', [there])
})

it('no longer says of who was checked out here that they are in the house', async () => {
  const customers = [customer('c1', aline, { phone: '+250788123456' })]
  show({ waiting: [step('checkOutHotelBooking', {})], customers })
  await expectOffered('aline', [`${aline}+250788123456`])
  await expectOffered('', [])
})

it('tells guests of one name apart, by room, phone or e-mail', async () => {
  show({
    stays: [
      stay('b1', { customer_phone: null }),
      stay('b2', { customer_phone: null, room_number: '105' }),
    ],
    customers: [
      customer('c1', aline),
      customer('c2', aline, { phone: '+250788999888' }),
      customer('c3', 'Uwase Aline', { email: 'aline@example.test' }),
    ],
  })
  await expectOffered('aline', [
    `${aline}Room 104`,
    `${aline}Room 105`,
    `${aline}+250788999888`,
    'Uwase Alinealine@example.test',
  ])
})
