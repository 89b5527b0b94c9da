import { mkdirSync } from 'node:fs'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
const BASE = 'http://127.0.0.1:8102'
const OUT = '/tmp/lookB'
const kinds = { phone: { width: 390, height: 844 }, tablet: { width: 1024, height: 768 } } as const
type Kind = keyof typeof kinds
export type Act = [string, (page: Page, c: BrowserContext, kind: Kind) => Promise<void>]
export interface Scene { name: string; path: string; acts?: Act[]; full?: boolean }
const wanted = (process.argv[2] ?? 'all').split(',')
const onlyKinds = (process.argv[3] ?? 'phone,tablet').split(',') as Kind[]
const { scenes } = (await import(process.argv[4] ?? '/tmp/lookB/scenes.ts')) as { scenes: Record<string, Scene[]> }

const measure = () => {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const out: string[] = []
  const vw = document.documentElement.clientWidth
  const name = (e: Element) => `${e.tagName.toLowerCase()} "${(e.getAttribute('aria-label') ?? e.textContent ?? '').trim().slice(0, 40)}"`
  if (document.documentElement.scrollWidth > vw) out.push(`page scrolls sideways: ${document.documentElement.scrollWidth} > ${vw}`)
  for (const e of top.querySelectorAll('*')) {
    const s = getComputedStyle(e)
    const r = e.getBoundingClientRect()
    if (r.width === 0 || r.height === 0 || s.visibility === 'hidden') continue
    if (e.closest('.sr-only')) continue
    if (e.matches('button, a, input, select, textarea, [role=tab], summary')) {
      const label = e.closest('label')?.getBoundingClientRect()
      const h = Math.max(r.height, label?.height ?? 0)
      const w = Math.max(r.width, label?.width ?? 0)
      const inline = s.display === 'inline'
      if (!inline && (h < 43.5 || w < 43.5) && !(e.matches('input[type=radio],input[type=checkbox]') )) out.push(`small ${Math.round(w)}x${Math.round(h)}: ${name(e)}`)
    }
    if (e.scrollWidth > e.clientWidth + 1 && s.overflowX !== 'visible' && e.clientWidth > 0 && s.display !== 'inline') {
      if (s.overflowX === 'hidden' || s.overflowX === 'clip') out.push(`cut ${e.scrollWidth}>${e.clientWidth}: ${name(e)}`)
    }
    if (r.right > vw + 1 && s.position !== 'fixed' && !e.closest('.scroll-row,[class*=overflow-x]')) out.push(`beyond right ${Math.round(r.right)}: ${name(e)}`)
  }
  return [...new Set(out)].slice(0, 14)
}
async function shoot(page: Page, kind: Kind, name: string, full = false) {
  await page.waitForTimeout(250)
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.waitForTimeout(80)
    const d = `${OUT}/${kind}-${scheme}`
    mkdirSync(d, { recursive: true })
    await page.screenshot({ path: `${d}/${name}.png`, fullPage: full, animations: 'disabled' })
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const found = await page.evaluate(measure)
  if (found.length) console.log(`[${kind}] ${name}:\n   ${found.join('\n   ')}`)
  const more = await page.evaluate(() => {
    const d = [...document.querySelectorAll('dialog[open]')].at(-1)
    const box = d && [...d.querySelectorAll('*')].find((e) => e.scrollHeight > e.clientHeight + 60 && /auto|scroll/.test(getComputedStyle(e).overflowY) && e.tagName !== 'TEXTAREA')
    if (!box) return false
    box.scrollTop = box.scrollHeight
    return true
  })
  if (more) {
    await page.waitForTimeout(100)
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.waitForTimeout(60)
      await page.screenshot({ path: `${OUT}/${kind}-${scheme}/${name}~b.png`, animations: 'disabled' })
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  }
}
for (const kind of onlyKinds) {
  const context = await chromium.launchPersistentContext(`/tmp/lookB-profile-${kind}`, {
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage'],
    baseURL: BASE, viewport: kinds[kind], isMobile: true, hasTouch: true, locale: 'en-GB', timezoneId: 'Africa/Kigali', reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(6000)
  const page = await context.newPage()
  try {
    await page.goto('/dashboard')
    await page.waitForTimeout(2500)
    if (page.url().includes('/login') || (await page.getByLabel('Email').count())) {
      await page.goto('/login')
      await page.getByLabel('Email').fill('admin@example.com')
      await page.getByLabel('Password', { exact: true }).fill('lead-password-1')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForURL(/\/dashboard/)
      await page.waitForTimeout(3000)
    }
    for (const [group, list] of Object.entries(scenes)) {
      if (!wanted.includes('all') && !wanted.includes(group)) continue
      for (const scene of list) {
        try {
          await page.goto(scene.path)
          await page.getByRole('heading', { level: 1 }).first().waitFor()
          await page.waitForTimeout(700)
          await shoot(page, kind, scene.name, scene.full ?? true)
        } catch (e) { console.log(`[${kind}] FAIL ${scene.name}: ${String(e).split('\n')[0]}`) }
        for (const [act, go] of scene.acts ?? []) {
          try {
            await go(page, context, kind)
            await shoot(page, kind, `${scene.name}-${act}`)
          } catch (e) { console.log(`[${kind}] FAIL ${scene.name}-${act}: ${String(e).split('\n').slice(0, 3).join(' | ')}`)
            await page.screenshot({ path: `${OUT}/fail-${kind}-${scene.name}-${act}.png` }).catch(() => {}) }
          for (let n = 0; n < 3; n++) {
            if (!(await page.locator('dialog[open]').count())) break
            await page.keyboard.press('Escape'); await page.waitForTimeout(120)
          }
        }
      }
    }
  } finally { await context.close() }
}
