import { root } from '../fixtures/paths.ts'
import { canBuild, tryBuildah } from './try-buildah.ts'
import { tryCaddy } from './try-caddy.ts'
import { tryDebian } from './try-debian.ts'
import { tryCompose } from './try-compose.ts'
import { tryImage } from './try-image.ts'
import { tryUnit } from './try-unit.ts'
import type { Report } from './report.ts'

/*
 * npm run try-deploy: tries Dockerfile, compose.yaml, Caddyfile and systemd unit as far as this machine
 * can, and says what it could not try. Minutes: it installs and builds as the Dockerfile does.
 */

const parts: readonly [string, (root: string) => Promise<Report>][] = [
  ['systemd unit', tryUnit],
  ['compose.yaml', tryCompose],
  ['Caddyfile', tryCaddy],
  ['docs/running.md, with systemd', tryDebian],
  ['Dockerfile', canBuild() ? tryBuildah : tryImage],
]

let failed = false
for (const [name, work] of parts) {
  process.stdout.write(`${name}\n`)
  try {
    const { tried, notTried } = await work(root)
    for (const line of tried) process.stdout.write(`  tried      ${line}\n`)
    for (const line of notTried) process.stdout.write(`  NOT TRIED  ${line}\n`)
  } catch (error) {
    failed = true
    process.stdout.write(`  FAILED     ${error instanceof Error ? error.message : String(error)}\n`)
  }
}
process.exitCode = failed ? 1 : 0
