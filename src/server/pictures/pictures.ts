import { createHash } from 'node:crypto'
import { encodePicture } from './decode.ts'
import type { BucketSettings } from '../storage/bucket-settings.ts'
import { openBucket } from '../storage/bucket.ts'
import { PictureBucket } from './bucket.ts'
import { PictureFolder, type PictureFiles } from './files.ts'

/** The stored photographs. */
export interface Pictures {
  /**
   * Stores a picture and answers its hash (see contract/pictures.ts); the same bytes again cost
   * nothing. One at a time: others wait. Throws InvalidPicture and TooBusy.
   */
  store(data: Buffer): Promise<string>
  /** Marks them as used now, so that a sweep leaves them. */
  touch(hashes: readonly string[]): Promise<void>
  /** The file of `/images/{name}`. */
  read(name: string): Promise<Buffer | null>
  /** Imports a stored photograph from a back-up. */
  importFile(name: string, from: string): Promise<void>
  /** Deletes files that are not in `named` and were not touched for a month. Answers how many. */
  sweep(named: ReadonlySet<string>): Promise<number>
  /** Brings over what still lies in this server's folder; nothing where that is their place. */
  moveIn(): Promise<number>
}

/** Too many pictures wait for memory. */
export class TooBusy extends Error {}

const MAX_WAITING = 16
/** Offline devices may still show a removed picture; a back-up may refer to it. */
const UNUSED_RETENTION_MS = 30 * 86_400_000

/** In a folder, or in a bucket of S3-compatible storage, which servers side by side share. */
export function createPictureStore(
  folder: string,
  clock: () => Date,
  bucket: BucketSettings | null = null,
): Pictures {
  const own = new PictureFolder(folder)
  const files: PictureFiles = bucket === null ? own : new PictureBucket(openBucket(bucket), own)
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function take(data: Buffer): Promise<string> {
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
    if (await files.has(hash)) await files.touch(hash, clock())
    else await files.write(hash, await encodePicture(data))
    return hash
  }

  return {
    async store(data) {
      if (waiting >= MAX_WAITING) throw new TooBusy()
      waiting += 1
      const turn = last.then(() => take(data))
      last = turn.catch(() => {})
      try {
        return await turn
      } finally {
        waiting -= 1
      }
    },
    async touch(hashes) {
      for (const hash of hashes) await files.touch(hash, clock())
    },
    read: (name) => files.read(name),
    importFile: (name, from) => files.importFile(name, from, clock()),
    moveIn: async () => (await files.moveIn?.()) ?? 0,
    sweep: (named) => files.sweep(named, new Date(clock().getTime() - UNUSED_RETENTION_MS)),
  }
}
