import type { House } from '../fixtures/house.ts'
import type { Benches } from './benches.ts'
import { dinner } from './dinners.ts'
import { exactly, percentile, within, type Figure } from './figures.ts'
import type { Timed } from './page/window.ts'

const MANY = 10_000

/** Ten thousand bookings of three years on the desk's tablet, at a quarter of the speed (design §8). */
export async function bookingFigures({ house, open }: Benches): Promise<Figure[]> {
  await fill(house)
  const { page, signIn, slowCpu, close } = await open('tablet', { signedIn: false })
  try {
    await slowCpu(4)
    await page.evaluate(() => window.bench.forgetLongTasks())
    // The whole of it comes in with one request after the sign-in.
    await signIn()
    const { took, confirming } = await page.evaluate(
      (dinners) => window.bench.bookings.catchUp(dinners),
      Array.from({ length: 40 }, dinner),
    )
    const importing = await page.evaluate(() => window.bench.longestTask())

    const months: Timed[] = []
    for (const month of ['2024-07', '2025-03', '2025-10', '2026-01', '2026-08']) {
      months.push(await page.evaluate((which) => window.bench.bookings.month(which), month))
    }
    const month = months.toSorted((a, b) => a.ms - b.ms)[2]!
    await page.evaluate(() => window.bench.forgetLongTasks())
    const list = await page.evaluate(() => window.bench.bookings.list())
    const listing = await page.evaluate(() => window.bench.longestTask())
    const order = await page.evaluate(() => window.bench.bookings.order())
    const filters: Timed[] = []
    for (const search of ['guest 7', 'bench12', 'pending']) {
      filters.push(await page.evaluate((words) => window.bench.bookings.filter(words), search))
    }
    const filter = filters.toSorted((a, b) => a.ms - b.ms)[1]!
    return [
      exactly('10,000 bookings: kept on the device', Math.min(list.rows, MANY), MANY),
      within('… brought in, CPU x4', took, 60_000),
      within('… longest task while they come in, CPU x4', importing, 50),
      within(
        `… confirm to "saved" meanwhile, p95 of ${confirming.length}, CPU x4`,
        percentile(confirming, 0.95),
        500,
      ),
      within(`… a month of them (${month.rows} rows) read, CPU x4`, month.ms, 100),
      within('… the whole list read, CPU x4', list.ms, 5_000),
      within('… longest task while it is read, CPU x4', listing, 50),
      within('… put in order when they come, CPU x4', order.ms, 300),
      within('… searched and filtered, CPU x4', filter.ms, 50),
    ]
  } finally {
    await close()
  }
}

/** Copies of the demo house's orders, spread over three years. */
async function fill(house: House): Promise<void> {
  const columns = await house.rows("select name from pragma_table_info('restaurant_orders')")
  const changed: Readonly<Record<string, string>> = {
    id: "'bench-' || n",
    number: '100000 + n',
    code: "'BENCH' || n",
    operation_id: 'null',
    schedule_date: "date('2024-01-01', '+' || (n % 1095) || ' days')",
    customer_name: "'Guest ' || n",
    status: "case when n % 50 = 0 then 'pending' else 'completed' end",
  }
  const names = columns.map(({ name }) => String(name))
  const [{ there = 0 } = {}] = await house.rows<{ there: number }>(
    'select count(*) as there from restaurant_orders where deleted_at is null',
  )
  await house.write(
    `with recursive counted(n) as (select 1 union all select n + 1 from counted where n < ?)
     insert into restaurant_orders (${names.join(', ')})
     select ${names.map((name) => changed[name] ?? name).join(', ')}
     from counted, (select * from restaurant_orders where deleted_at is null limit 1)`,
    [MANY - there],
  )
  await house.write(
    `insert into restaurant_order_items (order_id, line, item_id, category_id, name, price_cents, qty)
     select o.id, l.line, l.item_id, l.category_id, l.name, l.price_cents, l.qty
     from restaurant_orders o, (select * from restaurant_order_items limit 2) l
     where o.id like 'bench-%'
     on conflict do nothing`,
  )
}
