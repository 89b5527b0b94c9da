import { writeFileSync } from 'node:fs'
import { Device } from './tests/fixtures/browser.ts'
import { signIn } from './tests/fixtures/flows.ts'
import { House } from './tests/fixtures/house.ts'
import { fill, countKept } from './tests/bench/calendar.ts'

const what = process.argv[2] ?? 'month'
const house = await House.open({ appDir: process.env.TEST_APP_DIR!, clock: '2026-07-01T06:00:00Z' })
await fill(house)
const device = await Device.open({ kind: 'tablet', baseURL: house.url })
const path = '/dashboard/reservations/calendar'
try {
  const page = await device.visit('/login')
  await signIn(page, house.admin)
  await page.goto(path)
  let kept = 0
  for (const end = Date.now() + 120_000; kept < 10000 && Date.now() < end;) {
    await page.waitForTimeout(1_000)
    kept = await page.evaluate(countKept)
  }
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.RATE ?? 4) })
  if (what === 'letter') await page.goto('/dashboard/bookings')
  await page.waitForTimeout(10_000)
  const totals = new Map<string, number>()
  let count = 0
  let saved: any[] | undefined
  const parts: any[] = []
  const alls: number[] = []
  const events: any[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => void events.push(...value))
  const start = async () => {
    events.length = 0
    await cdp.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: process.env.QUIET ? ['devtools.timeline', 'blink.user_timing', 'toplevel'] : ['devtools.timeline', 'blink.user_timing', 'disabled-by-default-v8.cpu_profiler', 'toplevel', 'v8'] },
    })
  }
  const stop = async () => {
    const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r))
    await cdp.send('Tracing.end')
    await done
    return events.slice()
  }
  if (process.env.PROF) { await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 100 }) }
  for (let n = 0; n < Number(process.argv[3] ?? 4); n++) {
    if (process.env.PROF && n === 3 && what !== 'open') await cdp.send('Profiler.start')
    if (n > 0 && !process.env.PROF) await start()
    let took = 0
    if (what === 'month') took = await page.evaluate(async () => {
      const next = document.querySelector<HTMLElement>('[aria-label="Next month"]')!
      const was = document.querySelector('[data-day]')?.getAttribute('data-day')
      performance.mark('from')
      const from = performance.now()
      next.click()
      while (document.querySelector('[data-day]')?.getAttribute('data-day') === was) await new Promise((d) => setTimeout(d))
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      performance.mark('till')
      return performance.now() - from
    })
    if (what === 'open') {
      const go = (path: string) => page.evaluate(async (path) => {
        performance.mark('from')
        const from = performance.now()
        document.querySelector<HTMLElement>(`a[href="${path}"]`)!.click()
        const shown = path.endsWith('/bookings') ? 'main article' : 'main [data-day]'
        while (location.pathname !== path || document.querySelector(shown) === null) await new Promise((done) => setTimeout(done))
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
        performance.mark('till')
        return performance.now() - from
      }, path)
      took = await go('/dashboard/bookings')
      await page.waitForTimeout(2500)
      if (process.env.PROF && n >= 3) { parts.push(((await cdp.send('Profiler.stop')) as any).profile); }
      if (n > 0 && !process.env.PROF) { saved = await stop() }
      await go('/dashboard/reservations/calendar')
      await page.waitForTimeout(1500)
      if (process.env.PROF && n >= 2) await cdp.send('Profiler.start')
    }
    if (what === 'letter') took = await page.evaluate(async (words) => {
      const field = document.querySelector<HTMLInputElement>('main input[type="search"]')!
      const size = () => document.querySelector('main [aria-setsize]')?.getAttribute('aria-setsize')
      const was = size()
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      performance.mark('from')
      const from = performance.now()
      write?.call(field, words)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      while (size() === was) await new Promise((d) => setTimeout(d))
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
      performance.mark('till')
      return performance.now() - from
    }, ['guest 7', 'guest 71', 'guest 713', 'pending', 'guest 9', 'guest 95', 'guest 1'][n % 7]!)
    await page.waitForTimeout(Number(process.env.PAUSE ?? 450))
    if (n === 0) continue
    alls.push(took)
    if (process.env.PROF) { count = n - 2; continue }
    const got = saved ?? (await stop())
    saved = undefined
    if (n < 8) writeFileSync(`/tmp/trace-${what}-${n}.json`, JSON.stringify(got))
    const from = got.find((e) => e.name === 'from' && e.cat.includes('user_timing'))
    const till = got.find((e) => e.name === 'till')
    const main = got.filter((e) => e.pid === from.pid && e.tid === from.tid && e.ts >= from.ts && e.ts <= till.ts && e.ph === 'X')
    const sums = new Map<string, number>()
    for (const e of main) if (!/RunTask|ThreadControllerImpl|SequenceManager/.test(e.name)) sums.set(e.name, (sums.get(e.name) ?? 0) + (e.tdur ?? e.dur))
    count++
    sums.set('all', took * 1000)
    for (const [k, v] of sums) totals.set(k, (totals.get(k) ?? 0) + v)
    if (!process.env.QUIET || process.env.EACH) console.log(n, took.toFixed(1), [...sums].filter(([, d]) => d > 1500).sort((a, b) => b[1] - a[1]).map(([k, d]) => `${k} ${(d / 1000).toFixed(1)}`).join(' | '))
    if (process.env.TASKS) for (const e of main) if (e.name.endsWith('RunTask') && e.dur > 3000) console.log('   task', ((e.ts - from.ts) / 1000).toFixed(1), (e.dur / 1000).toFixed(1), main.filter((o) => o !== e && o.ts >= e.ts && o.ts + o.dur <= e.ts + e.dur && o.dur > 2000).map((o) => `${o.name}${o.args?.beginData?.frame && o.name === 'UpdateLayoutTree' ? '' : ''}${o.args?.elementCount ?? ''} ${(o.dur / 1000).toFixed(1)}`).join(', '))
  }
  if (process.env.PROF) {
    const profiles = what === 'open' ? parts : [((await cdp.send('Profiler.stop')) as any).profile]
    const self = new Map<string, number>(), incl = new Map<string, number>()
    for (const profile of profiles) {
    const byId = new Map<number, any>(profile.nodes.map((n: any) => [n.id, n]))
    for (const n of profile.nodes) for (const c of n.children ?? []) byId.get(c).parent = n.id
    const label = (n: any) => `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').pop()}:${n.callFrame.lineNumber}`
    profile.samples.forEach((id: number, i: number) => {
      const d = profile.timeDeltas[i] / 1000 / count
      let n = byId.get(id)
      self.set(label(n), (self.get(label(n)) ?? 0) + d)
      const seen = new Set<string>()
      if (process.env.UNDER) { let u = n; while (u && u.callFrame.functionName !== process.env.UNDER) u = byId.get(u.parent); if (!u) return }
      for (; n; n = byId.get(n.parent)) { const l = label(n); if (!seen.has(l)) { seen.add(l); incl.set(l, (incl.get(l) ?? 0) + d) } }
    })
    }
    for (const [title, m] of [['SELF', self], ['INCL', incl]] as const) console.log(title + '\n' + [...m].sort((a, b) => b[1] - a[1]).slice(0, 50).map(([k, v]) => `${v.toFixed(2).padStart(8)} ${k}`).join('\n'))
  }
  alls.sort((a, b) => a - b)
  console.log('median', alls[alls.length >> 1]?.toFixed(1), 'min', alls[0]?.toFixed(1))
  for (const [k, v] of [...totals].sort((a, b) => b[1] - a[1]).slice(0, 14)) console.log('  mean', k, (v / (count || 1) / 1000).toFixed(1))
} finally {
  await device.close()
  await house.close()
}
