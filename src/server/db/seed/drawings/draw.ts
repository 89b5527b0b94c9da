/**
 * Draws every picture of the house into public/drawings:
 * `node src/server/db/seed/drawings/draw.ts`. Its output is committed; run it after a change here.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawings } from './drawings.ts'

const out = process.argv[2] ?? join(import.meta.dirname, '../../../../../public/drawings')

for (const [name, source] of drawings()) {
  const file = join(out, `${name}.svg`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
}
