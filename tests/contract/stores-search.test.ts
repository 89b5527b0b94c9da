import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '#server/db/migrations/index.ts'
import { findByWords, MAX_FOUND } from '#server/db/search/find.ts'
import { makeSearchable } from '#server/db/search/make-searchable.ts'
import type { NewRow, Store } from '#server/db/store.ts'
import { eachStore } from './fixtures.ts'

type Order = NewRow<'restaurant_orders'>

/** An order made `minute` minutes after eight, as far as a search goes. */
function order(minute: number, said: Partial<Order>): Order {
  const number = 2000 + minute
  return {
    id: `order-${minute}`,
    created_at: `2026-07-01T08:${String(minute).padStart(2, '0')}:00.000Z`,
    code: `CODE${number}`,
    number,
    status: 'pending',
    service_type: 'dine-in',
    schedule_date: '2026-07-01',
    schedule_time: '19:00',
    party_size: 2,
    subtotal_cents: 0,
    discount_cents: 0,
    total_cents: 0,
    payment_method: 'cash',
    payment_status: 'unpaid',
    customer_name: 'Guest',
    customer_phone: '',
    source: 'public',
    ...said,
  }
}

/** Not in the order they were made. */
const orders = [
  order(3, { customer_name: 'Jean-Claude Uwase', customer_phone: '+250 788 123 456' }),
  order(1, { customer_name: 'Nadège O’Brien', customer_phone: '0788 000 111' }),
  order(2, { customer_name: 'Claude Mugisha', customer_phone: '00250722123457', code: 'MUGS2345' }),
  order(4, { customer_name: 'Åsa Öberg', customer_phone: '+44 (0)20 7946 0958' }),
  order(5, { customer_name: '李小龙 Ивановна 𞤀𞤁', customer_phone: 'none' }),
]

/** What is asked, and the minutes of the orders found, newest first. */
const questions: readonly (readonly [asked: string, minutes: readonly number[]])[] = [
  ['claude', [3, 2]],
  ['CLAUDE  uw', [3]],
  ['uw claude', [3]],
  ['laude', []],
  ['nadege', [1]],
  ['nadège o’b', [1]],
  ["o'brien", [1]],
  ['asa oberg', [4]],
  ['0788123456', [3]],
  ['+250 788 123 456', [3]],
  ['788', [3, 1]],
  ['3456', [3]],
  ['123 45', [3, 2]],
  ['020 7946', [4]],
  ['2003', [3]],
  ['code200', [5, 4, 3, 1]],
  ['mugs2345', [2]],
  ['claude 2002', [2]],
  ['李', [5]],
  ['иван 李小', [5]],
  ['𞤀', [5]],
  ['𞤁', []],
  ['%', []],
  ['—', []],
  ['guest* OR "claude', []],
  ["claude' | 'guest", []],
  ['claude NOT uwase', []],
  ['x'.repeat(5000), []],
  ['a\u0000\ud800', [4]],
]

