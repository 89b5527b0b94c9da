import { existsSync } from 'node:fs'
import { buildIfStale } from './build.ts'

/** npm start: builds the app where that is needed, then serves in this process. */
const dist = new URL('../../dist/', import.meta.url)
try {
  await buildIfStale()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  // An older app is better than none: the house goes on.
  if (!existsSync(dist)) process.exit(1)
}
await import('./main.ts')
