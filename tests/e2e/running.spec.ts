import { screenshot, workerReady } from '../fixtures/browser.ts'
import { linkIsDown, openDesk, signIn } from '../fixtures/flows.ts'
import { looksAt } from '../fixtures/looks.ts'
import { expect, test } from '../fixtures/test.ts'

/* How the house runs: what an owner reads of it, with the link and without. */

test(
  'an owner sees what is good and what needs somebody, and without the link as of when',
  { tag: '@wide' },
  async ({ house, cable, openDevice }) => {
    // A letter that has waited for two hours, as after a mail server's end.
    const [since, next] = [-120, 50].map((minutes) =>
      new Date(Date.now() + minutes * 60_000).toISOString(),
    )
    await house.write(
      `insert into notices (id, kind, dedupe, subject_kind, subject_ids, to_email, language, state,
       attempts, next_try_at, made_at)
     values ('n1', 'message_received', 'n1', 'tickets', '[]', 'a@example.com', 'en', 'queued', 9,
       '${next}', '${since}')`,
    )
    const tablet = await openDevice('tablet')
    const page = await tablet.visit('/login')
    await signIn(page, house.admin)
    await workerReady(page)
    const main = page.getByRole('main')
    await expect(main.getByText('How the house runs needs you now')).toBeVisible()
    await main.getByRole('link', { name: 'See what it is' }).click()
    await expect(main.getByRole('heading', { name: 'Running', level: 1 })).toBeVisible()
    const letters = main.getByRole('region', { name: 'Messages' })
    await expect(letters).toContainText('Needs you now')
    await expect(letters).toContainText('1 message waits, the first since')
    await expect(main.getByRole('region', { name: 'Payments' })).toContainText('Good')
    await expect(main.getByRole('region', { name: 'Disk' })).toContainText('are free')
    await expect(main.getByText(/Server: release \d+\.\d+\.\d+/)).toBeVisible()
    const look = await looksAt(page, 'tablet')
    await look('how the house runs')
    await screenshot(page, 'running')

    await cable.cut()
    await linkIsDown(page)
    await page.reload()
    await expect(main.getByText(/^As of .+, kept on this device/)).toBeVisible()
    await expect(letters).toContainText('Needs you now')
    await screenshot(page, 'running-offline')
    await cable.restore()
    const phone = await openDevice('phone')
    const small = await openDesk(phone, house.admin, '/dashboard/running')
    await expect(small.getByRole('region', { name: 'Messages' })).toBeVisible()
    await (
      await looksAt(small, 'phone')
    )('how the house runs, on a phone')
    await screenshot(small, 'running-phone')
  },
)
