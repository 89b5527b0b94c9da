import { strict as assert } from 'node:assert'
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { temporaryDir } from '../fixtures/paths.ts'
import { canMakeDebian } from './debian.ts'
import { contextNames } from './dockerfile.ts'
import { curlExample, runAsWritten } from './readme-commands.ts'
import { run, type Report } from './report.ts'
import { standInImages, type Images } from './stand-ins.ts'

/**
 * compose.yaml as Compose reads it, with the secrets that deploy/make-secrets.sh makes; where a Docker
 * daemon answers, started as well.
 */
export async function tryCompose(root: string): Promise<Report> {
  const notTried = ['docker compose up: no Docker daemon answers']
  const folder = temporaryDir('compose')
  try {
    cpSync(join(root, 'compose.yaml'), join(folder, 'compose.yaml'))
    cpSync(join(root, 'deploy/make-secrets.sh'), join(folder, 'deploy/make-secrets.sh'))
    const make = () => run(['sh', 'deploy/make-secrets.sh'], { cwd: folder })
    make()
    const secrets = join(folder, 'deploy/secrets')
    const url = readFileSync(join(secrets, 'database-url'), 'utf8')
    const password = readFileSync(join(secrets, 'postgres-password'), 'utf8')
    if (!url.includes(`:${password}@postgres:`)) throw new Error('the passwords differ')
    if ((statSync(secrets).mode & 0o777) !== 0o700) throw new Error('others can open the secrets')
    make()
    if (readFileSync(join(secrets, 'database-url'), 'utf8') !== url) {
      throw new Error('a second run makes other secrets')
    }
    const tried = ['make-secrets.sh: makes them once, in a folder for its owner alone']
    const compose = [['docker-compose'], ['docker', 'compose']].find((words) =>
      answers([...words, 'version']),
    )
    if (compose === undefined) {
      return { tried, notTried: ['Compose is not here', ...notTried] }
    }
    const env = { HOUSE_ADDRESS: 'house.example' }
    const read = run([...compose, 'config'], { cwd: folder, env })
    for (const wanted of [/read_only: true/g, /no-new-privileges:true/g, /cap_drop:/g]) {
      if (read.match(wanted)?.length !== 3) throw new Error(`not all three have ${wanted.source}`)
    }
    if (read.includes(password)) throw new Error('a secret stands in what Compose prints')
    tried.push(`${compose.join(' ')} config`)
    if (!answers(['docker', 'info'])) return { tried, notTried }
    for (const port of [80, 443]) {
      if (!(await isFree(port))) {
        return { tried, notTried: [`docker compose up: port ${port} of this machine is taken`] }
      }
    }
    const images = imagesFor(folder)
    if (images === null) return { tried, notTried: ['docker compose up: no images are reached'] }
    tried.push(...(await tryUp(root, folder, compose, images)))
    const isStandIn = images.caddy !== ofRegistry.caddy
    return {
      tried,
      notTried: isStandIn ? ['the registry’s images: Debian’s packages stood in for them'] : [],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const answers = ([program = '', ...words]: readonly string[]) =>
  spawnSync(program, words).status === 0

/** What Dockerfile and compose.yaml name. */
const ofRegistry: Images = {
  node: 'node:24-bookworm-slim',
  postgres: 'postgres:17-bookworm',
  caddy: 'caddy:2',
}

function imagesFor(folder: string): Images | null {
  if (Object.values(ofRegistry).every((image) => answers(['docker', 'pull', '-q', image]))) {
    return ofRegistry
  }
  return canMakeDebian() ? standInImages(folder) : null
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return await new Promise((tell) => {
    server.once('error', () => tell(false))
    server.listen(port, () => server.close(() => tell(true)))
  })
}

/** The lines of the first block of commands under a heading of docs/running.md. */
function linesUnder(root: string, heading: string): string[] {
  const [, section = ''] = readFileSync(join(root, 'docs/running.md'), 'utf8').split(heading)
  const [, block = ''] = /```sh\n(.*?)```/s.exec(section) ?? []
  return block.trim().split('\n')
}

/**
 * Builds and starts house, store and proxy, takes the README's order through the proxy, loses the disk,
 * puts a back-up back with the lines of docs/running.md, and takes all away again.
 */
async function tryUp(
  root: string,
  folder: string,
  compose: readonly string[],
  images: Images,
): Promise<string[]> {
  for (const name of [...contextNames(root), 'Dockerfile', '.dockerignore', 'deploy/Caddyfile']) {
    cpSync(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true })
  }
  const build = { context: '.', network: 'host', args: { NODE: images.node } }
  const services = {
    house: { image: 'imisozi-try', build },
    postgres: { image: images.postgres },
    caddy: { image: images.caddy },
  }
  writeFileSync(join(folder, 'try.json'), JSON.stringify({ services }))
  writeFileSync(join(folder, '.env'), 'HOUSE_ADDRESS=localhost\nSEED=demo\n')
  // A project of its own: a house that runs here keeps its containers and volumes.
  const project = ['-p', `imisozi-try-${process.pid}`, '-f', 'compose.yaml', '-f', 'try.json']
  const words = [...compose, ...project]
  const here = { cwd: folder }
  const shell = (line: string) =>
    run(['sh', '-ec', line.replaceAll('docker compose', words.join(' '))], here)
  const orders = () =>
    shell(
      'docker compose exec -T postgres psql -U imisozi -Atc "select count(*) from restaurant_orders"',
    )
  const url = 'https://localhost'
  const certificate = join(folder, 'root.crt')
  const untilServed = async () => {
    const ask = `docker compose exec -T caddy cat /data/caddy/pki/authorities/local/root.crt >${certificate}
      curl -sf --cacert ${certificate} ${url}/healthz`
    for (let tries = 0; ; tries += 1) {
      try {
        return shell(ask)
      } catch (error) {
        if (tries === 60) throw error
        await sleep(1_000)
      }
    }
  }
  try {
    shell('docker compose up -d --build')
    await untilServed()
    const order = curlExample().replace('http://localhost:8080', url)
    const env = { CURL_CA_BUNDLE: certificate }
    assert.match(await runAsWritten(order, { cwd: root, env }), /"order_id":/)
    const metrics = run(
      ['curl', '-s', '--cacert', certificate, `${url}/metrics`, '-w', '%{http_code}'],
      here,
    )
    assert.equal(metrics, '404')
    const before = orders()
    const inside = '/var/backups/imisozi/today.backup'
    shell(`docker compose exec -T house node src/server/main.ts back-up ${inside}
      docker compose exec -T house cat ${inside} >today.backup
      docker compose down -v`)
    for (const line of linesUnder(root, '## Putting a back-up back')) shell(line)
    await untilServed()
    assert.equal(orders(), before)
    return [
      `up --build: all three healthy over ${url}, an order taken, no figures for the street`,
      'back-up, down -v, and the lines of docs/running.md put it back: the order is there',
    ]
  } finally {
    run([...words, 'down', '-v'], here)
  }
}
