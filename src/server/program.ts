import type { SignIn } from './accounts.ts'
import { StoreTooNew, UpgradeFailed } from './db/migrate.ts'
import { isStoreUnavailable } from './pipeline/error-response.ts'
import { withSecretFiles } from './secret-files.ts'
import { serve, type RunningServer } from './serve.ts'
import { readSettings, InvalidSetting, type Settings } from './settings.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

const fileErrorCodes = new Set<unknown>([
  'EACCES',
  'EEXIST',
  'ENOENT',
  'ENOTDIR',
  'EPERM',
  'EROFS',
  'ENOSPC',
])

/** One line for errors that the operator can fix; the stack for others. */
export function errorMessage(error: unknown): string {
  const isTold = [InvalidSetting, StoreTooNew, UpgradeFailed].some((kind) => error instanceof kind)
  if (isTold) return (error as Error).message
  const { code, port, address, hostname } = error as Record<string, unknown>
  if (code === 'EADDRINUSE') return `PORT ${String(port)} is taken by another program`
  if (code === 'EACCES' && port !== undefined) return `PORT ${String(port)} may not be used`
  if (code === 'EADDRNOTAVAIL') return `HOST ${String(address)} is no address of this machine`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST or DATABASE_URL: no machine is found by the name ${String(hostname)} (${code})`
  }
  if (code === 'ERR_SQLITE_ERROR' || fileErrorCodes.has(code)) {
    return `DATA_DIR cannot be used: ${(error as Error).message}`
  }
  if (isStoreUnavailable(error) || (typeof code === 'string' && /^(28|3D)/.test(code))) {
    return `DATABASE_URL: the database refuses (${String(code ?? (error as Error).message)})`
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

/** The settings as the operator gave them; what else depends on them in this process is set. */
export function settingsOfOperator(env: NodeJS.ProcessEnv): Settings {
  // New files are readable by the server's user only.
  process.umask(0o077)
  const settings = readSettings(withSecretFiles(env))
  // SQLite's own temporary files: a container may have nothing else that can be written to.
  process.env.SQLITE_TMPDIR ??= settings.dataDir
  return settings
}

/** Serves the house, and tells the operator where. */
export async function openHouse(settings: Settings): Promise<RunningServer> {
  const serving = await serve(settings, showSignIns)
  for (const warning of serving.warnings) process.stderr.write(`${warning}\n`)
  print(`The house is open at ${settings.publicUrl ?? serving.address}`)
  if (settings.publicUrl !== null) print(`On this machine: ${serving.address}`)
  return serving
}
