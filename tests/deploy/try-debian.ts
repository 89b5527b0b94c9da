import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDir } from '../fixtures/paths.ts'
import { liveConfined } from './confined-life.ts'
import { canMakeDebian, makeDebian, runInDebian } from './debian.ts'
import { contextNames } from './dockerfile.ts'
import type { Report } from './report.ts'

/**
 * The lines of docs/running.md for a machine with systemd, in a new Debian with its own Node and npm;
 * then the program as the unit starts it. Minutes, most of them Debian's packages.
 */
export async function tryDebian(root: string): Promise<Report> {
  const notTried = ['systemctl and journalctl: systemd is not the first process there']
  if (!canMakeDebian()) {
    return { tried: [], notTried: ['debootstrap is not here, or this is not root', ...notTried] }
  }
  const folder = temporaryDir('debian')
  const system = join(folder, 'system')
  try {
    const [install = '', settings = '', start = ''] = blocks(
      readFileSync(join(root, 'docs/running.md'), 'utf8'),
    )
    makeDebian(system)
    const at = join(system, 'opt/imisozi')
    for (const name of [...contextNames(root), 'deploy']) {
      cpSync(join(root, name), join(at, name), { recursive: true })
    }
    mkdirSync(join(system, 'etc/systemd/system'), { recursive: true })
    mkdirSync(join(system, 'var/lib/imisozi'))
    runInDebian(system, `export DEBIAN_FRONTEND=noninteractive; apt-get update\n${install}`)
    const versions = runInDebian(system, 'node -v; npm -v').trim().split('\n').join(' and npm ')
    writeFileSync(join(system, 'etc/imisozi/settings'), settings)
    const unit = readFileSync(join(system, 'etc/systemd/system/imisozi.service'), 'utf8')
    const valuesOf = (name: string) =>
      [...unit.matchAll(new RegExp(`^${name}=(.+)$`, 'gm'))].map(([, value = '']) => value)
    const [node = '', main = ''] = (valuesOf('ExecStart')[0] ?? '').split(' ')
    const pairs = [...valuesOf('Environment').join(' ').split(' '), ...settings.trim().split('\n')]
    const env = Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s) as [string, string]))
    const seen = await liveConfined({
      cwd: valuesOf('WorkingDirectory')[0] ?? '',
      node,
      main,
      seed: 'none',
      image: {
        at: system,
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env },
        check: [node, 'src/server/healthy.ts'],
      },
    })
    const proxy = start.split('\n').find((line) => line.startsWith('sed ')) ?? 'false'
    runInDebian(system, `cd /opt/imisozi; ${proxy}; caddy validate --config /etc/caddy/Caddyfile`)
    const tried = [`its lines in a Debian with Node ${versions}: ${seen}`, 'its line for Caddy']
    return { tried, notTried }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The blocks of code of the part about systemd, in their order. */
function blocks(text: string): string[] {
  const part = text.slice(text.indexOf('## With systemd'), text.indexOf('## Back-ups, each day'))
  return [...part.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block)
}
