import { page, shot, b, dlg, go, esc, end, scenes } from './tmp-lookA.ts'
Object.assign(scenes, {
  async rooms() {
    await go('/dashboard/rooms'); await shot('rooms-0list')
    await b('Add Room').click(); await shot('rooms-1add'); await end(); await shot('rooms-1add-end')
    await b('Save', dlg()).click(); await shot('rooms-2add-empty')
    await esc()
    await go('/dashboard/rooms')
    await b(/^Edit/).click(); await shot('rooms-3edit'); await end(); await shot('rooms-3edit-end')
    await dlg().locator('input[type=file]').setInputFiles(['/tmp/lookA-pic.jpg', '/tmp/lookA-bad.jpg']); await page.waitForTimeout(1500); await end(); await shot('rooms-4edit-pictures')
    await esc()
    await b(/^Delete/).click(); await shot('rooms-5delete'); await esc()
  },
  async calendar() {
    await go('/dashboard/reservations/calendar', 2500); await shot('cal-0month')
    await page.locator('main').getByRole('button', { name: /booking|arriv|stay/i }).filter({ visible: true }).first().click().catch(() => page.locator('main ul[aria-label=Days] button').first().click())
    await shot('cal-1day')
    await end(); await shot('cal-1day-end')
    await b('View', dlg()).click(); await shot('cal-2details'); await end(); await shot('cal-2details-end'); await esc()
    await b('Reschedule', dlg()).click(); await shot('cal-3resched')
    await dlg().locator('input[type=date]').nth(1).fill('2026-11-01'); await b('Reschedule', dlg()).click(); await shot('cal-3resched-wrong'); await esc()
    await b('Cancel', dlg()).click(); await shot('cal-4cancel'); await esc()
  },
  async steps() {
    await go('/dashboard/reservations/calendar', 2500)
    for (const [n, what] of [['Check in', 'checkin'], ['Check out', 'checkout'], ['No-show', 'noshow']] as const) {
      await go('/dashboard/bookings?type=room', 2500)
      const one = b(n)
      if (await one.count()) { await one.click(); await page.waitForTimeout(300); await shot('steps-' + what) } else console.log('no', n)
      await esc()
    }
  },
  async timeline() {
    await go('/dashboard/reservations/calendar?view=timeline', 3000); await shot('tl-0')
    const bar = page.locator('[data-stay]').filter({ visible: true })
    console.log('bars', await bar.count())
    await bar.nth(2).click(); await shot('tl-1panel')
    await bar.nth(2).focus(); await page.keyboard.press('Shift+ArrowRight'); await page.keyboard.press('Shift+ArrowDown'); await shot('tl-2move')
  },
})
