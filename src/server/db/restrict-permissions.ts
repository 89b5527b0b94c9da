import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600

/**
 * Restricts everything in DATA_DIR to the server's user: folders 700, files 600, also those that an
 * older release or a copy left open. Links are skipped. Answers a warning; null: none. A failure
 * (Windows, other file systems) never stops the server.
 */
export function restrictPermissions(dataDir: string): string | null {
  if (process.platform === 'win32') return null
  mkdirSync(dataDir, { recursive: true, mode: FOLDER })
  let open = 0
  function restrict(path: string): void {
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found === undefined || !(found.isDirectory() || found.isFile())) return
    const wanted = found.isDirectory() ? FOLDER : FILE
    if ((found.mode & 0o7777) !== wanted && !restrictOne(path, wanted)) open += 1
    if (found.isDirectory()) for (const name of namesIn(path)) restrict(join(path, name))
  }
  restrict(dataDir)
  if (open === 0) return null
  return `DATA_DIR: ${open} of its files and folders cannot be kept from other users of this machine.`
}

function namesIn(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

/** Some file systems report success and change nothing. */
function restrictOne(path: string, mode: number): boolean {
  try {
    chmodSync(path, mode)
    return (lstatSync(path).mode & 0o077) === 0
  } catch {
    return lstatSync(path, { throwIfNoEntry: false }) === undefined
  }
}
