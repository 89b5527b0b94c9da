import { cpSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDir } from '../fixtures/paths.ts'
import { has, run, type Report } from './report.ts'

/** compose.yaml as Compose reads it, with the secrets that deploy/make-secrets.sh makes. */
export async function tryCompose(root: string): Promise<Report> {
  const notTried = ['docker compose up: it needs a Docker daemon and a registry']
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
    const compose = has('docker-compose') ? ['docker-compose'] : ['docker', 'compose']
    if (!has(compose[0] ?? '')) {
      return { tried, notTried: ['docker-compose is not here', ...notTried] }
    }
    const env = { HOUSE_ADDRESS: 'house.example' }
    const read = run([...compose, 'config'], { cwd: folder, env })
    for (const wanted of [/read_only: true/g, /no-new-privileges:true/g, /cap_drop:/g]) {
      if (read.match(wanted)?.length !== 3) throw new Error(`not all three have ${wanted.source}`)
    }
    if (read.includes(password)) throw new Error('a secret stands in what Compose prints')
    return { tried: [...tried, `${compose.join(' ')} config`], notTried }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
