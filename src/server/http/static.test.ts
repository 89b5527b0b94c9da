import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compressFolder } from './compressed.ts'
import type { House } from '#contract/house.ts'
import { defaultSettings, type HouseSettings } from '../house-settings.ts'
import { StorageFailure } from '../storage/object-store.ts'
import { createHouseIcons } from '../icons/house-icons.ts'
import { serveApp } from './static.ts'

const page = `<!doctype html><title>House</title>${'<p>mist</p>'.repeat(100)}`
const script = `console.log(${JSON.stringify('ridge '.repeat(500))})`
const folder = mkdtempSync(join(tmpdir(), 'imisozi-static-'))
let app: FastifyInstance
let house: HouseSettings = defaultSettings

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'sw.js'), script)
  copyFileSync('public/manifest.webmanifest', join(folder, 'manifest.webmanifest'))
  writeFileSync(join(folder, 'assets/index-B71pGuq8.js'), script)
  writeFileSync(join(folder, 'assets/dawn.png'), Buffer.alloc(2000, 1))
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(join(folder, '.built'), 'x')
  await compressFolder(folder)
  app = fastify()
  app.get('/api/house', () => ({ name: 'ours' }))
  serveApp(app, folder, async () => house)
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

it('keeps hashed files for ever and asks about the rest', async () => {
  const hashed = await get('/assets/index-B71pGuq8.js')
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(hashed.headers['content-type']).toBe('text/javascript; charset=utf-8')
  for (const url of ['/', '/index.html', '/sw.js', '/assets/dawn.png']) {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control'], url).toBe('no-cache')
    const known = await get(url, { 'if-none-match': String(answer.headers.etag) })
    expect(known.statusCode).toBe(304)
    expect(known.body).toBe('')
  }
})

it('sends the page for every address of the app', async () => {
  for (const url of ['/', '/restaurant', '/dashboard/bookings?status=pending', '/rooms/room-1']) {
    const answer = await get(url, { accept: 'text/html' })
    expect(answer.statusCode, url).toBe(200)
    expect(answer.body).toBe(page)
  }
})

it('says 404 for files that are not there, for other paths, and for what is hidden', async () => {
  for (const url of [
    '/assets/index-OLD00000.js',
    '/logo.png',
    '/api/nothing',
    '/api',
    '/pay/x',
    '/.built',
    '/.vite/manifest.json',
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd.txt',
    '/%E0%A4%A',
  ]) {
    const answer = await get(url)
    expect([400, 404], url).toContain(answer.statusCode)
    expect(answer.body).not.toContain('<!doctype')
  }
  expect((await app.inject({ method: 'POST', url: '/restaurant' })).statusCode).toBe(404)
  expect((await get('/api/house')).json()).toEqual({ name: 'ours' })
})

it('sends text in the smallest form that the caller takes', async () => {
  const url = '/assets/index-B71pGuq8.js'
  const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br;q=0.9' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script)
  expect(brotli.headers.vary).toBe('accept-encoding')
  const gzip = await get(url, { 'accept-encoding': 'gzip, br;q=0' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
  expect((await get(url)).body).toBe(script)
  const tags = [brotli, gzip].map((answer) => String(answer.headers.etag))
  expect(new Set(tags).size).toBe(2)
  const picture = await get('/assets/dawn.png', { 'accept-encoding': 'gzip, br' })
  expect(picture.rawPayload).toHaveLength(2000)
})

it('never sends what was compressed of an earlier content', async () => {
  const later = `${script}\nconsole.log('later')`
  writeFileSync(join(folder, 'sw.js'), later)
  const restarted = fastify()
  serveApp(restarted, folder, async () => house)
  const headers = { 'accept-encoding': 'gzip, br' }
  const answer = await restarted.inject({ url: '/sw.js', headers })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(answer.rawPayload).toString()).toBe(later)
  await restarted.close()
  writeFileSync(join(folder, 'sw.js'), script)
})

it('answers HEAD without a body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/restaurant' })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toBe('')
})

it('says so when nothing was built', async () => {
  const bare = fastify()
  serveApp(bare, join(folder, 'nothing'), async () => house)
  const answer = await bare.inject({ url: '/' })
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('npm start')
  await bare.close()
})

it('installs under the house’s name and colour, without shortcuts to what it has switched off', async () => {
  house = { ...defaultSettings, name: 'Lake Kivu Lodge', primary_color: '#0b5d4d' }
  const read = async () => (await get('/manifest.webmanifest')).json() as Record<string, unknown>
  expect(await read()).toMatchObject({
    id: '/',
    name: 'Lake Kivu Lodge',
    short_name: 'Lake Kivu',
    theme_color: '#0b5d4d',
  })
  const urls = async () => ((await read()).shortcuts as { url: string }[]).map(({ url }) => url)
  expect(await urls()).toContain('/restaurant')
  house = { ...house, services_off: ['restaurant'] }
  expect(await urls()).not.toContain('/restaurant')
  expect(await urls()).toContain('/requests')
})

