/**
 * Draws every picture of the house into public/drawings and its icons into public/icons:
 * `node src/server/db/seed/drawings/draw.ts`. The output is committed; run it after a change here.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { drawings } from './drawings.ts'
import { favicon, icons } from './icons.ts'

const out = process.argv[2] ?? join(import.meta.dirname, '../../../../../public')

function write(name: string, content: string | Buffer) {
  const file = join(out, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

for (const [name, source] of drawings()) write(`drawings/${name}.svg`, source)
for (const [name, { source, size }] of Object.entries(icons)) {
  const image = sharp(Buffer.from(source), { density: 288 }).resize(size, size)
  write(`icons/${name}.png`, await image.png({ compressionLevel: 9, palette: true }).toBuffer())
}
write('icons/favicon.svg', favicon)
