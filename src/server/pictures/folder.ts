import {
  chmod,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  stat,
  unlink,
  utimes,
} from 'node:fs/promises'
import { join } from 'node:path'
import { pictureHash, picturePath, pictureWidths, type PictureWidth } from '#contract/pictures.ts'

const fileName = (hash: string, width: PictureWidth) =>
  picturePath(hash, width).slice('/images/'.length)

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

/** The files of all photographs, three per hash. */
export class PictureFolder {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Whether all widths exist. */
  async has(hash: string): Promise<boolean> {
    for (const width of pictureWidths) {
      const found = await stat(this.#path(fileName(hash, width))).catch(() => null)
      if (found === null) return false
    }
    return true
  }

  /** On disk when it resolves: the row that names it may be committed next. */
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

  /**
   * Imports a file under its name; an existing one is the same and stays. On disk when it resolves.
   */
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

  /** The file of a name in a URL; null for an invalid name or a missing file. */
  async read(name: string): Promise<Buffer | null> {
    if (pictureHash(`/images/${name}`) === null) return null
    return await readFile(this.#path(name)).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
  }

  /** Marks it as used now, so that no sweep deletes it before a row refers to it. */
  async touch(hash: string, now: Date): Promise<void> {
    for (const width of pictureWidths) {
      await utimes(this.#path(fileName(hash, width)), now, now).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    }
  }

  /**
   * Deletes files that are neither referenced nor touched since, and temporary files of a crash.
   * Answers how many.
   */
  async sweep(named: ReadonlySet<string>, untouchedSince: Date): Promise<number> {
    const names = await readdir(this.#folder).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    let gone = 0
    for (const name of names) {
      const hash = pictureHash(`/images/${name}`)
      if (hash === null ? !name.endsWith('.new') : named.has(hash)) continue
      const found = await stat(this.#path(name)).catch(() => null)
      if (found === null || found.mtime >= untouchedSince) continue
      await unlink(this.#path(name))
      gone += 1
    }
    return gone
  }

  #path(name: string): string {
    return join(this.#folder, name)
  }
}
