import { cpSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nodeBinary } from '../fixtures/paths.ts'
import { makeDebian, runInDebian } from './debian.ts'
import { run } from './report.ts'

/** A small Debian with the packages' own Node and this machine's npm, as the Dockerfile's base image has them. */
export function makeNodeSystem(system: string): void {
  makeDebian(system, ['libstdc++6'])
  cpSync(nodeBinary, join(system, 'usr/local/bin/node'))
  const npm = dirname(
    dirname(realpathSync(run(['sh', '-c', 'command -v npm'], { cwd: '/' }).trim())),
  )
  const modules = join(system, 'usr/local/lib/node_modules')
  mkdirSync(modules, { recursive: true })
  cpSync(npm, join(modules, 'npm'), { recursive: true })
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(system, 'usr/local/bin', name))
  }
}

export const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Images that compose.yaml and the Dockerfile name. */
export interface Images {
  node: string
  postgres: string
  caddy: string
}

/** As PostgreSQL's own image begins: the folder is made once, by the user postgres. */
const POSTGRES_START = `set -eu
if [ "$(id -u)" = 0 ]; then
  chown -R postgres "$PGDATA" /run/postgresql
  exec setpriv --reuid postgres --regid postgres --init-groups sh "$0"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  initdb -U "$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" --auth-local=trust --auth-host=scram-sha-256
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl -w -o "-c listen_addresses=''" start
  createdb -U "$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl -w stop
fi
exec postgres -c 'listen_addresses=*'
`

/**
 * Images of Docker's in place of those of a registry that this machine cannot reach: Debian's Node base,
 * PostgreSQL 15 and Caddy. They stay for the next time.
 */
export function standInImages(folder: string): Images {
  const docker = (...words: string[]) => run(['docker', ...words], { cwd: folder })
  const images: Images = {
    node: 'imisozi-try-base',
    postgres: 'imisozi-try-postgres',
    caddy: 'imisozi-try-caddy',
  }
  if (Object.values(images).every((image) => docker('images', '-q', image).trim() !== ''))
    return images
  const system = join(folder, 'system')
  makeNodeSystem(system)
  // Nothing is to be started while it is installed.
  writeFileSync(join(system, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  runInDebian(
    system,
    `export DEBIAN_FRONTEND=noninteractive; apt-get update -qq
     apt-get install -y -qq --no-install-recommends postgresql-15 caddy; rm -rf /var/lib/apt/lists`,
  )
  const tar = `tar -C system -c . | docker import --change 'ENV PATH=${systemPath}' - ${images.node}`
  run(['sh', '-ec', tar], { cwd: folder })
  const parts: Readonly<Record<'postgres' | 'caddy', string>> = {
    postgres: `ENV PATH=/usr/lib/postgresql/15/bin:${systemPath} PGDATA=/var/lib/postgresql/data
COPY start.sh /start.sh
VOLUME /var/lib/postgresql/data
CMD ["sh", "/start.sh"]`,
    caddy: `ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]`,
  }
  for (const part of ['postgres', 'caddy'] as const) {
    const context = join(folder, part)
    mkdirSync(context)
    writeFileSync(join(context, 'start.sh'), POSTGRES_START)
    writeFileSync(join(context, 'Dockerfile'), `FROM ${images.node}\n${parts[part]}\n`)
    docker('build', '-q', '-t', images[part], context)
  }
  return images
}
