// @vitest-environment jsdom
import { dollarsAlone } from '#parts/testing/house-money.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { roomStates } from '#features/housekeeping/data.ts'
import { useRoomStates } from '#features/housekeeping/use-room-states.ts'
import { useLaundryOrders } from '#features/laundry/desk/orders.ts'
import { entriesOf } from '#features/parked/others.ts'
import { useWork } from '#features/parked/use-work.ts'
import { payments } from '#features/payments/data.ts'
import { useMoney } from '#features/payments/desk/use-money.ts'
import { useOrders } from '#features/restaurant/desk/use-orders.ts'
import { type Room, rooms } from '#features/rooms/data.ts'
import { deskBookings } from '#features/rooms/desk-booking.ts'
import { useBookings } from '#features/rooms/desk/use-bookings.ts'
import { useBookingBalance } from '#features/rooms/desk/use-booking-balance.ts'
import { useOwnersBeside } from '#features/session/use-people.ts'
import type { ActorRef, OperationRow } from '#offline/db/schema.ts'
import { setOffline } from '#offline/offline.ts'
import { newRow } from '#offline/outbox/row.ts'
import type { NewOperation } from '#offline/outbox/types.ts'
import { everyRowQuery, ownersQuery } from '#offline/reads/device-rows.ts'
import { houseQuery, fallbackHouse } from '#offline/reads/house-query.ts'
import { fakeOffline, noHouse } from '#offline/testing/fake-offline.ts'
import { useReceivedCents } from '#parts/desk/use-received-cents.ts'
import { useDeviceRows } from '#parts/use-device-rows.ts'
import { shiftOf } from './handover/entries.ts'
import { useDay } from './overview/use-day.ts'
import { walkInChain } from './walk-in/chain.ts'
import { newWalkIn } from './walk-in/form.ts'
import { useWalkIn } from './walk-in/use-walk-in.ts'

/* Two people on one tablet: what one recorded without the link, the next one's screens show alike. */

const NOW = Date.parse('2026-11-21T12:00:00Z')
const TODAY = '2026-11-21'
const session = (userId: string, role = 'admin') => ({
  userId,
  name: userId === 'diane' ? 'Diane' : 'Eric',
  role,
  token: 't',
  remembered: true,
  sendToken: null,
})
const diane: ActorRef = { kind: 'staff', userId: 'diane', name: 'Diane' }
const guest: ActorRef = { kind: 'guest' }
const words = { title: 'Something', detail: '' }

const room = (id: string, number: string): Room =>
  ({
    id,
    number,
    title: null,
    type: 'double',
    capacity: 2,
    pricePerNightCents: 4_500,
    description: '',
    amenities: [],
    available: true,
    availableFrom: null,
    coverPath: null,
    imagePaths: [],
  }) satisfies Room

let seq = 0
const row = (operation: NewOperation): OperationRow => {
  seq += 1
  const id = operation.id ?? `01900000-0000-7000-8000-${String(seq).padStart(12, '0')}`
  return { ...newRow(operation, { id, key: `key-${seq}`, now: NOW }), seq }
}

const kept = <Row,>(rows: readonly Row[]) => ({
  rows,
  asOf: '2026-11-21T10:00:00Z',
  from: 'house' as const,
})

/** What Diane did, and a guest in the same browser: each a row, as the outbox keeps it. */
function recorded(): OperationRow[] {
  const form = {
    ...newWalkIn(NOW),
    ids: { book: 'op-book', approve: 'op-approve', pay: 'op-pay', checkIn: 'op-in' },
    roomId: 'r101',
    nights: 1,
    adults: 1,
    name: 'Honorine',
    paying: 'cash' as const,
  }
  const chain = walkInChain({
    form,
    room: { id: 'r101', name: '101' },
    day: TODAY,
    pricing: { price_per_night: 45, grand_total: 45, currency: 'USD' } as never,
    totalCents: 4_500,
    house: dollarsAlone,
    actor: diane,
  })
  return [
    ...chain,
    {
      route: 'setRoomCondition',
      params: { id: 'r102' },
      body: { condition: 'out_of_order', note: 'Burst pipe' },
      actor: diane,
      words,
    } satisfies NewOperation,
    {
      route: 'bookRoom',
      body: {
        room_id: 'r103',
        schedule: { check_in: TODAY, check_out: '2026-11-22', nights: 1 },
        guests: { adults: 1, children: 0, quantity: 1 },
        extras: {},
        customer: { name: 'A guest', phone: '0788', email: null },
        pricing: { price_per_night: 45, grand_total: 45, currency: 'USD' },
        source: 'website',
      },
      actor: guest,
      words,
    } satisfies NewOperation,
  ].map((one) => row(one as NewOperation))
}

