import { readdirSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRouteName, routes, type RouteName } from '#contract/routes.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { Refusal } from '../pipeline/endpoint.ts'
import '../services/index.ts'
import { toContractBody, acceptsForms } from './bodies.ts'
import { MultipartBody, readMultipart } from './multipart.ts'

/** Whoever reads the store for a body of ours fails. */
const db = new Proxy({} as Kysely<Database>, {
  get: () => {
    throw new Error('The store is read for a body of ours')
  },
})

interface Sent {
  name: RouteName
  body: unknown
}

/** `PATCH /api/rooms/<id>` by its name; undefined for what is no call of the contract. */
function nameOf(ask: string): RouteName | undefined {
  const [path = ''] = ask.split('?')
  // `/api/rooms/states` is asked for before `/api/rooms/{id}`.
  const byLength = Object.entries(routes).flatMap(([name, { method, paths }]) =>
    paths.map((one) => ({
      name,
      one,
      pattern: `^${method} ${one.replaceAll(/\{\w+\}/g, '[^/]+')}$`,
    })),
  )
  const found = byLength
    .filter(({ pattern }) => new RegExp(pattern).test(path))
    .toSorted((a, b) => a.one.split('{').length - b.one.split('{').length)
  return found[0]?.name as RouteName | undefined
}

/** Every body in a recording of the wire that was taken: alone, in a batch, in a row that waits. */
function sentIn(value: unknown, found: Sent[] = []): Sent[] {
  if (typeof value !== 'object' || value === null) return found
  const { ask, route, body, status } = value as Record<string, unknown>
  // What a recording sends to be refused is no app's.
  if (typeof status === 'number' && status >= 400) return found
  const name =
    typeof ask === 'string'
      ? nameOf(ask)
      : typeof route === 'string' && isRouteName(route)
        ? route
        : undefined
  if (name !== undefined && body !== undefined) found.push({ name, body })
  for (const one of Object.values(value)) sentIn(one, found)
  return found
}

function recorded(): Sent[] {
  return ['tests/wire', 'tests/wire/device', 'tests/wire/rows'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => sentIn(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))),
  )
}

