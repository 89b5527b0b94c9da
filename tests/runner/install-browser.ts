import { userInfo } from 'node:os'
import { chromiumPath, shellPath } from '../fixtures/browser.ts'
import { firefoxPath } from '../fixtures/firefox.ts'
import { runCommand } from './command.ts'

/** Where the browser is, or in one line what to install. */
export type Found = { path: string } | { missing: string }

interface Wanted {
  /** Debian's packages, the browser's own first. */
  packages: string[]
  path: () => string | undefined
  /** What it answers when asked for its version. */
  answers: RegExp
  hint: string
}

const chromium: Wanted = {
  packages: ['chromium', 'fonts-dejavu-core'],
  path: chromiumPath,
  answers: /chrom/i,
  hint: 'No browser to test in: run "apt-get install chromium" as root, or set CHROMIUM_PATH.',
}

const shell: Wanted = {
  packages: ['chromium-headless-shell'],
  path: shellPath,
  answers: /chrom/i,
  hint: 'No chromium-headless-shell: the tests in the browser take a quarter longer without it.',
}

const firefox: Wanted = {
  packages: ['firefox-esr'],
  path: firefoxPath,
  answers: /firefox/i,
  hint: 'No Firefox to test in, so its test is skipped: run "apt-get install firefox-esr" as root, or set FIREFOX_PATH.',
}

/** Finds a Chromium that starts; installs Debian's where there is none and this process may. */
export const ensureBrowser = (say: (text: string) => void): Promise<Found> => ensure(chromium, say)

/** The same for the lighter one that most tests use; without it they use the other. Not beside another install. */
export const ensureShell = (say: (text: string) => void): Promise<Found> => ensure(shell, say)

/** The same for Firefox, without which a run is whole but for one test. Not beside another install. */
export const ensureFirefox = (say: (text: string) => void): Promise<Found> => ensure(firefox, say)

async function ensure(wanted: Wanted, say: (text: string) => void): Promise<Found> {
  const there = await working(wanted)
  if (there) return { path: there }
  const { hint, packages } = wanted
  if (userInfo().uid !== 0 || process.platform !== 'linux') return { missing: hint }
  say(`Installing ${packages[0]} with apt-get, once…`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runCommand('apt-get', ['update', '-q'], { env })
  const install = await runCommand(
    'apt-get',
    ['install', '-q', '-y', '--no-install-recommends', ...packages],
    { env },
  )
  const installed = await working(wanted)
  if (installed) return { path: installed }
  const said = (install.output || update.output).trim().split('\n').at(-1)
  return { missing: `${hint} (apt-get: ${said})` }
}

/** Ubuntu's package of that name is a stub that starts nothing: what counts is that it answers. */
async function working({ path: find, answers }: Wanted): Promise<string | undefined> {
  const path = find()
  if (!path) return undefined
  const { code, output } = await runCommand(path, ['--version', '--no-sandbox'], {
    timeoutMs: 30_000,
  })
  return code === 0 && answers.test(output) ? path : undefined
}
