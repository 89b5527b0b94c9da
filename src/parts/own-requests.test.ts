import { describe, expect, it } from 'vitest'
import { cars } from '#contract/services/cars.ts'
import { custom } from '#contract/services/custom.ts'
import { services } from '#contract/services/index.ts'
import { laundry } from '#contract/services/laundry.ts'
import { restaurant } from '#contract/services/restaurant.ts'
import type { Service } from '#contract/services/service.ts'
import { tables } from '#contract/services/tables.ts'
import { tours } from '#contract/services/tours.ts'
import { guestMayCancel as mayCancelOrder } from '#domain/restaurant.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { fallbackHouse } from '#offline/reads/house-query.ts'
import { codeOf, guestMayCancel, inLookUps, newestOf, parseReceived } from './own-requests.ts'

const all = services.map((service): [string, Service] => [service.kind, service])

const raw = (more: object = {}) => ({
  id: '5',
  version: 2,
  operation_id: null,
  code: 'HOUSE234',
  status: 'pending',
  ...more,
})

function operation(service: Service, body: unknown, more: Partial<OperationRow> = {}) {
  return {
    route: service.routes.place,
    state: 'taken',
    body: { code: 'AAAA2222' },
    answer: { status: 201, body },
    ...more,
  } as OperationRow
}

const receivedRow = (service: Service, version: number, more: object = {}) =>
  parseReceived(service, raw({ version, ...more }))!

describe.each(all)('a guest’s own request: %s', (_kind, service) => {
  const taken = operation(service, { id: '5', [service.answeredAs]: raw() })

  it('goes by the code that the house gave, or the device’s own before that', () => {
    expect(codeOf(service, taken)).toBe('HOUSE234')
    expect(codeOf(service, { ...taken, state: 'waiting' })).toBe('AAAA2222')
    expect(codeOf(service, operation(service, { id: 7 }))).toBe('AAAA2222')
    expect(codeOf(service, operation(service, null, { body: {}, state: 'waiting' }))).toBe('')
  })

  it('is read from what the house answered, bare or under data', () => {
    const under = operation(service, { data: { [service.answeredAs]: raw() } })
    for (const one of [taken, under]) {
      expect(newestOf(service, one, [])).toMatchObject({ code: 'HOUSE234', version: 2 })
    }
    expect(newestOf(service, operation(service, { id: '5' }), [])).toBeNull()
  })

  it('is the newest of what was heard, and none of another code', () => {
    const version = (...rows: ReturnType<typeof receivedRow>[]) =>
      newestOf(service, taken, rows)?.version
    expect(version(receivedRow(service, 5))).toBe(5)
    expect(version(receivedRow(service, 1))).toBe(2)
    expect(version(receivedRow(service, 9, { code: 'OTHERS22' }), receivedRow(service, 3))).toBe(3)
    // The same version: as it was looked up.
    const same = receivedRow(service, 2)
    expect(newestOf(service, taken, [same])).toBe(same)
  })

  it('is none while the house has not taken it, nor of another service', () => {
    expect(newestOf(service, { ...taken, state: 'waiting' }, [receivedRow(service, 3)])).toBeNull()
    expect(newestOf(service, { ...taken, route: 'bookRoom' }, [receivedRow(service, 3)])).toBeNull()
  })

  it('knows only the states there are', () => {
    expect(parseReceived(service, raw({ status: 'eaten' }))).toBeNull()
    expect(parseReceived(service, raw({ code: '' }))).toBeNull()
  })

  it('has each of its states on one stage', () => {
    const stages = service.steps.statuses.map((status) => [
      status,
      receivedRow(service, 1, { status }).stage,
    ])
    expect(Object.fromEntries(stages)).toEqual(expectedStages[service.table])
  })
})

const expectedStages: Partial<Record<Service['table'], object>> = {
  restaurant_orders: {
    pending: 'received',
    accepted: 'confirmed',
    preparing: 'confirmed',
    ready: 'confirmed',
    delivered: 'confirmed',
    completed: 'over',
    cancelled: 'cancelled',
  },
  table_reservations: {
    pending: 'received',
    confirmed: 'confirmed',
    seated: 'confirmed',
    completed: 'over',
    'no-show': 'over',
    cancelled: 'cancelled',
  },
  laundry_orders: {
    pending: 'received',
    processing: 'confirmed',
    ready: 'confirmed',
    delivered: 'over',
    cancelled: 'cancelled',
  },
  car_rentals: {
    pending: 'received',
    approved: 'confirmed',
    active: 'confirmed',
    completed: 'over',
    cancelled: 'cancelled',
  },
  custom_orders: {
    pending: 'received',
    confirmed: 'confirmed',
    completed: 'over',
    cancelled: 'cancelled',
  },
  tour_bookings: {
    pending: 'received',
    approved: 'confirmed',
    completed: 'over',
    cancelled: 'cancelled',
  },
}