describe('the door for the documents’ bodies', () => {
  it('lets every body that our own app was ever recorded to send pass: the same object', async () => {
    const all = recorded()
    expect(all.length).toBeGreaterThan(150)
    for (const { name, body } of all) {
      const passed = await toContractBody(name, body, { params: { id: 'x' }, db })
      expect(passed, `${name} ${JSON.stringify(body)}`).toBe(body)
    }
    const told = new Set(all.map(({ name }) => name))
    for (const name of ['placeLaundryOrder', 'updateLaundryOrder', 'placeRestaurantOrder'] as const)
      expect(told).toContain(name)
  })

  it('leaves what it does not understand as it came, to be refused', () => {
    for (const price of ['6,50', 'six', '0x10', '1e9', ' ', [6], null, true]) {
      const body = { price, is_available: 'maybe' }
      const read = toContractBody('createItem', body, { params: {}, db }) as typeof body
      expect(read.is_available).toBe('maybe')
      expect(typeof read.price).not.toBe('number')
    }
  })

  const order = (notes: string) =>
    toContractBody('placeLaundryOrder', { source: 'public', notes }, { params: {}, db })

  it.each([
    [
      'Phone: 0788 123 456 | Email: a@b.rw | Address: KG 5 Ave, Kigali | Pickup: yes | Express: no',
      {
        customer_phone: '0788 123 456',
        customer_email: 'a@b.rw',
        address: 'KG 5 Ave, Kigali',
        pickup: true,
      },
    ],
    [
      'phone=+250788123456\nAddress: The white gate; ring\nPickup: No\n[public-booking]',
      { customer_phone: '+250788123456', address: 'The white gate', pickup: false },
    ],
    [
      'Phone: (0788) 123-456, Address: KG 5 Ave, Pickup: on, Express: off',
      { customer_phone: '(0788) 123-456', address: 'KG 5 Ave', pickup: true },
    ],
    ['Pickup address: KG 5 Ave | Pickup: off', { address: 'KG 5 Ave', pickup: false }],
    // What cannot be read stays in the notes alone.
    ['Phone: ask my wife | Email: none | Pickup: maybe', {}],
    ['Phone: 00 00 00 00', {}],
    ['Please phone me, my address is known', {}],
  ])('reads a guest’s joined notes: %s', (notes, said) => {
    expect(order(notes)).toMatchObject(said)
    expect(Object.keys(order(notes) as object).toSorted()).toEqual(
      ['source', 'notes', ...Object.keys(said)].toSorted(),
    )
  })

  it('puts notes that name a phone as our own app joins them, and leaves others as they came', () => {
    const { notes } = order('Phone: 0788 123 456; Pickup: no; Ring twice') as { notes: string }
    expect(notes).toBe(
      'Phone: 0788 123 456 | Address:  | Pickup: No | Express: No | Notes: Phone: …; Pickup: no; Ring twice | [Public booking]',
    )
    expect(order(notes)).toMatchObject({ notes, customer_phone: '0788 123 456' })
    for (const whole of [
      'Ring twice',
      'Phone: ask my wife',
      `Phone: 0788 123 456 ${'x'.repeat(1990)}`,
    ])
      expect(order(whole)).toMatchObject({ notes: whole })
  })

  it.each([
    ['Room 203 - Aline Mukamana', '203', 'Aline Mukamana'],
    ['room no. 12, Mukamana', '12', 'Mukamana'],
    ['#7', '#7', 'Aline'],
    ['Suite', 'Suite', 'Aline'],
    ['', '?', 'Aline'],
    [null, '?', 'Aline'],
  ])('finds the room of a charge in its reference: %s', (reference, room_number, name) => {
    const payment = { method: 'room', reference }
    const body = { customer: { name: 'Aline' }, payment }
    expect(toContractBody('bookTour', body, { params: {}, db })).toMatchObject({
      payment: { ...payment, room_number, room_guest_name: name },
    })
  })

  it('leaves a charge that names its fields as it is, empty or not', () => {
    const body = { payment: { method: 'room', room_number: null, room_guest_name: null } }
    expect(toContractBody('placeRestaurantOrder', body, { params: {}, db })).toBe(body)
  })

  it.each(['/images/soup.webp', 'https://example.com/a.jpg', { url: 'a.jpg' }, 7, ''])(
    'refuses a picture in JSON that it cannot take in, and leaves none out: %j',
    (image) => {
      const send = () => toContractBody('updateCar', { image }, { params: {}, db })
      expect(send).toThrow('Send the picture as a file of a form.')
    },
  )

  it('takes forms where the documents send them, and nowhere else', () => {
    const names = Object.keys(routes).filter((name) => acceptsForms(name as RouteName))
    expect(names.toSorted()).toEqual(
      ['createCar', 'createItem', 'createTour', 'updateCar', 'updateItem', 'updateTour'].toSorted(),
    )
  })
})

describe('a form', () => {
  const boundary = '----WebKitFormBoundary0123456789abcdef'
  const type = `multipart/form-data; boundary=${boundary}`

  it('of any bytes is read or refused, never a fault', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        `--${boundary}`,
        '--',
        '\r\n',
        '\n',
        'content-disposition: form-data; name="a"',
        'content-disposition: form-data; name="image"; filename="a.jpg"',
        'content-type: image/jpeg',
        'content-transfer-encoding: base64',
        '; name=',
        '"',
      ),
      fc.string({ maxLength: 12 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        const form = Buffer.from(pieces.join(''))
        const read = await readMultipart(type, form).catch((error: unknown) => error)
        expect(read instanceof MultipartBody || read instanceof Refusal).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
