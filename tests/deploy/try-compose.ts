import { strict as assert } from 'node:assert'
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, temporaryDir } from '../fixtures/paths.ts'
import { contextNames } from './dockerfile.ts'
import { curlExample, runAsWritten } from './readme-commands.ts'
import { run, type Report } from './report.ts'

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
    tried.push(await tryUp(root, folder, compose))
    return { tried, notTried: ['Caddy in Compose: it wants this machine’s ports 80 and 443'] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const answers = ([program = '', ...words]: readonly string[]) =>
  spawnSync(program, words).status === 0

/** Builds and starts house and store, takes the README's order, and takes all away again. */
async function tryUp(root: string, folder: string, compose: readonly string[]): Promise<string> {
  for (const name of [...contextNames(root), 'Dockerfile', '.dockerignore']) {
    cpSync(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true })
  }
  const port = await freePort()
  const house = { image: 'imisozi-try', ports: [`127.0.0.1:${port}:8080`] }
  writeFileSync(join(folder, 'try.json'), JSON.stringify({ services: { house } }))
  // A project of its own: a house that runs here keeps its containers and volumes.
  const project = ['-p', `imisozi-try-${process.pid}`, '-f', 'compose.yaml', '-f', 'try.json']
  const here = { cwd: folder, env: { HOUSE_ADDRESS: 'house.example', SEED: 'demo' } }
  try {
    run([...compose, ...project, 'up', '-d', '--build', '--wait', 'house'], here)
    const url = `http://127.0.0.1:${port}`
    assert.equal((await fetch(`${url}/healthz`)).status, 200)
    const order = curlExample().replace('http://localhost:8080', url)
    assert.match(await runAsWritten(order, { cwd: root, env: {} }), /"order_id":/)
    return 'docker compose up --build: healthy, an order taken, down -v'
  } finally {
    run([...compose, ...project, 'down', '-v'], here)
  }
}
