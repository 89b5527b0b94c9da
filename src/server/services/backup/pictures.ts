import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { picturePath, pictureWidths } from '#contract/pictures.ts'
import type { BackupPictures } from '../../db/backup/dump.ts'
import { referencedPictures } from '../../pictures/referenced.ts'
import type { Pictures } from '../../pictures/pictures.ts'

/** The photographs that a back-up takes along: what living rows name, in all widths. */
export function backedPictures(pictures: Pick<Pictures, 'read'>): BackupPictures {
  return {
    async namesIn(db) {
      const hashes = [...(await referencedPictures(db))].toSorted()
      return hashes.flatMap((hash) =>
        pictureWidths.map((width) => picturePath(hash, width).slice('/images/'.length)),
      )
    },
    read: (name) => pictures.read(name),
  }
}

/** Takes those of a staged back-up in, before the rows that name them: until then they are nobody's. */
export async function adoptPictures(
  pictures: Pick<Pictures, 'importFile'>,
  folder: string,
): Promise<void> {
  for (const name of await readdir(folder)) await pictures.importFile(name, join(folder, name))
}
