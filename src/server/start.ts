import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { buildIfStale } from './build.ts'

/* npm start: builds the app where that is needed, then serves in this process. */

/** By then all that a start needs is loaded. */
const FLUSH_AFTER_MS = 5_000

const dist = new URL('../../dist/', import.meta.url)
try {
  await buildIfStale()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  // An older app is better than none: the house goes on.
  if (!existsSync(dist)) process.exit(1)
}
// After a power cut the house is back in half the time. Kept at once: it may not end in good order.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)))
await import('./main.ts')
setTimeout(flushCompileCache, FLUSH_AFTER_MS).unref()
