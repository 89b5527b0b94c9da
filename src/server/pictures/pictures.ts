import { createHash } from 'node:crypto'
import { encodePicture } from './decode.ts'
import { PictureFolder } from './folder.ts'

/** The house's photographs: taken in, served, and forgotten. */
export interface Pictures {
  /**
   * Takes a picture in and answers its hash (see contract/pictures.ts); the same bytes again cost
   * nothing. One at a time: what is sent meanwhile waits. Throws NotAPicture and TooBusy.
   */
  store(data: Buffer): Promise<string>
  /** They count as used now: a sweep leaves them for as long as after their first day. */
  touch(hashes: readonly string[]): Promise<void>
  /** The file behind `/images/{name}`. */
  read(name: string): Promise<Buffer | null>
  /** Takes a file that was one of the house's photographs, from a back-up. */
  importFile(name: string, from: string): Promise<void>
  /** Deletes what is not among `named` and was not touched for a month. Answers how many files. */
  sweep(named: ReadonlySet<string>): Promise<number>
}

/** More pictures wait than memory should hold. */
export class TooBusy extends Error {}

const MAX_WAITING = 16
/** Devices without the link may still show what a colleague took away; a back-up may name it. */
const UNUSED_RETENTION_MS = 30 * 86_400_000

export function createPictureStore(folder: string, clock: () => Date): Pictures {
  const files = new PictureFolder(folder)
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
    sweep: (named) => files.sweep(named, new Date(clock().getTime() - UNUSED_RETENTION_MS)),
  }
}
