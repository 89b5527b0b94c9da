/**
 * Draws every picture of the demo house and of the app, and the app's icons, and writes them to
 * demo/pictures, public/drawings and public/icons: `node demo/drawings/draw.ts`. The output is
 * committed; run it after a change here.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { drawings, folderOf } from './drawings.ts'
import { icons } from './icons.ts'

const out = process.argv[2] ?? join(import.meta.dirname, '../..')

function write(name: string, content: string | Buffer) {
  const file = join(out, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

for (const [name, source] of drawings()) write(`${folderOf(name)}/${name}.svg`, source)
for (const [name, { source, size }] of Object.entries(icons)) {
  const image = sharp(Buffer.from(source), { density: 288 }).resize(size, size)
  write(
    `public/icons/${name}.png`,
    await image.png({ compressionLevel: 9, palette: true }).toBuffer(),
  )
}
