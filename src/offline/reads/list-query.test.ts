import { QueryObserver } from '@tanstack/query-core'
import { describe, expect, it } from 'vitest'
import type { ResourceRow } from '#contract/resources.ts'
import type { Cache } from './cache-types.ts'
import type { ReadEnvironment } from './environment.ts'
import { fakeServer, foreign, ours, page } from '../testing/fake-house.ts'
import { anna, ben, row, testDevice, type TestDevice } from '../testing/test-device.ts'
import { listQuery } from './list-query.ts'
import { rowQuery } from './row-query.ts'
import type { Cached } from './types.ts'

const parse = (raw: ResourceRow) => raw
const ids = (kept: Cached<ResourceRow>) => kept.rows.map(({ id }) => id)

const rooms = (env: () => ReadEnvironment) =>
  listQuery({ resource: 'rooms', route: 'listRooms', parse }, env)

const orders = (env: () => ReadEnvironment) =>
  listQuery({ resource: 'restaurant_orders', route: 'listRestaurantOrders', parse }, env)

const room = (env: () => ReadEnvironment, id: string) =>
  rowQuery({ resource: 'rooms', route: 'getRoom', params: { id }, id, parse }, env)

/** Asks as a screen would that has nothing yet. */
function fresh({ client, env }: TestDevice): Promise<Cached<ResourceRow>> {
  client.clear()
  return client.fetchQuery(rooms(env))
}

/** The same store, on a device that takes so long to hand out what it read, ms. */
function slowToRead(env: ReadEnvironment, ms: number): ReadEnvironment {
  const slow = (cache: Cache): Cache => ({
    ...cache,
    read: async (...asked) => {
      const read = await cache.read(...asked)
      await new Promise((later) => setTimeout(later, ms))
      return read
    },
  })
  return {
    ...env,
    cache: {
      ...env.cache,
      now: () => {
        const cache = env.cache.now()
        return cache === null ? null : slow(cache)
      },
    },
  }
}

describe('a list', () => {
  it.each([
    ['bare', [row('1'), row('2')]],
    ['under data', { data: [row('1'), row('2')] }],
    ['under data.data', { data: { data: [row('1'), row('2')] } }],
  ])('is read %s, kept, and answered from the device without the house', async (_, body) => {
    const device = await testDevice()
    device.house.on('GET /api/rooms', () => ours(body))
    const first = await fresh(device)
    expect(ids(first)).toEqual(['1', '2'])
    expect(first).toMatchObject({ from: 'house' })
    expect(first).not.toHaveProperty('cause')

    device.house.cut(true)
    const second = await fresh(device)
    expect(second).toEqual({
      rows: first.rows,
      asOf: first.asOf,
      from: 'device',
      cause: 'no-house',
    })
  })

  it('fails with the cause when nothing is kept and nobody answers', async () => {
    const device = await testDevice()
    device.house.on('GET /api/rooms', () => page(200))
    await expect(fresh(device)).rejects.toMatchObject({ linkCause: 'not-the-house' })
  })

  it('that was empty at the house is empty here too, not an error', async () => {
    const device = await testDevice()
    device.house.on('GET /api/rooms', () => ours([]))
    await fresh(device)
    device.house.cut(true)
    expect(await fresh(device)).toMatchObject({ rows: [], from: 'device', cause: 'no-house' })
  })

  it('shows what is kept first, then the house’s', async () => {
    const device = await testDevice()
    device.house.on('GET /api/rooms', () => ours([row('1')]))
    await fresh(device)
    const answer = Promise.withResolvers<Response>()
    device.house.on('GET /api/rooms', () => answer.promise)

    device.client.clear()
    const seen: (Cached<ResourceRow> | undefined)[] = []
    const observer = new QueryObserver(device.client, rooms(device.env))
    const end = observer.subscribe(({ data }) => seen.push(data))
    await until(() => seen.some((data) => data !== undefined))
    expect(seen.at(-1)).toMatchObject({ from: 'device', rows: [{ id: '1' }] })
    expect(seen.at(-1)).not.toHaveProperty('cause')
    answer.resolve(ours([row('1'), row('2')]))
    await until(() => seen.at(-1)?.from === 'house')
    expect(ids(seen.at(-1) as Cached<ResourceRow>)).toEqual(['1', '2'])
    end()
  })

  it('refused by the house shows what is kept, and says so', async () => {
    const device = await testDevice()
    device.house.on('GET /api/rooms', () => ours([row('1')]))
    await fresh(device)
    device.house.on('GET /api/rooms', () =>
      ours({ code: 'session_expired', message: 'Session expired (419).' }, 419),
    )
    expect(await fresh(device)).toMatchObject({
      from: 'device',
      rows: [{ id: '1' }],
      refusal: { status: 419, code: 'session_expired', message: 'Session expired (419).' },
    })
  })

  it('says when more exists at the house than came', async () => {
    const device = await testDevice()
    const body = { data: { data: [row('1')], current_page: 1, last_page: 3 } }
    device.house.on('GET /api/rooms', () => ours(body))
    expect(await fresh(device)).toMatchObject({ partial: true })
    device.house.cut(true)
    expect(await fresh(device)).toMatchObject({ partial: true, rows: [{ id: '1' }] })
  })
})

