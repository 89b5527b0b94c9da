import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { has, run } from './report.ts'

/** The release for which docs/running.md is written, and of the Dockerfile's base image. */
const RELEASE = 'bookworm'

/** Where root may make file systems, and debootstrap is. */
export const canMakeDebian = (): boolean => process.getuid?.() === 0 && has('debootstrap')

/** A small Debian in a new folder, with these packages; npm there believes whom it believes here. */
export function makeDebian(system: string, packages: readonly string[] = []): void {
  const kind = ['--variant=minbase', `--include=${['ca-certificates', ...packages].join(',')}`]
  run(['debootstrap', ...kind, RELEASE, system], { cwd: '/' })
  const trusted = run(['npm', 'config', 'get', 'cafile'], { cwd: '/' }).split('\n')[0] ?? ''
  if (!existsSync(trusted)) return
  cpSync(trusted, join(system, 'etc/ssl/trusted.crt'))
  run(['sh', '-c', 'echo cafile=/etc/ssl/trusted.crt >"$1/root/.npmrc"', 'sh', system], {
    cwd: '/',
  })
}

/** Runs a shell's lines in it, as its root. Throws where one fails. */
export function runInDebian(system: string, lines: string): string {
  const enter = [
    'set -e; mount --make-rprivate /; mount --bind "$1" "$1"',
    'mount -t proc proc "$1/proc"; mount --bind /dev "$1/dev"',
    'cp /etc/resolv.conf "$1/etc/"; HOME=/root exec chroot "$1" sh -ec "$2"',
  ].join('\n')
  return run(['unshare', '-m', 'sh', '-c', enter, 'sh', system, lines], { cwd: '/' })
}
