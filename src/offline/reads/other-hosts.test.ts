import { describe, expect, it, vi } from 'vitest'
import { documents } from '../documents.ts'
import { foreign, ours } from '../testing/fake-house.ts'
import { anna, testDevice } from '../testing/test-device.ts'
import { listQuery } from './list-query.ts'
import { rowQuery } from './row-query.ts'

vi.mock(import('../documents.ts'), async (original) => {
  const real = await original()
  return { documents: vi.fn(real.documents) }
})

const theirs = { id: 7, title: 'Ridge', price_per_night: '80.00', is_available: 0, room_number: 4 }
const read = {
  id: '7',
  name: 'Ridge',
  room_number: '4',
  price_per_night: 80,
  is_available: false,
}

async function setUp() {
  const device = await testDevice()
  await device.store.cache.read({ owner: 'public', resource: 'rooms' })
  vi.mocked(documents).mockClear()
  const rooms = () => listQuery({ resource: 'rooms', route: 'listRooms' }, device.env)
  return { ...device, rooms }
}

it('reads another host’s list and its rows as our own, and keeps them so', async () => {
  const { client, env, house, rooms, store } = await setUp()
  house.on('GET /api/rooms', () => foreign(200, { data: { data: [theirs, { name: 'no id' }] } }))
  house.on('GET /api/rooms/7', () => foreign(200, { data: theirs }))
  expect((await client.fetchQuery(rooms())).rows).toEqual([expect.objectContaining(read)])
  const room = { resource: 'rooms', route: 'getRoom', params: { id: '7' }, id: '7' } as const
  expect((await client.fetchQuery(rowQuery(room, env))).row).toMatchObject(read)
  const kept = await store.cache.read({ owner: 'public', resource: 'rooms' })
  expect(kept?.rows).toEqual([expect.objectContaining(read)])
})

it('reads the pages that follow as well', async () => {
  const { client, env, house } = await setUp()
  house.on('GET /api/rooms', ({ url }) => {
    const page = url.searchParams.get('page')
    return foreign(200, {
      data: [{ id: page ?? '1', title: 'Ridge' }],
      next_page_url: page === null ? 'http://elsewhere.test/rooms?page=2' : null,
    })
  })
  const rooms = listQuery({ resource: 'rooms', route: 'listRooms', pages: 2 }, env)
  const { rows } = await client.fetchQuery(rooms)
  expect(rows.map(({ id, name }) => [id, name])).toEqual([
    ['1', 'Ridge'],
    ['2', 'Ridge'],
  ])
})

it('leaves out what it cannot read', async () => {
  const { client, env, house } = await setUp()
  const stays = [{ id: 1 }, { id: 2, room: { id: 9 }, start: '2026-07-01', status: 'Approved' }]
  house.on('GET /api/hotel-bookings', () => foreign(200, stays))
  const list = listQuery({ resource: 'stays', route: 'listHotelBookings' }, env)
  expect((await client.fetchQuery(list)).rows).toEqual([
    expect.objectContaining({ id: '2', room_id: '9', check_in: '2026-07-01', check_out: '' }),
  ])
})

it('neither fetches nor runs any of it with our own house', async () => {
  const { client, house, rooms } = await setUp()
  house.on('GET /api/rooms', () => ours([{ ...theirs, id: '7', version: 1 }]))
  expect((await client.fetchQuery(rooms())).rows).toMatchObject([{ price_per_night: '80.00' }])
  expect(documents).not.toHaveBeenCalled()
})

it('shows what is kept where the link is cut before the readers are here', async () => {
  const { client, house, rooms } = await setUp()
  house.on('GET /api/rooms', () => foreign(200, [theirs]))
  await client.fetchQuery(rooms())
  vi.mocked(documents).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  house.on('GET /api/rooms', () => foreign(200, [{ ...theirs, title: 'Lake' }]))
  expect(await client.fetchQuery({ ...rooms(), staleTime: 0 })).toMatchObject({
    from: 'device',
    cause: 'no-house',
    rows: [{ name: 'Ridge' }],
  })
})

it('takes no changes from another host', async () => {
  const { house, offline, store } = await setUp()
  const rooms = { rows: [{ ...theirs, id: '7', version: 1 }], deleted: [] }
  const changes = { cursor: 'c', epoch: 'e', reset: true, changes: { rooms } }
  house.on('GET /api/changes', () => foreign(200, changes))
  expect(await offline.changes.catchUp()).toEqual({ kind: 'unavailable' })
  expect(await store.cache.read({ owner: 'public', resource: 'rooms' })).toBeNull()
})

it('keeps no row of another host’s answer to a write', async () => {
  const { house, offline, store } = await setUp()
  house.on('GET /api/house', () => foreign(404, {}))
  house.on('PATCH /api/hotel-bookings/7/approve', () =>
    foreign(200, { data: { id: 7, version: 3 } }),
  )
  const actor = { kind: 'staff', userId: anna.id, name: anna.name, role: 'admin' } as const
  offline.session.keep({ ...anna, userId: anna.id, sendToken: 's' }, false)
  await store.outbox.setSender(actor, anna.token, false)
  const step = await store.outbox.confirm({
    route: 'approveHotelBooking',
    params: { id: '7' },
    body: {},
    actor,
    words: { title: 'Approve', detail: '' },
  })
  await vi.waitFor(async () => {
    const all = await store.outbox.list()
    expect(all.find(({ id }) => id === step.id)?.state).toBe('taken')
  })
  expect(await store.db.cached.count()).toBe(0)
})

describe('bookings in the answers of writes', () => {
  const book = {
    route: 'bookRoom',
    body: { code: 'MADEHERE' },
    actor: { kind: 'guest' },
    words: { title: 'Book a room', detail: '' },
  } as const

  async function booked(answer: () => Response) {
    const device = await testDevice()
    device.house.on('GET /api/house', () => foreign(404, {}))
    device.house.on('POST /api/hotel/bookings', answer)
    vi.mocked(documents).mockClear()
    const { id } = await device.offline.outbox.confirm(book)
    return await vi.waitFor(async () => {
      const row = (await device.offline.outbox.list()).find((one) => one.id === id)
      expect(row?.state).toBe('taken')
      return { device, answer: row?.answer?.body }
    })
  }
  const raw = { id: 7, code: 12345, status: 'Pending', total: '45.00', room: { title: 'Ridge' } }

  it('are our own rows for screens, and stay as they came in the store', async () => {
    const { device, answer } = await booked(() =>
      foreign(201, { booking: raw, bookings: [raw, null], booking_ids: [7] }),
    )
    const row = { id: '7', code: '12345', status: 'pending', grand_total: 45, room_name: 'Ridge' }
    expect(answer).toMatchObject({ booking: row, bookings: [row, null], booking_ids: [7] })
    const [stored] = await device.store.db.operations.toArray()
    expect(stored?.answer?.body).toMatchObject({ booking: raw })
  })

  it('stay as they came where the readers cannot be had', async () => {
    const { device } = await booked(() => foreign(201, { booking: raw }))
    vi.mocked(documents).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect((await device.offline.outbox.list())[0]?.answer?.body).toMatchObject({ booking: raw })
  })

  it('are not read again where they have a version, as our own server’s do', async () => {
    const booking = { ...raw, id: '7', version: 1 }
    const { answer } = await booked(() => foreign(201, { id: '7', booking }))
    expect(answer).toMatchObject({ booking })
    expect(documents).not.toHaveBeenCalled()
  })
})
