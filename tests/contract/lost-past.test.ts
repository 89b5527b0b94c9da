import { beforeAll, describe, expect, it } from 'vitest'
import { uuidv7 } from '#lib/uuid.ts'
import { loadDemo } from '#demo/load-demo.ts'
import { openStore } from '#server/db/open.ts'
import type { Store } from '#server/db/store.ts'
import { rooms } from './bookings-house.ts'
import {
  bundleLine,
  carLine,
  cart,
  laundryLine,
  mealLine,
  roomLine,
  tourLine,
} from './cart-house.ts'
import { eachStore } from './fixtures.ts'
import { wish as tableWish } from './tables-house.ts'
import { dinner, MORNING, openDemo, openHouse, type House } from './http-house.ts'
import { addCar } from './rentals-house.ts'
import { addTour } from './tours-house.ts'

/**
 * A house that lost its past (a back-up put back, a disk image restored in place, a store wiped):
 * what devices send again makes the rows that everybody knows already.
 */
eachStore((make) => {
  let houses: House[]
  beforeAll(async () => {
    houses = []
    for (let at = 0; at < 2; at += 1) {
      houses.push(await openDemo(make))
    }
  })
  const [first, second] = [() => houses[0] as House, () => houses[1] as House]

  describe('an operation sent to a store that never had it', () => {
    it('makes rows of the same ids as before, of every service', async () => {
      const some = await rooms(first().store, 3)
      const car = await addCar(first().store)
      const tour = await addTour(first().store)
      await copy(second(), { rooms: some, cars: [car], tours: [tour] })
      const [room] = some
      if (room === undefined) throw new Error('No room')
      const away = { from: '2026-09-01' }
      const lines = [roomLine(room), bundleLine(some, away), carLine(car), tourLine(tour)]
      const others = [await mealLine(first().store), laundryLine()]
      const email = 'other@example.com'
      const bodies: [path: string, body: object, staff?: true][] = [
        ['/api/book', cart([...lines, ...others])],
        ['/api/restaurant/orders', await dinner(first().store)],
        ['/api/restaurant/reservations', reservation],
        ['/api/customers', { name: 'Aline Mukamana', email, phone: '0788 123 456' }, true],
      ]
      for (const [path, body, staff] of bodies) {
        const [id, key] = [uuidv7(), uuidv7()]
        const made: string[][] = []
        for (const house of houses) {
          const token = staff ? { token: await house.staff() } : { device: uuidv7() }
          const answer = await house.ask('POST', path, { body, key, operation: id, ...token })
          expect([path, answer.status, answer.text]).toEqual([path, 201, answer.text])
          made.push(idsIn(answer.body))
        }
        expect(made[0]?.length, path).toBeGreaterThan(0)
        expect(made[1], path).toEqual(made[0])
      }
    })
  })
})

eachStore((make) => {
  it('shows itself by a cursor that it gave out and does not know: the house has a new epoch', async () => {
    const place = await make.tables()
    const meta = (store: Store) => store.db.selectFrom('meta').selectAll().execute()
    const ask = async (since: string | null, work?: (store: Store) => Promise<void>) => {
      const store = await openStore(place, () => MORNING)
      await work?.(store)
      const house = await openHouse(store)
      const answer = await house.ask(
        'GET',
        `/api/changes${since === null ? '' : `?since=${since}`}`,
      )
      expect(answer.status, answer.text).toBe(200)
      const epoch = store.epoch
      const rows = await meta(store)
      await house.app.close()
      await store.close()
      return { cursor: String(answer.body.cursor), reset: answer.body.reset, epoch, rows }
    }
    const image = await ask(null, async (store) => void (await loadDemo(store, MORNING)))
    const later = await ask(image.cursor)
    expect(later).toMatchObject({ reset: false, epoch: image.epoch })

    /** As the image had it; no place changes. */
    const putBack = async (store: Store) => {
      await store.transaction(async ({ db }) => {
        await db.deleteFrom('meta').where('name', 'like', 'run%').execute()
        const rows = image.rows.filter(({ name }) => name.startsWith('run'))
        await db.insertInto('meta').values(rows).execute()
      })
    }
    await ask(null, putBack)
    // What everybody had seen, what a stranger made up, and what was seen of no house: no proof.
    const forged = later.cursor.replace(/~[^.~]*\./, '~AAAAAAAAAAAA.')
    for (const since of [image.cursor, forged, 'x.y.z']) {
      expect((await ask(since)).epoch).toBe(image.epoch)
    }
    const found = await ask(later.cursor)
    expect(found.reset).toBe(true)
    expect(found.epoch).not.toBe(image.epoch)
    // Once: the same cursor is of another epoch now.
    expect((await ask(later.cursor)).epoch).toBe(found.epoch)
    expect(await ask(found.cursor)).toMatchObject({ reset: false, epoch: found.epoch })
  })
})

const reservation = tableWish({ date: '2026-08-10', notes: null })

/** Every id that an answer names, of rows alone. */
function idsIn(value: unknown, found: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return found
  for (const [name, inner] of Object.entries(value)) {
    if (/(^|_)ids?$/.test(name) && name !== 'operation_id') {
      found.push(...[inner].flat().filter((id) => typeof id === 'string'))
    } else idsIn(inner, found)
  }
  return found
}

/** The same rows in another house. */
async function copy(to: House, tables: Record<string, readonly { id: string }[]>) {
  await to.store.transaction(async (tx) => {
    for (const [table, rows] of Object.entries(tables)) {
      for (const row of rows) {
        await tx.db
          .insertInto(table as 'rooms')
          .values(row as never)
          .execute()
      }
    }
  })
}
