import { strict as assert } from 'node:assert'
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Child } from '../fixtures/child.ts'
import { freePort, temporaryDir } from '../fixtures/paths.ts'
import { readRows } from '../fixtures/rows.ts'
import { startConfined, startInImage } from './as-nobody.ts'

export interface Program {
  /** The folder it lies in, which nobody may write to. */
  cwd: string
  node: string
  /** The file that starts the server. */
  main: string
  seed: 'demo' | 'none'
  /** Where the program lies in the file system of an image: `cwd` is a folder of that one. */
  image?: { at: string; env: Record<string, string>; check: string[] }
}

const admin = { email: 'admin@example.test', password: 'a-long-test-password' }

/**
 * A day of the server in its confinement: it opens, answers the health check, takes orders, and is told
 * to end amid them. It ends in time, and what it said it took is there at the next start.
 *
 * @returns what was seen, for a report
 */
export async function liveConfined(program: Program): Promise<string> {
  const folder = temporaryDir('confined')
  // The confined user must get to its data.
  chmodSync(folder, 0o755)
  const [volume, app] = [join(folder, 'volume'), join(folder, 'app')]
  for (const one of [volume, app]) mkdirSync(one)
  // The app is built after the tests that start no browser; its page stands in the source.
  if (program.image === undefined)
    copyFileSync(join(program.cwd, 'index.html'), join(app, 'index.html'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const own = {
    PORT: String(port),
    SEED: program.seed,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
  const { cwd, node, main, image } = program
  const start = (): Child =>
    image !== undefined
      ? startInImage(image.at, volume, [node, main], { cwd, env: { ...image.env, ...own } })
      : startConfined(volume, [node, main], {
          cwd,
          env: {
            PATH: process.env.PATH ?? '',
            NODE_ENV: 'production',
            HOST: '127.0.0.1',
            APP_DIR: app,
            DATA_DIR: join(volume, 'data'),
            SEAL_KEY_FILE: join(volume, 'seal-key'),
            ...own,
          },
        })
  let child = start()
  try {
    await untilHealthy(url, child)
    assert.equal(healthCheck(program, port), 0)
    const page = await fetch(`${url}/`)
    assert.match(await page.text(), /<div id="root">|<main/, `/ is answered ${page.status}`)
    const token = await signIn(url)
    const ids: string[] = []
    const began = performance.now()
    let ending: ReturnType<Child['end']> | undefined
    if (program.seed === 'demo') {
      // As many as a full house, one after the other in eight lanes, until the server is gone.
      const lanes = Array.from({ length: 8 }, () => orderUntilGone(url, token, ids))
      const told = untilAtLeast(ids, 10).then(() => {
        ending = child.end('SIGTERM', 20_000)
      })
      await Promise.all([told, ...lanes])
    }
    const code = await (ending ?? child.end('SIGTERM', 20_000))
    assert.equal(code, 0, `ended by ${code}: ${child.output()}`)
    assert.equal(healthCheck(program, port), 1)
    const ms = Math.round(performance.now() - began)
    child = start()
    await untilHealthy(url, child)
    assert.equal(await child.end('SIGTERM', 20_000), 0)
    const store = join(volume, 'data', 'house.db')
    const rows = await readRows<{ id: string }>(store, 'select id from restaurant_orders')
    const there = new Set(rows.map(({ id }) => id))
    const lost = ids.filter((id) => !there.has(id))
    assert.deepEqual(lost, [], `${lost.length} of ${ids.length} orders are lost`)
    return program.seed === 'demo'
      ? `${ids.length} orders answered before the end ${ms} ms after the first, all there after the restart`
      : 'opened empty, healthy, ended and opened again'
  } finally {
    await child.end('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function untilHealthy(url: string, child: Child): Promise<void> {
  const until = performance.now() + 60_000
  while (performance.now() < until && !child.hasEnded()) {
    const answer = await fetch(`${url}/healthz`).catch(() => null)
    if (answer?.ok === true) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  assert.fail(`It does not answer: ${child.output()}`)
}

/** What the container's supervisor asks: 0, it is healthy. */
function healthCheck({ node, cwd, image }: Program, port: number): number | null {
  if (image !== undefined) {
    const env = { ...image.env, PORT: String(port) }
    return spawnSync('chroot', [image.at, 'env', '-C', cwd, ...image.check], { env }).status
  }
  return spawnSync(node, ['src/server/healthy.ts'], { cwd, env: { PORT: String(port) } }).status
}

async function untilAtLeast(list: readonly unknown[], count: number): Promise<void> {
  const until = performance.now() + 30_000
  while (list.length < count) {
    if (performance.now() > until) assert.fail(`only ${list.length} orders were taken`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const json = { 'content-type': 'application/json' }

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(admin),
  })
  assert.equal(answer.status, 200)
  return ((await answer.json()) as { data: { token: string } }).data.token
}

async function orderUntilGone(url: string, token: string, taken: string[]): Promise<void> {
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  for (;;) {
    const answer = await fetch(`${url}/api/restaurant/orders`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        service_type: 'dine-in',
        schedule: { date, time: '19:00' },
        party_size: 2,
        items: [{ id: 'item-steak', name: 'Steak', price: 18, qty: 1 }],
        totals: { subtotal: 18, discount: 0, total: 18 },
        payment: { method: 'cash', amount: 0 },
        customer: { name: 'A. Guest', phone: '+250 788 000 000' },
        source: 'public',
      }),
    }).catch(() => null)
    const body = await answer?.json().catch(() => null)
    if (answer === null || body === null) return
    if (answer.status === 503) return
    assert.ok(answer.ok, `${answer.status} ${JSON.stringify(body)}`)
    taken.push((body as { id: string }).id)
  }
}
