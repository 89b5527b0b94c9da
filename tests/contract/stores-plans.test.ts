import { sql, type CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/schema.ts'
import type { Store, Tx } from '#server/db/store.ts'
import { closedDays } from '#server/services/day-close/days.ts'
import { gather } from '#server/services/day-close/gather.ts'
import { setChangedSince } from '#server/services/day-close/newest-close.ts'
import { owingNow } from '#server/services/day-close/owing.ts'
import { stayEventRows } from '#server/services/stay-events/wire.ts'
import { insertStayEvent } from '#server/stay-events/insert-stay-event.ts'
import { dropFromDevices } from '#server/stay-events/keep-on-devices.ts'
import { eachStore } from './fixtures.ts'

/** The lists that grow for ever, as their handlers ask for them. */
const lists = {
  'orders, newest first': ({ db }) =>
    db
      .selectFrom('restaurant_orders')
      .selectAll()
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(100),
  'how many orders there are': ({ db }) =>
    db
      .selectFrom('restaurant_orders')
      .select((eb) => eb.fn.countAll().as('total'))
      .where('deleted_at', 'is', null)
      .where('status', '=', 'pending'),
  'orders in a state, newest first': ({ db }) =>
    db
      .selectFrom('restaurant_orders')
      .selectAll()
      .where('deleted_at', 'is', null)
      .where('status', '=', 'pending')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(100),
  'orders of a day': ({ db }) =>
    db
      .selectFrom('restaurant_orders')
      .selectAll()
      .where('deleted_at', 'is', null)
      .where('schedule_date', '=', '2026-07-01')
      .orderBy('schedule_time'),
  'an order by its code': ({ db }) =>
    db.selectFrom('restaurant_orders').selectAll().where('code', '=', 'ABCDEFGH'),
  'lines of orders': ({ db }) =>
    db.selectFrom('restaurant_order_items').selectAll().where('order_id', 'in', ['a', 'b']),
  'payments of orders': ({ db }) =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('subject_kind', '=', 'restaurant')
      .where('subject_id', 'in', ['a', 'b']),
  'an operation by its key': ({ db }) =>
    db.selectFrom('operations').selectAll().where('key', '=', 'a'),
  'what an operation made': ({ db }) =>
    db.selectFrom('operations').selectAll().where('operation_id', '=', 'a'),
  'open parked rows': ({ db }) =>
    db.selectFrom('parked').selectAll().where('state', '=', 'open').orderBy('created_at'),
  'changes since a position': ({ db }) =>
    db
      .selectFrom('changes')
      .select(['resource', 'row_id'])
      .where('position', '>=', 5)
      .where('resource', 'in', ['rooms', 'items', 'house']),
  'stays of a room': ({ db }) =>
    db
      .selectFrom('hotel_bookings')
      .selectAll()
      .where('room_id', '=', 'room-1')
      .where('check_in', '<', '2026-07-02'),
  'who holds a night': ({ db }) =>
    db.selectFrom('room_nights').selectAll().where('room_id', '=', 'r').where('night', '=', 'n'),
  'a session by its token': ({ db }) =>
    db.selectFrom('sessions').selectAll().where('token_hash', '=', 'a'),
  'published reviews': ({ db }) =>
    db
      .selectFrom('reviews')
      .selectAll()
      .where('status', '=', 'published')
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc'),
} satisfies Record<string, (store: Store) => { compile(): CompiledQuery }>

/** Work whose cost may not grow with the years, though its tables do. */
const works = {
  'what a day close counts': async ({ db }) =>
    await gather(db, '2026-07-01', 'Africa/Kigali', await closedDays(db)),
  'what is owed': ({ db }) => owingNow(db),
  'histories for devices': ({ db }) => stayEventRows(db, null),
  'an event of a stay': (tx) =>
    insertStayEvent(tx, {
      bookingId: 'a',
      kind: 'approved',
      params: {},
      at: tx.stamp.at,
      by: null,
    }),
  'histories that leave the devices': (tx) => dropFromDevices(tx, new Date(tx.stamp.at)),
} satisfies Record<string, (tx: Tx) => Promise<unknown>>

/** The queries of some work. */
async function queriesOf(store: Store, work: (tx: Tx) => Promise<unknown>) {
  const queries: CompiledQuery[] = []
  await store.transaction(async (tx) => {
    const seen: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        queries.push(tx.db.getExecutor().compileQuery(node, queryId))
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }
    const db: Kysely<Database> = tx.db.withPlugin(seen)
    await work(
      new Proxy(tx, {
        get: (its, name) => {
          if (name === 'db') return db
          const value: unknown = Reflect.get(its, name)
          return typeof value === 'function' ? (value.bind(its) as unknown) : value
        },
      }),
    )
  })
  return queries.filter(({ sql: text }) => /^\s*(select|with)\b/i.test(text))
}

