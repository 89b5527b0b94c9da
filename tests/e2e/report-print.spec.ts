import type { Page } from '@playwright/test'
import { screenshot } from '../fixtures/browser.ts'
import { openDesk } from '../fixtures/flows.ts'
import { expect, test } from '../fixtures/test.ts'

/* A report on paper (spec 3 §2.12): the figures on the first page, the transactions as a table. */

/** A4 at 96 px an inch, without its margins of a centimetre. */
const sheet = { width: 718, height: 1047 }

async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test(
  'a report goes on paper as it is read: figures on one page, transactions by row',
  { tag: '@wide' },
  async ({ house, openDevice }) => {
    const page = await openDesk(await openDevice('tablet'), house.admin, '/dashboard/reports')
    const table = page.getByRole('table', { name: 'Transactions' })
    await expect(table).toBeVisible()
    expect(await table.getByRole('row').count()).toBe(51)

    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(sheet)
    // Nothing that is to be touched, and nothing of the desk round it.
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
    // A tablet's columns are not the paper's: the screen had been printed 16 rem wide.
    const wide = await page.getByRole('main').boundingBox()
    expect(wide?.width).toBe(sheet.width)
    await expect(table).toBeVisible()
    const breakdown = await page.getByRole('table', { name: 'Revenue breakdown' }).boundingBox()
    expect((breakdown?.y ?? 0) + (breakdown?.height ?? 0)).toBeLessThan(sheet.height)
    await screenshot(page, 'report-print')
    expect(await pagesOf(page)).toBeLessThanOrEqual(2)

    // One guest's transactions fit on the same page.
    const guest = await table.getByRole('rowheader').first().innerText()
    await page.emulateMedia({ media: 'screen' })
    await page.getByLabel('Customer, reference, status').fill(guest)
    await expect.poll(() => table.getByRole('rowheader').count()).toBeLessThan(40)
    await page.emulateMedia({ media: 'print' })
    // The list follows a moment after the last letter.
    await expect.poll(() => pagesOf(page)).toBe(1)
  },
)
