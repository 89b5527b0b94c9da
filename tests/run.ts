import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './fixtures/paths.ts'
import { startPostgres, type Postgres } from './fixtures/postgres.ts'
import { allChecks, buildSizes, describeError, runChecks } from './runner/checks.ts'
import { endAll, runNode } from './runner/command.ts'
import { failPlaywright, runPlaywright } from './runner/in-browser.ts'
import { ensureBrowser, ensureFirefox, ensureShell } from './runner/install-browser.ts'
import { line, printFailures, printPart } from './runner/print.ts'
import { failing, isGood, passing, total, verdict, type Tally } from './runner/tally.ts'
import { runVitest } from './runner/unit-and-contract.ts'

/* npm test: everything that must pass, from a bare machine with Node and npm. With "all" also what
   says more of the same: in the browser (tests/fixtures/wide.ts), on the other store (vitest.config.ts). */

const all = process.argv.includes('all')

// What tests write lives for seconds: in memory, where there is plenty. All of it goes with the run.
const memory = freeBytes('/dev/shm') > 8 * 2 ** 30 ? '/dev/shm' : tmpdir()
const scratch = mkdtempSync(join(memory, 'imisozi-test-'))
// PostgreSQL enters it as somebody else.
chmodSync(scratch, 0o755)
process.env.TMPDIR = scratch

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

const tallies: Tally[] = []
let postgres: Postgres | undefined

// The network's part goes on beside the checks; two installs at once would lock each other out.
const browsers = (async () => ({
  chromium: await ensureBrowser(line),
  shell: await ensureShell(line),
  firefox: await ensureFirefox(line),
}))()

async function part(name: string, work: () => Promise<Tally>): Promise<Tally> {
  const began = performance.now()
  const tally = await work().catch((error: unknown) => failing(name, describeError(error)))
  printPart(name, tally, performance.now() - began)
  tallies.push(tally)
  return tally
}

async function build(): Promise<Tally> {
  const { code, output } = await runNode('vite/bin/vite.js', ['build'])
  return code === 0 ? passing() : failing('production build', output)
}

/** The server in one file, which starts in half the time; many tests start it (house.vite.ts). */
async function bundleServer(env: Record<string, string>): Promise<Tally> {
  const config = '--config=tests/runner/house.vite.ts'
  const { code, output } = await runNode('vite/bin/vite.js', ['build', config])
  if (code !== 0) return failing('the server in one file', output)
  env.TEST_HOUSE = join(root, 'node_modules/.cache/house/main.js')
  return passing()
}

async function inBrowser(env: Record<string, string>): Promise<void> {
  const built = await part('production build', build)
  if (built.failed > 0) {
    await part('in the browser', () => failPlaywright('Not run: the build failed.'))
    return
  }
  await part(buildSizes.name, buildSizes.run)
  const { chromium, shell, firefox } = await browsers
  for (const found of [shell, firefox]) if ('missing' in found) line(found.missing)
  const paths = {
    // Empty: none that starts, whatever lies there.
    SHELL_PATH: 'path' in shell ? shell.path : '',
    FIREFOX_PATH: 'path' in firefox ? firefox.path : '',
    ...('path' in chromium && { CHROMIUM_PATH: chromium.path }),
  }
  await part('in the browser', () =>
    'missing' in chromium
      ? failPlaywright(chromium.missing)
      : runPlaywright({ ...env, ...paths }, { all }),
  )
}

async function cleanUp(): Promise<void> {
  await endAll()
  await postgres?.stop()
  try {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
  } catch (error) {
    // A stray process still writes there: no reason to say nothing of the tests.
    line(`Left behind: ${scratch} (${describeError(error)})`)
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void cleanUp().finally(() => process.exit(1))
  })
}

try {
  await part('PostgreSQL', async () => {
    postgres = await startPostgres()
    return passing(postgres.binaries)
  })
  const env: Record<string, string> = postgres ? { TEST_POSTGRES_URL: postgres.url } : {}
  await part('the server in one file', () => bundleServer(env))
  tallies.push(...(await runChecks(allChecks(), printPart)))
  // One after the other: each takes all of two cores, and a starved browser is a failed test.
  await part('unit and contract', () => runVitest(env, { all }))
  await inBrowser(env)
} catch (error) {
  tallies.push(failing('The run itself', describeError(error)))
} finally {
  await cleanUp()
}

const sum = total(tallies)
printFailures(sum)
line(verdict(sum))
process.exitCode = isGood(sum) ? 0 : 1
