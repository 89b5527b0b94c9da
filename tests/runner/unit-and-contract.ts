import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryDir } from '../fixtures/paths.ts'
import { runNode } from './command.ts'
import { failing, total, type Tally } from './tally.ts'

/** On a machine that is half as fast as most. */
const PATIENCE_MINUTES = 35

/** By vitest-reporter.ts. */
interface Written {
  tally: Tally
  slow: string[]
}

/**
 * Unit tests, and the contract's on both stores. With `all` laws are tried on more made-up cases, and what
 * no store has a part in on both (`vitest.config.ts`).
 */
export async function runVitest(
  given: Record<string, string>,
  { all }: { all: boolean },
): Promise<Tally> {
  const env = { ...given, ...(all && { TEST_ALL: '1' }) }
  const folder = temporaryDir('vitest')
  const tallyFile = join(folder, 'tally.json')
  try {
    const ran = await runNode(
      'vitest/vitest.mjs',
      ['run', '--reporter=./tests/runner/vitest-reporter.ts'],
      {
        env: { ...env, NODE_ENV: 'test', TALLY_FILE: tallyFile },
        timeoutMs: PATIENCE_MINUTES * 60_000,
      },
    )
    if (ran.timedOut)
      return failing(`Vitest took longer than ${PATIENCE_MINUTES} minutes`, ran.output)
    if (!existsSync(tallyFile)) return failing('Vitest ended without a result', ran.output)
    const { tally, slow } = JSON.parse(readFileSync(tallyFile, 'utf8')) as Written
    for (const title of slow) process.stdout.write(`needed more than 10 s: ${title}\n`)
    if (ran.code !== 0 && tally.failed === 0)
      return total([tally, failing(`Vitest ended with ${ran.code}`, ran.output)])
    return tally
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
