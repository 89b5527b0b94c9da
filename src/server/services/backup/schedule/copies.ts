import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { StorageFailure, type ObjectStore } from '../../../storage/object-store.ts'

/**
 * A back-up in a place is two objects: `house-20260701T010000Z.backup`, and a small one of the same
 * name with `.json` at its end, which is written last, after the first was read back and found whole.
 * A back-up without it is none: it is half written, or damaged.
 */
const MARK = '.json'
const NAME = /^(?:house|before-upgrade)-\d{8}T\d{6}Z\.backup$/
/** Half a back-up of a server that ended is deleted after so long, ms. */
const STALE_MS = 86_400_000
const PROGRESS_BYTES = 8 * 1024 * 1024

const manifest = z.object({
  name: z.string().check(z.regex(NAME)),
  made_at: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)),
  size: z.number().check(z.int(), z.gt(0)),
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  encrypted: z.boolean(),
})

/** A whole back-up, and what it must be when it is read. */
export type BackupCopy = z.infer<typeof manifest>

export function backupName(kind: 'house' | 'before-upgrade', at: Date): string {
  return `${kind}-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`
}

/** What a file is, read from its first byte to its last. */
export async function describeFile(
  file: string,
  facts: Pick<BackupCopy, 'name' | 'made_at' | 'encrypted'>,
): Promise<BackupCopy> {
  const { size } = await stat(file)
  return { ...facts, size, sha256: await hashOf(createReadStream(file)) }
}

/** `onProgress` is told of each so many bytes. */
async function hashOf(
  source: AsyncIterable<Buffer>,
  onProgress?: () => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256')
  let untold = 0
  for await (const piece of source) {
    hash.update(piece)
    untold += piece.length
    if (untold < PROGRESS_BYTES) continue
    untold = 0
    await onProgress?.()
  }
  return hash.digest('hex')
}

/** Its pieces; a fault on the way is told as the storage's. */
async function* piecesOf(source: Readable): AsyncGenerator<Buffer> {
  try {
    yield* source as AsyncIterable<Buffer>
  } catch (error) {
    interrupted(error)
  }
}

/** Puts it there, reads it back, and only then makes it one. Throws StorageFailure. */
export async function putCopy(
  place: ObjectStore,
  file: string,
  copy: BackupCopy,
  onProgress?: () => Promise<void>,
): Promise<void> {
  try {
    await place.putFile(copy.name, file, onProgress)
    const kept = await place.get(copy.name)
    const hash = kept === null ? 'nothing' : await hashOf(piecesOf(kept), onProgress)
    if (hash !== copy.sha256) throw new StorageFailure('damaged', 'it is not as it was written')
    await place.put(copy.name + MARK, Buffer.from(`${JSON.stringify(copy)}\n`))
  } catch (error) {
    await place.remove(copy.name).catch(() => {})
    throw error
  }
}

function interrupted(error: unknown): never {
  if (error instanceof StorageFailure) throw error
  throw new StorageFailure('no_answer', 'it was interrupted', error)
}

/** The whole back-ups in a place; what is left of half ones goes. */
export async function copiesIn(place: ObjectStore, now: Date): Promise<BackupCopy[]> {
  const found = await place.list()
  const sizes = new Map(found.map(({ key, size }) => [key, size]))
  const copies: BackupCopy[] = []
  for (const { key, changedAt } of found) {
    if (NAME.test(key)) {
      const isStale = now.getTime() - changedAt.getTime() > STALE_MS
      if (isStale && !sizes.has(key + MARK)) await place.remove(key)
      continue
    }
    const name = key.slice(0, -MARK.length)
    if (!key.endsWith(MARK) || !NAME.test(name)) continue
    const copy = await readMark(place, name)
    // Cut off, or deleted by hand.
    if (copy !== null && sizes.get(name) === copy.size) copies.push(copy)
  }
  return copies.toSorted((a, b) => (a.made_at < b.made_at ? 1 : -1))
}

async function readMark(place: ObjectStore, name: string): Promise<BackupCopy | null> {
  const source = await place.get(name + MARK)
  if (source === null) return null
  const text = (await buffer(source).catch(interrupted)).toString()
  try {
    const read = manifest.safeParse(JSON.parse(text))
    return read.success && read.data.name === name ? read.data : null
  } catch {
    return null
  }
}

/** Fetches it to a new file. Throws StorageFailure where it is not what was written. */
export async function fetchCopy(place: ObjectStore, copy: BackupCopy, file: string): Promise<void> {
  const source = await place.get(copy.name)
  if (source === null) throw new StorageFailure('missing', copy.name)
  try {
    await pipeline(source, createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch(interrupted)
    if ((await hashOf(createReadStream(file))) !== copy.sha256) {
      throw new StorageFailure('damaged', `${copy.name} is not as it was written`)
    }
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

/** Its mark first: from then on it is none. */
export async function removeCopy(place: ObjectStore, name: string): Promise<void> {
  await place.remove(name + MARK)
  await place.remove(name)
}
