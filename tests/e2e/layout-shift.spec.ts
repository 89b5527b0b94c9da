import type { Page } from '@playwright/test'
import { MORNING } from '../fixtures/stays.ts'
import { expect, test } from '../fixtures/test.ts'

/*
 * Nothing that a guest looks at is moved by what comes in after it (design §8: at most 0.02). On a slow
 * link, since on a fast one all comes at once.
 */

test.use({ houseOptions: { clock: MORNING } })

const LIMIT = 0.02

/** A page, and what stands on it once all has come in. */
const pages: readonly [path: string, last: string][] = [
  ['/restaurant', 'House red'],
  ['/laundry', 'Pickup'],
  ['/tours', 'Twin lakes walk'],
  ['/map', 'Getting here'],
]

/** Runs in the page: sums what the browser saw moving. */
function watchShifts() {
  const seen: { moved: number } = Object.assign(globalThis, { moved: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.moved += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

const moved = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { moved: number }).moved)

test('pages stand still while they load', async ({ cable, openDevice }) => {
  cable.delay(300)
  const found = await Promise.all(
    pages.map(async ([path, last]) => {
      const device = await openDevice('phone')
      await device.context.addInitScript(watchShifts)
      const page = await device.visit(path)
      await expect(page.getByRole('main').getByText(last, { exact: true }).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      return [path, await moved(page)] as const
    }),
  )
  expect(found.filter(([, sum]) => sum > LIMIT)).toEqual([])
})
