import { buildApp, type AppBuild } from '../fixtures/app-build.ts'
import { expect, test as base } from '../fixtures/test.ts'

/*
 * A build that was told of no house (VITE_API_URL set to nothing): it says so on every path, and
 * asks nobody for anything (spec 1 §7).
 */

const test = base.extend<object, { built: AppBuild }>({
  built: [
    async ({}, use) => {
      const app = await buildApp({ env: { VITE_API_URL: '' } })
      await use(app)
      app.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  houseOptions: async ({ built }, use) => {
    await use({ appDir: built.appDir, seed: 'none' as const })
  },
})

test(
  'a build without the house’s address says Configuration Error, and sends nothing',
  { tag: '@wide' },
  async ({ cable, openDevice }) => {
    const device = await openDevice('phone')
    for (const path of ['/', '/restaurant', '/dashboard/bookings']) {
      const page = await device.visit(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuration Error')
      await expect(page.getByRole('alert')).toHaveText('Missing API URL')
      await expect(page.getByRole('main')).toContainText(
        'VITE_API_URL is set, but not to an address',
      )
      // Nothing of the site shows beside it, as if one could book here.
      await expect(page.getByRole('link').or(page.getByRole('button'))).toHaveCount(0)
      await page.waitForLoadState('networkidle')
    }
    expect(cable.requests.filter(({ path }) => path.startsWith('/api/'))).toEqual([])
    expect(cable.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  },
)
