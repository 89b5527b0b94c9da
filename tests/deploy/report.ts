import { spawnSync } from 'node:child_process'

/** What was tried of a file, and what this machine could not try; a failure is thrown. */
export interface Report {
  tried: string[]
  notTried: string[]
}

export const has = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/** Runs a program to its end; throws with what it printed where it fails. */
export function run(
  command: readonly string[],
  options: { cwd: string; env?: Record<string, string> },
): string {
  const [program = '', ...rest] = command
  const { status, stdout, stderr } = spawnSync(program, rest, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0)
    throw new Error(`${command.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
  return stdout + stderr
}
