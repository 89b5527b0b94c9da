import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { startChild, type Child } from '../fixtures/child.ts'
import { nodeBinary, root } from '../fixtures/paths.ts'

export interface Ran {
  /** Exit code; 1 where a signal ended it. */
  code: number
  output: string
  timedOut: boolean
}

const running = new Set<Child>()

interface Options {
  env?: Record<string, string>
  timeoutMs?: number
}

/** Runs a program from the top folder, with what it started in its group, until all of it has ended. */
export async function runCommand(
  command: string,
  args: string[],
  { env = {}, timeoutMs = 10 * 60_000 }: Options = {},
): Promise<Ran> {
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = startChild(command, args, {
    cwd: root,
    detached: true,
    env: { ...process.env, PATH: path, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  })
  running.add(child)
  let timedOut = false
  const impatience = setTimeout(() => {
    timedOut = true
    void child.end('SIGTERM')
  }, timeoutMs)
  const code = await child.ended
  clearTimeout(impatience)
  running.delete(child)
  return { code: typeof code === 'number' ? code : 1, output: child.output(), timedOut }
}

/** Runs a package's program on the Node that npm brought along. */
export function runNode(script: string, args: string[], options?: Options): Promise<Ran> {
  const inPackages = join(root, 'node_modules', script)
  return runCommand(nodeBinary, [existsSync(inPackages) ? inPackages : script, ...args], options)
}

/** Ends whatever still runs. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map((child) => child.end('SIGTERM', 3000)))
}
