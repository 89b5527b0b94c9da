import {
  chmod,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  utimes,
} from 'node:fs/promises'
import { join } from 'node:path'
import { pictureHash, picturePath, pictureWidths, type PictureWidth } from '#contract/pictures.ts'

/** Its name in a folder, a bucket and a URL. */
export const fileName = (hash: string, width: PictureWidth) =>
  picturePath(hash, width).slice('/images/'.length)

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

/** The files of all photographs, three per hash: a folder, or a bucket of storage elsewhere. */
export interface PictureFiles {
  /** Whether all widths exist. */
  has(hash: string): Promise<boolean>
  /** Kept when it resolves: the row that names it may be committed next. */
  write(hash: string, made: ReadonlyMap<PictureWidth, Buffer>): Promise<void>
  /** Imports a file under its name; an existing one is the same and stays. */
  importFile(name: string, from: string, now: Date): Promise<void>
  /** The file of a name in a URL; null for an invalid name or a missing file. */
  read(name: string): Promise<Buffer | null>
  /** Marks it as used now, so that no sweep deletes it before a row refers to it. */
  touch(hash: string, now: Date): Promise<void>
  /** Deletes files that are neither referenced nor touched since. Answers how many. */
  sweep(named: ReadonlySet<string>, untouchedSince: Date): Promise<number>
  /** Brings over what an earlier place still has. Answers how many files that were. */
  moveIn?(): Promise<number>
}

export class PictureFolder implements PictureFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async has(hash: string): Promise<boolean> {
    for (const width of pictureWidths) {
      const found = await stat(this.#path(fileName(hash, width))).catch(() => null)
      if (found === null) return false
    }
    return true
  }

  async write(hash: string, made: ReadonlyMap<PictureWidth, Buffer>): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    for (const [width, bytes] of made) {
      const path = this.#path(fileName(hash, width))
      const half = `${path}.${process.pid}.new`
      const file = await open(half, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(half, path)
    }
    const folder = await open(this.#folder, 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  }

  /** On disk when it resolves. */
  async importFile(name: string, from: string, now: Date): Promise<void> {
    if (pictureHash(`/images/${name}`) === null) throw new Error('Not the name of a photograph')
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const path = this.#path(name)
    if ((await stat(path).catch(() => null)) === null) {
      const half = `${path}.${process.pid}.new`
      await copyFile(from, half)
      await chmod(half, 0o600)
      const file = await open(half, 'r+')
      try {
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(half, path)
    }
    await utimes(path, now, now)
  }

  async read(name: string): Promise<Buffer | null> {
    if (pictureHash(`/images/${name}`) === null) return null
    return await readFile(this.#path(name)).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
  }

  async touch(hash: string, now: Date): Promise<void> {
    for (const width of pictureWidths) {
      await utimes(this.#path(fileName(hash, width)), now, now).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    }
  }

  /** Temporary files of a crash go too. */
  async sweep(named: ReadonlySet<string>, untouchedSince: Date): Promise<number> {
    let gone = 0
    for (const name of await this.#all()) {
      const hash = pictureHash(`/images/${name}`)
      if (hash === null ? !name.endsWith('.new') : named.has(hash)) continue
      const found = await stat(this.#path(name)).catch(() => null)
      if (found === null || found.mtime >= untouchedSince) continue
      await unlink(this.#path(name))
      gone += 1
    }
    return gone
  }

  /** Of all photographs here. */
  async names(): Promise<string[]> {
    return (await this.#all()).filter((name) => pictureHash(`/images/${name}`) !== null)
  }

  pathOf(name: string): string {
    return this.#path(name)
  }

  async remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true })
  }

  async #all(): Promise<string[]> {
    return await readdir(this.#folder).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
  }

  #path(name: string): string {
    return join(this.#folder, name)
  }
}
