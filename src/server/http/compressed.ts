import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/* Brotli's best takes up to a second a file and ten for all: the build does it once, so that a house
   whose power comes back has its processor for its guests. */

const brotli = promisify(brotliCompress)

/** Text by its ending, with its type: what is worth compressing. */
export const textEndings: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
}

/** In the built app's folder: compressed forms, each under its content's hash, so none can be stale. */
export const compressedFolder = '.br'

/** Smaller ones fit in a packet anyway; larger ones would hold too much memory for what they are. */
export function isWorthCompressing(bytes: number): boolean {
  return bytes >= 500 && bytes <= 2 * 1024 * 1024
}

/** What a content goes by: in its ETag, and as the name of its compressed form. */
export function contentHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Compresses a built app's texts into `compressedFolder`; maps are for one developer at a time. */
export async function compressFolder(folder: string): Promise<void> {
  const target = join(folder, compressedFolder)
  mkdirSync(target, { recursive: true })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    ({ name }) => extname(name) in textEndings && extname(name) !== '.map',
  )
  await Promise.all(
    files
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const content = readFileSync(join(parentPath, name))
        if (!isWorthCompressing(content.length)) return
        writeFileSync(join(target, contentHash(content)), await compressBest(content))
      }),
  )
}

function compressBest(content: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotli(content, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length },
  })
}
