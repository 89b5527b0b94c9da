import { createReadStream, createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { diskFailure, type ObjectStore, type StoredObject } from './object-store.ts'

/** Files that are being written. */
const HALF = '.part'
/** Half-written files of a crash; a copy over a slow network drive takes hours at most. */
const STALE_MS = 86_400_000

/**
 * A folder as a place: also one on another disk, or a drive of the network. It is never made: where
 * such a disk is not there, its folder would be one on this disk.
 */
export function folderStore(folder: string): ObjectStore {
  async function write(key: string, from: Readable): Promise<void> {
    const half = join(folder, `${key}.${process.pid}${HALF}`)
    try {
      await pipeline(from, createWriteStream(half, { mode: 0o600, flush: true }))
      await rename(half, join(folder, key))
      await flushFolder()
    } catch (error) {
      await rm(half, { force: true })
      throw error
    }
  }

  async function flushFolder(): Promise<void> {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  async function list(prefix = ''): Promise<StoredObject[]> {
    const found: StoredObject[] = []
    for (const key of (await readdir(folder)).toSorted()) {
      const path = join(folder, key)
      const file = await stat(path).catch(() => null)
      if (file === null || !file.isFile()) continue
      if (!key.endsWith(HALF)) {
        if (key.startsWith(prefix)) found.push({ key, size: file.size, changedAt: file.mtime })
      } else if (Date.now() - file.mtimeMs > STALE_MS) await rm(path, { force: true })
    }
    return found
  }

  const told = async <T>(work: Promise<T>): Promise<T> =>
    await work.catch((error: unknown) => {
      throw diskFailure(error)
    })
  return {
    kind: 'folder',
    where: folder,
    putFile: (key, file) => told(write(key, createReadStream(file))),
    put: (key, bytes) => told(write(key, Readable.from([bytes]))),
    async get(key) {
      const handle = await open(join(folder, key), 'r').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw diskFailure(error)
      })
      return handle?.createReadStream() ?? null
    },
    list: (prefix) => told(list(prefix)),
    remove: (key) => told(rm(join(folder, key), { force: true })),
  }
}
