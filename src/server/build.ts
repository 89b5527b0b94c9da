import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dist = join(root, 'dist')
/** The fingerprint of the built sources; written last, so that a broken build has none. */
const builtMarker = join(dist, '.built')

/** Everything that the built app depends on. */
const sources = [
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'index.html',
  'package.json',
  'package-lock.json',
  'lingui.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'config',
  'demo/pictures',
  'public',
  'src',
  'sw',
]

/** The server and tests are not part of the app. */
const excluded = /^src\/server\/|\.test\.tsx?$/

function filesUnder(name: string): string[] {
  const path = join(root, name)
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !excluded.test(file))
    .sort()
}

/**
 * Hashes the sources and the settings that Vite builds in. By content: file times are unreliable
 * after a checkout, a copy or a clock that was set back.
 */
function fingerprint(environment: Readonly<Record<string, string | undefined>>): string {
  const hash = createHash('sha256')
  for (const name of sources) {
    const isFile = /\.\w+$/.test(name)
    for (const file of isFile ? [name] : filesUnder(name)) {
      if (!existsSync(join(root, file))) continue
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
    }
  }
  for (const name of Object.keys(environment).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${environment[name]}\0`)
  }
  return hash.digest('hex')
}

function isFresh(current: string): boolean {
  return existsSync(builtMarker) && readFileSync(builtMarker, 'utf8') === current
}

/** Builds the app when it is missing or stale. Throws when the build fails. */
export async function buildIfStale(): Promise<void> {
  const current = fingerprint(process.env)
  if (isFresh(current)) return
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  if (!existsSync(vite)) {
    throw new Error('The app cannot be built: run "npm ci" first (with the development packages)')
  }
  process.stdout.write('Building the app…\n')
  // A child process frees its memory when it ends.
  const build = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
  })
  const code = await new Promise((ended) => {
    build.once('error', () => ended(-1))
    build.once('close', ended)
  })
  if (code !== 0) throw new Error('The app could not be built')
  writeFileSync(builtMarker, current)
}
