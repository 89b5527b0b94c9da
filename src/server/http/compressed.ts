import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/*
 * Brotli at its best level takes up to a second a file. The build compresses once, so that a server
 * that restarts after a power cut has its processor for requests.
 */

const brotli = promisify(brotliCompress)

/** Text files worth compressing, by extension, with their content type. */
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

/**
 * Compressed forms in the built app's folder, each under its content's hash, so that none is stale.
 */
export const compressedFolder = '.br'

/** Smaller ones fit in one packet anyway; larger ones would need too much memory. */
export function isWorthCompressing(bytes: number): boolean {
  return bytes >= 500 && bytes <= 4 * 1024 * 1024
}

/** The hash in a file's ETag, and the name of its compressed form. */
export function contentHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

/** Compresses the texts of a built app into `compressedFolder`, without source maps. */
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
