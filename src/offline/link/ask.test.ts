import { describe, expect, it, vi } from 'vitest'
import { routeOf } from '#contract/routes.ts'
import { SERVER_HEADER, TIME_HEADER } from '#contract/wire.ts'
import { fakeServer, foreign, ours, page, type FakeServer } from '../testing/fake-house.ts'
import { createAsk } from './ask.ts'
import { createClock } from './clock.ts'
import { createHost } from './host.ts'
import type { LinkCause } from './types.ts'

function setUp(house: FakeServer = fakeServer(), base = 'http://house.test') {
  const host = createHost()
  const clock = createClock()
  const heard: ('up' | LinkCause)[] = []
  const ask = createAsk({
    routeOf,
    base,
    host,
    clock,
    link: { heard: () => heard.push('up'), missed: (cause) => heard.push(cause) },
    deviceId: () => Promise.resolve('device-1'),
    fetch: house.fetch,
  })
  return { house, host, clock, heard, ask }
}

const anOrder = { items: [], filler: 'x'.repeat(3_000) }

describe('who answers', () => {
  it('is our house by its header, or by the capabilities in its body', async () => {
    const one = setUp()
    one.house.on('GET /api/categories', () => ours([]))
    await one.ask({ route: 'listCategories' })
    expect(one.host.kind()).toBe('ours')

    const other = setUp()
    other.house.on('GET /api/house', () => foreign(200, { capabilities: [], contract_version: 1 }))
    await other.ask({ route: 'getHouse' })
    expect(other.host.kind()).toBe('ours')
  })

  it('is a foreign host when /api/house is not there', async () => {
    const { ask, host, heard } = setUp()
    const asked = await ask({ route: 'getHouse' })
    expect(asked).toMatchObject({ kind: 'answer', status: 404, houseTime: null })
    expect(host.kind()).toBe('foreign')
    expect(heard).toEqual(['up'])
  })

  it.each([
    ['a portal with 200', () => page(200), 'not-the-house'],
    ['a portal with 403', () => page(403), 'not-the-house'],
    ['a portal that must be signed in to', () => page(511), 'not-the-house'],
    ['a proxy with 502', () => page(502), 'house-trouble'],
    ['JSON that is cut off', () => new Response('{"data":[1,'), 'not-the-house'],
    ['an empty page', () => new Response(''), 'not-the-house'],
  ] as const)('%s is no answer, and tells nothing of the host', async (_, answer, cause) => {
    const { ask, house, host, heard } = setUp()
    house.on('GET /api/categories', answer)
    expect(await ask({ route: 'listCategories' })).toEqual({ kind: 'none', cause })
    expect(host.kind()).toBe('unknown')
    expect(heard).toEqual([cause])
  })

  it('is never followed into a redirect from our house', async () => {
    const { ask, house, host } = setUp()
    host.noteOurs()
    house.on('GET /api/categories', () => ours([]))
    await ask({ route: 'listCategories' })
    expect(house.requests[0]?.redirect).toBe('manual')

    const redirect = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
    house.on('GET /api/categories', () => redirect)
    expect(await ask({ route: 'listCategories' })).toEqual({ kind: 'none', cause: 'not-the-house' })
  })

  it('once ours, JSON without our header is somebody else, and never a foreign host', async () => {
    const { ask, house, host } = setUp()
    host.noteOurs()
    house.on('GET /api/categories', () => foreign(200, []))
    expect(await ask({ route: 'listCategories' })).toEqual({ kind: 'none', cause: 'not-the-house' })
    expect(host.kind()).toBe('ours')
  })

  it('is nobody when the connection fails; an answer with 503 is a house in trouble', async () => {
    const { ask, house, heard } = setUp()
    house.cut(true)
    expect(await ask({ route: 'listCategories' })).toEqual({ kind: 'none', cause: 'no-house' })
    house.cut(false)
    house.on('GET /api/categories', () => ours({ code: 'unavailable', message: '' }, 503))
    expect(await ask({ route: 'listCategories' })).toMatchObject({ kind: 'answer', status: 503 })
    expect(heard).toEqual(['no-house', 'house-trouble'])
  })

  it('is given up after the time it was given', async () => {
    vi.useFakeTimers()
    try {
      const { ask, house } = setUp()
      house.on('GET /api/categories', () => new Promise<Response>(() => {}))
      const asking = ask({ route: 'listCategories' })
      await vi.advanceTimersByTimeAsync(29_999)
      await expect(Promise.race([asking, Promise.resolve('waits')])).resolves.toBe('waits')
      await vi.advanceTimersByTimeAsync(2)
      expect(await asking).toEqual({ kind: 'none', cause: 'no-house' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('says nothing of the link when the caller stopped it', async () => {
    const { ask, house, heard } = setUp()
    house.on('GET /api/categories', () => new Promise<Response>(() => {}))
    const stop = new AbortController()
    const asking = ask({ route: 'listCategories', signal: stop.signal })
    stop.abort()
    expect((await asking).kind).toBe('none')
    expect(heard).toEqual([])
  })
})

describe('what goes along', () => {
  it('to our house: the device, extra headers, compressed bodies', async () => {
    const { ask, house } = setUp()
    house.on('GET /api/house', () => ours({ id: 'house' }))
    house.on('POST /api/restaurant/orders', () => ours({ id: 'r1' }, 201))
    const headers = { 'idempotency-key': 'k1' }
    await ask({ route: 'placeRestaurantOrder', body: anOrder, token: 't1', headers })

    const [first, order] = house.requests
    // Which host it is was found out before the write left.
    expect(first?.url.pathname).toBe('/api/house')
    expect(order?.headers.get('x-device-id')).toBe('device-1')
    expect(order?.headers.get('idempotency-key')).toBe('k1')
    expect(order?.headers.get('content-encoding')).toBe('gzip')
    expect(order?.headers.get('authorization')).toBe('Bearer t1')
    expect(order?.body).toEqual(anOrder)
  })

  it('elsewhere: nothing that the documents do not name', async () => {
    const { ask, house } = setUp()
    house.on('POST /api/restaurant/orders', () => foreign(201, { order: { id: 5 } }))
    const headers = { 'idempotency-key': 'k1' }
    const asked = await ask({ route: 'placeRestaurantOrder', body: anOrder, token: 't1', headers })

    expect(asked).toMatchObject({ kind: 'answer', status: 201 })
    const names = [...(house.requests.at(-1)?.headers.keys() ?? [])].sort()
    expect(names).toEqual(['accept', 'authorization', 'content-type'])
    expect(house.requests.at(-1)?.body).toEqual(anOrder)
  })

  it('the route’s own query, and more', async () => {
    const { ask, house } = setUp()
    house.on('GET /api/categories/c%201/items', () => ours([]))
    await ask({ route: 'listCategoryItems', params: { id: 'c 1' }, query: { page: '2' } })
    expect(house.requests[0]?.url.search).toBe('?include=category&available=1&page=2')
    await ask({ route: 'listCategoryItems', params: { id: 'c 1' }, query: { available: '' } })
    expect(house.requests[1]?.url.search).toBe('?include=category')
  })
})

describe('fallback paths', () => {
  it.each([
    ['placeLaundryOrder', ['/api/laundry-orders', '/api/laundry-orders/create-public']],
    [
      'bookTour',
      [
        '/api/tours/7/book',
        '/api/tours/bookings',
        '/api/tour-bookings',
        '/api/tour-bookings/public',
      ],
    ],
    ['approveTourBooking', ['/api/tour-bookings/7/approve', '/api/tour-bookings/7']],
  ] as const)('of %s at the desk, as spec 3 §7 has them', async (route, paths) => {
    const { ask, house, host } = setUp()
    host.noteForeign()
    for (const path of paths) {
      house.on(`POST ${path}`, () => foreign(404, {}))
      house.on(`PATCH ${path}`, () => foreign(404, {}))
    }
    await ask({ route, params: { id: '7', tourId: '7' }, body: {}, token: 't1' })
    expect(house.requests.map(({ url }) => url.pathname)).toEqual(paths)
  })

  it('are tried on 404 and 405, in their order', async () => {
    for (const status of [404, 405]) {
      const { ask, house, host } = setUp()
      host.noteForeign()
      house.on('POST /api/restaurant/orders', () => foreign(status, { message: 'no' }))
      house.on('POST /api/restaurant/orders/public', () => foreign(201, { id: 7 }))
      const asked = await ask({ route: 'placeRestaurantOrder', body: {} })
      expect(asked).toMatchObject({ kind: 'answer', status: 201, body: { id: 7 } })
    }
  })

  it('give the last refusal when none of them is there', async () => {
    const { ask, house, host } = setUp()
    host.noteForeign()
    const asked = await ask({ route: 'placeRestaurantOrder', body: {} })
    expect(asked).toMatchObject({ kind: 'answer', ok: false, status: 404 })
    expect(house.requests.map(({ url }) => url.pathname)).toEqual([
      '/api/restaurant/orders',
      '/api/restaurant/orders/public',
    ])
  })

  it('are not tried for a row the house does not have, a refusal, or no answer', async () => {
    const answers = [
      () => ours({ code: 'not_found', message: 'No such item' }, 404),
      () => ours({ code: 'validation', message: '' }, 422),
      () => page(404),
    ]
    for (const answer of answers) {
      const { ask, house, host } = setUp()
      host.noteOurs()
      house.on('POST /api/restaurant/orders', answer)
      await ask({ route: 'placeRestaurantOrder', body: {} })
      expect(house.requests).toHaveLength(1)
    }
  })
})

it('reads Retry-After, replay and the house’s clock', async () => {
  const { ask, house, clock } = setUp()
  const hourAhead = new Date(Date.now() + 3_600_000).toISOString()
  house.on('GET /api/categories', () =>
    ours({ code: 'too_many_requests', message: '' }, 429, {
      'retry-after': '7',
      'idempotency-replayed': 'true',
      [TIME_HEADER]: hourAhead,
    }),
  )
  const asked = await ask({ route: 'listCategories' })
  expect(asked).toMatchObject({ retryAfter: 7_000, replayed: true, houseTime: hourAhead })
  expect(Math.abs(clock.difference() - 3_600_000)).toBeLessThan(1_000)
  expect(SERVER_HEADER).toBe('x-imisozi-house')
})

describe('an answer that does not begin', () => {
  it('is given up in its own time; one that began has the whole of it', async () => {
    vi.useFakeTimers()
    let begins = Infinity
    let body: (text: string) => void = () => {}
    const slow = createSlow(
      () => begins,
      (end) => (body = end),
    )
    const late = setUp({ ...fakeServer(), fetch: slow })
    const asking = late.ask({ route: 'getHouse', beginsWithin: 8_000 })
    await vi.advanceTimersByTimeAsync(8_000)
    expect(await asking).toEqual({ kind: 'none', cause: 'no-house' })

    begins = 7_000
    const inTime = late.ask({ route: 'getHouse', beginsWithin: 8_000 })
    await vi.advanceTimersByTimeAsync(25_000)
    body('{"capabilities":[],"contract_version":1}')
    expect(await inTime).toMatchObject({ kind: 'answer', status: 200 })
    vi.useRealTimers()
  })
})

/** Answers its head after a while, and its body when told. */
function createSlow(begins: () => number, body: (end: (text: string) => void) => void) {
  return ((_: unknown, init?: RequestInit) =>
    new Promise<Response>((done, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      const after = begins()
      if (after === Infinity) return
      setTimeout(() => {
        const stream = new ReadableStream<Uint8Array>({
          start: (control) =>
            body((text) => {
              control.enqueue(new TextEncoder().encode(text))
              control.close()
            }),
        })
        done(new Response(stream))
      }, after)
    })) as typeof fetch
}
