import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Type by ending; all text is compressed. */
const types: Readonly<Record<string, { type: string; text: boolean }>> = {
  '.html': { type: 'text/html; charset=utf-8', text: true },
  '.js': { type: 'text/javascript; charset=utf-8', text: true },
  '.css': { type: 'text/css; charset=utf-8', text: true },
  '.json': { type: 'application/json; charset=utf-8', text: true },
  '.map': { type: 'application/json; charset=utf-8', text: true },
  '.svg': { type: 'image/svg+xml', text: true },
  '.txt': { type: 'text/plain; charset=utf-8', text: true },
  '.webmanifest': { type: 'application/manifest+json', text: true },
  '.xml': { type: 'application/xml; charset=utf-8', text: true },
  '.png': { type: 'image/png', text: false },
  '.jpg': { type: 'image/jpeg', text: false },
  '.webp': { type: 'image/webp', text: false },
  '.avif': { type: 'image/avif', text: false },
  '.ico': { type: 'image/x-icon', text: false },
  '.woff2': { type: 'font/woff2', text: false },
}

/** Larger ones would hold too much memory and time for what they are (maps). */
const COMPRESSED_MOST = 2 * 1024 * 1024
/** Smaller ones fit in a packet anyway. */
const COMPRESSED_LEAST = 500

/** Vite puts a hash of the content into the names in this folder. */
const hashedName = /^\/assets\/.*-[\w-]{8,}\.\w+$/

export type Encoding = 'br' | 'gzip'

/** A file of the built app, in memory. */
export class Asset {
  readonly type: string
  readonly isText: boolean
  readonly hash: string
  readonly cacheControl: string
  readonly #plain: Buffer
  #brotli: Buffer | undefined
  #gzip: Promise<Buffer> | undefined

  constructor(path: string, content: Buffer) {
    const known = types[extname(path)] ?? { type: 'application/octet-stream', text: false }
    this.type = known.type
    this.isText = known.text
    this.hash = createHash('sha256').update(content).digest('base64url').slice(0, 22)
    this.cacheControl = hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
    this.#plain = content
  }

  /** The smallest form the caller takes that is at hand. */
  async in(accepts: { br: boolean; gzip: boolean }): Promise<{
    encoding: Encoding | null
    body: Buffer
  }> {
    if (accepts.br && this.#brotli) return { encoding: 'br', body: this.#brotli }
    if (!accepts.gzip || !this.#worthIt()) return { encoding: null, body: this.#plain }
    this.#gzip ??= gzipped(this.#plain, { level: 7 })
    return { encoding: 'gzip', body: await this.#gzip }
  }

  /** Brotli's best takes up to a second a file: made once, beforehand, off the main thread. */
  async compress(): Promise<void> {
    if (!this.#worthIt()) return
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
    this.#brotli = await brotli(this.#plain, {
      params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: this.#plain.length },
    })
  }

  #worthIt(): boolean {
    const { length } = this.#plain
    return this.isText && length >= COMPRESSED_LEAST && length <= COMPRESSED_MOST
  }
}

export interface Assets {
  /** By its path in the address, `/` for index.html. */
  get(path: string): Asset | undefined
  /** Starts compressing, one file after the other; the page and what it loads first. */
  compressAll(): void
  stop(): void
}

/** Reads a built app into memory; a folder that is not there has no files. */
export function readAssets(folder: string): Assets {
  const files = new Map<string, Asset>()
  for (const path of pathsIn(folder))
    files.set(path, new Asset(path, readFileSync(join(folder, path))))
  const stopped = new AbortController()
  return {
    get: (path) => files.get(path === '/' ? '/index.html' : path),
    compressAll: () => void compressEach(files.values(), stopped.signal),
    stop: () => stopped.abort(),
  }
}

async function compressEach(assets: Iterable<Asset>, stopped: AbortSignal): Promise<void> {
  for (const asset of assets) {
    if (stopped.aborted) return
    await asset.compress()
  }
}

/** All files as `/a/b.js`, the page first; hidden ones (Vite's manifest, our mark) stay hidden. */
function pathsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter((path) => !path.includes('/.'))
    .sort((a, b) => rank(a) - rank(b))
}

function rank(path: string): number {
  return ['.html', '.js', '.css'].indexOf(extname(path)) === -1 ? 1 : 0
}
