import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureHash, pictureSrcSet } from '#contract/pictures.ts'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { referencedPictures } from '#server/pictures/referenced.ts'
import { createPictureStore } from '#server/pictures/pictures.ts'
import { temporaryDir } from '../fixtures/paths.ts'
import { addRoom, wish } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { openHouse, TODAY, type House } from './http-house.ts'

interface RoomRow {
  id: string
  version: number
  room_number: string
  price_per_night: number
  capacity: number
  type: string
  description: string
  amenities: string[]
  is_available: boolean
  available_from: string | null
  images: { id: string; url: string; path: string }[]
  cover_image_url: string | null
}

const rowOf = (body: Record<string, unknown>) => body.data as RoomRow
const currentOf = (body: Record<string, unknown>) => body.current as RoomRow

let shade = 0
/** A photograph that no other test sends. */
async function photograph(width = 60, height = 40) {
  shade += 1
  const background = { r: shade % 256, g: (shade * 7) % 256, b: 90 }
  return sharp({ create: { width, height, channels: 3, background } })
}
const jpeg = async (...size: number[]) => (await photograph(...size)).jpeg().toBuffer()
const sent = (bytes: Buffer, filename = 'IMG_0001.jpg') => ({
  filename,
  data: bytes.toString('base64'),
})

/** A PNG whose header promises more than anyone should unpack: 30,000 by 30,000. */
async function hugePng(): Promise<Buffer> {
  const png = await (await photograph(10, 10)).png().toBuffer()
  png.writeUInt32BE(30_000, 16)
  png.writeUInt32BE(30_000, 20)
  return png
}

