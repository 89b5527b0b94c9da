import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { budgets } from '#server/budgets/budgets.ts'
import { eachStore } from './fixtures.ts'
import { openDemo, type Asked, type House } from './http-house.ts'

const CREATE = '/api/categories/category-mains/items'
const KILO = 1024

/** Forms with pictures (spec 3 §7.4), good and bad, within the limits that JSON has. */
eachStore((make) => {
  let house: House
  let token: string
  beforeAll(async () => {
    house = await openDemo(make, {
      settings: { trustProxy: false, budgets },
    })
    token = await house.staff()
  })

  const named = (more: Record<string, string> = {}) => {
    const form = new FormData()
    const fields = { name: `Dish ${Math.random()}`, price: '6.50', is_available: '1', ...more }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  }
  const file = (data: Uint8Array, name = 'image', filename = 'a.jpg') => {
    const form = named()
    form.append(name, new Blob([new Uint8Array(data)], { type: 'image/jpeg' }), filename)
    return form
  }
  /** A photograph that no packing makes smaller. */
  const noise = (side: number) =>
    sharp({
      create: {
        width: side,
        height: side,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer()

  async function send(form: FormData, asked: Asked = { token }, url = CREATE) {
    const response = new Response(form)
    const body = Buffer.from(await response.arrayBuffer())
    const type = response.headers.get('content-type') ?? ''
    return await house.ask('POST', url, {
      ...asked,
      body,
      headers: { 'content-type': type, ...asked.headers },
    })
  }
  const count = async () => {
    const { rows } = await house.store.db
      .selectFrom('items')
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    return Number(rows)
  }

  describe('a form with a picture', () => {
    it('may be as large as a picture in JSON, and is kept as any photograph', async () => {
      const data = await noise(1400)
      expect(data.length).toBeGreaterThan(1000 * KILO)
      const answer = await send(file(data))
      expect(answer.status, answer.text).toBe(201)
      const { image_path } = answer.body.data as { image_path: string }
      const served = await house.app.inject({ method: 'GET', url: image_path })
      expect(served.headers['content-type']).toBe('image/webp')
    })

    it('is refused above that, and before it is read where nobody signed in', async () => {
      const before = await count()
      const large = new Uint8Array(5 * KILO * KILO)
      expect((await send(file(large))).status).toBe(413)
      expect((await send(file(new Uint8Array(7 * KILO * KILO)))).status).toBe(413)
      const strangers = await send(file(new Uint8Array(300 * KILO)), {})
      expect(strangers.status).toBe(413)
      expect((await send(file(new Uint8Array(10)), {})).status).toBe(401)
      expect(await count()).toBe(before)
    })

    it('costs a stranger as many bytes as JSON does', async () => {
      const from = { address: '203.0.113.9' }
      const most = budgets.bodies.address?.max ?? 0
      let asked = 0
      for (; asked < most / (200 * KILO) + 2; asked += 1) {
        const answer = await send(file(new Uint8Array(200 * KILO)), from)
        if (answer.status === 429) break
        expect(answer.status).toBe(401)
      }
      expect(asked).toBeLessThanOrEqual(most / (200 * KILO) + 1)
    })

    it.each([
      ['is no picture', () => file(Buffer.from('<svg/>')), 'images_base64.0'],
      ['stands under another name', () => file(new Uint8Array(9), 'photo'), 'image'],
      [
        'comes twice',
        () => {
          const form = file(new Uint8Array(9))
          form.append('image', new Blob([new Uint8Array(9)]), 'b.jpg')
          return form
        },
        'image',
      ],
    ])('is refused with words where it %s', async (_, form, field) => {
      const before = await count()
      const answer = await send(form())
      expect(answer.status, answer.text).toBe(422)
      expect(answer.body.errors).toHaveProperty([field])
      expect(await count()).toBe(before)
    })

    it('may come without one, and with an empty field for it', async () => {
      const empty = file(new Uint8Array(0), 'image', '')
      for (const form of [named(), empty, named({ image: '' })]) {
        const answer = await send(form)
        expect(answer.status, answer.text).toBe(201)
        expect(answer.body.data).toMatchObject({ price: 6.5, image_path: null })
      }
    })
  })

  describe('a form', () => {
    it('is unpacked as JSON is', async () => {
      const response = new Response(named({ name: 'Packed soup' }))
      const body = gzipSync(Buffer.from(await response.arrayBuffer()))
      const type = response.headers.get('content-type') ?? ''
      const headers = { 'content-type': type, 'content-encoding': 'gzip' }
      const answer = await house.ask('POST', CREATE, { token, body, headers })
      expect(answer.status, answer.text).toBe(201)
    })

    it.each([
      ['without a boundary', 'multipart/form-data', 'x'],
      ['that breaks off', 'multipart/form-data; boundary=AAAAAAAAAAAAAAAAAAAAAAAAAAAA', '--AAAA'],
    ])('%s is a bad request', async (_, type, body) => {
      const headers = { 'content-type': type }
      const answer = await house.ask('POST', CREATE, { token, body, headers })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ code: 'bad_request' })
    })

    it('of more parts than any form has is a bad request', async () => {
      const more = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`field${at}`, 'x']))
      expect((await send(named(more))).status).toBe(400)
    })

    it('is refused in words where a value does not fit, NUL and all', async () => {
      const answer = await send(named({ price: '6,50' }))
      expect(answer.body).toMatchObject({ errors: { price: ['Price must be > 0'] } })
      const nul = await send(named({ name: 'So\0up', description: '\0' }))
      expect(nul.body.data).toMatchObject({ name: 'Soup', description: '' })
    })

    it('is taken nowhere but where the documents send it', async () => {
      const answer = await send(named(), { token }, '/api/categories')
      expect(answer.status).toBe(415)
      expect((await send(named(), {}, '/api/contact')).status).toBe(415)
    })

    it('repeated under one key is done once', async () => {
      const data = await noise(40)
      const key = crypto.randomUUID()
      const form = file(data)
      const first = await send(form, { token, key })
      const second = await send(form, { token, key })
      expect([first.status, second.status]).toEqual([201, 201])
      expect(second.headers['idempotency-replayed']).toBe('true')
      expect(second.body).toEqual(first.body)
    })
  })
})
