import { QueryObserver } from '@tanstack/query-core'
import { describe, expect, it } from 'vitest'
import { CHANGES_PAGE, type ChangesAnswer, type ResourceRow } from '#contract/resources.ts'
import { ours } from '../testing/fake-house.ts'
import { anna, row, testDevice, type TestDevice } from '../testing/test-device.ts'
import { listQuery } from './list-query.ts'
import { refreshFromDevice } from './refresh.ts'
import type { Cached } from './types.ts'
import { createChanges } from './changes.ts'
import { storedFullSyncFlag } from './full-sync-flag.ts'

const parse = (raw: ResourceRow) => raw
const rooms = ({ env }: TestDevice) =>
  listQuery({ resource: 'rooms', route: 'listRooms', parse }, env)

/** Answers GET /api/changes as told; the newest cursor asked with is in `asked`. */
function changesOf({ house }: TestDevice) {
  const asked: (string | null)[] = []
  let next: Partial<ChangesAnswer> = {}
  house.on('GET /api/changes', (request) => {
    asked.push(request.url.searchParams.get('since'))
    return ours({ cursor: 'c', epoch: 'e1', reset: false, changes: {}, ...next })
  })
  return { asked, answer: (is: Partial<ChangesAnswer>) => void (next = is) }
}

const kept = async ({ store }: TestDevice, owner = 'public') =>
  (await store.cache.read({ resource: 'rooms', owner }))?.rows.map(({ id, version }) => [
    id,
    version,
  ])

const whole = { rooms: { rows: [row('1'), row('2')], deleted: [] } }

