import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '#demo/load-demo.ts'
import { openStore, type StoreLocation } from '#server/db/open.ts'
import type { Store } from '#server/db/store.ts'
import { booking, nightsIn } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING } from './http-house.ts'
import {
  book,
  form,
  openPayingHouse,
  start,
  stateOf,
  transaction,
  type PayingHouse,
} from './payments-house.ts'
import { tableNames } from './table-names.ts'

/** The sandbox's own page, as a browser without a script meets it. */
eachStore((make) => {
  let store: Store
  const time = { now: MORNING }
  let house: PayingHouse
  let place: StoreLocation
  beforeAll(async () => {
    place = await make.tables()
    store = await openStore(place, () => time.now)
    await loadDemo(store, MORNING)
    house = await openPayingHouse(store, 'sandbox', time)
  })
  afterAll(async () => {
    await house.close()
    await store.close()
  })

  async function begun() {
    const { id, room } = await book(house)
    const started = await start(house, id)
    return { id, room, started, url: started.redirect_url }
  }

  it('shows house, rooms, nights and amount, under a policy without script or style in the page', async () => {
    const { url, room } = await begun()
    const page = await house.ask('GET', url)
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('no-store')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("style-src 'self'")
    expect(policy).toContain("form-action 'self'")
    for (const text of ['Imisozi Guest House', room.name, '2 nights', 'Pay $160.00', '4242']) {
      expect(page.text).toContain(text)
    }
    expect(page.text).not.toMatch(/<script|<style|style=|onclick|Aline/)
    const [, style = ''] = /href="(\/pay\/style-\w+\.css)"/.exec(page.text) ?? []
    const file = await house.ask('GET', style)
    expect(file.status).toBe(200)
    expect(file.headers['content-type']).toContain('text/css')
    const fonts = [...file.text.matchAll(/url\((.+?)\)/g)].map(([, path]) => String(path))
    expect(fonts).toHaveLength(2)
    for (const path of fonts) {
      const font = await house.ask('GET', path)
      expect(font.status).toBe(200)
      expect(font.headers['content-type']).toBe('font/woff2')
    }
    expect((await house.ask('GET', '/pay/fonts/other.woff2')).status).toBe(404)
  })

  it.each([
    ['fr-RW, en;q=0.5', 'Payer par carte', 'lang="fr"'],
    ['rw', 'Kwishyura', 'lang="rw"'],
    ['de, en;q=0.8', 'Pay by card', 'lang="en"'],
  ])('speaks the language that %s asks for', async (language, words, tag) => {
    const { url } = await begun()
    const page = await house.ask('GET', url, { headers: { 'accept-language': language } })
    expect(page.text).toContain(words)
    expect(page.text).toContain(tag)
  })

  it('speaks the language of the site before the browser’s, a refused card too', async () => {
    const { url } = await begun()
    const headers = { 'accept-language': 'en' }
    const page = await house.ask('GET', `${url}?lang=fr`, { headers })
    expect(page.text).toContain('Payer par carte')
    const [, action = ''] = /action="([^"]+)"/.exec(page.text) ?? []
    const sent = form({ number: '' })
    const refused = await house.ask('POST', action, {
      ...sent,
      headers: { ...sent.headers, ...headers },
    })
    expect([refused.status, refused.text.includes('lang="fr"')]).toEqual([422, true])
    const unknown = await house.ask('GET', `${url}?lang=de&lang="><script>`, { headers })
    expect(unknown.text).toContain('lang="en"')
  })

  it.each([
    [{ number: '4242 4242 4242 4241' }, 'This card number is not right.'],
    [{ number: '4111 1111 1111 1111' }, 'This is not a test card.'],
    [{ number: '' }, 'Enter the card number.'],
    [{ expiry: '06/26' }, 'This card has expired.'],
    [{ expiry: '13/30' }, 'Enter it as MM/YY.'],
    [{ cvc: '12' }, 'It has 3 or 4 digits.'],
    [{ name: 'Al' }, 'Enter the whole name.'],
  ])('refuses %o with words, and gives no number or code back', async (fields, words) => {
    const { url, id } = await begun()
    const page = await house.ask('POST', url, form({ number: '4242424242424242', ...fields }))
    expect(page.status).toBe(422)
    expect(page.text).toContain(words)
    expect(page.text).toContain('aria-invalid="true"')
    expect(page.text).not.toMatch(/value="[^"]*(4242|4111|\b737|\b12)"/)
    expect(await booking(store, id)).toMatchObject({ payment_status: 'pending' })
  })

  it('takes a card in its last month', async () => {
    const { url } = await begun()
    const paid = form({ number: '4242424242424242', expiry: '07/2026' })
    expect((await house.ask('POST', url, paid)).status).toBe(303)
  })

  it('has a button to go back, for which no card is needed', async () => {
    const { url, id, started, room } = await begun()
    const answer = await house.ask('POST', url, {
      ...form({}),
      body: 'action=cancel&number=&name=&expiry=&cvc=',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.location).toBe(`/pay/return/${started.payment_id}`)
    await house.comeBack(started)
    expect(await booking(store, id)).toMatchObject({ payment_status: 'failed' })
    expect(await nightsIn(store, room)).toEqual([])
  })

  it('lets the slow card stay pending, then be paid', async () => {
    const { url, id, started } = await begun()
    await house.ask('POST', url, form({ number: '4000 0000 0000 3220' }))
    await house.comeBack(started)
    expect(await stateOf(house, started)).toMatchObject({ status: 'pending' })
    expect((await house.ask('GET', url)).text).toContain('The bank is taking its time.')
    house.later(0.5)
    expect(await stateOf(house, started)).toMatchObject({ status: 'paid' })
    expect(await booking(store, id)).toMatchObject({ status: 'approved' })
  })

  it('counts the first answer: who sends again is taken to what came of it', async () => {
    const { url, id, started } = await begun()
    await house.ask('POST', url, form({ number: '4242424242424242' }))
    const again = await house.ask('POST', url, form({ number: '4000000000000002' }))
    expect(again.status).toBe(303)
    await house.comeBack(started)
    expect(await booking(store, id)).toMatchObject({ payment_status: 'paid' })
    expect((await house.ask('GET', url)).text).toContain('This payment is made.')
  })

  it('knows no other payment, other bodies or longer ones', async () => {
    const { url } = await begun()
    expect((await house.ask('GET', '/pay/sandbox/nobody')).status).toBe(404)
    expect((await house.ask('POST', '/pay/sandbox/nobody', form({}))).status).toBe(404)
    expect((await house.ask('POST', url, { body: { action: 'pay' } })).status).toBe(415)
    expect((await house.ask('POST', url, form({ name: 'x'.repeat(5000) }))).status).toBe(413)
    expect((await house.ask('GET', '/pay/return/nobody')).headers.location).toBe('/')
  })

  it('escapes what people called their rooms', async () => {
    const { room, id } = await book(house)
    await store.transaction((tx) =>
      tx.update('rooms', room.id, { name: '<b onload=x>"Suite"</b>' }),
    )
    const page = await house.ask('GET', (await start(house, id)).redirect_url)
    expect(page.text).toContain('&lt;b onload=x&gt;&quot;Suite&quot;&lt;/b&gt;')
  })

  describe('a card', () => {
    it('is found in no row of any table and in no line of the log', async () => {
      const number = '5555555555554444'
      const cvc = '9183'
      const { url, started, id } = await begun()
      await house.ask('POST', url, form({ number: '5555 5555 5555 4443', cvc }))
      await house.ask('POST', `${url}x`, form({ number, cvc }))
      await house.ask('POST', url, form({ number, cvc, expiry: '01/20' }))
      await house.ask('POST', url, form({ number, cvc }))
      await house.comeBack(started)
      expect(await booking(store, id)).toMatchObject({ payment_status: 'paid' })
      expect((await transaction(store, started.payment_id)).account).toBe('Mastercard •••• 4444')
      const tables = await tableNames(store)
      expect(tables.length).toBeGreaterThan(25)
      let rows = 0
      // What searches find is kept in the store's own form; its words are those of the tables.
      for (const name of tables.filter((table) => !table.includes('_words'))) {
        const found = await sql<object>`select * from ${sql.table(name)}`.execute(store.db)
        rows += found.rows.length
        const text = JSON.stringify(found.rows)
        for (const secret of secrets(number, cvc)) expect(text, name).not.toContain(secret)
      }
      expect(rows).toBeGreaterThan(500)
      if ('dataDir' in place) {
        for (const file of readdirSync(place.dataDir)) {
          const bytes = readFileSync(join(place.dataDir, file), 'latin1')
          for (const secret of secrets(number, cvc)) expect(bytes, file).not.toContain(secret)
        }
      }
      const logs = house.logs.join('\n')
      expect(logs).toContain('/pay/sandbox/:token')
      for (const secret of secrets(number, cvc)) expect(logs).not.toContain(secret)
    })
  })
})

/** As typed and as cards print it; the code where it would stand, since four digits are everywhere. */
function secrets(number: string, cvc: string): string[] {
  return [
    number,
    number.replaceAll(/\d{4}(?=\d)/g, '$& '),
    number.slice(0, 12),
    `"${cvc}"`,
    `=${cvc}`,
  ]
}