eachStore((make) => {
  let store: Store
  beforeAll(async () => {
    store = await make()
    await store.transaction((tx) => tx.insertAll('restaurant_orders', orders))
  })

  async function minutesFor(asked: string): Promise<number[]> {
    const found = await findByWords(store, 'restaurant_orders', asked)
    const ids = (await found?.page(100, 0)) ?? []
    expect(found?.total).toBe(ids.length)
    return ids.map((id) => Number(id.slice('order-'.length)))
  }

  const idsHeld = async (asked: string, status: string) => {
    const found = await findByWords(store, 'restaurant_orders', asked)
    const rows = await store.db
      .selectFrom('restaurant_orders')
      .select('id')
      .where('status', '=', status)
      .where(found?.matches('restaurant_orders.id') ?? sql<boolean>`1 = 0`)
      .orderBy('id', 'desc')
      .execute()
    return rows.map(({ id }) => Number(id.slice('order-'.length)))
  }

  describe('looking for rows by words', () => {
    it.each(questions)('%j', async (asked, minutes) => {
      expect(await minutesFor(asked)).toEqual(minutes)
      expect(await idsHeld(asked, 'pending')).toEqual(minutes.toSorted().toReversed())
      expect(await idsHeld(asked, 'completed')).toEqual([])
    })

    it('narrows by states, which nobody can look for', async () => {
      const own = await make()
      await own.transaction((tx) => tx.insertAll('restaurant_orders', orders))
      await own.transaction((tx) => tx.update('restaurant_orders', 'order-2', { status: 'ready' }))
      const asked = async (text: string, states: string[]) =>
        (await findByWords(own, 'restaurant_orders', text, states))?.page(10, 0)
      expect(await asked('claude', ['ready'])).toEqual(['order-2'])
      expect(await asked('claude', ['ready', 'pending'])).toEqual(['order-3', 'order-2'])
      expect(await asked('claude', ['read'])).toEqual([])
      expect(await asked('claude', ["' | '", '"', ''])).toEqual([])
      expect(await asked('claude', [])).toEqual([])
      for (const text of ['ready', '§ready']) {
        expect((await findByWords(own, 'restaurant_orders', text))?.total).toBe(0)
      }
    })

    it('beside other conditions finds all of them, however common the word', async () => {
      const own = await make()
      const many = Array.from({ length: MAX_FOUND + 50 }, (_, at) => ({
        ...order(1, { customer_name: at % 2 === 0 ? 'Manzi' : 'Mugabo' }),
        id: `many-${String(at).padStart(5, '0')}`,
        code: `MANY${at}`,
        number: 5000 + at,
        schedule_date: at % 1000 === 7 ? '2026-08-01' : '2026-07-01',
      }))
      await own.transaction((tx) => tx.insertAll('restaurant_orders', many))
      const inAugust = async (asked: string) => {
        const found = await findByWords(own, 'restaurant_orders', asked)
        const query = own.db
          .selectFrom('restaurant_orders')
          .select('id')
          .where('schedule_date', '=', '2026-08-01')
          .where(found?.matches('restaurant_orders.id') ?? sql<boolean>`1 = 0`)
        return { total: found?.total, ids: (await query.execute()).map(({ id }) => id), query }
      }
      const common = await inAugust('m')
      expect(common.total).toBe(MAX_FOUND)
      expect(common.ids.toSorted()).toEqual(
        Array.from({ length: 11 }, (_, at) => `many-${String(at * 1000 + 7).padStart(5, '0')}`),
      )
      expect((await inAugust('mug')).ids).toHaveLength(11)
      expect((await inAugust('manz')).ids).toEqual([])
      // The words are looked up for the rows of the day, and not gathered for all days.
      if (own.kind === 'postgres') expect(common.query.compile().sql).toContain('ts_match_vq')
    })

    it('is not done where nothing is asked', async () => {
      for (const asked of [undefined, '', '  ']) {
        expect(await findByWords(store, 'restaurant_orders', asked)).toBeNull()
      }
    })

    it('pages without overlap, those of one millisecond too', async () => {
      const own = await make()
      const created_at = '2026-07-01T08:00:00.000Z'
      const many = Array.from({ length: 60 }, (_, at) =>
        order(at, { id: `many-${100 + at}`, created_at }),
      )
      for (const one of many.slice(40))
        await own.transaction((tx) => tx.insert('restaurant_orders', one))
      await own.transaction((tx) => tx.insertAll('restaurant_orders', many.slice(0, 40)))
      const found = await findByWords(own, 'restaurant_orders', 'guest')
      expect(found?.total).toBe(60)
      const pages = await Promise.all([0, 25, 50].map((from) => found?.page(25, from)))
      expect(pages.map((page) => page?.length)).toEqual([25, 25, 10])
      expect(new Set(pages.flat())).toEqual(new Set(many.map(({ id }) => id)))
    })
  })

  describe('the words of a row', () => {
    it('follow its changes, and go with it or with the transaction that failed', async () => {
      const own = await make()
      const asked = async (text: string) =>
        (await findByWords(own, 'restaurant_orders', text))?.page(10, 0)
      await own.transaction((tx) => tx.insertAll('restaurant_orders', orders))
      await own.transaction(async (tx) => {
        await tx.update('restaurant_orders', 'order-3', { customer_name: 'Aline Keza' })
        await tx.update('restaurant_orders', 'order-2', { status: 'accepted' })
      })
      expect(await asked('claude')).toEqual(['order-2'])
      expect(await asked('keza')).toEqual(['order-3'])
      expect(await asked('788123456')).toEqual(['order-3'])
      const failing = own.transaction(async (tx) => {
        await tx.update('restaurant_orders', 'order-3', { customer_name: 'Nobody' })
        await tx.insert('restaurant_orders', order(9, { customer_name: 'Nobody' }))
        throw new Error('power cut')
      })
      await expect(failing).rejects.toThrow('power cut')
      expect(await asked('nobody')).toEqual([])
      expect(await asked('aline')).toEqual(['order-3'])
      await own.transaction((tx) => tx.remove('restaurant_orders', 'order-3'))
      expect(await asked('keza')).toEqual([])
    })

    it('are filled in for the orders of a house from before there were any', async () => {
      const own = await make()
      await own.transaction(async (tx) => {
        await tx.insertAll('restaurant_orders', orders)
        await tx.remove('restaurant_orders', 'order-4')
        await sql`drop table restaurant_orders_words`.execute(tx.db)
        if (own.kind === 'sqlite')
          await sql`drop table restaurant_orders_words_places`.execute(tx.db)
        await tx.db.schema.alterTable('restaurant_orders').dropColumn('changed_by').execute()
        await tx.db
          .insertInto('audit')
          .values([audited('a', '08', null), audited('b', '09', 'Aline Keza')])
          .execute()
        await migrations.find(({ name }) => name === '0005-search')?.up(tx.db, own.kind)
      })
      const asked = async (text: string) =>
        (await findByWords(own, 'restaurant_orders', text))?.page(10, 0)
      expect(await asked('claude')).toEqual(['order-3', 'order-2'])
      expect(await asked('asa')).toEqual([])
      const rows = await own.db
        .selectFrom('restaurant_orders')
        .select(['id', 'changed_by'])
        .where('id', 'in', ['order-2', 'order-3'])
        .orderBy('id')
        .execute()
      expect(rows.map((row) => row.changed_by)).toEqual([null, 'Aline Keza'])
    })

    it('can be made anew', async () => {
      await store.transaction((tx) => makeSearchable(tx.db, store.kind, 'restaurant_orders'))
      expect(await minutesFor('claude')).toEqual([3, 2])
    })
  })
})

function audited(id: string, hour: string, actor_name: string | null) {
  return {
    id,
    at: `2026-07-01T${hour}:00:00.000Z`,
    device_time: null,
    actor: 'device:x',
    actor_name,
    device_id: 'x',
    operation_id: null,
    endpoint: 'acceptRestaurantOrder',
    resource: 'restaurant_orders',
    row_id: 'order-3',
    changed: '{}',
  }
}
