import type { Page } from '@playwright/test'
import { build } from 'vite'
import { join } from 'node:path'
import { newCode } from '#lib/code.ts'
import { Cable } from '../fixtures/cable.ts'
import { Device } from '../fixtures/browser.ts'
import { House } from '../fixtures/house.ts'
import { root, temporaryDir } from '../fixtures/paths.ts'
import './page/window.ts'
import { percentile, type Figure } from './figures.ts'

/** The outbox on a bad link: the real store, worker-less, against the real server (design §8). */
export async function outboxFigures(): Promise<Figure[]> {
  const appDir = temporaryDir('bench')
  await build({
    root: join(root, 'tests/bench/page'),
    configFile: false,
    logLevel: 'error',
    build: { outDir: appDir, emptyOutDir: true, target: 'es2022' },
  })
  const house = await House.open({ appDir })
  const cable = await Cable.lay(house.port)
  try {
    return [...(await fiveSeconds(house, cable)), ...(await aThousand(house, cable))]
  } finally {
    await cable.close()
    await house.close()
  }
}

async function openBench(cable: Cable, kind: 'phone' | 'tablet') {
  const device = await Device.open({ kind, baseURL: cable.url })
  const page = await device.visit('/')
  await page.waitForFunction(() => 'bench' in window && window.bench.ready())
  return { device, page }
}

/** An order of one steak tomorrow evening, as a guest's phone sends it. */
function dinner() {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  return {
    route: 'placeRestaurantOrder' as const,
    body: {
      code: newCode(),
      service_type: 'dine-in',
      schedule: { date: day, time: '19:00' },
      party_size: 2,
      notes: null,
      promo_code: null,
      items: [{ id: 'item-steak', name: 'Steak', price: 18, qty: 1 }],
      custom_request: null,
      totals: { subtotal: 18, discount: 0, total: 18 },
      payment: { method: 'cash', amount: 0, reference: null, processor: null },
      customer: { name: 'A. Guest', phone: '+250700000001', email: null },
      source: 'public',
    },
    words: { title: 'Order 1 dish for 19:00', detail: 'Steak' },
  }
}

async function countOrders(house: House): Promise<number> {
  const [row] = await house.rows('select count(*) as n from restaurant_orders')
  return Number(row?.n)
}

/** A window of five seconds at 300 ms and 100 kbit/s up delivers a tablet's 50 steps. */
async function fiveSeconds(house: House, cable: Cable): Promise<Figure[]> {
  const orders = await place(house, 50)
  const { device, page } = await openBench(cable, 'tablet')
  try {
    await page.evaluate(
      ([email, password]) => window.bench.signIn(email!, password!),
      [house.admin.email, house.admin.password],
    )
    await cable.cut()
    const took = await page.evaluate(
      (ids) =>
        window.bench.confirm(
          ids.map((id) => ({
            route: 'acceptRestaurantOrder' as const,
            params: { id },
            group: `restaurant_orders:${id}`,
            body: { seen: { status: 'pending' } },
            words: { title: 'Accept order', detail: id },
          })),
        ),
      orders,
    )
    cable.delay(300)
    cable.rate({ up: 12_500, down: 100_000 })
    await cable.restore()
    await new Promise((done) => setTimeout(done, 5000))
    await cable.cut()
    const [row] = await house.rows(
      `select count(*) as n from restaurant_orders where status = 'accepted' and id in (${orders
        .map((id) => `'${id}'`)
        .join(',')})`,
    )
    const taken = Number(row?.n)
    return [
      {
        what: 'steps a window of five seconds delivers (300 ms, 100 kbit/s up)',
        value: `${taken} of 50`,
        budget: '50',
        kept: taken === 50,
      },
      {
        what: 'confirm to "saved on this device", p95 over 50',
        value: `${percentile(took, 0.95).toFixed(1)} ms`,
        budget: '50 ms',
        kept: percentile(took, 0.95) <= 50,
      },
    ]
  } finally {
    cable.delay(0)
    cable.rate({})
    await cable.restore()
    await device.close()
  }
}

/** 1,000 waiting orders at 300 ms and 1.6 Mbit/s; then again with the link cut all the while. */
async function aThousand(house: House, cable: Cable): Promise<Figure[]> {
  const { device, page } = await openBench(cable, 'phone')
  try {
    const calm = await sendThousand(house, cable, page, [])
    const cut = await sendThousand(house, cable, page, [400, 900, 1500, 2300, 3200])
    return [
      {
        what: '1,000 waiting operations (300 ms, 1.6 Mbit/s)',
        value: `${(calm.ms / 1000).toFixed(1)} s, ${calm.requests} requests`,
        budget: '8 s',
        kept: calm.ms <= 8000 && calm.made === 1000,
      },
      {
        what: '1,000 waiting operations over five cuts: at the house',
        value: `${cut.made} once each, ${(cut.ms / 1000).toFixed(1)} s`,
        budget: '1,000, none lost or doubled',
        kept: cut.made === 1000,
      },
      {
        what: 'longest task of the page while sending',
        value: `${Math.max(calm.longest, cut.longest).toFixed(0)} ms`,
        budget: '50 ms',
        kept: Math.max(calm.longest, cut.longest) <= 50,
      },
    ]
  } finally {
    await device.close()
  }
}

async function sendThousand(house: House, cable: Cable, page: Page, cutsAt: readonly number[]) {
  const before = await countOrders(house)
  await cable.cut()
  const dinners = Array.from({ length: 1000 }, dinner)
  for (let at = 0; at < dinners.length; at += 100) {
    await page.evaluate((some) => window.bench.confirm(some), dinners.slice(at, at + 100))
  }
  cable.delay(300)
  cable.rate({ up: 200_000, down: 200_000 })
  const requestsBefore = cable.requests.length
  await page.evaluate(() => window.bench.forgetLongTasks())
  await cable.restore()
  const from = Date.now()
  const cuts = cutsAt.map(
    (at) =>
      new Promise<void>((done) =>
        setTimeout(() => {
          void cable
            .cut()
            .then(() => new Promise((later) => setTimeout(later, 250)))
            .then(() => cable.restore())
            .then(done)
        }, at),
      ),
  )
  await page.evaluate(() => window.bench.sendNow())
  await Promise.all(cuts)
  const deadline = Date.now() + 60_000
  while ((await page.evaluate(() => window.bench.waiting())) > 0 && Date.now() < deadline) {
    await page.evaluate(() => window.bench.sendNow())
  }
  const ms = Date.now() - from
  const longest = await page.evaluate(() => window.bench.longestTask())
  cable.delay(0)
  cable.rate({})
  return {
    ms,
    longest,
    requests: cable.requests.length - requestsBefore,
    made: (await countOrders(house)) - before,
  }
}

/** So many pending orders, made at the house itself. */
async function place(house: House, many: number): Promise<string[]> {
  const ids: string[] = []
  for (let made = 0; made < many; made += 1) {
    const answer = await fetch(`${house.url}/api/restaurant/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(dinner().body),
    })
    ids.push(((await answer.json()) as { id: string }).id)
  }
  return ids
}
