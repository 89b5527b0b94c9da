import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { compressedFolder, contentHash, isWorthCompressing, textEndings } from './compressed.ts'

const gzipped = promisify(gzip)

const types: Readonly<Record<string, string>> = {
  ...textEndings,
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Vite puts a hash of the content into the file names in this folder. */
const hashedName = /^\/assets\/.*-[\w-]{8,}\.\w+$/

export type Encoding = 'br' | 'gzip'

/** A file of the built app, in memory. */
export class Asset {
  readonly type: string
  readonly isText: boolean
  readonly hash: string
  readonly cacheControl: string
  readonly plain: Buffer
  readonly #brotli: Buffer | undefined
  #gzip: Promise<Buffer> | undefined

  /** `brotliOf` finds the build's compressed form by the hash of the content. */
  constructor(path: string, content: Buffer, brotliOf: (hash: string) => Buffer | undefined) {
    this.type = types[extname(path)] ?? 'application/octet-stream'
    this.isText = extname(path) in textEndings
    this.hash = contentHash(content)
    this.cacheControl = hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
    this.plain = content
    this.#brotli = brotliOf(this.hash)
  }

  /** The smallest available form that the caller accepts. */
  async in(accepts: { br: boolean; gzip: boolean }): Promise<{
    encoding: Encoding | null
    body: Buffer
  }> {
    if (accepts.br && this.#brotli) return { encoding: 'br', body: this.#brotli }
    if (!accepts.gzip || !this.#isWorthIt) return { encoding: null, body: this.plain }
    this.#gzip ??= gzipped(this.plain, { level: 7 })
    return { encoding: 'gzip', body: await this.#gzip }
  }

  get #isWorthIt(): boolean {
    return this.isText && isWorthCompressing(this.plain.length)
  }
}

export interface Assets {
  /** By its URL path, `/` for index.html. */
  get(path: string): Asset | undefined
}

/** Reads a built app into memory; a missing folder has no files. */
export function readAssets(folder: string): Assets {
  const files = new Map<string, Asset>()
  const brotliOf = (hash: string) => {
    const path = join(folder, compressedFolder, hash)
    return existsSync(path) ? readFileSync(path) : undefined
  }
  for (const path of pathsIn(folder))
    files.set(path, new Asset(path, readFileSync(join(folder, path)), brotliOf))
  return { get: (path) => files.get(path === '/' ? '/index.html' : path) }
}

/**
 * All files as `/a/b.js`, without hidden ones (Vite's manifest, the build marker, compressed
 * forms).
 */
function pathsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.includes('/.'))
}