/** A table that is read whole, or by an index whose first column says next to nothing. */
const WHOLE =
  /^SCAN (?!.*(_on_devices|day_closes_by_day))(changes|payments|hotel_bookings|stay_events|receipts|cash_counts|audit|folio_items|day_close_\w+|\w+_orders|car_rentals|tour_bookings)\b|SEARCH (changes|payments|stay_events) USING .*\((resource|status|on_devices)=\?\)$/m

async function planOf(store: Store, query: CompiledQuery): Promise<string> {
  const { sql: text, parameters } = query
  if (store.kind === 'sqlite') {
    const parts = text.split('?')
    const bound = sql.join(
      parts.map((part, at) =>
        at < parameters.length ? sql`${sql.raw(part)}${parameters[at]}` : sql.raw(part),
      ),
      sql.raw(''),
    )
    const { rows } = await sql<{ detail: string }>`explain query plan ${bound}`.execute(store.db)
    return rows.map((row) => row.detail).join('\n')
  }
  return await store.db.transaction().execute(async (db) => {
    // Tables of a test are small, where reading all of one is right: ask what it could do.
    await sql`set local enable_seqscan = off`.execute(db)
    await sql`set local enable_sort = off`.execute(db)
    const parts = text.split(/\$\d+/)
    const bound = sql.join(
      parts.map((part, at) =>
        at < parameters.length ? sql`${sql.raw(part)}${sql.lit(parameters[at])}` : sql.raw(part),
      ),
      sql.raw(''),
    )
    const { rows } = await sql<Record<string, string>>`explain ${bound}`.execute(db)
    return rows.map((row) => Object.values(row)[0]).join('\n')
  })
}

eachStore((make) => {
  describe('reads by an index', () => {
    let store: Store
    beforeAll(async () => {
      store = await make({ seeded: true })
    })

    it.each(Object.keys(lists) as (keyof typeof lists)[])('%s', async (name) => {
      const plan = await planOf(store, lists[name](store).compile())
      if (store.kind === 'sqlite') {
        expect(plan).toMatch(/USING (COVERING )?INDEX|USING PRIMARY KEY/)
        expect(plan).not.toMatch(/TEMP B-TREE|^SCAN (?!.*USING)/m)
        // Counting must not touch the rows themselves: 4 ms in place of 40 with 100,000 orders.
        if (name.startsWith('how many')) expect(plan).toContain('COVERING')
      } else {
        expect(plan).toMatch(/Index/)
        expect(plan).not.toMatch(/Seq Scan|Sort/)
      }
    })
  })

  describe('reads no more in the tenth year', () => {
    let store: Store
    beforeAll(async () => {
      store = await make({ seeded: true })
      await store.transaction(async (tx) => {
        await setChangedSince(tx, 5)
        const at = '2026-06-30T05:00:00.000Z'
        await tx.insert('day_closes', {
          id: 'close',
          day: '2026-06-29',
          from_at: '2026-06-28T22:00:00.000Z',
          until_at: '2026-06-29T22:00:00.000Z',
          figures: '{}',
          carried: '[]',
          series: '{}',
          owing: '{}',
          seen: null,
          device_time: at,
          device_clock: null,
          changed_by: null,
        })
      })
    })

    it.each(Object.keys(works) as (keyof typeof works)[])('%s', async (name) => {
      const queries = await queriesOf(store, works[name])
      expect(queries.length).toBeGreaterThan(0)
      for (const query of queries) {
        // Few payments are ever given back.
        if (/payments\.status = 'refunded'\s+and/.test(query.sql)) continue
        const plan = await planOf(store, query)
        if (store.kind === 'sqlite') expect(plan, query.sql).not.toMatch(WHOLE)
        // A house's people are few in any year.
        else expect(plan, query.sql).not.toMatch(/Seq Scan on (?!meta|house|users)/)
      }
    })
  })
})
