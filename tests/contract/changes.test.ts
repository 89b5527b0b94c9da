import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { mayRead, resourceNames, type ChangesAnswer } from '#contract/resources.ts'
import { changesSince, type Audience } from '#server/db/changes.ts'
import { newEpoch } from '#server/db/meta.ts'
import { openStore } from '#server/db/open.ts'
import type { Store } from '#server/db/store.ts'
import { wires } from '#server/services/wires.ts'
import { eachStore } from './fixtures.ts'

const price = (store: Store, id: string, price_cents: number) =>
  store.transaction((tx) => tx.update('laundry_services', id, { price_cents }))

const service = (id: string) => ({
  id,
  name: id,
  unit: 'per item',
  price_cents: 100,
  turnaround_hrs: 24,
  is_available: 1 as const,
  position: 1,
  image_path: null,
})

const read = (store: Store, since: string | null, audience: Audience = 'public') =>
  changesSince(store, since, audience, wires, '2026-07-01')

function rowsOf(answer: ChangesAnswer): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(answer.changes).map(([name, { rows }]) => [
      name,
      rows.map((row) => row.id).toSorted(),
    ]),
  )
}

eachStore((make) => {
  describe('changes', () => {
    let store: Store
    beforeEach(async () => {
      store = await make()
      await store.transaction(async (tx) => {
        await tx.insert('house', { id: 'house', settings: '{"laundry_pickup_fee_cents":300}' })
        await tx.insert('laundry_services', service('shirt'))
        await tx.insert('laundry_services', service('coat'))
      })
    })

    it('start from everything, and then tell only what is new', async () => {
      const first = await read(store, null)
      expect(first.reset).toBe(true)
      expect(rowsOf(first)).toMatchObject({ house: ['house'], laundry_services: ['coat', 'shirt'] })
      const second = await read(store, first.cursor)
      expect(second).toMatchObject({ reset: false, epoch: store.epoch, changes: {} })
      await price(store, 'shirt', 150)
      const third = await read(store, second.cursor)
      expect(third.changes).toEqual({
        laundry_services: {
          rows: [expect.objectContaining({ id: 'shirt', price: 1.5, version: 2 })],
          deleted: [],
        },
      })
      expect((await read(store, third.cursor)).changes).toEqual({})
    })

    it('tell a row once, as it is now, however often it changed', async () => {
      const { cursor } = await read(store, null)
      for (let cents = 1; cents <= 5; cents += 1) await price(store, 'shirt', cents)
      const { changes } = await read(store, cursor)
      expect(changes.laundry_services?.rows).toMatchObject([{ id: 'shirt', version: 6 }])
    })

    it('tell what is gone, and what is no longer for everyone', async () => {
      const review = {
        name: 'A guest',
        rating: 5,
        comment: 'Quiet.',
        service: 'room',
        item_id: null,
        item_label: 'Kivu',
        likes: 0,
      }
      await store.transaction((tx) =>
        tx.insert('reviews', { ...review, id: 'review-1', status: 'published' }),
      )
      const { cursor } = await read(store, null)
      await store.transaction(async (tx) => {
        await tx.remove('laundry_services', 'coat')
        await tx.update('reviews', 'review-1', { status: 'hidden' })
        await tx.insert('reviews', { ...review, id: 'review-2', status: 'pending' })
      })
      const { changes } = await read(store, cursor)
      expect(changes.laundry_services).toEqual({ rows: [], deleted: ['coat'] })
      expect(changes.reviews?.rows).toEqual([])
      expect(changes.reviews?.deleted.toSorted()).toEqual(['review-1', 'review-2'])
    })

    it('tell the public nothing that is for staff, not even ids', async () => {
      const { cursor } = await read(store, null)
      await store.transaction((tx) =>
        tx.insert('parked', {
          id: 'parked-1',
          key: 'key-1',
          actor: 'device:1',
          actor_name: 'Guest',
          device_id: '1',
          device_name: null,
          endpoint: 'placeRestaurantOrder',
          request: '{"params":{},"body":{}}',
          refusal: '{"code":"validation","message":"No."}',
          words: '{"title":"Order","detail":""}',
          device_time: '2026-07-01T08:00:00.000Z',
          state: 'open',
          settled_by: null,
          settled_at: null,
          settled_note: null,
        }),
      )
      expect((await read(store, cursor)).changes).toEqual({})
      expect(Object.keys((await read(store, null)).changes)).not.toContain('parked')
    })

    it('start again for who signs in, and go on for who signed out', async () => {
      const guest = await read(store, null)
      const admin = await read(store, guest.cursor, 'admin')
      expect(admin.reset).toBe(true)
      expect(Object.keys(admin.changes).toSorted()).toEqual(resourceNames.toSorted())
      expect((await read(store, admin.cursor, 'admin')).reset).toBe(false)
      expect(await read(store, admin.cursor)).toMatchObject({ reset: false, changes: {} })
    })

    it('start again for whose role is another now, with what that may read and no more', async () => {
      const { cursor } = await read(store, null, 'admin')
      for (const role of ['reception', 'staff'] as const) {
        const now = await read(store, cursor, role)
        expect(now.reset, role).toBe(true)
        const theirs = resourceNames.filter((name) => mayRead(role, name))
        expect(Object.keys(now.changes).toSorted()).toEqual(theirs.toSorted())
        expect((await read(store, now.cursor, role)).reset).toBe(false)
        for (const other of ['admin', 'reception', 'staff'] as const) {
          expect((await read(store, now.cursor, other)).reset).toBe(other !== role)
        }
        expect(await read(store, now.cursor)).toMatchObject({ reset: false, changes: {} })
      }
    })

    it('start again from a cursor that is not of this store', async () => {
      const { cursor } = await read(store, null)
      const [epoch, coverage, position] = cursor.split('.')
      const strangers = [
        '',
        'x',
        '..',
        `${epoch}.${coverage}`,
        `${epoch}.${coverage}.-1`,
        `${epoch}.${coverage}.1e3`,
        `${epoch}.xxxxxxxx.${position}`,
        `00000000-0000-0000-0000-000000000000.${coverage}.${position}`,
        // From the future: an old copy of the store was put back in place.
        `${epoch}.${coverage}.${Number(position) + 1000}`,
        `${cursor}.more`,
      ]
      for (const stranger of strangers) {
        expect((await read(store, stranger)).reset, stranger).toBe(true)
      }
      expect((await read(store, cursor)).reset).toBe(false)
    })

    it('start again in a new epoch', async () => {
      const { cursor } = await read(store, null)
      const epoch = await store.transaction((tx) => newEpoch(tx.db))
      const answer = await read(store, cursor)
      expect(answer).toMatchObject({ epoch, reset: true })
      await price(store, 'coat', 900)
      expect(rowsOf(await read(store, answer.cursor))).toEqual({ laundry_services: ['coat'] })
    })

    it('are nothing of a transaction that was rolled back', async () => {
      const { cursor } = await read(store, null)
      const failing = store.transaction(async (tx) => {
        await tx.update('laundry_services', 'shirt', { price_cents: 1 })
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect((await read(store, cursor)).changes).toEqual({})
    })

    it('cost little when there are none', async () => {
      const { cursor } = await read(store, null, 'staff')
      const text = JSON.stringify(await read(store, cursor, 'staff'))
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(200)
    })

    it('come in pages of so many, which name every row once, each table in turn', async () => {
      await store.transaction((tx) =>
        tx.insertAll(
          'laundry_services',
          Array.from({ length: 60 }, (_, at) => service(`service-${at}`)),
        ),
      )
      const names: string[] = []
      const resets: boolean[] = []
      let since: string | null = null
      for (let pages = 1; ; pages += 1) {
        const answer: ChangesAnswer = await changesSince(
          store,
          since,
          'public',
          wires,
          '2026-07-01',
          25,
        )
        const rows = Object.values(rowsOf(answer)).flat()
        expect(rows.length).toBeLessThanOrEqual(25)
        names.push(...rows)
        resets.push(answer.reset)
        since = answer.cursor
        if (answer.more !== true) break
        expect(pages).toBeLessThan(10)
      }
      const all = rowsOf(await read(store, null))
      expect(names.toSorted()).toEqual(Object.values(all).flat().toSorted())
      // The last tells what changed while they were told: nothing.
      expect(resets).toEqual([true, false, false, false])
      expect(await changesSince(store, since, 'public', wires, '2026-07-01', 25)).toMatchObject({
        changes: {},
      })
    })

    /** Without its position: on PostgreSQL the announcement of a change takes up one of its own. */
    const anywhere = <Answer extends { cursor: string }>(answer: Answer): Answer => ({
      ...answer,
      cursor: answer.cursor.replace(/~[^~.]*\.\d+/, ''),
    })

    it('that are few come in one page, as without pages', async () => {
      const whole = await read(store, null)
      const first = await changesSince(store, null, 'public', wires, '2026-07-01', 400)
      expect(anywhere({ ...first, changes: rowsOf(first) })).toEqual(
        anywhere({ ...whole, changes: rowsOf(whole) }),
      )
      await price(store, 'shirt', 150)
      const paged = await changesSince(store, whole.cursor, 'public', wires, '2026-07-01', 400)
      expect(anywhere(paged)).toEqual(anywhere(await read(store, whole.cursor)))
      expect(paged.more).toBeUndefined()
    })

    it('tell in pages what changed too, in order, and once', async () => {
      const { cursor } = await read(store, null)
      await store.transaction(async (tx) => {
        for (let at = 0; at < 30; at += 1) await tx.insert('laundry_services', service(`new-${at}`))
      })
      await store.transaction((tx) => tx.remove('laundry_services', 'coat'))
      const first = await changesSince(store, cursor, 'public', wires, '2026-07-01', 20)
      expect(first).toMatchObject({ reset: false, more: true })
      // What was told changes again, and what was not told yet goes.
      const [told = ''] = rowsOf(first).laundry_services ?? []
      const left = Array.from({ length: 30 }, (_, at) => `new-${at}`).find(
        (name) => !rowsOf(first).laundry_services?.includes(name),
      )
      await price(store, told, 7)
      await store.transaction((tx) => tx.remove('laundry_services', left ?? ''))
      const second = await changesSince(store, first.cursor, 'public', wires, '2026-07-01', 20)
      expect(second.more).toBeUndefined()
      expect(second.changes.laundry_services?.deleted.toSorted()).toEqual(['coat', left].toSorted())
      expect(rowsOf(second).laundry_services).toContain(told)
      expect(rowsOf(second).laundry_services).toHaveLength(10)
    })

    it('amid pages start again for whoever else comes with the cursor', async () => {
      const { cursor } = await changesSince(store, null, 'staff', wires, '2026-07-01', 1)
      expect(await changesSince(store, cursor, 'staff', wires, '2026-07-01', 1)).toMatchObject({
        reset: false,
      })
      expect((await read(store, cursor, 'staff')).reset).toBe(true)
      expect((await changesSince(store, cursor, 'public', wires, '2026-07-01', 1)).reset).toBe(true)
      const [epoch, coverage, position, walk = ''] = cursor.split('.')
      const list = JSON.parse(Buffer.from(walk, 'base64url').toString()) as unknown[]
      const forged = [
        'x',
        Buffer.from('{}').toString('base64url'),
        ...[
          ['users', ...list.slice(1)],
          [list[0], 1, ...list.slice(2)],
          [...list.slice(0, 2), -1, list[3]],
          [...list, 1],
          list.slice(0, 2),
        ].map((other) => Buffer.from(JSON.stringify(other)).toString('base64url')),
      ]
      for (const text of forged) {
        const stranger = [epoch, coverage, position, text].join('.')
        expect(
          (await changesSince(store, stranger, 'staff', wires, '2026-07-01', 1)).reset,
          text,
        ).toBe(true)
      }
    })

    it('come whole where there are more than a statement takes', async () => {
      const { cursor } = await read(store, null)
      await store.transaction(async (tx) => {
        for (let at = 0; at < 1200; at += 1) {
          await tx.insert('laundry_services', service(`service-${at}`))
        }
      })
      const { changes } = await read(store, cursor)
      expect(changes.laundry_services?.rows).toHaveLength(1200)
    })
  })

  it('misses nothing of writers that commit out of order', { timeout: 60_000 }, async () => {
    const place = await make.tables()
    // Two processes' worth of stores on PostgreSQL; SQLite has one writing process.
    const stores = [await openStore(place)]
    if (make.kind === 'postgres') stores.push(await openStore(place))
    const [reader = stores[0] as Store] = stores
    await reader.transaction(async (tx) => {
      await tx.insert('house', { id: 'house', settings: '{"laundry_pickup_fee_cents":0}' })
      await tx.insert('laundry_services', service('shared'))
    })
    const writers = 8
    const each = 25
    const seen = new Map<string, number>()
    let { cursor } = await read(reader, null)
    const done = new AbortController()

    async function follow(): Promise<void> {
      const answer = await read(reader, cursor)
      expect(answer.reset).toBe(false)
      for (const row of answer.changes.laundry_services?.rows ?? []) {
        seen.set(row.id, Math.max(row.version, seen.get(row.id) ?? 0))
      }
      cursor = answer.cursor
    }
    const reading = (async () => {
      while (!done.signal.aborted) {
        await follow()
        await sleep(1)
      }
    })()
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        const store = stores[writer % stores.length] as Store
        for (let at = 0; at < each; at += 1) {
          await store.transaction(async (tx) => {
            // Takes its place in the order now, and commits at some later time.
            await tx.insert('laundry_services', service(`${writer}-${at}`))
            if (make.kind === 'postgres') await sleep(Math.random() * 15)
            if (at % 3 === 0) {
              const row = await tx.lock('laundry_services', 'shared')
              await tx.update('laundry_services', 'shared', {
                price_cents: (row?.price_cents ?? 0) + 1,
              })
            }
          })
        }
      }),
    )
    done.abort()
    await reading
    await follow()
    const names = Array.from({ length: writers }, (_, writer) =>
      Array.from({ length: each }, (__, at) => `${writer}-${at}`),
    ).flat()
    expect(names.filter((name) => !seen.has(name))).toEqual([])
    expect(seen.get('shared')).toBe(1 + writers * Math.ceil(each / 3))
    for (const store of stores) await store.close()
  })
})
