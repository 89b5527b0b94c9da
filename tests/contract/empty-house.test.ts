import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyContent } from '#contract/content.ts'
import { house as houseSchema, type House } from '#contract/house.ts'
import { fillNewStore } from '#server/first-start.ts'
import type { Store } from '#server/db/store.ts'
import { demoSettings } from '#demo/settings.ts'
import { demoWordsIn } from '../architecture/demo-words.ts'
import { startChild, type Child } from '../fixtures/child.ts'
import { freePort, nodeBinary, root, temporaryDir } from '../fixtures/paths.ts'
import { addRoom, changeSettings, wish } from './bookings-house.ts'
import { eachStore } from './fixtures.ts'
import { MORNING, openHouse } from './http-house.ts'
import { noticesFor, post, sendDue } from './notices-post.ts'

/* SEED=none: a house with nothing of the demo's in it, also where the folder demo/ is not there. */

const now = new Date('2026-07-01T08:00:00Z')
const none = { seed: 'none', adminEmail: null, adminPassword: null } as const

/** Every text in it, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

async function rowsOf(store: Store, table: string): Promise<unknown[]> {
  return await store.db
    .selectFrom(table as 'house')
    .selectAll()
    .execute()
}

eachStore((make) => {
  it('has one account, and says nothing that the demo house says of itself', async () => {
    const store = await make()
    expect(await fillNewStore(store, none, now)).toEqual([
      expect.objectContaining({ email: 'admin@example.com', role: 'admin' }),
    ])
    const { ask } = await openHouse(store)
    const { body } = await ask('GET', '/api/house')
    const house = houseSchema.parse(body) as House
    expect(house).toMatchObject({
      name: 'Guest house',
      tagline: '',
      description: '',
      address: '',
      phone: '',
      email: '',
      latitude: 0,
      longitude: 0,
      altitude_m: 0,
      rwf_per_usd: null,
      demo_promo: false,
      // Nobody has said so yet.
      breakfast_included: false,
      taxes: [],
      overview_counters: [],
      social: { facebook: '', twitter: '', instagram: '', linkedin: '' },
    })
    const [row] = (await rowsOf(store, 'house')) as { settings: string }[]
    const settings = JSON.parse(row?.settings ?? '') as ReturnType<typeof demoSettings>
    expect(settings.promo_codes).toEqual([])
    const { name, tagline, description, phone, email, address, social } = demoSettings('2026-07-01')
    const ofTheDemo = textsIn([name, tagline, description, phone, email, address, social])
    expect(textsIn(settings).filter((text) => ofTheDemo.includes(text))).toEqual([])
    expect(JSON.stringify(settings)).not.toMatch(/imisozi|musanze|ridge/i)
    expect((await ask('GET', '/api/content')).body).toMatchObject(emptyContent)
    for (const table of ['rooms', 'items', 'cars', 'tours', 'laundry_services', 'reviews']) {
      expect(await rowsOf(store, table), table).toEqual([])
    }
  })

  it('writes letters, texts and calendar files without what it has not said', async () => {
    const store = await make({ clock: () => MORNING })
    await fillNewStore(store, none, MORNING)
    await changeSettings(store, (settings) => (settings.opened = true))
    const house = await openHouse(store)
    const token = await house.staff()
    const room = await addRoom(store)
    for (const language of ['en', 'fr']) {
      const answer = await house.ask('POST', '/api/hotel/bookings', {
        body: wish(
          room,
          { from: language === 'en' ? '2026-08-01' : '2026-08-11' },
          { customer: { name: 'Odile Uwera', phone: '0788 123 456', email: 'odile@example.com' } },
        ),
      })
      const { id } = answer.body.booking as { id: string }
      await store.transaction((tx) => tx.update('hotel_bookings', id, { language }))
      const step = (name: string) =>
        house.ask('PATCH', `/api/hotel-bookings/${id}/${name}`, { token, body: {} })
      expect((await step('approve')).status).toBe(200)
      const confirmed = post({ publicUrl: null })
      await sendDue(house, confirmed.ways)
      expect((await step('cancel')).status).toBe(200)
      const cancelled = post({ publicUrl: null })
      await sendDue(house, cancelled.ways)
      const letters = [...confirmed.letters, ...cancelled.letters]
      const texts = [...confirmed.texts, ...cancelled.texts]
      expect([letters.length, texts.length]).toEqual([2, 2])
      for (const { html } of letters) expect(html).toContain(`<html lang="${language}">`)
      for (const { text, html, calendar } of letters) {
        expect(demoWordsIn(`${text} ${html} ${calendar ?? ''}`)).toEqual([])
        expect(text).not.toMatch(/(:|: \.)$/m)
        expect(text).not.toMatch(/Questions|question|Phone:|Téléphone :/)
        expect(html).not.toMatch(/<td[^>]*><\/td>|<br><br>|<br><\/p>/)
        expect(calendar ?? '').not.toMatch(/LOCATION|GEO|Questions|question/)
      }
      expect(confirmed.letters[0]?.calendar).toContain('BEGIN:VEVENT')
      for (const { text } of texts) expect(text).toMatch(/^\S.*[^ ]\.$/)
      for (const { text } of texts) expect(text).not.toContain('  ')
    }
  })

  it('is told of a guest’s message on the desk alone, while it has no address', async () => {
    const store = await make({ clock: () => MORNING })
    await fillNewStore(store, none, MORNING)
    const house = await openHouse(store)
    const body = {
      name: 'Aline',
      email: 'aline@example.com',
      subject: 'Hello',
      message: 'Is there a room with a view?',
    }
    expect((await house.ask('POST', '/api/contact', { body })).status).toBe(201)
    const { ways, letters } = post()
    await sendDue(house, ways)
    expect(letters).toEqual([])
    expect(await noticesFor(store, 'message_received')).toEqual([
      expect.objectContaining({ state: 'dropped', last_error: 'nobody to tell, or switched off' }),
    ])
  })

  it('lets a house that was filled with the demo keep what it has', async () => {
    const store = await make()
    await fillNewStore(store, { ...none, seed: 'demo' }, now)
    const before = await rowsOf(store, 'house')
    expect(await fillNewStore(store, none, now)).toBeNull()
    expect(await rowsOf(store, 'house')).toEqual(before)
    expect(JSON.stringify(before)).toContain('RIDGE10')
  })
})

describe('without the folder demo/', () => {
  const folder = temporaryDir('no-demo')
  const running: Child[] = []
  beforeAll(() => {
    mkdirSync(join(folder, 'src'))
    for (const name of ['package.json', 'src/server', 'src/contract', 'src/domain', 'src/lib']) {
      cpSync(join(root, name), join(folder, name), { recursive: true })
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  })
  afterAll(async () => {
    for (const child of running) await child.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  async function main(settings: Record<string, string>) {
    const child = startChild(nodeBinary, ['src/server/main.ts'], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
        DATA_DIR: join(folder, `data-${settings['SEED']}`),
        ...settings,
      },
    })
    running.push(child)
    return child
  }

  it('an empty house opens', async () => {
    const child = await main({ SEED: 'none' })
    await expect
      .poll(() => child.output(), { timeout: 60_000 })
      .toMatch(/The house is open at|Error|cannot/)
    const address = /The house is open at (\S+)/.exec(child.output())?.[1]
    expect(address, child.output()).toBeDefined()
    expect((await fetch(`${address}/api/house`)).status).toBe(200)
  })

  it('the demo is refused, with one line that names the setting', async () => {
    const child = await main({ SEED: 'demo' })
    expect(await child.ended).toBe(1)
    expect(child.output()).toBe('SEED is demo, and the folder demo/ is not here: set SEED=none\n')
  })
})
