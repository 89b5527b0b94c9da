import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { pictureHash, pictureWidths, type PictureWidth } from '#contract/pictures.ts'
import type { Bucket } from '../storage/bucket.ts'
import { StorageFailure } from '../storage/object-store.ts'
import { fileName, type PictureFiles, type PictureFolder } from './files.ts'

/**
 * The files of all photographs in S3-compatible storage, so that several servers share no folder.
 * What still lies in this server's folder is served from there until `moveIn` has brought it over.
 * Throws StorageFailure.
 */
export class PictureBucket implements PictureFiles {
  readonly #bucket: Bucket
  readonly #folder: PictureFolder

  constructor(bucket: Bucket, folder: PictureFolder) {
    this.#bucket = bucket
    this.#folder = folder
  }

  async has(hash: string): Promise<boolean> {
    const keys = new Set((await this.#bucket.list(hash)).map(({ key }) => key))
    return pictureWidths.every((width) => keys.has(fileName(hash, width)))
  }

  async write(hash: string, made: ReadonlyMap<PictureWidth, Buffer>): Promise<void> {
    for (const [width, bytes] of made) await this.#bucket.put(fileName(hash, width), bytes)
  }

  async importFile(name: string, from: string): Promise<void> {
    if (pictureHash(`/images/${name}`) === null) throw new Error('Not the name of a photograph')
    if (!(await this.#bucket.touch(name))) await this.#bucket.put(name, await readFile(from))
  }

  async read(name: string): Promise<Buffer | null> {
    if (pictureHash(`/images/${name}`) === null) return null
    const found = await this.#bucket.get(name)
    if (found === null) return await this.#folder.read(name)
    return await buffer(found).catch((error: unknown) => {
      throw new StorageFailure('no_answer', 'it was interrupted', error)
    })
  }

  async touch(hash: string): Promise<void> {
    for (const width of pictureWidths) await this.#bucket.touch(fileName(hash, width))
  }

  async sweep(named: ReadonlySet<string>, untouchedSince: Date): Promise<number> {
    let gone = 0
    for (const { key, changedAt } of await this.#bucket.list()) {
      const hash = pictureHash(`/images/${key}`)
      if (hash === null || named.has(hash) || changedAt >= untouchedSince) continue
      await this.#bucket.remove(key)
      gone += 1
    }
    return gone
  }

  async moveIn(): Promise<number> {
    const names = await this.#folder.names()
    for (const name of names) {
      await this.importFile(name, this.#folder.pathOf(name))
      await this.#folder.remove(name)
    }
    return names.length
  }
}
