import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_CHANGES_PAGE, type ChangesAnswer, type ResourceRow } from '#contract/resources.ts'
import { addDays } from '#domain/days.ts'
import type { NewRow, Store } from '#server/db/store.ts'
import { eachStore } from './fixtures.ts'
import { dinner, MORNING, openHouse, TODAY, type House } from './http-house.ts'

/* Nothing hides today's work: a device that starts anew has today and what is open, however much lies ahead. */

/** More than a desk keeps of what is over. */
const MANY = 10_248

eachStore((make) => {
  describe('a device that starts anew', () => {
    let house: House
    let token: string
    let ours: string[]
    beforeAll(async () => {
      const store: Store = await make({ seeded: true, clock: () => MORNING })
      await store.transaction((tx) => tx.db.deleteFrom('restaurant_order_items').execute())
      await store.transaction((tx) => tx.db.deleteFrom('restaurant_orders').execute())
      house = await openHouse(store)
      token = await house.staff()
      const placed = await house.ask('POST', '/api/restaurant/orders', {
        body: await dinner(store),
      })
      expect(placed.status).toBe(201)
      const {
        version: _v,
        created_at: _c,
        changed_at: _h,
        deleted_at: _d,
        operation_id: _o,
        ...like
      } = await store.db.selectFrom('restaurant_orders').selectAll().executeTakeFirstOrThrow()
      const row = (id: string, schedule_date: string, status: string, number: number) =>
        ({
          ...like,
          id,
          code: `X${id}`,
          schedule_date,
          status,
          number,
        }) satisfies NewRow<'restaurant_orders'>
      const rows = [
        // Meals that were eaten or cancelled, of days to come as well: they have no claim to be first.
        ...Array.from({ length: MANY }, (_, at) =>
          row(`over-${at}`, addDays(TODAY, 1 + (at % 300)), 'cancelled', 2000 + at),
        ),
        ...Array.from({ length: MANY }, (_, at) =>
          row(`ahead-${at}`, addDays(TODAY, 1 + (at % 300)), 'pending', 30_000 + at),
        ),
        row('overdue', addDays(TODAY, -3), 'accepted', 50_000),
        row('eaten-today', TODAY, 'completed', 50_001),
      ]
      await store.transaction((tx) => tx.insertAll('restaurant_orders', rows))
      ours = [like.id, 'eaten-today', 'overdue']
    })

    const ask = async (query: string) =>
      (await house.ask('GET', `/api/changes?${query}`, { token })).body as unknown as ChangesAnswer
    const orders = ({ changes }: ChangesAnswer) => changes.restaurant_orders?.rows ?? []
    const ids = (rows: readonly ResourceRow[]) => rows.map(({ id }) => id)

    /** Page by page, as far as they bear orders; `between` runs after each one. */
    async function walk(between: () => Promise<void> = async () => {}) {
      const told: ResourceRow[][] = []
      let answer = await ask(`page=${MAX_CHANGES_PAGE}`)
      for (;;) {
        if (orders(answer).length > 0) told.push(orders(answer))
        if (answer.more !== true) return told
        await between()
        const since = encodeURIComponent(answer.cursor)
        answer = await ask(`page=${MAX_CHANGES_PAGE}&since=${since}`)
      }
    }

    it('has today first, then what is overdue, all that is open, and the newest of the rest', async () => {
      const pages = (await walk()).map(ids)
      const [first = []] = pages
      expect(first).toEqual(expect.arrayContaining(ours))
      // Beside them what lies nearest ahead, and nothing that is over.
      const nearest = first.filter((id) => id.startsWith('ahead-'))
      expect(nearest.length).toBe(first.length - ours.length)
      const days = nearest.map((id) => Number(id.slice('ahead-'.length)) % 300)
      expect(Math.max(...days)).toBeLessThan(15)
      const told = pages.flat()
      expect(new Set(told).size).toBe(told.length)
      const ahead = told.filter((id) => id.startsWith('ahead-'))
      expect(ahead).toHaveLength(MANY)
      expect(told.filter((id) => id.startsWith('over-'))).toHaveLength(10_000)
    })

    it('has the same without pages', async () => {
      const told = ids(orders(await ask('')))
      expect(told).toEqual(expect.arrayContaining(ours))
      expect(told).toHaveLength(3 + MANY + 10_000)
    })

    it('loses nothing when midnight passes between two pages', async () => {
      try {
        const told = await walk(async () => {
          house.now = new Date(MORNING.getTime() + 24 * 3_600_000)
        })
        const seen = new Set(ids(told.flat()))
        expect(seen.size).toBe(3 + MANY + 10_000)
      } finally {
        house.now = MORNING
      }
    })
  })
})
