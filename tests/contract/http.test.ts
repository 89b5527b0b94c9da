import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { connect } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorKinds } from '#contract/errors.ts'
import { routes } from '#contract/routes.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { openStore } from '#server/db/open.ts'
import type { Store } from '#server/db/store.ts'
import { eachStore } from './fixtures.ts'
import { addPerson, dinner, MORNING, openHouse, PASSWORD, type House } from './http-house.ts'

const PLACE = '/api/restaurant/orders'

eachStore((make) => {
  let house: House
  let store: Store
  beforeAll(async () => {
    store = await make({ seeded: true, clock: () => MORNING })
    house = await openHouse(store)
  })

  const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
    house.ask('POST', PLACE, { body, headers })

  async function listening() {
    const server = await openHouse(store)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    return { server, port: (server.app.server.address() as AddressInfo).port }
  }

  /** Bytes of a whole answer as they go over the wire, head and body. */
  async function rawBytes(port: number, path: string): Promise<number> {
    const socket = connect(port, '127.0.0.1')
    let bytes = 0
    socket.on('data', (some) => {
      bytes += some.length
    })
    socket.end(`GET ${path} HTTP/1.1\r\nhost: house\r\nconnection: keep-alive\r\n\r\n`)
    await once(socket, 'close')
    return bytes
  }

  describe('every answer', () => {
    it.each([
      ['GET', '/api/house'],
      ['GET', '/api/nowhere'],
      ['DELETE', '/api/house'],
      ['GET', '/api/restaurant-orders'],
      ['POST', '/api/login'],
    ] as const)('says that it is the house and what time it is: %s %s', async (method, url) => {
      const { headers, status } = await house.ask(method, url)
      expect(headers['x-imisozi-house']).toBe('1')
      expect(headers['x-imisozi-time']).toBe(MORNING.toISOString())
      // Refusals can be found again in the log.
      if (status >= 400) expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
      else expect(headers['x-request-id']).toBeUndefined()
    })

    it('lets pages do nothing that does not come from the house', async () => {
      const { headers } = await house.ask('GET', '/api/docs')
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['strict-transport-security']).toBeUndefined()
    })

    it('names the configured host for connections and pictures', async () => {
      const other = await openHouse(store, {
        settings: { connectOrigins: ['https://api.example.com'], https: true },
      })
      const { headers } = await other.ask('GET', '/api/docs')
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("connect-src 'self' https://api.example.com")
      expect(policy).toMatch(/img-src [^;]*https:\/\/api\.example\.com/)
      expect(headers['strict-transport-security']).toContain('max-age')
      await other.app.close()
    })
  })

  it('says in 400 bytes that nothing has changed', async () => {
    const { server, port } = await listening()
    try {
      const address = `http://127.0.0.1:${port}/api/changes`
      const { cursor } = (await (await fetch(address)).json()) as { cursor: string }
      const bytes = await rawBytes(port, `/api/changes?since=${encodeURIComponent(cursor)}`)
      expect(bytes).toBeLessThanOrEqual(400)
    } finally {
      await server.app.close()
    }
  })

  describe('what is not there', () => {
    it.each(['/api', '/api/', '/api/nowhere', '/api/restaurant/orders/x/y/z'])(
      'is told apart from a missing row: %s',
      async (url) => {
        const answer = await house.ask('GET', url)
        expect(answer.status).toBe(404)
        expect(answer.body).toEqual({
          code: 'not_found',
          message: 'No such path.',
          reason: 'no_such_path',
          reasons: { path: [{ reason: 'no_such_path' }] },
          errors: { path: ['No such path.'] },
        })
      },
    )

    it('is an address that cannot be read', async () => {
      const answer = await house.ask('GET', '/api/rooms/%zz')
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ code: 'bad_request' })
      expect(answer.headers['x-imisozi-house']).toBe('1')
    })

    it('is a method: 405 with those that are', async () => {
      const answer = await house.ask('PUT', '/api/restaurant-orders/x/accept')
      expect(answer.status).toBe(405)
      expect(answer.headers.allow).toBe('PATCH')
      expect(answer.body).toMatchObject({
        code: 'not_found',
        errors: { path: [expect.any(String)] },
      })
    })

    it('is a row: 404 without the mark', async () => {
      const answer = await house.ask('GET', '/api/rooms/nowhere')
      expect(answer.status).toBe(404)
      expect(answer.body.errors).toBeUndefined()
    })
  })

  describe('bodies', () => {
    it.each([
      ['{', 400],
      ['nonsense', 400],
      ['{"__proto__":{"admin":true}}', 400],
      ['{"constructor":{"prototype":{"admin":true}}}', 400],
      ['['.repeat(100_000), 400],
      [`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 400],
      ['[]', 422],
      ['null', 422],
      ['"text"', 422],
      ['0', 422],
    ])('%.40s answers %i in the one shape', async (body, status) => {
      const answer = await post(body)
      expect(answer.status).toBe(status)
      expect(Object.keys(errorKinds)).toContain(answer.body.code)
      expect(answer.body.message).toEqual(expect.any(String))
    })

    it.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'a',
    ])('of type %s are refused with 415', async (type) => {
      const answer = await post('a=1', { 'content-type': type })
      expect(answer.status).toBe(415)
      expect(answer.body).toMatchObject({ code: 'bad_request' })
    })

    it('may be packed', async () => {
      const packed = gzipSync(JSON.stringify(await dinner(store)))
      const answer = await post(packed, { 'content-encoding': 'gzip' })
      expect(answer.status).toBe(201)
    })

    it('are limited, also unpacked', async () => {
      const large = JSON.stringify({ notes: 'x'.repeat(300_000) })
      const plain = await post(large)
      expect(plain.status).toBe(413)
      expect(plain.body).toMatchObject({ code: 'too_large' })
      const bomb = gzipSync(Buffer.alloc(50_000_000))
      expect(bomb.length).toBeLessThan(100_000)
      const unpacked = await post(bomb, { 'content-encoding': 'gzip' })
      expect(unpacked.body).toMatchObject({ code: 'too_large' })
    })

    it.each([
      ['gzip', 'not gzip at all', 400],
      ['br', 'x', 415],
      ['deflate', 'x', 415],
    ])('packed as %s but not so are refused', async (encoding, body, status) => {
      const answer = await post(body, { 'content-encoding': encoding })
      expect(answer.status).toBe(status)
      expect(answer.body).toMatchObject({ code: 'bad_request' })
    })

    it('with letters that no store keeps lose them', async () => {
      const order = await dinner(store, { notes: 'a\u0000b\ud800c 山 🏔' })
      const answer = await house.ask('POST', PLACE, { body: order })
      expect(answer.status).toBe(201)
      const row = await store.db
        .selectFrom('restaurant_orders')
        .select('notes')
        .where('id', '=', String(answer.body.id))
        .executeTakeFirstOrThrow()
      expect(row.notes).toBe('ab\ufffdc 山 🏔')
    })
  })

  describe('reads', () => {
    it('cost nothing when nothing changed', async () => {
      const first = await house.ask('GET', '/api/categories')
      const etag = String(first.headers.etag)
      expect(etag).toMatch(/^W\/"/)
      expect(first.headers['cache-control']).toBe('no-cache')
      const again = await house.ask('GET', '/api/categories', {
        headers: { 'if-none-match': etag },
      })
      expect(again.status).toBe(304)
      expect(again.text).toBe('')
      expect(again.headers['x-imisozi-time']).toBeDefined()
      const other = await house.ask('GET', '/api/cars', { headers: { 'if-none-match': etag } })
      expect(other.status).toBe(200)
    })

    it('of the desk stay out of the browser’s own cache', async () => {
      const token = await house.staff()
      const { headers } = await house.ask('GET', '/api/restaurant-orders', { token })
      expect(headers['cache-control']).toBe('no-store')
    })

    it('come packed', async () => {
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
      ] as const) {
        const answer = await house.app.inject({
          url: '/api/rooms',
          headers: { 'accept-encoding': encoding },
        })
        expect(answer.headers['content-encoding']).toBe(encoding)
        expect(JSON.parse(unpack(answer.rawPayload).toString())).toHaveProperty('data')
      }
    })

    it('are given to anyone, whatever token came along', async () => {
      for (const token of ['x'.repeat(43), await house.staff('admin', 'send')]) {
        expect((await house.ask('GET', '/api/rooms', { token })).status).toBe(200)
      }
    })

    it('take strange queries for what they are', async () => {
      const strange = [
        'q=%00',
        "q='%3B%20drop%20table%20rooms%3B--",
        'page=-1&q=x',
        'page=1e9&per_page=abc',
        'page=1&page=2',
        '__proto__=1&constructor=2',
        `q=${'x'.repeat(5000)}`,
      ]
      for (const query of strange) {
        const answer = await house.ask('GET', `/api/rooms?${query}`)
        expect([200, 400]).toContain(answer.status)
      }
      expect((await house.ask('GET', '/api/rooms?per_page=200')).status).toBe(200)
    })
  })

  describe('other sites', () => {
    const origin = 'https://guests.example.com'
    const preflight = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    }

    it('may not call by default', async () => {
      const { headers } = await house.ask('OPTIONS', PLACE, { headers: preflight })
      expect(headers['access-control-allow-origin']).toBeUndefined()
    })

    it('may when listed, without credentials', async () => {
      const open = await openHouse(store, { settings: { corsOrigins: [origin] } })
      const allowed = await open.ask('OPTIONS', PLACE, { headers: preflight })
      expect(allowed.status).toBe(204)
      expect(allowed.headers['access-control-allow-origin']).toBe(origin)
      expect(allowed.headers['access-control-allow-credentials']).toBeUndefined()
      expect(String(allowed.headers['access-control-allow-headers'])).toContain('idempotency-key')
      const other = await open.ask('OPTIONS', PLACE, {
        headers: { ...preflight, origin: 'https://evil.example.com' },
      })
      expect(other.headers['access-control-allow-origin']).not.toBe('https://evil.example.com')
      const get = await open.ask('GET', '/api/house', { headers: { origin } })
      expect(String(get.headers['access-control-expose-headers'])).toContain('x-imisozi-time')
      await open.app.close()
    })

    it('may show and hear what makes a guest’s device known, when listed', async () => {
      const open = await openHouse(store, { settings: { corsOrigins: [origin] } })
      const asking = {
        ...preflight,
        'access-control-request-headers': 'content-type,x-device-id,x-device-token',
      }
      const { headers } = await open.ask('OPTIONS', PLACE, { headers: asking })
      const allowed = String(headers['access-control-allow-headers']).split(/, */)
      expect(allowed).toEqual(expect.arrayContaining(['x-device-id', 'x-device-token']))
      const device = uuidv7()
      const from = { headers: { origin }, device }
      const placed = await open.ask('POST', PLACE, { ...from, body: await dinner(store) })
      const { id, code } = placed.body.order as { id: string; code: string }
      const step = { token: await open.staff(), body: { seen: { status: 'pending' } } }
      expect((await open.ask('PATCH', `/api/restaurant-orders/${id}/accept`, step)).status).toBe(
        200,
      )
      const known = await open.ask('POST', `${PLACE}/lookup`, { ...from, body: { codes: [code] } })
      expect(known.headers['x-device-token']).toMatch(/^[\w-]{43}$/)
      // Without this the page of the other site would not see it.
      const exposed = String(known.headers['access-control-expose-headers']).split(/, */)
      expect(exposed).toContain('x-device-token')
      await open.app.close()
    })
  })

  describe('health', () => {
    it('is well while the store answers', async () => {
      const answer = await house.ask('GET', '/healthz')
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({ status: 'ok' })
    })

    it('is 503 when it does not, and so is all else', async () => {
      const broken = await openStore(await make.tables())
      const server = await openHouse(broken)
      await broken.close()
      expect((await server.ask('GET', '/healthz')).status).toBe(503)
      const answer = await server.ask('GET', '/api/house')
      expect(answer.status).toBeGreaterThanOrEqual(500)
      expect(['internal', 'unavailable']).toContain(answer.body.code)
      await server.app.close()
    })
  })

  describe('the reference', () => {
    it('is OpenAPI of every route that is mounted', async () => {
      const { body } = await house.ask('GET', '/api/openapi.json')
      expect(body).toMatchObject({ openapi: '3.1.0' })
      const paths = body.paths as unknown as Record<string, Record<string, { operationId: string }>>
      for (const [name, route] of Object.entries(routes)) {
        for (const path of route.paths) {
          expect(paths[path]?.[route.method.toLowerCase()]?.operationId).toContain(name)
        }
      }
      const text = JSON.stringify(body)
      for (const code of Object.keys(errorKinds)) expect(text).toContain(code)
      expect(text).toContain('idempotency-key')
    })

    it('has a page that its own policy allows', async () => {
      const page = await house.ask('GET', '/api/docs')
      expect(page.headers['content-type']).toContain('text/html')
      expect(page.text).toContain('placeRestaurantOrder')
      expect(page.text).not.toMatch(/<script|<style| style=| on\w+=/)
      const style = await house.ask('GET', '/api/docs.css')
      expect(style.headers['content-type']).toContain('text/css')
      // Made anew for each caller it would be a tenth of a second of everybody's.
      const known = { headers: { 'if-none-match': String(page.headers.etag) } }
      expect((await house.ask('GET', '/api/docs', known)).status).toBe(304)
    })
  })

  describe('logs', () => {
    it('hold no personal data, secrets, codes or tokens', async () => {
      const { email } = await addPerson(store, 'admin')
      house.logs.length = 0
      const device = uuidv7()
      const order = await dinner(store, { code: 'H7KMPQ2Z' })
      const placed = await house.ask('POST', PLACE, { body: order, device, key: uuidv7() })
      await house.ask('POST', `${PLACE}/lookup?code=H7KMPQ2Z`, { body: { codes: ['H7KMPQ2Z'] } })
      const login = await house.ask('POST', '/api/login', {
        device,
        body: { email, password: PASSWORD },
      })
      const { token, send_token } = login.body.data as { token: string; send_token: string }
      await house.ask('POST', '/api/login', { body: { email, password: 'wrong-password-1' } })
      await house.ask('GET', '/api/restaurant-orders?q=Mukamana', { token })
      await house.ask('POST', PLACE, { body: '{"customer": "Mukamana' })
      const secrets = [
        'Mukamana',
        '788 123',
        'aline@',
        'H7KMPQ2Z',
        PASSWORD,
        'wrong-password',
        email,
      ]
      const log = house.logs.join('')
      expect(house.logs.length).toBeGreaterThanOrEqual(6)
      expect(log).toContain('"path":"/api/restaurant-orders"')
      for (const secret of [...secrets, token, send_token, String(placed.body.id)]) {
        expect(log).not.toContain(secret)
      }
    })

    it('say what failed, without the values', async () => {
      const broken = await openHouse(store, {
        endpoints: [
          {
            kind: 'read',
            name: 'getHouse',
            read: () => {
              throw Object.assign(new Error('duplicate: aline@example.com +250788123456'), {
                detail: 'Key (code)=(H7KMPQ2Z) already exists',
              })
            },
          },
        ],
      })
      const answer = await broken.ask('GET', '/api/house')
      expect(answer.status).toBe(500)
      expect(answer.body).toEqual({
        code: 'internal',
        message: 'Something went wrong',
        reason: 'something_wrong',
      })
      const log = broken.logs.join('')
      expect(log).toContain('duplicate: [e-mail] [number]')
      expect(log).not.toMatch(/aline|788123456|H7KMPQ2Z/)
      await broken.app.close()
    })
  })

  describe('over a socket', () => {
    it('answers what is no HTTP in the one shape', async () => {
      const { server, port } = await listening()
      const socket = connect(port, '127.0.0.1')
      socket.write('GARBAGE\r\n\r\n')
      let text = ''
      socket.on('data', (chunk) => (text += String(chunk)))
      await once(socket, 'close')
      expect(text).toMatch(/^HTTP\/1\.1 400/)
      expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'bad_request' })
      await server.app.close()
    })

    it('finishes what is running before it closes', async () => {
      const { server, port } = await listening()
      const body = JSON.stringify(await dinner(store))
      const asked = fetch(`http://127.0.0.1:${port}${PLACE}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      await new Promise((later) => setTimeout(later, 5))
      const [answer] = await Promise.all([asked.catch(() => null), server.app.close()])
      // Either it was in, and whole, or the server was closed to it.
      if (answer) expect([201, 503]).toContain(answer.status)
    })
  })
})
