import { chromium } from '@playwright/test'
import { readdirSync, readFileSync, existsSync } from 'node:fs'
const base = process.argv[2]!
const api = async (method: string, path: string, body?: unknown, token?: string) => {
  const r = await fetch(base + path, { method, headers: { 'content-type': 'application/json', accept: 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }, ...(body ? { body: JSON.stringify(body) } : {}) })
  return { status: r.status, body: await r.json() as any }
}
const day = (n: number) => new Date(Date.now() + n * 864e5).toISOString().slice(0, 10)
const rooms = (await api('GET', '/api/rooms?per_page=200')).body.data
const admin = (await api('POST', '/api/login', { email: 'admin@example.test', password: process.argv[3] ?? 'a-long-test-password' })).body.data?.token
async function book(from: number) {
  for (const room of rooms) {
    const price = room.price_per_night
    const r = await api('POST', '/api/hotel/bookings', { room_id: room.id, schedule: { check_in: day(from), check_out: day(from + 2), nights: 2 }, guests: { adults: 1, children: 0, quantity: 1 }, extras: { breakfast: false, airport_transfer: false, late_checkout: false }, customer: { name: 'Aline Mukamana', phone: '0788 123 456', email: 'aline@example.com' }, pricing: { price_per_night: price, base_one_room: price * 2, base_all_rooms: price * 2, extras_one_room: 0, extras_all_rooms: 0, grand_total: price * 2, currency: 'USD' }, source: 'public-room-detail' })
    if (r.status < 300) {
      const ap = await api('PATCH', `/api/hotel-bookings/${r.body.id}/approve`, {}, admin)
      if (ap.status < 300) return r.body.booking
      console.log('approve', ap.status, JSON.stringify(ap.body).slice(0, 120))
    } else console.log('book', r.status, JSON.stringify(r.body).slice(0, 160))
  }
}
const far = await book(20)
const soon = await book(1)
console.log('codes', far?.code, soon?.code)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] })
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Africa/Kigali', isMobile: true, hasTouch: true })
const page = await context.newPage()
page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
const shot = (n: string) => page.screenshot({ path: `/tmp/pgshots/phone-${n}.png`, fullPage: false })
const main = async () => (await page.locator('main').innerText()).replace(/\n+/g, ' | ').slice(0, 700)
await page.goto(base + '/cancel-bookings')
await page.getByRole('button', { name: 'Find my booking' }).click()
console.log('1 empty:', await main())
await shot('1-empty')
await page.getByLabel('Code').fill('h7km-pq2z')
await page.getByLabel('Phone number or e-mail').fill('0788 000 000')
await page.getByRole('button', { name: 'Find my booking' }).click()
await page.getByText('Nothing was found').waitFor()
console.log('2 wrong:', await main())
for (let i = 0; i < 8; i++) { await page.getByRole('button', { name: 'Find my booking' }).click(); await page.waitForTimeout(350); if (await page.getByText('A little patience').isVisible()) break }
console.log('3 slow:', await main()); await shot('3-slow')
await page.getByLabel('Code').fill(soon.code.toLowerCase())
await page.getByLabel('Phone number or e-mail').fill('aline@example.com')
await page.waitForTimeout(600)
await page.reload(); await page.waitForTimeout(1200)
console.log('4 draft after reload:', await page.getByLabel('Code').inputValue(), await page.getByLabel('Phone number or e-mail').inputValue())
await page.getByRole('button', { name: 'Find my booking' }).click()
await page.getByRole('heading', { name: 'Your room booking' }).waitFor()
console.log('5 found late:', await main(), 'FOCUS', await page.evaluate(() => document.activeElement?.id)); await shot('5-late')
await page.getByRole('button', { name: 'Cancel this booking' }).click()
await page.waitForTimeout(300); await shot('6-dialog')
await page.keyboard.press('Escape')
// terms changed meanwhile
await page.route('**/api/cancellations', async (route) => {
  const seen = (route.request().postDataJSON())
  const now = (await api('POST', '/api/cancellations/terms', { code: seen.code, contact: seen.contact })).body
  await route.fulfill({ status: 409, headers: { 'x-imisozi-house': '1', 'x-imisozi-time': new Date().toISOString() }, contentType: 'application/json', body: JSON.stringify({ code: 'conflict', message: 'x', current: { ...now, currency: 'RWF', total: 217500, paid: 217500, kept: 108750, refund: 108750 } }) })
}, { times: 1 })
await page.getByRole('button', { name: 'Cancel this booking' }).click()
await page.getByRole('button', { name: 'Yes, cancel it' }).click()
await page.waitForTimeout(800)
console.log('6 changed:', await main()); await shot('7-changed')
// real conflict now: house still has the old terms
await page.getByRole('button', { name: 'Cancel this booking' }).click()
await page.getByRole('button', { name: 'Yes, cancel it' }).click()
await page.waitForTimeout(1000)
console.log('7 real conflict:', (await main()).slice(0, 200))
// the link is cut while cancelling
await context.setOffline(true)
await page.getByRole('button', { name: 'Cancel this booking' }).click()
await page.getByRole('button', { name: 'Yes, cancel it' }).click()
await page.waitForTimeout(800)
console.log('8 unsure:', (await main()).slice(0, 500)); await shot('8-unsure')
await context.setOffline(false)
await page.getByRole('button', { name: 'Look how it stands' }).click(); await page.waitForTimeout(1000)
await page.getByRole('button', { name: 'Cancel this booking' }).click()
await page.getByRole('button', { name: 'Yes, cancel it' }).click()
await page.getByText('It is cancelled').waitFor()
console.log('9 done:', await main(), 'FOCUS', await page.evaluate(() => document.activeElement?.id)); await shot('9-done')
await page.getByRole('button', { name: 'Find another booking' }).click()
await page.getByLabel('Code').fill(far.code); await page.getByLabel('Phone number or e-mail').fill('+250788123456')
await page.getByRole('button', { name: 'Find my booking' }).click()
await page.getByRole('heading', { name: 'Your room booking' }).waitFor()
console.log('10 free:', await main()); await shot('10-free')
await page.getByRole('button', { name: 'Keep it' }).first().click()
await context.setOffline(true)
await page.getByRole('button', { name: 'Find my booking' }).click(); await page.waitForTimeout(900)
console.log('11 offline:', await main()); await shot('11-offline')
for (const p of ['map', 'appartment-info', 'tours', 'welcome', 'services']) { await page.goto(`${base}/${p}`); await page.locator('main h1').first().waitFor(); await page.waitForTimeout(700); console.log('offline', p, (await main()).length, p === 'tours' ? (await main()).slice(-200) : ''); if (p === 'map') { await shot('12-map-offline'); console.log('map img', await page.evaluate(() => { const i = document.querySelector('img[src="/drawings/map.svg"]') as HTMLImageElement; return i.naturalWidth })) } }
await context.setOffline(false)
// restaurant custom
await page.goto(base + '/services'); await page.getByRole('link', { name: 'A dish of your own' }).click(); await page.waitForTimeout(1500)
console.log('custom', page.url(), await page.evaluate(() => document.activeElement?.id)); await shot('13-custom')
await page.goto(base + '/services/restaurant/custom'); await page.waitForTimeout(1500)
console.log('custom direct', page.url(), await page.evaluate(() => document.activeElement?.id))
await page.goto(base + '/services'); await page.getByRole('link', { name: 'Rooms', exact: true }).click(); await page.waitForTimeout(1500)
console.log('rooms', page.url(), await page.evaluate(() => [scrollY, document.getElementById('rooms')?.getBoundingClientRect().top]))
await page.goto(base + '/welcome#faqs'); await page.waitForTimeout(1500)
console.log('faqs', await page.evaluate(() => [scrollY, document.getElementById('faqs')?.getBoundingClientRect().top]))
// reset
await page.goto(base + '/forgot-password'); await page.getByLabel('Email').fill('admin@example.test'); await page.getByRole('button', { name: 'Ask for a link' }).click()
await page.getByText('The house has your request').waitFor(); console.log('13', await main()); await shot('14-asked')
let token = ''
for (let i = 0; i < 40 && !token; i++) { await new Promise((r) => setTimeout(r, 1000)); const dir = '/tmp/pages-data/mail'; if (existsSync(dir)) for (const f of readdirSync(dir)) { const m = /token=3?D?([\w=\r\n-]+?)(?=[\s"<])/.exec(readFileSync(`${dir}/${f}`, 'utf8').replace(/=\r?\n/g, '')); if (m) token = m[1]! } }
console.log('token', token.length)
await page.goto(base + '/forgot-password#token=' + token); await page.getByLabel('New password').waitFor(); await page.waitForTimeout(300); console.log('address', page.url(), await page.evaluate(() => history.length))
await page.getByLabel('New password').fill('short'); await page.getByRole('button', { name: 'Set the new password' }).click(); console.log('14', await main())
await page.getByLabel('New password').fill('a-new-long-password'); await page.getByLabel('The same again').fill('a-new-long-passwort'); await page.getByRole('button', { name: 'Set the new password' }).click(); console.log('15', await main()); await shot('15-differs')
await page.getByLabel('The same again').fill('a-new-long-password')
await context.setOffline(true); await page.getByRole('button', { name: 'Set the new password' }).click(); await page.waitForTimeout(800); console.log('16 offline', await main(), (await page.getByLabel('New password').inputValue()).length); await context.setOffline(false)
await page.getByRole('button', { name: 'Set the new password' }).click(); await page.waitForURL('**/login'); await page.waitForTimeout(300); console.log('17', page.url(), (await page.locator('body').innerText()).includes('Your new password is set. Please log in.')); await shot('16-login')
console.log('login new', (await api('POST', '/api/login', { email: 'admin@example.test', password: 'a-new-long-password' })).status)
await page.goto(base + '/forgot-password#token=' + token); await page.getByLabel('New password').fill('another-long-one'); await page.getByLabel('The same again').fill('another-long-one'); await page.getByRole('button', { name: 'Set the new password' }).click(); await page.getByText('does not work any more').waitFor(); console.log('18', await main()); await shot('17-used')
await page.getByRole('button', { name: 'Ask for a new link' }).click(); console.log('19', (await main()).slice(0, 80))
await browser.close()