describe('the cache', () => {
  it('never lowers a version, and shows the later one', async () => {
    const device = await testDevice()
    const key = { resource: 'rooms', owner: 'public' } as const
    await device.store.cache.cacheOne(key, '1', { ...row('1', 5), name: 'Later' } as ResourceRow)
    device.house.on('GET /api/rooms', () => ours([row('1', 4), row('2', 1)]))
    const kept = await fresh(device)
    expect(kept.rows).toMatchObject([{ id: '1', version: 5, name: 'Later' }, { id: '2' }])
  })

  it('deletes a row that a whole list lacks', async () => {
    const device = await testDevice()
    device.house.on('GET /api/rooms', () => ours([row('1'), row('2')]))
    await fresh(device)
    device.house.on('GET /api/rooms', () => ours([row('2')]))
    expect(ids(await fresh(device))).toEqual(['2'])
  })

  it('keeps a row that came in, or changed, while the list was on its way', async () => {
    const device = await testDevice()
    const key = { resource: 'rooms', owner: 'public' } as const
    device.house.on('GET /api/rooms', () => ours([row('1'), row('2')]))
    await fresh(device)
    device.house.on('GET /api/rooms', async () => {
      await device.store.cache.cacheOne(key, '3', row('3'))
      await device.store.cache.cacheOne(key, '2', row('2', 2))
      return ours([row('1')])
    })
    expect(ids(await fresh(device))).toEqual(['1', '2', '3'])
  })

  it('keeps a row that a part of a list lacks', async () => {
    const device = await testDevice()
    device.house.on('GET /api/rooms', () => ours([row('1'), row('2')]))
    await fresh(device)
    device.house.on('GET /api/rooms', () => ours({ data: [row('1')], next_page_url: '/2' }))
    expect(ids(await fresh(device))).toEqual(['1', '2'])
  })

  it('follows the next pages of tour bookings, five in all, and says where there is more', async () => {
    const device = await testDevice()
    await device.offline.signIn(anna, false)
    const tours = (env: () => ReadEnvironment) =>
      listQuery({ resource: 'tour_bookings', route: 'listTourBookings', pages: 5, parse }, env)
    const asked: string[] = []
    let last = 3
    device.house.on('GET /api/tour-bookings', ({ url }) => {
      const at = Number(url.searchParams.get('page') ?? 1)
      asked.push(String(at))
      const next = at < last ? `https://elsewhere.example/tour-bookings?page=${at + 1}` : null
      return foreign(200, { data: { data: [{ id: at, date: '2026-06-01' }], next_page_url: next } })
    })
    const read = () => {
      device.client.clear()
      asked.length = 0
      return device.client.fetchQuery(tours(device.env))
    }
    const whole = await read()
    expect([ids(whole), asked, whole.partial]).toEqual([
      ['1', '2', '3'],
      ['1', '2', '3'],
      undefined,
    ])
    last = 9
    const cut = await read()
    expect([ids(cut), asked, cut.partial]).toEqual([
      ['1', '2', '3', '4', '5'],
      ['1', '2', '3', '4', '5'],
      true,
    ])
  })

  it('reads rows of a foreign host: numbers as ids, no versions, the newest answer counts', async () => {
    const device = await testDevice()
    device.house.on('GET /api/rooms', () => foreign(200, { data: [{ id: 7, name: 'Old' }] }))
    await fresh(device)
    device.house.on('GET /api/rooms', () => foreign(200, { data: [{ id: 7, name: 'New' }] }))
    const kept = await fresh(device)
    expect(kept.rows).toMatchObject([{ id: '7', name: 'New', operation_id: null }])
    device.house.cut(true)
    expect((await fresh(device)).rows).toEqual(kept.rows)
  })

  it('forgets what a whole answer lacks, also where reading the store takes longer than asking', async () => {
    const device = await testDevice()
    device.house.on('GET /api/rooms', () => foreign(200, { data: [{ id: 1 }, { id: 2 }] }))
    await fresh(device)
    const slow = slowToRead(device.env(), 300)
    device.house.on('GET /api/rooms', () => foreign(200, { data: [{ id: 2 }] }))
    device.client.clear()
    const found = await device.client.fetchQuery(rooms(() => slow))
    expect(ids(found)).toEqual(['2'])
    device.house.cut(true)
    expect(ids(await fresh(device))).toEqual(['2'])
  })

  it('forgets what a whole answer lacks, also where the store opened after the asking', async () => {
    const device = await testDevice()
    device.house.on('GET /api/rooms', () => foreign(200, { data: [{ id: 1 }, { id: 2 }] }))
    await fresh(device)
    const env = device.env()
    let isOpen = false
    const late = { ...env, cache: { ...env.cache, now: () => (isOpen ? env.cache.now() : null) } }
    device.house.on('GET /api/rooms', () => {
      isOpen = true
      return foreign(200, { data: [{ id: 2 }] })
    })
    device.client.clear()
    expect(ids(await device.client.fetchQuery(rooms(() => late)))).toEqual(['2'])
    device.house.cut(true)
    expect(ids(await fresh(device))).toEqual(['2'])
  })

  it('reads long lists and ranges whole, in pieces, each row once', async () => {
    const { cache } = (await testDevice()).store
    const key = { owner: 'u1', resource: 'restaurant_orders' } as const
    // Days of one order and of more than a piece.
    const days = ['2026-06-01', ...Array.from({ length: 400 }, () => '2026-06-02'), '2026-06-03']
    const rows = days.map((schedule_date, at) => row(`o${1000 + at}`, 1, { schedule_date }))
    const answer = { rows, asOf: 'now', complete: true, before: null }
    await cache.cacheList(key, answer)
    const read = async (scope?: readonly [string, string]) => {
      const pieces: number[] = []
      const each = (some: unknown[]) => void pieces.push(some.length)
      const kept = await cache.read({ ...key, ...(scope && { scope }) }, each)
      expect(pieces.reduce((sum, count) => sum + count, 0)).toBe(kept?.rows.length)
      return kept?.rows.map(({ id }) => id)
    }
    expect(await read()).toEqual(rows.map(({ id }) => id))
    expect(await read(['2026-06-01', '2026-06-30'])).toEqual(rows.map(({ id }) => id))
    expect(await read(['2026-06-02', '2026-06-02'])).toHaveLength(400)
    expect(await read(['2026-06-03', '2026-06-30'])).toEqual([rows.at(-1)?.id])
    expect(await read(['2026-07-01', '2026-07-31'])).toEqual([])
  })

  it('reads one scope where rows do not name theirs', async () => {
    const device = await testDevice()
    const items = (scope: string) =>
      listQuery(
        { resource: 'items', route: 'listCategoryItems', params: { id: scope }, scope, parse },
        device.env,
      )
    const tea = (id: number) => ({ id, name: 'Tea', price: 2 })
    device.house.on('GET /api/categories/a/items', () => foreign(200, [tea(1)]))
    device.house.on('GET /api/categories/b/items', () =>
      foreign(200, [{ ...tea(2), category_id: 'b' }]),
    )
    await device.client.fetchQuery(items('a'))
    await device.client.fetchQuery(items('b'))
    device.house.cut(true)
    device.client.clear()
    expect(ids(await device.client.fetchQuery(items('a')))).toEqual(['1'])
    expect(ids(await device.client.fetchQuery(items('b')))).toEqual(['2'])
  })
})

