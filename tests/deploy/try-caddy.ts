import { strict as assert } from 'node:assert'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { dinner } from '../bench/dinners.ts'
import { startChild, type Child } from '../fixtures/child.ts'
import { House } from '../fixtures/house.ts'
import { freePort, temporaryDir } from '../fixtures/paths.ts'
import { has, run, type Report } from './report.ts'

/** What a proxy is free to say of itself, or says of each answer anew. */
const CHANGING = new Set([
  'date',
  'via',
  'alt-svc',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'x-imisozi-time',
])

type Ask = (path: string, more?: { token?: string; body?: unknown }) => Promise<IncomingMessage>

/** The Caddyfile in front of the real server, over https: pages and their headers, live updates, no figures. */
export async function tryCaddy(root: string): Promise<Report> {
  const notTried = ['a certificate from the street: this machine has no name there']
  if (!has('caddy')) return { tried: [], notTried: ['caddy is not here', ...notTried] }
  const own = join(root, 'deploy/Caddyfile')
  const home = temporaryDir('caddy')
  const port = await freePort()
  const url = `https://localhost:${port}`
  const house = await House.open({ env: { PUBLIC_URL: url, TRUST_PROXY: '127.0.0.1' } })
  const env = {
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    PATH: process.env.PATH ?? '',
    HOUSE_ADDRESS: url,
    HOUSE_UPSTREAM: `127.0.0.1:${house.port}`,
  }
  run(['caddy', 'validate', '--adapter', 'caddyfile', '--config', own], { cwd: home, env })
  const config = join(home, 'Caddyfile')
  // A certificate of its own making, which nobody else on this machine is to trust; no other port.
  const here = '{\n\tskip_install_trust\n\tauto_https disable_redirects\n\tadmin off\n}\n'
  writeFileSync(config, here + readFileSync(own, 'utf8'))
  const caddy = startChild('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    cwd: home,
    env,
  })
  try {
    const ask = await untilServed(url, home, caddy)
    for (const path of ['/metrics', '/metrics/', '/metrics/x']) {
      assert.equal((await ask(path)).statusCode, 404, path)
    }
    for (const path of ['/', '/api/house', '/manifest.webmanifest', '/sw.js']) {
      await sameAsDirect(ask, house, path)
    }
    const ms = await liveUpdate(ask, await house.signIn())
    return {
      tried: [
        'caddy validate',
        'https in front of the server: pages, app and API with the server’s own headers and compression',
        `an order placed through it is heard on the stream after ${ms} ms`,
      ],
      notTried,
    }
  } finally {
    await caddy.end('SIGTERM')
    await house.close()
  }
}

/** Resolves to requests that believe Caddy's own certificate alone. */
async function untilServed(url: string, home: string, caddy: Child): Promise<Ask> {
  const root = join(home, 'caddy/pki/authorities/local/root.crt')
  const ask: Ask = async (path, { token, body } = {}) => {
    const asked = request(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      ca: readFileSync(root),
      headers: {
        'accept-encoding': 'br',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    })
    asked.end(body === undefined ? undefined : JSON.stringify(body))
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return answer
  }
  for (const until = performance.now() + 20_000; performance.now() < until;) {
    const answer = await ask('/healthz').catch(() => null)
    if (answer?.statusCode === 200) return ask
    await sleep(100)
  }
  assert.fail(`Caddy does not serve: ${caddy.output()}`)
}

async function sameAsDirect(ask: Ask, house: House, path: string): Promise<void> {
  const through = await ask(path)
  const direct = await fetch(house.url + path, { headers: { 'accept-encoding': 'br' } })
  assert.equal(through.statusCode, direct.status, path)
  for (const [name, value] of direct.headers) {
    if (!CHANGING.has(name)) assert.equal(through.headers[name], value, `${path} ${name}`)
  }
  assert.ok(through.headers['strict-transport-security'], `${path} may be asked for in the clear`)
  through.resume()
}

/** How long after a guest's order was taken the desk's stream says so, ms. */
async function liveUpdate(ask: Ask, token: string): Promise<number> {
  const stream = await ask('/api/events', { token })
  let heard = ''
  stream.on('data', (piece: Buffer) => (heard += piece.toString()))
  const until = async (what: RegExp) => {
    const began = performance.now()
    while (!what.test(heard)) {
      if (performance.now() - began > 5_000) assert.fail(`not heard: ${what.source} in ${heard}`)
      await sleep(5)
    }
    return Math.round(performance.now() - began)
  }
  await until(/hello/)
  const { body } = dinner()
  const answer = await ask('/api/restaurant/orders', { body })
  assert.equal(answer.statusCode, 201, await text(answer))
  const ms = await until(/changed/)
  stream.destroy()
  return ms
}
