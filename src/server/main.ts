import type { SignIn } from './accounts.ts'
import { runCommand } from './commands.ts'
import { StoreTooNew, UpgradeFailed } from './db/migrate.ts'
import { withSecretFiles } from './secret-files.ts'
import { serve } from './serve.ts'
import { readSettings, InvalidSetting } from './settings.ts'

/** How long running requests may take after a SIGTERM, ms. */
const SHUTDOWN_MS = 15_000

const print = (line: string) => process.stdout.write(`${line}\n`)

const fileErrorCodes = new Set<unknown>(['EACCES', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS', 'ENOSPC'])

/** One line for errors that the operator can fix; the stack for others. */
function errorMessage(error: unknown): string {
  const isTold = [InvalidSetting, StoreTooNew, UpgradeFailed].some((kind) => error instanceof kind)
  if (isTold) return (error as Error).message
  const { code, port } = error as { code?: unknown; port?: unknown }
  if (code === 'EADDRINUSE') return `PORT ${String(port)} is taken by another program`
  if (code === 'EACCES' && port !== undefined) return `PORT ${String(port)} may not be used`
  if (code === 'ERR_SQLITE_ERROR' || fileErrorCodes.has(code)) {
    return `DATA_DIR cannot be used: ${(error as Error).message}`
  }
  if (typeof code === 'string' && (/^(28|3D|08|57)/.test(code) || code.startsWith('ECONN'))) {
    return `DATABASE_URL: the database refuses (${code})`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function showSignIns(signIns: readonly SignIn[]): void {
  print('\nFirst sign-ins, shown only this once:')
  for (const { name, email, role, password } of signIns) {
    print(`  ${email}  ${password ?? '(the password you set)'}  ${name}, ${role}`)
  }
  print('')
}

async function main(words: readonly string[]): Promise<void> {
  // New files are readable by the server's user only.
  process.umask(0o077)
  const settings = readSettings(withSecretFiles(process.env))
  // SQLite's own temporary files: a container may have nothing else that can be written to.
  process.env.SQLITE_TMPDIR ??= settings.dataDir
  if (words.length > 0) {
    // Until it has said so, it is not done: Node ends with 0 where nothing is left to wait for.
    process.exitCode = 1
    print(await runCommand(settings, words))
    process.exitCode = 0
    return
  }
  const serving = await serve(settings, showSignIns)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    serving.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${errorMessage(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  for (const warning of serving.warnings) process.stderr.write(`${warning}\n`)
  print(`The house is open at ${settings.publicUrl ?? serving.address}`)
  if (settings.publicUrl !== null) print(`On this machine: ${serving.address}`)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${errorMessage(error)}\n`)
  process.exit(1)
})