describe('a long list', () => {
  const many = (changed = '') =>
    Array.from({ length: 600 }, (_, at) =>
      row(`${1000 + at}`, `${1000 + at}` === changed ? 2 : 1, {
        nested: { at, changed: `${1000 + at}` === changed },
      }),
    )
  const copied = (raw: ResourceRow): ResourceRow => ({ ...raw })
  const list = (env: () => ReadEnvironment) =>
    listQuery({ resource: 'rooms', route: 'listRooms', parse: copied }, env)

  it('is the same list when it is read again and nothing changed', async () => {
    const device = await testDevice()
    device.house.on('GET /api/rooms', () => ours(many()))
    const shown = async () => {
      await device.client.fetchQuery(list(device.env))
      return device.client.getQueryData<Cached<ResourceRow>>(list(device.env).queryKey)?.rows
    }
    const first = await shown()
    expect(first).toHaveLength(600)
    expect(await shown()).toBe(first)
  })

  it('has the same rows but for those that changed', async () => {
    const device = await testDevice()
    device.house.on('GET /api/rooms', () => ours(many()))
    const first = await device.client.fetchQuery(list(device.env))
    device.house.on('GET /api/rooms', () => ours(many('1007')))
    const { rows } = await device.client.fetchQuery(list(device.env))
    const others = rows.filter((one, at) => one !== first.rows[at])
    expect(others).toMatchObject([{ id: '1007', version: 2, nested: { changed: true } }])
  })
})

