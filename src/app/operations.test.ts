import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ResourceRow } from '#contract/resources.ts'
import { routeOf, routes, type QueuedRouteName, type RouteName } from '#contract/routes.ts'
import { services } from '#contract/services/index.ts'
import { parseParked } from '#features/parked/data.ts'
import { describe as described, refusedText } from '#features/parked/described.ts'
import { deskRecoveryActions } from '#features/parked/recovery-actions.ts'
import type { OperationRow } from '#offline/db/schema.ts'
import { descriptors } from './operations.ts'

/** What the app's own sources say, tests aside. */
const sources = ['src/app', 'src/features'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
)
const isSent = (route: string) => sources.some((text) => new RegExp(`\\b${route}\\b`).test(text))

/**
 * Every call of staff that may wait and that some screen can send. What the contract knows before
 * any screen does is nobody's to decide yet; it comes in here with its first screen.
 */
const queued = (Object.keys(routes) as RouteName[]).filter(
  (name) => routeOf(name).offline === 'queued' && routeOf(name).access === 'staff' && isSent(name),
) as QueuedRouteName[]

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

/** As it lies on the device, with a little of every body: titles read what they need. */
function parked(route: QueuedRouteName, answer: OperationRow['answer']): OperationRow {
  const day = { check_in: '2026-11-21', check_out: '2026-11-23', date: '2026-11-21' }
  const days = { pickup_date: '2026-11-21', dropoff_date: '2026-11-23', days: 2, nights: 2 }
  const money = { amount: 20, currency: 'USD', method: 'cash', status: 'paid', action: 'pay' }
  const thing = { name: 'Rwenzori', number: '104', type: 'single', price: 20, quantity: 1, qty: 1 }
  const folio = { description: 'Tea', unit_price: 2, lines: [], resource: 'laundry_orders' }
  return {
    id: 'op1',
    seq: 1,
    route,
    params: { id: '7', paymentId: '8', itemId: '9' },
    body: { ...day, ...days, ...money, ...thing, ...folio, seen: {}, condition: 'clean' },
    words: { title: 'Title', detail: 'Aline Uwase, room 4' },
    deviceTime: '2026-11-21T14:02:00Z',
    state: 'parked',
    parkReason: 'refused',
    answer,
    after: [],
  } as unknown as OperationRow
}

const refused = { status: 422, code: 'validation', message: 'No.', body: {}, at: 0 }
const said = (words: MessageDescriptor | null | undefined) =>
  words ? i18n._(words).replaceAll(/[\s{}]/g, '') : ''

it('walks a desk of some size', () => {
  expect(queued.length).toBeGreaterThan(40)
})

describe.each(queued)('%s', (route) => {
  const descriptor = descriptors[route]
  it('says what it is, of what, and what to check', () => {
    expect(descriptor, `no descriptor for ${route} in app/operations.ts`).toBeDefined()
    const operation = parked(route, refused)
    expect(said(descriptor!.title(operation))).not.toBe('')
    const detail = descriptor!.detail(operation)
    if (detail !== null) expect(said(detail)).not.toBe('')
    expect(said(descriptor!.check)).not.toBe('')
  })

  it('has a way on besides withdrawing when the house refuses it', () => {
    const actions = deskRecoveryActions(parked(route, refused), descriptors, 'admin')
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(said(action.label)).not.toBe('')
  })
})

it.each(services)('says what an unread operation of $kind is about', ({ routes: { place } }) => {
  const unread = parseParked({
    id: 'a',
    version: 1,
    operation_id: null,
    state: 'open',
    by: 'staff',
    endpoint: place,
    request: null,
    words: { title: 'Not to be shown' },
    device_time: '2026-11-21T12:00:00.000Z',
  } as unknown as ResourceRow)!
  expect(described(unread, descriptors).title).not.toBe('Something that waits on a device')
})

it.each([
  ['updateItem', '/dashboard/restaurant/menu'],
  ['updateCategory', '/dashboard/restaurant/menu'],
  ['updateCar', '/dashboard/cars'],
  ['updateCarCategory', '/dashboard/cars'],
  ['deleteLaundryService', '/dashboard/laundry'],
  ['updateTour', '/dashboard/tourism'],
  ['updateTourCategory', '/dashboard/tourism'],
  ['approveTourBooking', '/dashboard/bookings'],
] as const)('leads from a refused %s to %s', (route, to) => {
  expect(deskRecoveryActions(parked(route, refused), descriptors, 'admin').at(-1)).toMatchObject({
    kind: 'open',
    to,
  })
})

it('tells a colleague why, also by codes of one service alone', () => {
  const words = ['car_taken', 'tour_full', 'room_taken', 'unheard_of'].map((code) =>
    said(refusedText(code, descriptors)),
  )
  expect(words).toEqual([
    'Thecarwasnolongerfree.',
    'Thetourhadnoplacesleft.',
    'Theroomwasnolongerfree.',
    'Thehousedidnotacceptit.',
  ])
})
