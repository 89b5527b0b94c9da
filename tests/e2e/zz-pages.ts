import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from '@playwright/test'
const base = process.argv[2]
const only = process.argv[3]?.split(',')
const all = ['appartment-info','map','register','privacy','welcome','services','book?mode=bundle','book?step=services&add=car%20rental','tours','car-rental','laundry','cancel-bookings','forgot-password','forgot-password#token=abcdefghijklmnopqrstuvwxyz']
const paths = only ?? all
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] })
for (const [kind, viewport] of [['phone',{width:390,height:844}],['tablet',{width:1024,height:768}]] as const) {
  for (const light of (process.argv[4] ?? 'light,dark').split(',') as ('light'|'dark')[]) {
    const context = await browser.newContext({ viewport, colorScheme: light, reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Africa/Kigali', isMobile: true, hasTouch: true })
    const page = await context.newPage()
    page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
    page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text()) })
    for (const path of paths) {
      await page.goto(`${base}/${path}`)
      await page.locator('main h1').first().waitFor()
      await page.waitForTimeout(700)
      const name = path.replace(/[^a-z-]+/g, '_')
      await page.screenshot({ path: `/tmp/pgshots/${name}-${kind}-${light}.png`, fullPage: true })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wide > 0) console.log('WIDE', path, kind, wide)
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ runOnly: ['wcag2a','wcag2aa','wcag21a','wcag21aa','wcag22aa'], resultTypes: ['violations'] }).analyze()
      for (const v of violations) console.log('AXE', path, kind, light, v.id, v.nodes.map((n) => n.target.join(' ') + ' ' + (n.failureSummary ?? '').slice(0, 200)).slice(0,3))
      if (path.includes('#token')) console.log('address now', page.url())
    }
    await context.close()
  }
}
await browser.close()
console.log('done')