describe('whose rows they are', () => {
  it('another role sees nothing of them, signing out deletes them', async () => {
    const device = await testDevice()
    const { offline, client, house, env } = device
    house.on('GET /api/restaurant-orders', (request) =>
      ours([row(request.headers.get('authorization') ?? 'nobody')]),
    )
    house.on('POST /api/logout', () => ours({}))
    await offline.signIn(anna, false)
    expect(ids(await client.fetchQuery(orders(env)))).toEqual(['Bearer token-anna'])

    house.cut(true)
    await offline.signIn({ ...ben, role: 'trainer' }, false)
    await expect(client.fetchQuery(orders(env))).rejects.toMatchObject({ linkCause: 'no-house' })

    await offline.signIn(anna, false)
    client.clear()
    expect(ids(await client.fetchQuery(orders(env)))).toEqual(['Bearer token-anna'])

    await offline.signOut()
    expect(await device.store.db.cached.toArray()).toEqual([])
    expect(await device.store.db.fetched.toArray()).toEqual([])
    await offline.signIn(anna, false)
    await expect(client.fetchQuery(orders(env))).rejects.toMatchObject({ linkCause: 'no-house' })
  })

  it('who takes over at the desk reads on without the link, as long as anybody stays', async () => {
    const { offline, client, house, env, store } = await testDevice()
    house.on('GET /api/restaurant-orders', () => ours([row('7')]))
    house.on('POST /api/logout', () => ours({}))
    await offline.signIn(anna, true)
    await client.fetchQuery(orders(env))
    house.cut(true)
    await offline.signOut({ keepDesk: true })
    await offline.signIn(ben, true)
    expect(ids(await client.fetchQuery(orders(env)))).toEqual(['7'])
    await offline.signOut()
    expect(await store.db.cached.toArray()).toEqual([])
  })

  it('an answer that comes after signing out is not kept', async () => {
    const device = await testDevice()
    const { offline, client, house, env } = device
    const answer = Promise.withResolvers<Response>()
    house.on('GET /api/restaurant-orders', () => answer.promise)
    await offline.signIn(anna, false)
    const asking = client.fetchQuery(orders(env)).catch(() => null)
    await until(() => house.requests.some(({ url }) => url.pathname.endsWith('restaurant-orders')))
    await offline.signOut()
    answer.resolve(ours([row('secret')]))
    await asking
    await new Promise((done) => setTimeout(done, 20))
    expect(await device.store.db.cached.toArray()).toEqual([])
  })

  it('a guest’s own order and the desk’s full row lie side by side', async () => {
    const device = await testDevice()
    const { offline, client, house, env } = device
    const own = () =>
      listQuery(
        {
          resource: 'restaurant_orders',
          route: 'lookUpRestaurantOrders',
          body: { codes: ['ABCD2345'] },
          staff: false,
          complete: false,
          parse,
        },
        env,
      )
    house.on('POST /api/restaurant/orders/lookup', () => ours([row('o1')]))
    house.on('GET /api/restaurant-orders', () => ours([row('o1', 1, { customer_name: 'Grace' })]))
    await client.fetchQuery(own())
    await offline.signIn(anna, false)
    await client.fetchQuery(orders(env))
    house.cut(true)
    client.clear()
    expect((await client.fetchQuery(own())).rows[0]).not.toHaveProperty('customer_name')
    expect((await client.fetchQuery(orders(env))).rows[0]).toHaveProperty('customer_name')
  })
})

