import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { expect, it } from 'vitest'
import { fakeServer, ours } from '../testing/fake-house.ts'
import { testDevice } from '../testing/test-device.ts'
import { listQuery } from '../reads/list-query.ts'
import { rowQuery } from '../reads/row-query.ts'
import { ROWS_SHAPE } from './rows-shape.ts'

/** The store as the version before `rows-shape` left it: rows as whatever host sent them. */
async function leftByOldApp(name: string, rows: readonly Cached[]) {
  const db = new Dexie(name)
  db.version(1).stores({
    operations: 'id, seq, state, [actorKey+state], group, reported, endedAt',
    senders: 'actorKey',
    cached: '[owner+resource+id], [owner+resource+scope]',
    fetched: 'list',
    drafts: '[owner+form]',
    facts: 'name',
  })
  await db.open()
  for (const { owner = 'public', resource, scope = '', ...row } of rows) {
    const version = 'version' in row ? Number(row.version) : 0
    const whole = { operation_id: null, version, ...row }
    await db.table('cached').put({ owner, resource, id: row.id, version, scope, row: whole })
    await db.table('fetched').put({ list: `${owner}:${resource}`, asOf: AS_OF, complete: true })
  }
  db.close()
}

type Cached = { id: string; owner?: string; resource: string; scope?: string } & Record<
  string,
  unknown
>
const AS_OF = '2026-06-01T12:00:00.000Z'

async function cutOff(name: string) {
  const house = fakeServer()
  house.cut(true)
  return testDevice({ name, house })
}

const shapeIn = async ({ store }: Awaited<ReturnType<typeof testDevice>>) =>
  (await store.db.facts.get('rows-shape'))?.value

it('reads rows that an older app kept, of any host, with the link down', async () => {
  await leftByOldApp('old-rooms', [
    { resource: 'rooms', id: '7', title: 'Ridge', price_per_night: '80.00', is_available: 0 },
    { resource: 'rooms', id: '8', version: 3, name: 'Lake', images: [{ url: '/l.jpg' }] },
    { resource: 'house', id: 'house', name: 'Ridge House', social: { facebook: 'javascript:x' } },
  ])
  const device = await cutOff('old-rooms')
  const rooms = listQuery({ resource: 'rooms', route: 'listRooms' }, device.env)
  expect((await device.client.fetchQuery(rooms)).rows).toEqual([
    expect.objectContaining({ id: '7', name: 'Ridge', price_per_night: 80, is_available: false }),
    expect.objectContaining({ id: '8', version: 3, name: 'Lake', capacity: 1, amenities: [] }),
  ])
  const one = rowQuery({ resource: 'house', route: 'getHouse', id: 'house' }, device.env)
  expect((await device.client.fetchQuery(one)).row).toMatchObject({
    name: 'Ridge House',
    timezone: 'Africa/Kigali',
    social: { facebook: '' },
  })
  expect(await shapeIn(device)).toBe(ROWS_SHAPE)
})

it('is done once: what lies here afterwards is read as it lies', async () => {
  await leftByOldApp('twice', [{ resource: 'rooms', id: '7', title: 'Ridge' }])
  const first = await cutOff('twice')
  const rooms = listQuery({ resource: 'rooms', route: 'listRooms' }, first.env)
  await first.client.fetchQuery(rooms)
  await first.store.db.cached.toCollection().modify((kept) => {
    kept.row = { ...kept.row, name: 5 } as typeof kept.row
  })
  first.store.db.close()
  const { client, env } = await cutOff('twice')
  const again = listQuery({ resource: 'rooms', route: 'listRooms' }, env)
  expect((await client.fetchQuery(again)).rows).toMatchObject([{ id: '7', name: 5 }])
})

it('takes many, and leaves out what nobody can read and what nobody knows', async () => {
  const many = Array.from({ length: 95 }, (_, at) => ({
    resource: 'rooms',
    id: `r${at}`,
    title: `Room ${at}`,
  }))
  await leftByOldApp('many', [
    ...many,
    { resource: 'stays', id: 's1', status: 'confirmed' },
    { resource: 'gone_from_the_contract', id: 'g1' },
  ])
  const { client, env, store } = await cutOff('many')
  const rooms = listQuery({ resource: 'rooms', route: 'listRooms' }, env)
  const { rows } = await client.fetchQuery(rooms)
  expect(rows).toHaveLength(95)
  expect(rows.every(({ name }) => name.startsWith('Room '))).toBe(true)
  expect(await store.db.cached.count()).toBe(95)
})

it('gives back to no role what was cut off for it', async () => {
  await leftByOldApp('cut', [
    { resource: 'hotel_bookings', owner: 'desk-staff', id: 'b1', room: { id: 'r1' }, ...nights },
    { resource: 'hotel_bookings', owner: 'desk', id: 'b1', room: { id: 'r1' }, ...nights },
  ])
  const { store } = await cutOff('cut')
  const kept = async (owner: string) =>
    (await store.cache.read({ owner, resource: 'hotel_bookings' }))?.rows[0]
  expect(await kept('desk')).toMatchObject({ room_id: 'r1', customer_name: '', total: 0 })
  const [part, scope] = [await kept('desk-staff'), await store.db.cached.toArray()]
  expect(part).toMatchObject({ room_id: 'r1', check_in: '2026-07-01' })
  expect(part).not.toHaveProperty('total')
  expect(part).not.toHaveProperty('customer_name')
  expect(scope.map((one) => one.scope)).toEqual(['2026-07-01', '2026-07-01'])
})

const nights = { start: '2026-07-01', end: '2026-07-03T00:00:00Z', status: 'Confirmed' }

it('writes the shape of a device that has no rows, and keeps what our house sends as it comes', async () => {
  const device = await testDevice({ name: 'new-device' })
  device.house.on('GET /api/rooms', () => ours([{ id: '1', version: 1, name: 'Ours', odd: '1' }]))
  const rooms = listQuery({ resource: 'rooms', route: 'listRooms' }, device.env)
  const { rows } = await device.client.fetchQuery(rooms)
  expect(rows).toEqual([{ id: '1', version: 1, operation_id: null, name: 'Ours', odd: '1' }])
  await device.offline.cache.ready()
  expect(await shapeIn(device)).toBe(ROWS_SHAPE)
})
