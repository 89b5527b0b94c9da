import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { Device, workerReady } from '../fixtures/browser.ts'
import { Cable } from '../fixtures/cable.ts'

/*
 * What the hazards take for granted of the browser and the cable, shown on a page of five lines:
 * should a new Chromium behave otherwise, this file says so before twenty others fail.
 */

const page = `<!doctype html><title>tools</title><script>
  navigator.serviceWorker.register('/worker.js')
  const keep = (text) => new Promise((resolve, reject) => {
    const opening = indexedDB.open('tools', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true })
    opening.onsuccess = () => {
      const change = opening.result.transaction('rows', 'readwrite', { durability: 'strict' })
      if (text) change.objectStore('rows').add(text)
      const all = change.objectStore('rows').getAll()
      change.oncomplete = () => resolve(all.result)
      change.onerror = () => reject(change.error)
    }
  })
</script>`

const worker = `
  oninstall = () => skipWaiting()
  onactivate = (event) => event.waitUntil(clients.claim())
  onsync = (event) => event.waitUntil(fetch('/dinner', { method: 'POST', body: event.tag }))
`

let server: Server
let cable: Cable
let device: Device
let dinners: string[]

test.beforeEach(async () => {
  dinners = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (request.method === 'POST') dinners.push(body)
      const isWorker = request.url === '/worker.js'
      response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html')
      response.end(isWorker ? worker : page)
    })
  })
  // Longer than a starved browser takes for its next request on the same connection.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  cable = await Cable.lay((server.address() as AddressInfo).port)
  device = await Device.open({ kind: 'phone', baseURL: cable.url, ownBrowser: 'whole' })
})

test.afterEach(async () => {
  await device.close()
  await cable.close()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const registerSync = (tag: string) =>
  navigator.serviceWorker.ready.then((registration) =>
    (registration as unknown as { sync: { register(tag: string): Promise<void> } }).sync.register(
      tag,
    ),
  )

test(
  'a sync that waits is sent with the page closed, and when the browser starts again',
  { tag: '@wide' },
  async () => {
    const app = await device.visit('/')
    await workerReady(app, { copy: false })
    await device.context.setOffline(true)
    await app.evaluate(registerSync, 'one')
    await app.close()
    await device.context.setOffline(false)
    await expect.poll(() => dinners).toEqual(['one'])

    const again = await device.visit('/')
    await device.context.setOffline(true)
    await again.evaluate(registerSync, 'two')
    await device.stop()
    expect(dinners).toEqual(['one'])
    await device.start()
    await expect.poll(() => dinners).toEqual(['one', 'two'])
  },
)

test('what was committed strictly is there after a crash', { tag: '@wide' }, async () => {
  const app = await device.visit('/')
  await app.evaluate(`keep('dinner for three')`)
  await device.crash()
  await device.start()
  const again = await device.visit('/')
  expect(await again.evaluate('keep()')).toEqual(['dinner for three'])
})

test('a lost answer is no answer to the page, and the server has the write', async () => {
  const app = await device.visit('/')
  const post = () =>
    app.evaluate(() =>
      fetch('/dinner', { method: 'POST', body: 'lost' }).then(
        (answer) => answer.status,
        (error: Error) => error.name,
      ),
    )
  const dropped = cable.dropAnswerOnce(undefined, { thenCut: true })
  expect(await post()).toBe('TypeError')
  await dropped
  expect(dinners).toEqual(['lost'])
  expect(await post()).toBe('TypeError')
  await cable.restore()
  expect(await post()).toBe(200)
})

test(
  'the browser itself repeats a write when a connection it had used is reset',
  { tag: '@wide' },
  async () => {
    const app = await device.visit('/')
    const dropped = cable.dropAnswerOnce()
    const status = await app.evaluate(() =>
      fetch('/dinner', { method: 'POST', body: 'twice' }).then((answer) => answer.status),
    )
    await dropped
    expect(status).toBe(200)
    expect(dinners).toEqual(['twice', 'twice'])
  },
)

test('a device that is handed on has the app, and nothing of what was done on it', async () => {
  const options = { kind: 'phone', baseURL: cable.url, hasApp: true } as const
  const first = await Device.open(options)
  const app = await first.visit('/')
  await workerReady(app, { copy: false })
  await app.evaluate(`keep('dinner for three')`)
  await app.evaluate(async () => {
    localStorage.setItem('person', 'admin')
    sessionStorage.setItem('person', 'admin')
    document.cookie = 'person=admin; max-age=3600'
    for (const name of ['files-precache-v2', 'pictures']) {
      await (await caches.open(name)).put('/file', new Response('file'))
    }
    await (await caches.open('drawings')).put('/drawings/dish.svg', new Response('dish'))
    await (await caches.open('drawings')).put('/images/upload', new Response('dish'))
  })
  await first.close()

  const second = await Device.open(options)
  const other = await second.visit('/')
  const left = await other.evaluate(async () => ({
    hasWorker: navigator.serviceWorker.controller !== null,
    caches: await caches.keys(),
    drawings: (await (await caches.open('drawings')).keys()).map(
      ({ url }) => new URL(url).pathname,
    ),
    storage: localStorage.length + sessionStorage.length,
    pages: history.length,
    cookies: document.cookie,
  }))
  expect(left).toEqual({
    hasWorker: true,
    caches: ['files-precache-v2', 'drawings'],
    drawings: ['/drawings/dish.svg'],
    storage: 0,
    pages: 1,
    cookies: '',
  })
  expect(await other.evaluate('keep()')).toEqual([])
  // A test that reached into the device keeps it.
  expect(second.context.pages()).toHaveLength(1)
  await second.close()
  const third = await Device.open(options)
  const anew = await third.visit('/')
  expect(await anew.evaluate(() => caches.keys())).toEqual([])
  await third.close()
})