eachStore((make) => {
  describe('rooms that staff keep', () => {
    let house: House
    let token: string
    const folder = temporaryDir('pictures')
    const pictures = createPictureStore(folder, () => house.now)
    beforeAll(async () => {
      house = await openHouse(await make({ seeded: true }), { pictures })
      token = await house.staff()
    })
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    let numbers = 700
    const fields = (changes: Record<string, unknown> = {}) => {
      numbers += 1
      return { room_number: String(numbers), price_per_night: 45.5, ...changes }
    }
    const create = (body: unknown, more = {}) =>
      house.ask('POST', '/api/rooms', { token, body, ...more })
    const update = (id: string, body: unknown, more = {}) =>
      house.ask('PATCH', `/api/rooms/${id}`, { token, body, ...more })
    const remove = (id: string, more = {}) =>
      house.ask('DELETE', `/api/rooms/${id}`, { token, ...more })
    const made = async (changes: Record<string, unknown> = {}) => {
      const answer = await create(fields(changes))
      expect(answer.status).toBe(201)
      return rowOf(answer.body)
    }
    const kept = async (id: string) =>
      (await house.ask('GET', `/api/rooms/${id}`)).body as unknown as RoomRow

    it('makes a room with the documents’ defaults, and everyone sees it', async () => {
      const body = fields({ room_number: '  12B ' })
      const answer = await create(body)
      expect(answer.status).toBe(201)
      expect(answer.body.message).toBe('Room created')
      const row = rowOf(answer.body)
      expect(row).toMatchObject({
        room_number: '12B',
        type: 'single',
        capacity: 1,
        price_per_night: 45.5,
        is_available: true,
        amenities: [],
        images: [],
        cover_image_url: null,
        available_from: null,
      })
      expect(await kept(row.id)).toEqual(row)
    })

    it('finds rooms by words and in pages of ten, as the documents read them', async () => {
      await made({ room_number: 'QX 1', type: 'suite' })
      const found = await house.ask('GET', '/api/rooms?q=qx&page=1&per_page=10')
      expect(found.body).toMatchObject({ current_page: 1, last_page: 1, total: 1 })
      expect((found.body.data as { data: RoomRow[] }).data.map((row) => row.room_number)).toEqual([
        'QX 1',
      ])
      const first = await house.ask('GET', '/api/rooms?page=1&per_page=10')
      expect((first.body.data as { data: RoomRow[] }).data).toHaveLength(10)
      expect(Number(first.body.last_page)).toBeGreaterThan(1)
    })

    it.each([
      [{ room_number: '' }, 'room_number', 'Room number is required'],
      [{ room_number: undefined }, 'room_number', 'Room number is required'],
      [{ price_per_night: 0 }, 'price_per_night', 'Price per night must be greater than 0'],
      [{ price_per_night: -3 }, 'price_per_night', 'Price per night must be greater than 0'],
      [{ price_per_night: 0.5 }, 'price_per_night', 'Must be at least 1.'],
      [
        { price_per_night: 'forty-five' },
        'price_per_night',
        'Price per night must be greater than 0',
      ],
      [{ capacity: 0 }, 'capacity', 'Capacity must be greater than 0'],
      [{ capacity: 1.5 }, 'capacity', 'Capacity must be greater than 0'],
      [{ capacity: 51 }, 'capacity', 'May be at most 50.'],
      [{ price_per_night: 1e9 }, 'price_per_night', 'May be at most 100000.'],
    ])('refuses %j with words under %s', async (changes, field, words) => {
      const answer = await create(fields(changes))
      expect(answer.status).toBe(422)
      expect(answer.body.message).toBe(words)
      expect((answer.body.errors as Record<string, string[]>)[field]).toEqual([words])
    })

    it.each([
      [{ type: 'castle' }, 'type'],
      [{ amenities: ['Helipad'] }, 'amenities'],
      [{ available_from: '2026-02-30' }, 'available_from'],
      [{ description: 'x'.repeat(4001) }, 'description'],
      [{ remove_image_ids: 'all' }, 'remove_image_ids'],
      [{ images_base64: [{ filename: 'a.jpg' }] }, 'images_base64.0.data'],
    ])('refuses a body that does not fit, case %#', async (changes, field) => {
      const answer = await create(fields(changes))
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toHaveProperty([field])
    })

    it('takes an amenity that a room of the house has', async () => {
      await addRoom(house.store, { amenities: '["Fireplace"]' })
      const row = await made({ amenities: ['Fireplace', 'TV', 'TV'] })
      expect(row.amenities).toEqual(['Fireplace', 'TV'])
    })

    it('has a number once among living rooms, and gives it again after a deletion', async () => {
      const row = await made({ room_number: 'Once a' })
      const twice = await create(fields({ room_number: 'once A' }))
      expect(twice.status).toBe(422)
      expect(twice.body.errors).toEqual({ room_number: ['There is a room once A already.'] })
      const other = await made()
      const renamed = await update(other.id, { room_number: 'Once a' })
      expect(renamed.status).toBe(422)
      expect((await update(row.id, { room_number: 'Once a', capacity: 2 })).status).toBe(200)
      expect((await remove(row.id)).status).toBe(200)
      expect((await update(other.id, { room_number: 'Once a' })).status).toBe(200)
    })

    it('has a number once even when two make it at the same moment', async () => {
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => create(fields({ room_number: 'Race' }))),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422])
    })

    it('changes the fields present and no other', async () => {
      const row = await made({ description: 'Over the garden', amenities: ['TV'] })
      const answer = await update(row.id, { price_per_night: 60, seen: { price_per_night: 45.5 } })
      expect(answer.status).toBe(200)
      expect(answer.body.message).toBe('Room updated')
      expect(rowOf(answer.body)).toMatchObject({
        ...row,
        version: 2,
        price_per_night: 60,
        changed_at: expect.any(String),
        operation_id: null,
      })
    })

    it('merges what two changed in different fields, and refuses what both changed', async () => {
      const row = await made({ capacity: 2 })
      await update(row.id, { capacity: 3, seen: { capacity: 2 } })
      const merged = await update(row.id, { price_per_night: 50, seen: { price_per_night: 45.5 } })
      expect(rowOf(merged.body)).toMatchObject({ capacity: 3, price_per_night: 50 })

      const conflict = await update(row.id, {
        price_per_night: 70,
        description: 'New curtains',
        seen: { price_per_night: 45.5, description: '' },
      })
      expect(conflict.status).toBe(409)
      expect(conflict.body.code).toBe('conflict')
      expect(conflict.body.message).toBe(
        'A colleague changed this room meanwhile: price per night.',
      )
      expect(currentOf(conflict.body)).toMatchObject({ price_per_night: 50, description: '' })
      expect(await kept(row.id)).toMatchObject({ price_per_night: 50, description: '' })
    })

    it('is content with what is so already: nothing is changed, nobody bothered', async () => {
      const row = await made({ amenities: ['TV', 'Balcony'] })
      const answer = await update(row.id, {
        price_per_night: 45.5,
        amenities: ['Balcony', 'TV'],
        remove_image_ids: ['gone-before'],
        seen: { price_per_night: 12, amenities: [] },
      })
      expect(answer.status).toBe(200)
      expect(rowOf(answer.body).version).toBe(1)
    })

    it('deletes a room once and for all, and says so again when asked twice', async () => {
      const row = await made()
      expect(await remove(row.id)).toMatchObject({ status: 200, body: { message: 'Room deleted' } })
      expect((await house.ask('GET', `/api/rooms/${row.id}`)).status).toBe(404)
      expect((await remove(row.id)).status).toBe(200)
      expect((await update(row.id, { capacity: 2 })).status).toBe(404)
      expect((await remove('nobody')).status).toBe(404)
    })

    it('tells devices of bookings to come and their payments when it is renamed', async () => {
      const room = await addRoom(house.store, { room_number: 'Old 1', name: 'Old name' })
      const book = async (days: number) => {
        const from = addDays(TODAY, days)
        const body = wish(room, { from })
        const booked = await house.ask('POST', '/api/hotel/bookings', { body })
        expect(booked.status).toBe(201)
        return String(booked.body.id)
      }
      const coming = await book(20)
      const over = await book(26)
      const pay = (id: string) =>
        house.ask('POST', `/api/hotel-bookings/${id}/payments`, {
          token,
          body: { amount: 10, currency: 'USD', method: 'Cash', status: 'Paid' },
        })
      for (const id of [coming, over]) expect((await pay(id)).status).toBe(201)
      await house.store.transaction((tx) =>
        tx.update('hotel_bookings', over, { status: 'cancelled' }),
      )
      const cursor = async () =>
        String((await house.ask('GET', '/api/changes', { token })).body.cursor)
      type Told = Record<string, { rows: { id: string; subject?: { id: string } }[] }>
      const told = async (since: string) => {
        const answer = await house.ask('GET', `/api/changes?since=${since}`, { token })
        return answer.body.changes as Told
      }

      const before = await cursor()
      expect((await update(room.id, { room_number: 'New 1', name: 'New name' })).status).toBe(200)
      const { hotel_bookings: bookings, payments } = await told(before)
      expect(bookings?.rows).toMatchObject([
        { id: coming, room_number: 'New 1', room_name: 'New name' },
      ])
      expect(payments?.rows).toMatchObject([
        { subject: { id: coming }, subject_title: 'New name, New 1' },
      ])

      // What their wires do not say of it is no news of them.
      const then = await cursor()
      expect((await update(room.id, { price_per_night: 77 })).status).toBe(200)
      expect(await told(then)).not.toHaveProperty('hotel_bookings')
    })

    it('keeps a room that has bookings to come, and says how many', async () => {
      const room = await addRoom(house.store, { room_number: 'Taken' })
      for (const days of [3, 8]) {
        const booked = await house.ask('POST', '/api/hotel/bookings', {
          body: wish(room, { from: addDays(TODAY, days) }),
        })
        expect(booked.status).toBe(201)
      }
      const refused = await remove(room.id)
      expect(refused.status).toBe(409)
      expect(refused.body.message).toBe(
        'Room Taken has 2 bookings to come. Move or cancel them first.',
      )
      expect(currentOf(refused.body).room_number).toBe('Taken')
      await house.store.transaction(async (tx) => {
        const rows = await tx.db
          .selectFrom('hotel_bookings')
          .select('id')
          .where('room_id', '=', room.id)
          .execute()
        await tx.update('hotel_bookings', rows[0]?.id ?? '', { status: 'cancelled' })
        // Past, and never closed: nothing is to come of it.
        await tx.update('hotel_bookings', rows[1]?.id ?? '', {
          check_in: addDays(TODAY, -4),
          check_out: TODAY,
        })
      })
      expect((await remove(room.id)).status).toBe(200)
    })

    it.each(['POST', 'PATCH', 'DELETE'] as const)('%s is for the desk alone', async (method) => {
      const row = await made()
      const url = method === 'POST' ? '/api/rooms' : `/api/rooms/${row.id}`
      const body = fields()
      const trainer = await house.staff('trainer')
      expect((await house.ask(method, url, { body })).status).toBe(401)
      expect((await house.ask(method, url, { body, token: trainer })).status).toBe(403)
      expect(await kept(row.id)).toEqual(row)
    })

    it('writes down who changed what', async () => {
      const row = await made()
      await update(row.id, { price_per_night: 99 })
      const audit = await house.store.db
        .selectFrom('audit')
        .select(['endpoint', 'actor_name', 'changed'])
        .where('row_id', '=', row.id)
        .orderBy('at')
        .orderBy('id')
        .execute()
      expect(audit.map(({ endpoint }) => endpoint)).toEqual(['createRoom', 'updateRoom'])
      expect(audit[1]?.actor_name).toBe('Some admin')
      expect(JSON.parse(audit[1]?.changed ?? '')).toEqual({ price_per_night: [45.5, 99] })
    })

    describe('their pictures', () => {
      const get = async (url: string) => {
        const answer = await house.app.inject({ method: 'GET', url })
        return { ...answer, bytes: answer.rawPayload }
      }

      it('are kept in three widths, without what the camera wrote, and served for good', async () => {
        const withPlace = await (
          await photograph(2400, 1200)
        )
          .jpeg()
          .withExif({
            IFD0: { Make: 'A phone', Copyright: 'Aline' },
            IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '1/1 29/1 5928/100' },
          })
          .withMetadata({ orientation: 6 })
          .toBuffer()
        expect((await sharp(withPlace).metadata()).exif).toBeDefined()
        const row = await made({ images_base64: [sent(withPlace)] })
        expect(row.images).toHaveLength(1)
        const [image] = row.images
        expect(image?.url).toBe(row.cover_image_url)
        expect(image?.url).toMatch(/^\/images\/[0-9a-f]{32}-800\.webp$/)

        const set = pictureSrcSet(image?.path ?? '') ?? ''
        const sizes: unknown[] = []
        for (const [url = ''] of set.split(', ').map((one) => one.split(' '))) {
          const answer = await get(url)
          expect(answer.statusCode).toBe(200)
          expect(answer.headers['content-type']).toBe('image/webp')
          expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
          const { format, width, height, exif, icc, xmp, orientation } = await sharp(
            answer.bytes,
          ).metadata()
          expect({ format, exif, icc, xmp, orientation }).toEqual({ format: 'webp' })
          expect(answer.bytes.includes('Aline')).toBe(false)
          sizes.push([width, height])
        }
        // Held upright: what was 2400 by 1200 on the sensor is a tall picture.
        expect(sizes).toEqual([
          [400, 800],
          [800, 1600],
          [800, 1600],
        ])
      })

      it('are added, and taken away by their ids, the cover moving on', async () => {
        const row = await made({ images_base64: [sent(await jpeg()), sent(await jpeg())] })
        const [first, second] = row.images
        const added = await update(row.id, {
          images_base64: [sent(await (await photograph()).png().toBuffer(), 'three.png')],
          remove_image_ids: [first?.id],
        })
        const images = rowOf(added.body).images
        expect(images).toHaveLength(2)
        expect(images[0]).toEqual(second)
        expect(rowOf(added.body).cover_image_url).toBe(second?.url)
        const bare = await update(row.id, { remove_image_ids: images.map(({ id }) => id) })
        expect(rowOf(bare.body)).toMatchObject({ images: [], cover_image_url: null })
      })

      it('of the house come before the drawings of the demo house, which stay', async () => {
        const before = await kept('room-3')
        expect(before.images).toHaveLength(3)
        const answer = await update('room-3', { images_base64: [sent(await jpeg())] })
        const { images, cover_image_url } = rowOf(answer.body)
        expect(images).toHaveLength(4)
        expect(images.slice(1)).toEqual(before.images)
        expect(cover_image_url).toBe(images[0]?.url)
        expect(pictureHash(cover_image_url ?? '')).not.toBeNull()
      })

      it('are there once, however often the same one is sent', async () => {
        const one = sent(await jpeg())
        const row = await made({ images_base64: [one, one] })
        expect(row.images).toHaveLength(1)
        const again = await update(row.id, { images_base64: [one] })
        expect(rowOf(again.body)).toEqual(row)
      })

      it('of a repeated operation are the same answer', async () => {
        const [key, device] = [uuidv7(), uuidv7()]
        const body = fields({ images_base64: [sent(await jpeg())] })
        const first = await create(body, { key, device })
        const second = await create(body, { key, device })
        expect(second.headers['idempotency-replayed']).toBe('true')
        expect(second.body).toEqual(first.body)
      })

      it('come through the outbox, for a room that the same person made before', async () => {
        const device = uuidv7()
        const operation = (route: string, body: unknown, params = {}, after: string[] = []) => {
          const id = uuidv7()
          const device_time = '2026-07-01T06:00:00.000Z'
          return { id, key: uuidv7(), route, params, body, group: `g:${id}`, after, device_time }
        }
        const send = async (...operations: unknown[]) => {
          const packed = gzipSync(JSON.stringify({ contract_version: 1, operations }))
          const answer = await house.ask('POST', '/api/outbox', {
            token,
            device,
            body: packed,
            headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
          })
          expect(answer.status).toBe(200)
          return answer.body.answers as { status: number; body: Record<string, unknown> }[]
        }
        const making = operation('createRoom', fields())
        const [taken] = await send(making)
        expect(taken?.status).toBe(201)
        // Noise, which no packing makes small: well over what a guest may send.
        const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
        const picture = await sharp({
          create: { width: 1100, height: 900, channels: 3, background: '#777', noise },
        })
          .jpeg({ quality: 90 })
          .toBuffer()
        expect(picture.length).toBeGreaterThan(400_000)
        const [added] = await send(
          operation('updateRoom', { images_base64: [sent(picture)] }, { id: `op:${making.id}` }, [
            making.id,
          ]),
        )
        expect(added?.status).toBe(200)
        const row = rowOf(added?.body ?? {})
        expect(row.id).toBe(rowOf(taken?.body ?? {}).id)
        expect(row.images).toHaveLength(1)
      })

      const cut = async () => {
        const whole = await (await photograph(900, 900)).jpeg({ quality: 95 }).toBuffer()
        return whole.subarray(0, whole.length >> 1)
      }
      const svg = Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
      )
      it.each([
        ['an SVG', async () => svg, 'cannot be read'],
        [
          'an SVG behind the first bytes of a JPEG',
          async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]),
          'cannot be read',
        ],
        ['a picture that breaks off', cut, 'cannot be read'],
        ['a text', async () => Buffer.from('not a picture at all'), 'cannot be read'],
        ['a header of 900 megapixels', hugePng, 'more than 40 megapixels'],
        ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 'cannot be read'],
        ['a TIFF', async () => (await photograph()).tiff().toBuffer(), 'cannot be read'],
      ])('do not take %s, and change nothing', async (_, bytes, words) => {
        const row = await made()
        const good = sent(await jpeg())
        const answer = await update(row.id, {
          capacity: 4,
          images_base64: [good, sent(await bytes(), 'holiday.jpg')],
        })
        expect(answer.status).toBe(422)
        expect(answer.body.message).toContain(`Picture 2 `)
        expect(answer.body.message).toContain(words)
        expect(answer.body.errors).toHaveProperty(['images_base64.1'])
        expect(await kept(row.id)).toEqual(row)
      })

      it('do not take what is not base64, and read data addresses', async () => {
        const row = await made()
        const wrong = await update(row.id, { images_base64: [{ filename: 'a', data: '<svg>' }] })
        expect(wrong.status).toBe(422)
        const data = `data:image/jpeg;base64,${(await jpeg()).toString('base64')}`
        const right = await update(row.id, { images_base64: [{ filename: 'a', data }] })
        expect(rowOf(right.body).images).toHaveLength(1)
      })

      it('are at most 24 a room', async () => {
        const row = await made()
        const some = async (count: number) =>
          Promise.all(Array.from({ length: count }, async () => sent(await jpeg(8, 8))))
        expect((await update(row.id, { images_base64: await some(12) })).status).toBe(200)
        expect((await update(row.id, { images_base64: await some(12) })).status).toBe(200)
        const more = await update(row.id, { images_base64: await some(1) })
        expect(more.status).toBe(422)
        expect(more.body.message).toBe('A room may have at most 24 pictures.')
      })

      it.each(['../../etc/passwd', '..%2f..%2fstore.db', `${'a'.repeat(32)}-800.webp`, 'x.webp'])(
        'are not what is asked for as %s',
        async (name) => {
          const answer = await get(`/images/${name}`)
          expect(answer.statusCode).toBe(404)
        },
      )

      it('stay a month after nobody names them, and are gone then', async () => {
        const [one, both] = [sent(await jpeg()), sent(await jpeg())]
        const row = await made({ images_base64: [one, both] })
        const other = await made({ images_base64: [both] })
        const urls = row.images.map(({ url }) => url)
        const long = new Date(house.now.getTime() - 400 * 86_400_000)
        const age = async (...paths: string[]) => {
          for (const path of paths) {
            for (const width of [400, 800, 1600]) {
              const name = path.replace('/images/', '').replace('-800', `-${width}`)
              await utimes(join(folder, name), long, long)
            }
          }
        }
        const sweep = async () => pictures.sweep(await referencedPictures(house.store.db))
        const there = async () =>
          Promise.all(urls.map(async (url) => (await get(url)).statusCode === 200))

        await age(...urls)
        await sweep()
        expect(await there()).toEqual([true, true])
        // Taken away today, though it came long ago: its month begins.
        await update(row.id, { remove_image_ids: row.images.map(({ id }) => id) })
        expect(await sweep()).toBe(0)
        await age(...urls)
        expect(await sweep()).toBe(3)
        expect(await there()).toEqual([false, true])
        await remove(other.id)
        expect(await sweep()).toBe(0)
        await age(...urls.slice(1))
        expect(await sweep()).toBe(3)
      })
    })

    describe('large bodies', () => {
      // As pictures are: what packs to nothing is a bomb.
      const large = () => ({ ...fields(), notes: randomBytes(200_000).toString('hex') })
      const chunked = { 'transfer-encoding': 'chunked' }
      const packed = (value: unknown) => ({
        body: gzipSync(JSON.stringify(value)),
        headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      })

      it('are read for the desk', async () => {
        expect((await create(large())).status).toBe(201)
        expect((await house.ask('POST', '/api/rooms', { token, ...packed(large()) })).status).toBe(
          201,
        )
      })

      it('are read for nobody else, plain or packed', async () => {
        const trainer = await house.staff('trainer')
        const ask = (url: string, more: object) =>
          house.ask('POST', url, { body: large(), ...more })
        expect((await ask('/api/rooms', {})).status).toBe(413)
        expect((await ask('/api/rooms', { token: 'x'.repeat(43) })).status).toBe(401)
        expect((await ask('/api/rooms', { token: trainer })).status).toBe(413)
        for (const more of [{}, { token: trainer }, packed(large())]) {
          const answer = await ask('/api/outbox', more)
          expect(answer.status).toBe(413)
          expect(answer.body.code).toBe('too_large')
        }
        expect((await ask('/api/outbox', { headers: chunked })).status).toBe(413)
        // Elsewhere nobody may.
        expect((await ask('/api/hotel/bookings', { token })).status).toBe(413)
      })

      it('end for the desk too', async () => {
        const bomb = packed({ ...fields(), notes: 'x'.repeat(7_000_000) })
        expect((await house.ask('POST', '/api/rooms', { token, ...bomb })).status).toBe(413)
      })
    })
  })
})
