// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ResourceRow } from '#contract/resources.ts'
import { type RouteName, routeOf, routes } from '#contract/routes.ts'
import { type ParkedElsewhere, parkedRows, parseParked } from '#features/parked/data.ts'
import { ParkedWork } from '#features/parked/desk/parked-work.tsx'
import type { NewOperation } from '#offline/outbox/types.ts'
import { anna, operationRow } from '#offline/testing/fake-offline.ts'
import { atDesk } from '#parts/testing/at-desk.tsx'
import { tries } from '#tests/fixtures/tries.ts'
import { descriptors } from '../operations.ts'
import { installWindow, renderLayout } from './testing/render-layout.tsx'

/**
 * What strangers and other devices report stands on every screen of the desk, by ParkedWork, in full or as a line that opens. Even if
 * the house let through what it must not, no row of it may take a screen away.
 */

const queued = (Object.keys(routes) as RouteName[]).filter(
  (name) => routeOf(name).offline === 'queued',
)

const LURE = 'Dinner for 19:00, tap to confirm'
const bodies: unknown[] = [
  {},
  { items: null, schedule: null, customer: null, guests: null, booking: null, lines: null },
  { items: [null], schedule: 7, customer: 'x', guests: {}, pricing: {}, lines: [{}], seen: 'no' },
]

let id = 0
function row(endpoint: string, more: object = {}): ParkedElsewhere {
  id += 1
  const raw = {
    id: `p${id}`,
    version: 1,
    operation_id: null,
    state: 'open',
    by: 'guest',
    actor_name: 'Guest',
    device_name: null,
    endpoint,
    request: null,
    executable: false,
    not_executable: 'not_readable',
    about: null,
    words: { title: LURE, detail: LURE },
    refusal: { code: 'room_taken', message: LURE, current: { rooms: [null], status: 7, taken: 1 } },
    device_time: '2026-11-21T12:00:00.000Z',
    ...more,
  }
  return parseParked(raw as unknown as ResourceRow)!
}

const written: NewOperation[] = []

function open(rows: readonly ParkedElsewhere[], role = 'admin', about?: readonly string[]) {
  const confirm = async (first: NewOperation, ...all: NewOperation[]) => {
    written.push(first, ...all)
    return operationRow(first)
  }
  const client = atDesk({
    who: { ...anna, role },
    outbox: { confirm },
  })
  client.setQueryData(parkedRows().queryKey, { rows: [...rows], asOf: null, from: 'house' })
  renderLayout(client, {
    '/dashboard': (
      <>
        <h1>The screen itself</h1>
        <ParkedWork descriptors={descriptors} about={about} />
      </>
    ),
  })
}

beforeEach(() => {
  written.length = 0
  installWindow()
  // React says of each entry that its boundary caught what it threw.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => void vi.restoreAllMocks())

function showAll() {
  const all = [...document.querySelectorAll('button')]
  fireEvent.click(all.find(({ textContent }) => textContent?.startsWith('Show all'))!)
}

/** By the words on them: roles are too dear among so many. */
const settleButtons = () =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Settle')

describe('a screen of the desk', () => {
  it.each(['guest', 'staff'])('survives whatever a %s reports, and can settle each', (by) => {
    const reports = bodies.flatMap((body) =>
      [true, false].map((executable) => ({ executable, request: { params: {}, body } })),
    )
    // Of each route a third, in turn; in `npm run test:all` all.
    const rows = queued.flatMap((name, turn) =>
      reports
        .filter((_, at) => (at + turn) % tries(3, 1) === 0)
        .map((report) => row(name, { by, ...report })),
    )
    open([...rows, row('placeRestaurantOrder')])
    expect(document.querySelector('h1')?.textContent).toBe('The screen itself')
    showAll()
    expect(settleButtons()).toHaveLength(rows.length + 1)
    // Of a guest nothing that was written is drawn; of staff what the house is told to have said.
    if (by === 'guest') expect(document.body.textContent).not.toContain(LURE)
  })

  it('that is about something else begins with its own: decisions of others are a line that opens', async () => {
    open([row('placeRestaurantOrder')], 'admin', ['hotel_bookings'])
    expect(screen.queryByRole('region', { name: 'Needs your decision' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Settle' })).toBeNull()
    fireEvent.click(screen.getByText('1 other decision waits'))
    expect(await screen.findByRole('button', { name: 'Settle' })).toBeDefined()
  })

  it('settles one that cannot be drawn', async () => {
    open([row('bookRoom', { executable: true, request: { params: {}, body: {} } })])
    expect(screen.getByText(/This entry can’t be shown/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Settle' }))
    const dialog = screen.getByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Settle' }))
    await vi.waitFor(() => expect(written).toMatchObject([{ route: 'settleParked' }]))
  })
})

describe('a matter of somebody else’s', () => {
  const dinner = {
    params: {},
    body: {
      service_type: 'dine-in',
      schedule: { date: '2026-11-21', time: '19:00' },
      items: [{ id: '1', name: 'Brochettes', price: 8, qty: 2 }],
      customer: { name: 'Aline', phone: '0788 123 456' },
    },
  }

  it('says in the desk’s own words what it is, and whose wish', async () => {
    const may = { executable: true, not_executable: null, device_name: 'Aline’s phone' }
    open([row('placeRestaurantOrder', { ...may, request: dinner })])
    expect(screen.getByRole('heading', { name: /Order 2 dishes for 19:00/ })).toBeDefined()
    expect(screen.getByText(/A guest on “Aline’s phone” asked for this/)).toBeDefined()
    expect(document.body.textContent).not.toContain(LURE)
    fireEvent.click(screen.getByRole('button', { name: 'Do it for the guest' }))
    await vi.waitFor(() => expect(written).toHaveLength(2))
    expect(written).toMatchObject([
      { route: 'settleParked' },
      { route: 'placeRestaurantOrder', body: dinner.body },
    ])
  })

  it('offers nothing that the house does not allow, and nothing that one’s role may not do', () => {
    open([row('placeRestaurantOrder', { request: dinner })])
    expect(screen.queryByRole('button', { name: 'Do it for the guest' })).toBeNull()
    cleanup()
    const settings = row('updateSettings', {
      by: 'staff',
      actor_name: 'Diane',
      executable: true,
      not_executable: null,
      request: { params: {}, body: { orgName: 'A', seen: { orgName: 'B' } } },
      refusal: { code: 'conflict', message: '', current: { orgName: 'C' } },
    })
    open([settings], 'staff')
    expect(screen.getByText('Diane asked for this.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Change it all the same' })).toBeNull()
    cleanup()
    open([settings], 'admin')
    expect(screen.getByRole('button', { name: 'Change it all the same' })).toBeDefined()
  })

  it('says why it cannot be carried out', () => {
    open([row('updateSettings', { not_executable: 'forbidden' })])
    expect(screen.getByRole('heading', { name: 'The settings' })).toBeDefined()
    expect(screen.getByText(/nobody can do it for them/)).toBeDefined()
  })
})
