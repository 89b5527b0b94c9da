import type { Page } from '@playwright/test'
import type { House } from '../fixtures/house.ts'
import type { Benches } from './benches.ts'
import { accept, dinner, placeAtHouse } from './dinners.ts'
import { exactly, within, type Figure } from './figures.ts'

/** The outbox on a bad link: the real store against the real server (design §8). */

const ROUND_TRIP = 300
const DEADLINE = 90_000

/** A window of five seconds at 300 ms and 100 kbit/s up delivers a tablet's 50 steps. */
export async function fiveSeconds({ house, cable, open }: Benches): Promise<Figure[]> {
  const orders = await placeAtHouse(house, 50)
  const { page, close } = await open('tablet')
  try {
    await cable.cut()
    await page.evaluate((steps) => window.bench.confirm(steps), orders.map(accept))
    cable.delay(ROUND_TRIP)
    cable.rate({ up: 12_500, down: 100_000 })
    await cable.restore()
    await pause(5000)
    await cable.cut()
    const marks = orders.map(() => '?').join(',')
    const taken = await house.rows(
      `select id from restaurant_orders where status = 'accepted' and id in (${marks})`,
      orders,
    )
    return [exactly('50 steps in a window of 5 s (300 ms, 100 kbit/s up): taken', taken.length, 50)]
  } finally {
    await whole(cable)
    await close()
  }
}

/** 1,000 waiting orders of one device at 300 ms and 1.6 Mbit/s. */
export async function thousand(benches: Benches): Promise<Figure[]> {
  const { page, close } = await benches.open('phone')
  try {
    const calm = await sendThousand(benches, page, [])
    return [
      within(`1,000 operations (300 ms, 1.6 Mbit/s), ${calm.batches} batches`, calm.ms, 8000),
      within('… of which the device itself, between its batches', calm.ms - calm.asking, 2000),
      exactly('1,000 operations: rows at the house', calm.made, 1000),
      within('longest task of the page while sending them', calm.longest, 50),
    ]
  } finally {
    await whole(benches.cable)
    await close()
  }
}

/** Another device's 1,000, on a slow processor, while the link comes and goes at random. */
export async function thousandWithCuts(benches: Benches): Promise<Figure[]> {
  const { page, slowCpu, close } = await benches.open('phone')
  try {
    const cuts = Array.from({ length: 6 }, () => 200 + Math.random() * 900)
    const cut = await sendThousand(benches, page, cuts, () => slowCpu(4))
    return [
      exactly('1,000 operations over six random cuts: rows at the house', cut.made, 1000),
      exactly('… of as many different operations', cut.different, 1000),
      within('… until all are known as taken, CPU x4', cut.ms, 20_000),
      within('longest task of the page meanwhile, CPU x4', cut.longest, 50),
    ]
  } finally {
    await whole(benches.cable)
    await close()
  }
}

/** `cuts`: how long the link holds before each, ms. */
async function sendThousand(
  { house, cable }: Benches,
  page: Page,
  cuts: readonly number[],
  slow: () => Promise<void> = async () => {},
) {
  const before = await operations(house)
  await cable.cut()
  const dinners = Array.from({ length: 1000 }, dinner)
  for (let at = 0; at < dinners.length; at += 100) {
    await page.evaluate((some) => window.bench.confirm(some), dinners.slice(at, at + 100))
  }
  await slow()
  cable.delay(ROUND_TRIP)
  cable.rate({ up: 200_000, down: 200_000 })
  await page.evaluate(() => window.bench.forgetLongTasks())
  await cable.restore()
  const from = performance.now()
  const sent = page.evaluate((limit) => window.bench.sendAll(limit), DEADLINE)
  for (const holds of cuts) {
    await pause(holds)
    await cable.cut()
    await pause(250)
    await cable.restore()
  }
  await sent
  const ms = performance.now() - from
  const made = (await operations(house)).slice(before.length)
  return {
    ms,
    longest: await page.evaluate(() => window.bench.longestTask()),
    ...(await page.evaluate(() => window.bench.batches())),
    made: made.length,
    different: new Set(made).size,
  }
}

/** What made each order, in the order they came. */
async function operations(house: House): Promise<unknown[]> {
  const rows = await house.rows('select operation_id from restaurant_orders order by number')
  return rows.map((row) => row.operation_id)
}

async function whole(cable: Benches['cable']): Promise<void> {
  cable.delay(0)
  cable.rate({})
  await cable.restore()
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
