import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { checkArchitecture, describeViolation, readAll } from '../architecture/check.ts'
import { checkBuild, checkOutbox } from '../architecture/sizes.ts'
import { root } from '../fixtures/paths.ts'
import { runNode } from './command.ts'
import { failing, passing, type Tally } from './tally.ts'

/** A check that takes seconds at most, and its name on the screen. */
export interface Check {
  name: string
  run: () => Promise<Tally>
}

const program = (name: string, script: string, args: string[]): Check => ({
  name,
  async run() {
    const { code, output } = await runNode(script, args)
    return code === 0 ? passing() : failing(name, output)
  },
})

/** They start side by side: with threads of its own each would check much twice, for half the speed. */
function typeChecks(): Check[] {
  const configs = globSync('{,sw/,demo/,tests/,src/*/}tsconfig.json', { cwd: root }).toSorted()
  return configs.map((config) =>
    program(`types: ${config}`, 'typescript/bin/tsc', [
      '--noEmit',
      '--singleThreaded',
      '-p',
      config,
    ]),
  )
}

const architecture: Check = {
  name: 'architecture',
  async run() {
    const files = readAll()
    const violations = checkArchitecture(files)
    if (violations.length === 0) return passing(`${files.length} files`)
    return failing('architecture', violations.map(describeViolation).join('\n'))
  },
}

const outboxSize: Check = {
  name: 'size of the outbox',
  async run() {
    const { problems, measured } = await checkOutbox()
    return problems.length === 0
      ? passing(measured)
      : failing('size of the outbox', problems.join('\n'))
  },
}

/** Sizes of the build that is there. */
export const buildSizes: Check = {
  name: 'sizes of the build',
  async run() {
    const { problems, measured } = checkBuild()
    return problems.length === 0
      ? passing(measured)
      : failing('sizes of the build', problems.join('\n'))
  },
}

/** What `npm run check` looks at, the slowest first, since they start side by side. */
export function allChecks(): Check[] {
  return [
    program('nothing unused', 'knip/bin/knip.js', ['--no-progress']),
    ...typeChecks(),
    program('lint', 'oxlint/bin/oxlint', ['--quiet']),
    program('format', 'oxfmt/bin/oxfmt', ['--check', '.']),
    architecture,
    outboxSize,
  ]
}

export const hasBuild = (): boolean => existsSync(join(root, 'dist/.vite/manifest.json'))

/** Runs checks side by side; `done` hears of each as it ends. A check that throws has failed. */
export function runChecks(
  checks: readonly Check[],
  done: (name: string, tally: Tally, ms: number) => void,
): Promise<Tally[]> {
  return Promise.all(
    checks.map(async ({ name, run }) => {
      const began = performance.now()
      const tally = await run().catch((error: unknown) => failing(name, describeError(error)))
      done(name, tally, performance.now() - began)
      return tally
    }),
  )
}

export const describeError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
