import { userInfo } from 'node:os'
import { chromiumPath } from '../fixtures/browser.ts'
import { runCommand } from './command.ts'

/** Where the browser is, or in one line what to install. */
export type Found = { path: string } | { missing: string }

const hint = 'No browser to test in: run "apt-get install chromium" as root, or set CHROMIUM_PATH.'

/** Finds a Chromium that starts; installs Debian's where there is none and this process may. */
export async function ensureBrowser(say: (text: string) => void): Promise<Found> {
  const there = await working()
  if (there) return { path: there }
  if (userInfo().uid !== 0 || process.platform !== 'linux') return { missing: hint }
  say('Installing chromium with apt-get, once…')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runCommand('apt-get', ['update', '-q'], { env })
  const install = await runCommand(
    'apt-get',
    ['install', '-q', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
    { env },
  )
  const installed = await working()
  if (installed) return { path: installed }
  const said = (install.output || update.output).trim().split('\n').at(-1)
  return { missing: `${hint} (apt-get: ${said})` }
}

/** Ubuntu's package of that name is a stub that starts nothing: what counts is that it answers. */
async function working(): Promise<string | undefined> {
  const path = chromiumPath()
  if (!path) return undefined
  const { code, output } = await runCommand(path, ['--version', '--no-sandbox'], {
    timeoutMs: 30_000,
  })
  return code === 0 && /chrom/i.test(output) ? path : undefined
}
