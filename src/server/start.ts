import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build.ts'

/* npm start: builds the app where needed, then serves in this process. */

/** By then all modules of a start are loaded. */
const FLUSH_AFTER_MS = 5_000

const dist = new URL('../../dist/', import.meta.url)
try {
  await buildIfStale()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  // Serve an older build rather than none.
  if (!existsSync(dist)) process.exit(1)
}
// Halves the time of a restart after a power cut. Flushed early: the process may not end cleanly.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)))
await import('./main.ts')
setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref()
