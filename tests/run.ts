import { join } from 'node:path'
import { root } from './fixtures/paths.ts'
import { startPostgres, type Postgres } from './fixtures/postgres.ts'
import { allChecks, buildSizes, describeError, runChecks } from './runner/checks.ts'
import { endAll, runNode } from './runner/command.ts'
import { failPlaywright, runPlaywright } from './runner/in-browser.ts'
import { ensureBrowser, ensureFirefox } from './runner/install-browser.ts'
import { line, printFailures, printPart } from './runner/print.ts'
import { failing, isGood, passing, total, verdict, type Tally } from './runner/tally.ts'
import { runVitest } from './runner/unit-and-contract.ts'

/* npm test: everything that must pass, from a bare machine with Node and npm. With "all" also what
   says more of the same in the browser (tests/fixtures/wide.ts). */

const all = process.argv.includes('all')

const tallies: Tally[] = []
let postgres: Postgres | undefined

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

async function cleanUp(): Promise<void> {
  await endAll()
  await postgres?.stop()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    void cleanUp().finally(() => process.exit(1))
  })
}

try {
  // The network's part goes on beside the checks.
  const browser = ensureBrowser(line)
  const otherBrowser = browser.then(() => ensureFirefox(line))
  await part('PostgreSQL', async () => {
    postgres = await startPostgres()
    return passing(postgres.binaries)
  })
  const env: Record<string, string> = postgres ? { TEST_POSTGRES_URL: postgres.url } : {}
  tallies.push(...(await runChecks(allChecks(), printPart)))
  await part('the server in one file', () => bundleServer(env))
  await part('unit and contract', () => runVitest(env, { all }))
  const built = await part('production build', build)
  const found = await browser
  if (built.failed > 0) {
    await part('in the browser', () => failPlaywright('Not run: the build failed.'))
  } else {
    await part(buildSizes.name, buildSizes.run)
    const firefox = await otherBrowser
    if ('missing' in firefox) line(firefox.missing)
    // Empty: none that starts, whatever lies there.
    env.FIREFOX_PATH = 'path' in firefox ? firefox.path : ''
    await part('in the browser', () =>
      'missing' in found
        ? failPlaywright(found.missing)
        : runPlaywright({ ...env, CHROMIUM_PATH: found.path }, { all }),
    )
  }
} catch (error) {
  tallies.push(failing('The run itself', describeError(error)))
} finally {
  await cleanUp()
}

const sum = total(tallies)
printFailures(sum)
line(verdict(sum))
process.exitCode = isGood(sum) ? 0 : 1