function as(who: ReturnType<typeof session>, rows: OperationRow[]) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  })
  setOffline(
    fakeOffline({
      client,
      now: NOW,
      isDown: true,
      who,
      rows,
      ask: async () => noHouse,
    }),
  )
  client.setQueryData(houseQuery().queryKey, {
    row: { ...fallbackHouse, timezone: 'Africa/Kigali' },
    asOf: null,
    from: 'house',
  })
  client.setQueryData(everyRowQuery().queryKey, rows)
  const owners = Map.groupBy(rows, (one) => one.actorKey)
  client.setQueryData(
    ownersQuery().queryKey,
    [...owners].map(([key, its]) => ({
      actorKey: key,
      actor: its[0]!.actor,
      waiting: its.length,
      needYou: 0,
      signIn: false,
    })),
  )
  client.setQueryData(
    rooms().queryKey,
    kept([
      room('r101', '101'),
      room('r102', '102'),
      room('r103', '103'),
      room('r104', '104'),
    ]) as never,
  )
  client.setQueryData(deskBookings().queryKey, kept([]) as never)
  client.setQueryData(payments().queryKey, kept([]) as never)
  client.setQueryData(roomStates().queryKey, kept([]) as never)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </I18nProvider>
  )
  return <Result,>(hook: () => Result) => renderHook(hook, { wrapper }).result.current
}

/** Every consumer of what waits on this device, and what of it its screens show. */
const consumers: Record<string, () => unknown> = {
  'the lists’ operations': () => useDeviceRows().map(({ id }) => id),
  'bookings, calendar and timeline': () =>
    useBookings().bookings?.map(({ room_id, status }) => [room_id, status]),
  'steps on the bookings': () => [...useBookings().waiting.keys()],
  'free rooms of a walk-in': () =>
    useWalkIn(newWalkIn(NOW)).free?.map(({ room: { number }, readiness, requests }) => [
      number,
      readiness,
      requests.map(({ customer_name }) => customer_name),
    ]),
  'the day': () => {
    const { day, free, receivables } = useDay(TODAY, '14:00')
    return [
      day?.inHouse.map(({ customer_name }) => customer_name),
      free?.length,
      receivables.length,
    ]
  },
  'what is owed': () => {
    const { bookings } = useBookings()
    const owed = useBookingBalance()
    return bookings?.map((one) => owed(one))
  },
  'what the house has for it': () => useReceivedCents({ kind: 'room', id: 'op:op-book' }),
  payments: () => useMoney().rows?.map(({ amount, status }) => [amount, status]),
  'room states': () => ['r101', 'r102'].map(useRoomStates().conditionOf),
  'the kitchen': () => useOrders().operations.length,
  laundry: () => useLaundryOrders().operations.length,
  'numbers of bar, tiles and panel': () => useWork().totals,
  'entries of a handover': () => shiftOf(useDeviceRows(), null, NOW).map(({ row: { id } }) => id),
  'entries on this device, by person': () => {
    const { waiting, others } = useWork()
    return waiting.length + others.reduce((sum, one) => sum + entriesOf(one), 0)
  },
  'the lock screen, by person': () =>
    useOwnersBeside([]).reduce((sum, { entries }) => sum + entries, 0),
}

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))
afterEach(cleanup)

describe('what Diane recorded on this tablet', () => {
  it.each(Object.entries(consumers))('is the same to Eric: %s', (_, hook) => {
    const rows = recorded()
    const hers = as(session('diane'), rows)(hook)
    cleanup()
    const his = as(session('eric'), rows)(hook)
    expect(hers).toBeDefined()
    expect(his).toEqual(hers)
  })

  it('is 101 sold, 102 flooded and 103 asked for: what a guest asks for stays free to staff, and says so', () => {
    const free = as(session('eric'), recorded())(consumers['free rooms of a walk-in']!)
    expect(free).toEqual([
      ['103', 'ready', ['A guest']],
      ['104', 'ready', []],
      ['102', 'out_of_order', []],
    ])
  })

  it('is counted once, with its owner: bar, panel, lock screen and handover alike', () => {
    const rows = recorded()
    const look = as(session('eric'), rows)
    const { totals, others } = look(useWork)
    expect(others.map(({ name, waits }) => [name, waits])).toEqual([
      ['Diane', 5],
      [null, 1],
    ])
    expect(totals.waiting).toBe(rows.length)
    expect(look(consumers['the lock screen, by person']!)).toBe(rows.length)
    expect(look(consumers['entries of a handover']!)).toHaveLength(rows.length)
  })

  it('shows the kitchen and housekeeping no money, and counts it all the same', () => {
    const rows = recorded()
    const look = as(session('eric', 'staff'), rows)
    const routes = look(useDeviceRows).map(({ route }) => route)
    expect(routes).toContain('setRoomCondition')
    expect(routes).not.toContain('recordBookingPayment')
    expect(look(useWork).totals.waiting).toBe(rows.length)
    const shown = look(useWork).others.flatMap(({ waiting }) => waiting.map(({ route }) => route))
    expect(shown).not.toContain('recordBookingPayment')
  })
})
