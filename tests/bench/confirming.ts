import type { Page } from '@playwright/test'
import type { Benches } from './benches.ts'
import { dinner } from './dinners.ts'
import { percentile, within, type Figure } from './figures.ts'

/** As quick as taps can follow each other, ms; and with no pause at all, which no person does. */
const TAP = 250

/**
 * Confirm to "saved on this device" with the link down, with nothing and with 900 waiting, while
 * the page shows the waiting operations and their number as the app does (design §8).
 */
export async function confirmFigures({ cable, open }: Benches): Promise<Figure[]> {
  const { page, slowCpu, close } = await open('phone')
  const figures: Figure[] = []
  const measure = async (waiting: number, cpu: number) => {
    await slowCpu(cpu)
    for (const [pause, how] of [
      [TAP, 'taps'],
      [0, 'without a pause'],
    ] as const) {
      const { p95, longest } = await confirm(page, 40, pause)
      const where = `${waiting} waiting, CPU x${cpu}, ${how}`
      figures.push(within(`confirm to "saved" p95, ${where}`, p95, 50))
      figures.push(within(`longest task meanwhile, ${where}`, longest, 50))
    }
    await slowCpu(1)
  }
  try {
    await page.evaluate(() => window.bench.show())
    await cable.cut()
    await measure(0, 1)
    while ((await page.evaluate(() => window.bench.waiting())) < 900) await confirm(page, 100, 0)
    await measure(900, 1)
    await measure(900, 4)
    return figures
  } finally {
    await cable.restore()
    await close()
  }
}

async function confirm(page: Page, many: number, pause: number) {
  await page.evaluate(() => window.bench.forgetLongTasks())
  const took = await page.evaluate(([dinners, ms]) => window.bench.confirm(dinners, ms), [
    Array.from({ length: many }, dinner),
    pause,
  ] as const)
  const longest = await page.evaluate(() => window.bench.longestTask())
  return { p95: percentile(took, 0.95), longest }
}