describe('without a store', () => {
  const dead = { open: () => Promise.reject(new Error('no chunk')) }

  it('the network’s rows are shown all the same', async () => {
    const device = await testDevice(dead)
    device.house.on('GET /api/rooms', () => ours([row('1')]))
    expect(await fresh(device)).toMatchObject({ from: 'house', rows: [{ id: '1' }] })
    expect(device.offline.device.getSnapshot()).toBe('unavailable')
  })

  it('nor does one that hangs hold them back', async () => {
    const device = await testDevice()
    device.house.on('GET /api/rooms', () => ours([row('1')]))
    Object.assign(device.store.cache, { read: never, cacheList: never })
    expect(await fresh(device)).toMatchObject({ from: 'house', rows: [{ id: '1' }] })
  }, 5_000)

  it('confirming says at once that nothing was saved', async () => {
    const { offline } = await testDevice(dead)
    const confirming = offline.outbox.confirm({
      route: 'placeRestaurantOrder',
      body: {},
      actor: { kind: 'guest' },
      words: { title: '', detail: '' },
    })
    await expect(confirming).rejects.toMatchObject({ reason: 'unavailable' })
  })
})

describe('one row', () => {
  it('is kept and answered from the device; a row that does not exist is null', async () => {
    const device = await testDevice({ house: fakeServer() })
    const { house, client, env } = device
    house.on('GET /api/rooms/1', () => ours({ data: row('1') }))
    house.on('GET /api/rooms/2', () => ours({ code: 'not_found', message: '' }, 404))
    expect(await client.fetchQuery(room(env, '1'))).toMatchObject({ row: { id: '1' } })
    expect(await client.fetchQuery(room(env, '2'))).toMatchObject({ row: null, from: 'house' })
    house.cut(true)
    client.clear()
    expect(await client.fetchQuery(room(env, '1'))).toMatchObject({
      row: { id: '1' },
      from: 'device',
      cause: 'no-house',
    })
  })
})

const never = () => new Promise<never>(() => {})

async function until(is: () => boolean): Promise<void> {
  for (let tries = 0; !is(); tries += 1) {
    if (tries > 200) throw new Error('It never came')
    await new Promise((done) => setTimeout(done, 5))
  }
}