it('installs under icons of the house’s own, at addresses that change with them', async () => {
  const name = `${'0'.repeat(32)}-1600.webp`
  const logo = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#b02040' },
  })
    .webp({ lossless: true })
    .toBuffer()
  const asked: string[] = []
  let isAway = false
  const icons = createHouseIcons({
    read: async (path) => {
      if (isAway) throw new StorageFailure('no_answer', 'gone')
      asked.push(path)
      return path === name ? logo : null
    },
  })
  const own = fastify()
  serveApp(own, folder, async () => house, null, icons)
  await own.ready()
  const ask = (url: string, headers = {}) => own.inject({ url, headers })
  const listed = async () => {
    const manifest = (await ask('/manifest.webmanifest')).json() as { icons: { src: string }[] }
    return manifest.icons.map(({ src }) => src)
  }
  const middle = async (url: string) => {
    const answer = await ask(url)
    expect(answer.headers['content-type']).toBe('image/png')
    const { data, info } = await sharp(answer.rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3
    return { side: info.width, colour: [...data.subarray(at, at + 3)] }
  }

  house = { ...defaultSettings, name: 'Lake Kivu Lodge', primary_color: '#0b5d4d' }
  const lettered = await listed()
  expect(lettered.length).toBeGreaterThan(4)
  for (const src of lettered) {
    expect(src).toMatch(/^\/icons\/[a-z]+-\d+\.[\da-f]{16}\.png$/)
    const answer = await ask(src)
    expect(answer.headers['cache-control'], src).toBe('public, max-age=31536000, immutable')
    const { width } = await sharp(answer.rawPayload).metadata()
    expect(src).toContain(`-${width}.`)
  }
  const plain = await ask('/icons/apple-touch-180.png')
  expect(plain.headers['cache-control']).toContain('max-age=300, stale-while-revalidate')
  const known = await ask('/icons/apple-touch-180.png', { 'if-none-match': plain.headers.etag })
  expect(known.statusCode).toBe(304)

  house = { ...house, logo_url: `/images/${'0'.repeat(32)}-800.webp` }
  const drawn = await listed()
  expect(drawn.filter((src) => lettered.includes(src))).toEqual([])
  for (const path of [...drawn.filter((src) => src.includes('icon-')), '/icons/favicon-48.png'])
    expect((await middle(path)).colour, path).toEqual([0xb0, 0x20, 0x40])
  // A page that was kept still names an icon of before: it is shown today's, and not for ever.
  const [before = ''] = lettered
  const late = await ask(before)
  expect(late.headers['cache-control']).not.toContain('immutable')
  expect((await middle(before)).colour).toEqual([0xb0, 0x20, 0x40])
  expect(new Set(asked)).toEqual(new Set([name]))

  house = { ...house, name: 'Kivu Lodge' }
  isAway = true
  const [now = ''] = await listed()
  expect((await ask(now)).statusCode).toBe(404)
  isAway = false
  expect((await middle(now)).colour).toEqual([0xb0, 0x20, 0x40])
  const lost = { ...house, logo_url: `/images/${'1'.repeat(32)}-800.webp` }
  house = lost
  const [missing = ''] = await listed()
  expect((await ask(missing)).headers['cache-control']).not.toContain('immutable')
  house = { ...lost, logo_url: null }
  expect((await listed()).filter((src) => drawn.includes(src))).toEqual([])
  expect((await ask('/icons/icon-193.png')).statusCode).toBe(404)
  await own.close()
  house = defaultSettings
})

it('puts the house into the page: its name, its words and its settings, and keeps it for as long as it is so', async () => {
  const built = `<!doctype html><html lang="en"><head><title>Guest house</title><meta name="description" content="x" /></head>
    <body><div id="root"></div><noscript><p>No script.</p></noscript></body>`
  const own = mkdtempSync(join(tmpdir(), 'imisozi-page-'))
  writeFileSync(join(own, 'index.html'), built)
  const told = fastify()
  let name = 'Lodge <&> Lake'
  const theHouse = async () =>
    ({
      name,
      description: 'By the "water"',
      language: 'fr',
      words: { headline: { en: 'Sleep', fr: 'Dormir' }, tagline: {}, description: {}, rooms: {} },
    }) as unknown as House
  serveApp(told, own, async () => house, theHouse)
  await told.ready()
  const ask = (headers = {}) => told.inject({ url: '/map', headers })
  const first = await ask()
  expect(first.body).toContain('<html lang="fr">')
  expect(first.body).toContain('<title>Lodge &lt;&amp;&gt; Lake</title>')
  expect(first.body).toContain('content="By the &quot;water&quot;"')
  expect(first.body).toContain(
    '<noscript><h1>Lodge &lt;&amp;&gt; Lake</h1><p>Dormir</p><p>No script',
  )
  const data = /<script type="application\/json" id="house">(.*?)<\/script>/.exec(first.body)?.[1]
  expect(data).not.toContain('<')
  expect(JSON.parse(data ?? '')).toMatchObject({ name, language: 'fr' })
  const tag = String(first.headers.etag)
  expect((await ask({ 'if-none-match': tag })).statusCode).toBe(304)
  const packed = await ask({ 'accept-encoding': 'br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(first.body)
  name = 'Another'
  expect((await ask({ 'if-none-match': tag })).body).toContain('<title>Another</title>')
  await told.close()
  rmSync(own, { recursive: true })
})
