import { strict as assert } from 'node:assert'
import { join } from 'node:path'
import { startChild } from '../fixtures/child.ts'
import { House } from '../fixtures/house.ts'
import { freePort, temporaryDir } from '../fixtures/paths.ts'
import { has, run, type Report } from './report.ts'

/** The Caddyfile in front of the real server: pages, the stream as it comes, and no figures. */
export async function tryCaddy(root: string): Promise<Report> {
  const notTried = ['a certificate from the street: this machine has no name there']
  if (!has('caddy')) return { tried: [], notTried: ['caddy is not here', ...notTried] }
  const config = join(root, 'deploy/Caddyfile')
  const port = await freePort()
  const home = temporaryDir('caddy')
  const env = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
  const validate = ['caddy', 'validate', '--adapter', 'caddyfile', '--config', config]
  run(validate, { cwd: home, env: { ...env, HOUSE_ADDRESS: 'house.example' } })
  const house = await House.open({ seed: 'none' })
  const url = `http://127.0.0.1:${port}`
  const caddy = startChild('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    cwd: home,
    env: {
      ...env,
      PATH: process.env.PATH,
      HOUSE_ADDRESS: url,
      HOUSE_UPSTREAM: `127.0.0.1:${house.port}`,
    },
  })
  try {
    const until = performance.now() + 20_000
    while (performance.now() < until) {
      if ((await fetch(`${url}/healthz`).catch(() => null))?.ok === true) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    assert.equal((await fetch(`${url}/healthz`)).status, 200, caddy.output())
    assert.equal((await fetch(`${url}/metrics`)).status, 404)
    assert.equal((await fetch(`${url}/metrics/`)).status, 404)
    const began = performance.now()
    const stream = await fetch(`${url}/api/events`, { signal: AbortSignal.timeout(10_000) })
    const reader = stream.body?.getReader()
    const first = new TextDecoder().decode((await reader?.read())?.value)
    await reader?.cancel()
    assert.match(first, /hello/)
    const ms = Math.round(performance.now() - began)
    assert.ok(ms < 2_000, `the stream's first line took ${ms} ms`)
    return { tried: ['caddy validate', `in front of the server: stream in ${ms} ms`], notTried }
  } finally {
    await caddy.end('SIGTERM')
    await house.close()
  }
}