it('reads money, payment and number as the house has them, and leaves room for none', () => {
  const paid = { payment_status: 'paid', card_announced: '•• 4242', number: 41, total: 12.5 }
  expect(receivedRow(restaurant, 1, paid)).toMatchObject({
    paymentStatus: 'paid',
    cardAnnounced: '•• 4242',
    number: 41,
    total: 12.5,
  })
  expect(receivedRow(cars, 1, { grand_total: 158 })).toMatchObject({ total: 158 })
  expect(receivedRow(tables, 1)).toMatchObject({
    paymentStatus: 'unpaid',
    cardAnnounced: null,
    number: null,
    total: 0,
  })
})

it('is as the answer to its own cancellation says', () => {
  const placed = operation(restaurant, { order: raw() })
  const cancelled = raw({ version: 3, status: 'cancelled' })
  const cancel = operation(
    restaurant,
    { order: cancelled },
    { route: restaurant.routes.cancelOwn, body: {} },
  )
  expect(newestOf(restaurant, placed, [], [placed, cancel])).toMatchObject({ stage: 'cancelled' })
  const waits = { ...cancel, state: 'waiting' as const }
  expect(newestOf(restaurant, placed, [], [placed, waits])).toMatchObject({ stage: 'received' })
})

describe('a guest may cancel', () => {
  const house = { ...fallbackHouse, timezone: 'Africa/Kigali' }
  const may = (service: Service, more: object, at = '2026-11-01T08:00:00Z') =>
    guestMayCancel(service, receivedRow(service, 1, more), house, Date.parse(at))
  const from = (service: Service, more: object = {}) =>
    service.steps.statuses.filter((status) => may(service, { ...more, status }))
  const rental = { pickup_date: '2026-11-24', pickup_time: '10:00' }
  const tour = { date: '2026-11-24' }

  it('from the states that its service names', () => {
    expect(from(restaurant)).toEqual(restaurant.steps.statuses.filter(mayCancelOrder))
    expect(from(laundry)).toEqual(['pending'])
    expect(from(tables)).toEqual(['pending', 'confirmed'])
    expect(from(cars, rental)).toEqual(['pending', 'approved'])
    expect(from(tours, tour)).toEqual(['pending', 'approved'])
  })

  it('a rental until 24 hours before pick-up, by the house’s clock', () => {
    expect(may(cars, rental, '2026-11-23T08:00:00.000Z')).toBe(true)
    expect(may(cars, rental, '2026-11-23T08:00:00.001Z')).toBe(false)
  })

  it('a tour until 24 hours before it leaves, or its day begins', () => {
    expect(may(tours, tour, '2026-11-22T22:00:00Z')).toBe(true)
    expect(may(tours, tour, '2026-11-22T22:00:01Z')).toBe(false)
    const early = { ...tour, departure_time: '05:30' }
    expect(may(tours, early, '2026-11-23T03:30:00Z')).toBe(true)
    expect(may(tours, early, '2026-11-23T03:30:01Z')).toBe(false)
  })

  it('what the house defined until so many hours before it begins as it was ordered with', () => {
    const massage = { day: '2026-11-24', time: '15:00', cancel_hours: 3 }
    expect(from(custom, massage)).toEqual(['pending', 'confirmed'])
    expect(may(custom, massage, '2026-11-24T10:00:00Z')).toBe(true)
    expect(may(custom, massage, '2026-11-24T10:00:01Z')).toBe(false)
    expect(may(custom, { ...massage, cancel_hours: null })).toBe(false)
    expect(may(custom, { day: null, cancel_hours: 0 })).toBe(true)
    expect(may(custom, { day: null, cancel_hours: null })).toBe(false)
  })

  it('not what another host gave no day', () => {
    expect(may(tours, { date: '' })).toBe(false)
    expect(may(cars, {})).toBe(false)
  })
})

it('looks all codes up, fifty at a time, and full look-ups stay as they are', () => {
  const codes = Array.from({ length: 120 }, (_, at) => `CODE${at}`)
  const parts = inLookUps(codes)
  expect(parts.flat()).toEqual(codes)
  expect(parts.map(({ length }) => length)).toEqual([20, 50, 50])
  expect(inLookUps(['NEW', ...codes]).slice(1)).toEqual(parts.slice(1))
  expect(inLookUps([])).toEqual([[]])
})
