import { strict as assert } from 'node:assert'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from '../fixtures/paths.ts'

/** The README's commands for the operator, in an order in which they can be run, with what they print. */
export const operatorCommands: readonly (readonly [command: string, prints: RegExp])[] = [
  [
    'npx node src/server/main.ts new-password <email>',
    /^The new password of desk@example\.com is/m,
  ],
  ['npx node src/server/main.ts reset-link <email>', /forgot-password#token=/],
  ['npx node src/server/main.ts reset-second-step <email>', /signs in with the password alone/],
  ['npx node src/server/main.ts back-up <file>', /^The house is in \S+/m],
  ['npx node src/server/main.ts back-ups', /back-ups: none/],
  ['npx node src/server/main.ts put-back <file>', /^The house is as it was at .+ no photographs/m],
  ['npx node src/server/main.ts new-epoch', /^The store has a new epoch/m],
]

/** Those for who works on the code: what runs everything cannot be one of its tests. */
const others = new Set([
  'npm run test:all',
  'npm run check',
  'npm run dev',
  'npm run bench',
  'npm run messages',
  'npm run access',
  'npm run try-deploy',
])

/** Commands of the README that nobody here runs; none, or the README says more than is known to work. */
export function unknownCommands(readme = readFileSync(join(root, 'README.md'), 'utf8')): string[] {
  const known = new Set([...operatorCommands.map(([command]) => command), ...others])
  const said = [...readme.matchAll(/`((?:npx|npm|node) [^`]+)`/g)].map(
    ([, command]) => command ?? '',
  )
  const missing = operatorCommands.map(([command]) => command).filter((one) => !said.includes(one))
  return [...said.filter((command) => !known.has(command)), ...missing]
}

/**
 * Runs a line as an operator's shell would: with the machine's own Node, not the one that npm brought.
 * Resolves to what it printed; throws where it fails.
 */
export async function runAsWritten(
  line: string,
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<string> {
  const own = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter)
  const child = spawn('sh', ['-ec', line], { cwd, env: { PATH: own, HOME: tmpdir(), ...env } })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  assert.equal(code, 0, `${line} ended with ${String(code)}:\n${output}`)
  return output
}

/** The README's order with curl, as it stands there. */
export function curlExample(): string {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  return /```sh\n(H=http[\s\S]+?)```/.exec(readme)?.[1] ?? assert.fail('no order with curl')
}