describe('catching up', () => {
  it('starts with everything, then asks from the cursor and takes deletions', async () => {
    const device = await testDevice()
    const { asked, answer } = changesOf(device)
    answer({ cursor: 'c1', reset: true, changes: whole })
    await device.offline.changes.catchUp()
    answer({ cursor: 'c2', changes: { rooms: { rows: [row('2', 2)], deleted: ['1'] } } })
    await device.offline.changes.catchUp()
    expect(asked).toEqual([null, 'c1'])
    expect(await kept(device)).toEqual([['2', 2]])
  })

  it('takes the place of asking for each list, and leaves none out', async () => {
    const device = await testDevice()
    const { asked, answer } = changesOf(device)
    answer({ cursor: 'c1', reset: true, changes: whole })
    await device.offline.changes.catchUp()
    const list = await device.client.fetchQuery(rooms(device))
    expect(list).toMatchObject({ from: 'house', rows: [{ id: '1' }, { id: '2' }] })
    // A table without rows is empty, not unknown.
    const cars = listQuery({ resource: 'cars', route: 'listCars', parse }, device.env)
    expect(await device.client.fetchQuery(cars)).toMatchObject({ rows: [], from: 'house' })
    expect(asked).toHaveLength(1)
    expect(device.house.requests.map(({ url }) => url.pathname)).toEqual(['/api/changes'])
  })

  it('gives a slow device its time: what is kept is never shown as an empty table', async () => {
    const device = await testDevice()
    const { answer } = changesOf(device)
    answer({ cursor: 'c1', reset: true, changes: whole })
    await device.offline.changes.catchUp()
    const { cache } = device.store
    const read = cache.read.bind(cache)
    cache.read = async (...asked) => {
      await new Promise((later) => setTimeout(later, 1_200))
      return read(...asked)
    }
    const list = await device.client.fetchQuery(rooms(device))
    expect(list).toMatchObject({ from: 'house', rows: [{ id: '1' }, { id: '2' }] })
  })

  it('reads a list once where the house has nothing new, and again where it has', async () => {
    const device = await testDevice()
    const { asked, answer } = changesOf(device)
    answer({ cursor: 'c1', reset: true, changes: whole })
    await device.offline.changes.catchUp()
    const { cache } = device.store
    const read = cache.read.bind(cache)
    let reads = 0
    cache.read = (...given) => {
      reads += 1
      return read(...given)
    }
    // What was current lately is not asked for again, unless the server did not answer meanwhile.
    const loseHouse = async () => {
      device.house.cut(true)
      await device.offline.changes.catchUp()
      device.house.cut(false)
    }
    await loseHouse()
    answer({ cursor: 'c1' })
    const same = await device.client.fetchQuery(rooms(device))
    expect(same).toMatchObject({ from: 'house', rows: [{ id: '1' }, { id: '2' }] })
    expect([asked.length, reads]).toEqual([2, 1])

    await loseHouse()
    answer({ cursor: 'c2', changes: { rooms: { rows: [row('2', 2)], deleted: ['1'] } } })
    const next = await device.client.fetchQuery(rooms(device))
    expect(next.rows).toMatchObject([{ id: '2', version: 2 }])
    expect([asked.length, reads]).toEqual([3, 3])
  })

  it('never lowers a version with a change', async () => {
    const device = await testDevice()
    const { answer } = changesOf(device)
    answer({ cursor: 'c1', reset: true, changes: { rooms: { rows: [row('1', 5)], deleted: [] } } })
    await device.offline.changes.catchUp()
    answer({ cursor: 'c2', changes: { rooms: { rows: [row('1', 4)], deleted: [] } } })
    await device.offline.changes.catchUp()
    expect(await kept(device)).toEqual([['1', 5]])
  })

  it('of a new epoch replaces what is kept, lower versions too, and says so', async () => {
    const device = await testDevice()
    const { changes } = device.offline
    const { answer } = changesOf(device)
    const epochs: string[] = []
    device.store.outbox.meetEpoch = async (epoch) => void epochs.push(epoch)
    answer({ cursor: 'c1', reset: true, changes: { rooms: { rows: [row('1', 5)], deleted: [] } } })
    await changes.catchUp()
    expect(epochs).toEqual(['e1'])
    answer({
      cursor: 'd1',
      epoch: 'e2',
      reset: true,
      changes: whole,
    })
    await changes.catchUp()
    expect(epochs).toEqual(['e1', 'e2'])
    // Heard by other ways too: who never catches up (data is to be saved) asks for the server alone.
    device.house.on('GET /api/house', () => ours({ capabilities: [], epoch: 'e3' }))
    await device.offline.ask({ route: 'getHouse' })
    await device.offline.ask({ route: 'getHouse' })
    expect(epochs).toEqual(['e1', 'e2', 'e3'])
    expect(await kept(device)).toEqual([
      ['1', 1],
      ['2', 1],
    ])
  })

  it('of another tab meanwhile wins: a late answer brings nothing back', async () => {
    const device = await testDevice()
    const { cache } = device.store
    const base = { epoch: 'e1', reset: false }
    await cache.applyChanges('public', null, { ...base, cursor: 'c1', changes: whole }, 'now')
    const gone = { rooms: { rows: [], deleted: ['1'] } }
    await cache.applyChanges('public', 'c1', { ...base, cursor: 'c2', changes: gone }, 'now')
    const late = { ...base, cursor: 'c1b', changes: whole }
    expect(await cache.applyChanges('public', 'c1', late, 'now')).toBe('overtaken')
    expect(await kept(device)).toEqual([['2', 1]])
    expect(await cache.cursor('public')).toMatchObject({ cursor: 'c2' })
  })

  it('asks once however many want it, and once more when something changed meanwhile', async () => {
    const device = await testDevice()
    const { asked } = changesOf(device)
    const { changes } = device.offline
    await Promise.all([1, 2, 3].map(() => changes.catchUp({ maxAge: 1_000 })))
    expect(asked).toHaveLength(1)
    await Promise.all([changes.catchUp(), changes.catchUp(), changes.catchUp()])
    expect(asked).toHaveLength(3)
    await changes.catchUp({ maxAge: 60_000 })
    expect(asked).toHaveLength(3)
  })

  it('is not current any more once the house is known not to be heard', async () => {
    const device = await testDevice()
    const { answer } = changesOf(device)
    answer({ cursor: 'c1', reset: true, changes: whole })
    await device.offline.changes.catchUp()
    device.house.cut(true)
    await device.offline.changes.catchUp()
    // A list that nobody looked at until now says that it is kept, and why.
    const list = await device.client.fetchQuery(rooms(device))
    expect(list).toMatchObject({ from: 'device', cause: 'no-house', rows: [{}, {}] })
  })

  it('keeps staff’s rows apart from everybody’s', async () => {
    const device = await testDevice()
    const { answer } = changesOf(device)
    await device.offline.signIn(anna, false)
    const orders = { restaurant_orders: { rows: [row('o1')], deleted: [] } }
    answer({ cursor: 'c1', reset: true, changes: { ...whole, ...orders } })
    await device.offline.changes.catchUp()
    const owners = (await device.store.db.cached.toArray()).map(({ owner, id }) => `${owner} ${id}`)
    expect(owners.sort()).toEqual(['desk o1', 'public 1', 'public 2'])
  })

  it('keeps nothing of an answer that comes after signing out', async () => {
    const device = await testDevice()
    const { offline, house, store } = device
    const answer = Promise.withResolvers<Response>()
    house.on('GET /api/changes', () => answer.promise)
    await offline.signIn(anna, false)
    const catching = offline.changes.catchUp()
    await new Promise((done) => setTimeout(done, 20))
    await offline.signOut()
    const orders = { restaurant_orders: { rows: [row('secret')], deleted: [] } }
    answer.resolve(ours({ cursor: 'c', epoch: 'e', reset: true, changes: orders }))
    expect(await catching).toEqual({ kind: 'unavailable' })
    expect(await store.db.cached.toArray()).toEqual([])
  })

  it('tells what is new at the house since it was last current, and of no old row that changed', async () => {
    const device = await testDevice()
    const { answer } = changesOf(device)
    await device.offline.signIn(anna, false)
    const told: string[][] = []
    device.offline.changes.onWritten((_, __, arrived) =>
      told.push(arrived.map(({ resource, row: { id } }) => `${resource} ${id}`)),
    )
    const old = row('old', 1, { created_at: '2020-01-01T00:00:00.000Z' })
    const fresh = row('fresh', 1, { created_at: new Date().toISOString() })
    const orders = (...rows: ResourceRow[]) => ({ restaurant_orders: { rows, deleted: [] } })
    answer({ cursor: 'c1', reset: true, changes: { ...whole, ...orders(old, fresh) } })
    await device.offline.changes.catchUp()
    const next = row('next', 1, { created_at: new Date().toISOString() })
    answer({ cursor: 'c2', changes: { ...whole, ...orders({ ...old, version: 2 }, next) } })
    await device.offline.changes.catchUp()
    // Its transaction took longer than the answer before; the other was told of, and has changed since.
    const late = row('late', 1, { created_at: new Date(Date.now() - 5_000).toISOString() })
    answer({ cursor: 'c3', changes: orders({ ...next, version: 2 }, late) })
    await device.offline.changes.catchUp()
    // Everything is no news.
    expect(told).toEqual([[], ['restaurant_orders next'], ['restaurant_orders late']])
  })

  describe('in pages', () => {
    const pageOf = (...ids: string[]) => ({
      rooms: { rows: ids.map((id) => row(id)), deleted: [] },
    })
    const ids = async (device: TestDevice) => (await kept(device))?.map(([id]) => id)

    /** Answers page after page; the last one given answers whatever comes after. */
    function pagesOf({ house }: TestDevice, pages: Partial<ChangesAnswer>[]) {
      const asked: (string | null)[] = []
      house.on('GET /api/changes', (request) => {
        asked.push(request.url.searchParams.get('since'))
        const next = pages.length > 1 ? pages.shift() : pages[0]
        return ours({ cursor: 'c', epoch: 'e1', reset: false, changes: {}, ...next })
      })
      return asked
    }

    it('asks for pages until there are no more, and tells of them once', async () => {
      const device = await testDevice()
      const told: unknown[] = []
      device.offline.changes.onWritten((resources) => told.push(resources))
      const asked = pagesOf(device, [
        { cursor: 'p1', reset: true, more: true, changes: pageOf('1') },
        { cursor: 'p2', more: true, changes: pageOf('2') },
        { cursor: 'end', changes: { cars: { rows: [row('9')], deleted: [] } } },
      ])
      expect(await device.offline.changes.catchUp()).toMatchObject({ kind: 'current' })
      expect(asked).toEqual([null, 'p1', 'p2'])
      expect(await ids(device)).toEqual(['1', '2'])
      expect(told).toEqual([null])
      expect(device.offline.changes.covers('public')).toBe(true)
    })

    it.each([
      { took: 20, sizes: [100, CHANGES_PAGE, CHANGES_PAGE] },
      { took: 400, sizes: [100, 50, 30] },
    ])('asks for as many rows as it writes quickly: $took ms a page', async ({ took, sizes }) => {
      const device = await testDevice()
      const { ask, host, clock, link, session } = device.offline
      const cache = (await device.offline.cache.ready())!
      let time = 0
      const changes = createChanges({
        ask,
        host,
        clock,
        link,
        session,
        hint: storedFullSyncFlag(null),
        now: () => time,
        cache: {
          now: () => cache,
          ready: async () => ({
            ...cache,
            applyChanges: (...page) => {
              time += took
              return cache.applyChanges(...page)
            },
          }),
        },
      })
      pagesOf(device, [
        { cursor: 'p1', reset: true, more: true, changes: pageOf('1') },
        { cursor: 'p2', more: true, changes: pageOf('2') },
        { cursor: 'end' },
      ])
      expect(await changes.catchUp()).toMatchObject({ kind: 'current' })
      const asked = device.house.requests.map(({ url }) => Number(url.searchParams.get('page')))
      expect(asked).toEqual(sizes)
    })

    it('keeps what was there readable until the last, and drops then what none named', async () => {
      const device = await testDevice()
      pagesOf(device, [
        { cursor: 'c1', reset: true, changes: pageOf('1', '2', '3') },
        { cursor: 'p1', epoch: 'e2', reset: true, more: true, changes: pageOf('1') },
        { cursor: 'c2', epoch: 'e2', changes: pageOf('4') },
      ])
      await device.offline.changes.catchUp()
      const { cache } = device.store
      const seen: unknown[] = []
      const apply = cache.applyChanges.bind(cache)
      cache.applyChanges = async (...answer) => {
        const outcome = await apply(...answer)
        seen.push(await ids(device))
        return outcome
      }
      await device.offline.changes.catchUp()
      expect(seen).toEqual([
        ['1', '2', '3'],
        ['1', '4'],
      ])
    })

    it('says how old the rows are when the link goes before the last', async () => {
      const device = await testDevice()
      const { cache } = device.store
      device.house.on('GET /api/changes', ({ url }) =>
        url.searchParams.get('since') === null
          ? ours({ cursor: 'p1', epoch: 'e1', reset: true, more: true, changes: pageOf('5') })
          : new Response(null, { status: 500 }),
      )
      await device.offline.changes.catchUp()
      const since = (await cache.cursor('public'))?.asOf
      expect(since).toMatch(/^20/)
      const key = { resource: 'rooms', owner: 'public' } as const
      expect(await cache.read(key)).toMatchObject({ asOf: since, partial: true })
      expect(await cache.readOne(key, '5')).toMatchObject({ asOf: since })
      // Not there yet is not the same as none.
      expect(await cache.readOne(key, '6')).toBeNull()
    })

    it('leaves alone what came in by another way meanwhile', async () => {
      const device = await testDevice()
      const { cache } = device.store
      await cache.cacheOne({ resource: 'rooms', owner: 'public' }, '2', row('2'))
      device.house.on('GET /api/changes', ({ url }) =>
        url.searchParams.get('since') === null
          ? ours({ cursor: 'p1', epoch: 'e1', reset: true, more: true, changes: pageOf('5') })
          : new Response(null, { status: 500 }),
      )
      await device.offline.changes.catchUp()
      await cache.cacheOne({ resource: 'rooms', owner: 'public' }, '3', row('3'))
      pagesOf(device, [{ cursor: 'end' }])
      await device.offline.changes.catchUp()
      // 2 was there before the first page was kept; 3 came after it.
      expect(await ids(device)).toEqual(['3', '5'])
    })

    it('goes on after a crash where it was, and starts again when the house says so', async () => {
      const name = 'crashed'
      const first = await testDevice({ name })
      const pages = [
        { cursor: 'c1', reset: true, changes: pageOf('1', '2') },
        { cursor: 'p1', reset: true, more: true, changes: pageOf('3') },
      ]
      pagesOf(first, pages)
      await first.offline.changes.catchUp()
      first.house.on('GET /api/changes', ({ url }) => {
        const since = url.searchParams.get('since')
        if (since !== 'c1') throw new TypeError('cut')
        return ours({ epoch: 'e1', reset: true, more: true, cursor: 'p1', changes: pageOf('3') })
      })
      expect(await first.offline.changes.catchUp()).toMatchObject({ kind: 'none' })
      expect(await ids(first)).toEqual(['1', '2', '3'])

      const second = await testDevice({ name })
      const asked = pagesOf(second, [
        { cursor: 'q1', epoch: 'e2', reset: true, more: true, changes: pageOf('2') },
        { cursor: 'end', epoch: 'e2', changes: pageOf('7') },
      ])
      const told: unknown[] = []
      second.offline.changes.onWritten((resources) => told.push(resources))
      await second.offline.changes.catchUp()
      expect(asked).toEqual(['p1', 'q1'])
      expect(await ids(second)).toEqual(['2', '7'])
      expect(told).toEqual([null])
      const facts = await second.store.db.facts.toCollection().primaryKeys()
      expect(facts.filter((fact) => fact.includes('#'))).toEqual([])
    })

    it('of changes alone are kept one by one, and the age of lists is told with the last', async () => {
      const device = await testDevice()
      pagesOf(device, [
        { cursor: 'c1', reset: true, changes: pageOf('1') },
        { cursor: 'p1', more: true, changes: pageOf('2') },
        { cursor: 'end', changes: { rooms: { rows: [], deleted: ['1'] } } },
      ])
      const told: unknown[] = []
      await device.offline.changes.catchUp()
      device.offline.changes.onWritten((resources) => told.push(resources))
      await device.offline.changes.catchUp()
      expect(await ids(device)).toEqual(['2'])
      expect(told).toEqual([['rooms']])
    })

    it('tells of pages that came before the link went, once the rest has come', async () => {
      const device = await testDevice()
      const fresh = row('5', 1, { created_at: new Date(Date.now() + 1_000).toISOString() })
      pagesOf(device, [
        { cursor: 'c1', reset: true, changes: pageOf('1') },
        { cursor: 'p1', more: true, changes: { rooms: { rows: [fresh], deleted: [] } } },
        { cursor: 'end', changes: { cars: { rows: [row('9')], deleted: [] } } },
      ])
      const told: unknown[] = []
      const { changes } = device.offline
      await changes.catchUp()
      changes.onWritten((resources, _, arrived) =>
        told.push([resources, arrived.map(({ row: { id } }) => id)]),
      )
      const { cache } = device.store
      const apply = cache.applyChanges.bind(cache)
      cache.applyChanges = async (...answer) => {
        const outcome = await apply(...answer)
        device.house.cut(true)
        return outcome
      }
      expect(await changes.catchUp()).toMatchObject({ kind: 'none' })
      expect(told).toEqual([])
      device.house.cut(false)
      cache.applyChanges = apply
      await changes.catchUp()
      expect(told).toEqual([[['rooms', 'cars'], ['5']]])
    })

    it('does not ask a house for ever that stands still', async () => {
      const device = await testDevice()
      const asked = pagesOf(device, [{ cursor: 'p', more: true }])
      expect(await device.offline.changes.catchUp()).toEqual({ kind: 'unavailable' })
      expect(asked).toEqual([null, 'p'])
    })

    it('forgets the pages of who signs out amid them', async () => {
      const device = await testDevice()
      await device.offline.signIn(anna, false)
      device.house.on('GET /api/changes', ({ url }) => {
        if (url.searchParams.get('since') !== null) throw new TypeError('cut')
        return ours({ epoch: 'e1', reset: true, more: true, cursor: 'p1', changes: pageOf('3') })
      })
      await device.offline.changes.catchUp()
      await device.offline.signOut()
      const facts = await device.store.db.facts.toCollection().primaryKeys()
      expect(facts.filter((fact) => fact.startsWith('changes:'))).toEqual([])
    })
  })

  it('starts anew when the app has come to know more resources', async () => {
    const device = await testDevice()
    const { asked } = changesOf(device)
    const old = { cursor: 'c1', epoch: 'e1', asOf: 'then', resources: ['rooms'] }
    await device.store.facts.write('changes:public', old)
    await device.offline.changes.catchUp()
    expect(asked).toEqual([null])
  })

  it('without the house leaves what is kept, with the cause', async () => {
    const device = await testDevice()
    const { answer } = changesOf(device)
    answer({ cursor: 'c1', reset: true, changes: whole })
    await device.offline.changes.catchUp()
    device.house.cut(true)
    expect(await device.offline.changes.catchUp()).toEqual({ kind: 'none', cause: 'no-house' })
    expect(await kept(device)).toHaveLength(2)
  })
})

it('a screen shows what came in without asking again', async () => {
  const device = await testDevice()
  const { answer } = changesOf(device)
  const { client, offline, store, house } = device
  offline.changes.onWritten((resources) => {
    void refreshFromDevice(client, store.cache, resources, { from: 'house' })
  })
  answer({ cursor: 'c1', reset: true, changes: whole })
  await offline.changes.catchUp()
  const seen: (Cached<ResourceRow> | undefined)[] = []
  const end = new QueryObserver(client, rooms(device)).subscribe(({ data }) => seen.push(data))
  await new Promise((done) => setTimeout(done, 30))
  const requests = house.requests.length
  answer({ cursor: 'c2', changes: { rooms: { rows: [row('3')], deleted: [] } } })
  await offline.changes.catchUp()
  await new Promise((done) => setTimeout(done, 30))
  expect(seen.at(-1)?.rows.map(({ id }) => id)).toEqual(['1', '2', '3'])
  expect(house.requests).toHaveLength(requests + 1)
  end()
})
