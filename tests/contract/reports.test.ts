import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DeskPayment } from '#contract/money.ts'
import type { Report } from '#contract/reports.ts'
import type { Resource, RowAt } from '#contract/resources.ts'
import { custom } from '#contract/services/custom.ts'
import { restaurant } from '#contract/services/restaurant.ts'
import { addDays, momentOf } from '#domain/days.ts'
import { toCents } from '#domain/money.ts'
import { reportServices } from '#contract/report-kinds.ts'
import { toCachedMoney, toCachedOrder, toCachedStay } from '#features/reports/cached.ts'
import { workOut } from '#features/reports/work-out.ts'
import type { Store, Tx } from '#server/db/store.ts'
import { receivedIn, revenueOf } from '#server/services/reports/revenue.ts'
import { pay } from './cancellations-own.ts'
import { addService, order as orderOwn, wish } from './custom-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openDemo, TODAY } from './http-house.ts'

/** Reports (spec 3 §2.12, §9; decisions.md, "Money"). */

const sumOf = ({ revenue }: Report) =>
  reportServices.reduce((sum, service) => sum + toCents(revenue[service]), 0)

eachStore(async (make) => {
  const house = await openDemo(make)
  const token = await house.staff()

  const ask = (query = '') => house.ask('GET', `/api/reports${query}`, { token })
  const report = async (from: string, to: string) => {
    const { status, body } = await ask(`?from=${from}&to=${to}`)
    expect(status).toBe(200)
    return body as unknown as Report
  }

  it('is for staff alone, and takes two days in order', async () => {
    expect((await house.ask('GET', '/api/reports')).status).toBe(401)
    for (const query of ['?from=2026-07-02&to=2026-07-01', '?from=x&to=y', '?from=2020-01-01']) {
      expect((await ask(query)).status).toBe(422)
    }
  })

  it('spans the month to today where nothing is said, over 30 rooms until the house says', async () => {
    const { body } = await ask()
    expect(body).toMatchObject({ from: `${TODAY.slice(0, 7)}-01`, to: TODAY, rooms: 30 })
    expect(body).toMatchObject({ rooms_set: false })
  })

  it('says what the payments screen says for the same days', async () => {
    const from = addDays(TODAY, -40)
    const found = await report(from, TODAY)
    // The screen's own rule, on the rows that it is given.
    const { body } = await house.ask('GET', '/api/payments', { token })
    const rows = body.data as DeskPayment[]
    expect(rows.length).toBeLessThan(500)
    const start = momentOf('Africa/Kigali', from, '00:00').toISOString()
    const end = momentOf('Africa/Kigali', addDays(TODAY, 1), '00:00').toISOString()
    const isIn = (at: string) => at >= start && at < end
    let cents = 0
    for (const row of rows) {
      const paid = row.status === 'paid' || row.status === 'refunded'
      if (paid && isIn(row.paid_at ?? row.created_at)) cents += toCents(row.dollars)
      const whole = row.status === 'refunded' && (row.refunded === 0 || row.refunded >= row.amount)
      const gone = row.refund_status === 'done' || row.refund_status === 'sent'
      if ((whole || gone) && isIn(row.refunded_at ?? row.changed_at)) {
        const rate = row.currency === 'RWF' ? (row.rwf_rate ?? 1) : 1
        cents -= whole ? toCents(row.dollars) : toCents(row.refunded / rate)
      }
    }
    expect(cents).toBeGreaterThan(0)
    expect(sumOf(found)).toBe(cents)
    // What is listed of money adds up to the same.
    const listed = found.transactions.filter(
      ({ category, status }) => category === 'payment' && ['paid', 'refunded'].includes(status),
    )
    if (found.transactions_total === found.transactions.length) {
      expect(listed.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(cents)
    }
  })

  it('counts a night where the nights are, whoever counts them', async () => {
    const from = addDays(TODAY, -20)
    const found = await report(from, TODAY)
    const rows = await house.store.db
      .selectFrom('hotel_bookings')
      .select(['check_in', 'check_out', 'status'])
      .execute()
    let nights = 0
    for (let day = from; day <= TODAY; day = addDays(day, 1)) {
      const slept = rows.filter(
        ({ status, check_in, check_out }) =>
          ['approved', 'active', 'completed'].includes(status) &&
          check_in <= day &&
          check_out > day,
      ).length
      expect(found.days.find((one) => one.day === day)).toMatchObject({ nights: slept })
      nights += slept
    }
    expect(found.occupied_nights).toBe(nights)
    const amount = found.days.reduce((sum, day) => sum + toCents(day.amount), 0)
    expect(toCents(found.booking_amount)).toBe(amount)
  })

  it('is worked out alike on a device, from the rows that it keeps', async () => {
    const from = addDays(TODAY, -25)
    const [massage, firewood] = [await addService(house.store), await addService(house.store)]
    const sold = async (service: typeof massage, cents: number, name: string, changes = {}) => {
      const id = String((await orderOwn(house, wish(service))).body.id)
      await house.store.transaction((tx) => tx.update('custom_orders', id, { name_en: name }))
      return await pay(house.store, 'custom', id, cents, changes)
    }
    await sold(firewood, 500, 'Firewood')
    await sold(massage, 4000, 'Massage')
    await sold(massage, 4000, 'Massage', {
      refund_status: 'done',
      refund_cents: 1000,
      refund_charged: 1000,
      refunded_at: MORNING.toISOString(),
    })
    const voided = { status: 'failed', voided_at: MORNING.toISOString(), void_reason: 'Twice' }
    await sold(firewood, 777, 'Firewood', voided)
    const found = await report(from, TODAY)
    expect(found.transactions.filter(({ amount }) => amount === 7.77)).toMatchObject([
      { category: 'payment', status: 'failed' },
    ])
    expect(found.parts).toMatchObject([
      { service: 'custom', id: massage.id, name: 'Massage', amount: 70 },
      { service: 'custom', id: firewood.id, name: 'Firewood', amount: 5 },
    ])
    expect(found.revenue.custom).toBe(75)
    const { body } = await house.ask('GET', '/api/changes', { token })
    type Rows = { [Of in Resource]?: { rows: RowAt<Of>[] } }
    const rows = <Of extends Resource>(name: Of) => (body.changes as Rows)[name]?.rows ?? []
    const own = workOut(
      {
        stays: rows('hotel_bookings').map(toCachedStay),
        orders: {
          restaurant: rows('restaurant_orders').map((row) => toCachedOrder(restaurant, row)),
          laundry: [],
          car: [],
          tour: [],
          custom: rows('custom_orders').map((row) => toCachedOrder(custom, row)),
        },
        money: rows('payments').map(toCachedMoney),
        categories: rows('categories'),
        timezone: 'Africa/Kigali',
        rooms: null,
      },
      { from, to: TODAY },
    )
    const { transactions: _, transactions_total: __, ...figures } = found
    expect(own).toMatchObject(figures)
    expect(figures.revenue.bar).toBeGreaterThan(0)
    const moneyIn = (one: Report) =>
      one.transactions.filter(({ category }) => category === 'payment').map(({ id }) => id)
    if (found.transactions.length === found.transactions_total) {
      expect(moneyIn(own).toSorted()).toEqual(moneyIn(found).toSorted())
    }
  })

  it('takes a refund off on the day it goes back, and drinks from the kitchen', async () => {
    const before = await report(TODAY, TODAY)
    const sold = async (name: string) =>
      await house.store.db
        .selectFrom('items')
        .innerJoin('categories', 'categories.id', 'items.category_id')
        .select(['items.id as item_id', 'items.category_id', 'items.name'])
        .where('categories.name', 'like', name)
        .executeTakeFirstOrThrow()
    const drink = await sold('%eer%')
    const dish = await sold('Main%')
    const order = await house.store.db
      .selectFrom('restaurant_orders')
      .select('id')
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow()
    await house.store.transaction(async (tx) => {
      await tx.db.deleteFrom('restaurant_order_items').where('order_id', '=', order.id).execute()
      const line = { order_id: order.id, qty: 1 }
      await tx.db
        .insertInto('restaurant_order_items')
        .values([
          { ...line, ...drink, line: 1, price_cents: 250 },
          { ...line, ...dish, line: 2, price_cents: 750 },
        ])
        .execute()
    })
    const paid = await house.ask('POST', `/api/restaurant-orders/${order.id}/payments`, {
      token,
      body: { amount: 20, currency: 'USD', method: 'cash', status: 'paid' },
    })
    const after = await report(TODAY, TODAY)
    expect(toCents(after.revenue.bar) - toCents(before.revenue.bar)).toBe(500)
    expect(toCents(after.revenue.restaurant) - toCents(before.revenue.restaurant)).toBe(1500)
    const payment = (paid.body.data as { id: string }).id
    await house.ask('PATCH', `/api/restaurant-orders/${order.id}/payments/${payment}`, {
      token,
      body: { status: 'refunded' },
    })
    const back = await report(TODAY, TODAY)
    expect(back.revenue).toEqual(before.revenue)
    const listed = back.transactions.filter(({ id }) => id.endsWith(payment))
    expect(listed.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-20, 20])
  })

  describe('over 100,000 payments', () => {
    let large: Store
    beforeAll(async () => {
      large = await make({ seeded: true, clock: () => MORNING })
      await large.transaction((tx) => fill(large.kind, tx.db))
    }, 120_000)

    it('reads the range it is asked for, by index', async () => {
      const span = { from: '2024-03-01T00:00:00.000Z', to: '2024-04-01T00:00:00.000Z' }
      const [dated] = receivedIn(span)
      const query = sql<Record<string, unknown>>`select sum(amount_cents) from payments
        where ${dated} and payments.deleted_at is null`
      const plan =
        large.kind === 'sqlite'
          ? await sql<Record<string, unknown>>`explain query plan ${query}`.execute(large.db)
          : await sql<Record<string, unknown>>`explain ${query}`.execute(large.db)
      expect(JSON.stringify(plan.rows)).toContain('payments_by_status_paid_at')
    })

    it('takes a fraction of reading them all', async () => {
      const span = { from: '2024-03-01T00:00:00.000Z', to: '2024-04-01T00:00:00.000Z' }
      await revenueOf(large.db, span)
      const began = performance.now()
      const revenue = await revenueOf(large.db, span)
      const took = performance.now() - began
      expect(revenue.room).toBeGreaterThan(0)
      // Said, not judged: a shared machine may be slow. The plan above is what counts.
      process.stdout.write(
        `revenue of a month of 100,000 on ${large.kind}: ${took.toFixed(1)} ms\n`,
      )
    })
  })
})

