import { chromium, type Page, type Locator } from '@playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import { mkdirSync } from 'node:fs'

const args = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'.split(' ')
const out = '/tmp/lookA/'
mkdirSync(out, { recursive: true })
const kinds = { phone: { width: 390, height: 844 }, tablet: { width: 1024, height: 768 } }
const wantKind = process.argv[2] ?? 'phone'
const only = (process.argv[3] ?? '').split(',').filter(Boolean)
const kind = wantKind as keyof typeof kinds
const base = 'http://127.0.0.1:8101'
const ctx = await chromium.launchPersistentContext('/tmp/lookA-profile-' + kind, {
  executablePath: '/usr/bin/chromium', args, viewport: kinds[kind], baseURL: base,
  hasTouch: kind === 'phone', isMobile: kind === 'phone', deviceScaleFactor: 1, reducedMotion: 'reduce',
  timezoneId: 'Africa/Kigali', locale: 'en-GB',
})
const page = ctx.pages()[0] ?? await ctx.newPage()
page.setDefaultTimeout(6000)
page.on('console', (m) => { if (m.type() === 'error' && !/Failed to load resource/.test(m.text())) console.log('  console:', m.text().slice(0, 200)) })
page.on('pageerror', (e) => console.log('  pageerror:', e.message.slice(0, 200)))

await page.goto('/dashboard')
await page.waitForTimeout(1500)
if (/login/.test(page.url())) {
  await page.getByLabel(/e-?mail/i).fill('admin@example.com')
  await page.getByLabel('Password', { exact: true }).fill('lead-password-1')
  await page.getByRole('button', { name: /log ?in|sign in/i }).click()
  await page.waitForURL(/dashboard/)
  await page.waitForTimeout(5000)
}

function measure() {
  const found: string[] = []
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  const root = dialogs.at(-1) ?? document.querySelector('main') ?? document.body
  const name = (e: Element) => `${e.tagName.toLowerCase()} "${(e.getAttribute('aria-label') ?? e.textContent ?? '').trim().slice(0, 40)}"`
  for (const e of root.querySelectorAll('button, a[href], input:not([type=hidden]), select, textarea, [role=tab], summary')) {
    if (!e.checkVisibility()) continue
    const r = (e.matches('input[type=checkbox],input[type=radio]') ? (e.closest('label') ?? e) : e).getBoundingClientRect()
    if (r.width <= 1 || r.height <= 1) continue
    if (e.tagName === 'A' && getComputedStyle(e).display === 'inline') continue
    if (r.height < 43.5 || r.width < 43.5) found.push(`small ${Math.round(r.width)}x${Math.round(r.height)} ${name(e)}`)
  }
  for (const e of root.querySelectorAll('*')) {
    if (!e.checkVisibility()) continue
    const s = getComputedStyle(e)
    if (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 1 && s.overflowX !== 'visible' && s.display !== 'inline') {
      const r = e.getBoundingClientRect()
      if (r.width > 2 && !e.matches('select')) found.push(`clipped(${s.overflowX}) ${e.clientWidth}<${e.scrollWidth} ${name(e)}`)
    }
    if (e.matches('input') && (e as HTMLInputElement).placeholder && e.scrollWidth > e.clientWidth + 1) found.push('placeholder cut ' + (e as HTMLInputElement).placeholder)
    if (e.children.length === 0 && e.textContent?.trim() && parseFloat(s.fontSize) < 14) found.push(`font ${s.fontSize} ${name(e)}`)
  }
  const f = root.querySelector('footer')
  if (dialogs.length && f) {
    const r = f.getBoundingClientRect()
    if (r.bottom > innerHeight + 1) found.push('footer below the screen ' + r.bottom)
  }
  const a = document.activeElement
  found.push('FOCUS ' + (a ? name(a) : 'none'))
  return found
}
async function shot(name: string, full = false) {
  await page.waitForTimeout(250)
  const file = `${out}${kind}-${name}`
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.waitForTimeout(100)
  await page.screenshot({ path: file + '-day.png', fullPage: full })
  const m = await page.evaluate(measure)
  console.log(`${name}: ${m.join(' | ')}`)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.waitForTimeout(300)
  await page.screenshot({ path: file + '-night.png', fullPage: full })
  if (process.env.AXE) {
    const open = await page.locator('dialog[open]').count()
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ runOnly: ['color-contrast'] }).analyze()
    for (const v of violations) for (const n of v.nodes) console.log('  NIGHT', v.id, n.target.join(' '), n.failureSummary?.slice(0, 160), open)
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.waitForTimeout(100)
}
const b = (name: string | RegExp, from: Locator | Page = page) => from.getByRole('button', { name, exact: typeof name === 'string' }).filter({ visible: true }).first()
const dlg = () => page.locator('dialog[open]').last()
async function go(path: string, wait = 1800) { await page.goto(path); await page.waitForTimeout(wait) }
async function esc() { await page.keyboard.press('Escape'); await page.waitForTimeout(250) }
const end = async () => { await dlg().locator('.overflow-y-auto').first().evaluate((e) => e.scrollTo(0, 99999)); await page.waitForTimeout(150) }
const scenes: Record<string, () => Promise<void>> = {}
export { page, shot, b, dlg, go, esc, end, scenes, kind, only }
await import('./tmp-lookA-scenes.ts')
for (const [n, run] of Object.entries(scenes)) {
  if (only.length && !only.includes(n)) continue
  try { await run() } catch (e) { console.log(`!! ${n}: ${(e as Error).message.split('\n').slice(0, 6).join(' ')}`); await page.screenshot({ path: `${out}fail-${kind}-${n}.png` }) }
}
await ctx.close()