/** 100,000 payments over three years, one in fifty of them given back. */
async function fill(kind: Store['kind'], db: Tx['db']): Promise<void> {
  const at = (plus: string) =>
    kind === 'sqlite'
      ? `strftime('%Y-%m-%dT%H:%M:%S.000Z', '2023-01-01', ${plus})`
      : `to_char(timestamp '2023-01-01' + ${plus}, 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
  const minutes = kind === 'sqlite' ? `(n * 15) || ' minutes'` : `(n * 15) * interval '1 minute'`
  const text = kind === 'sqlite' ? `'fill-' || n` : `'fill-' || n::text`
  await sql`
    insert into payments (id, version, created_at, changed_at, deleted_at, operation_id,
      subject_kind, subject_id, customer_name, amount_cents, currency, method, status, paid_at,
      charged, refund_cents, refund_charged, refund_status, refunded_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 100000)
    select ${sql.raw(text)}, 1, ${sql.raw(at(minutes))}, ${sql.raw(at(minutes))}, null, null,
      case n % 3 when 0 then 'room' when 1 then 'restaurant' else 'car' end, 'none', 'A guest',
      1000 + n % 900, 'USD', 'cash', case when n % 50 = 0 then 'refunded' else 'paid' end,
      ${sql.raw(at(minutes))}, 1000 + n % 900,
      case when n % 50 = 0 then 1000 + n % 900 else 0 end,
      case when n % 50 = 0 then 1000 + n % 900 else 0 end,
      case when n % 50 = 0 then 'done' else null end,
      case when n % 50 = 0 then ${sql.raw(at(minutes))} else null end
    from numbers`.execute(db)
  if (kind === 'postgres') await sql`analyze payments`.execute(db)
}
