import { pictureHash, picturePath } from '#contract/pictures.ts'
import { maxPictures } from '#domain/rooms.ts'
import type { RoomsTable } from '../../db/schema.ts'
import { refuse } from '../../pipeline/endpoint.ts'

export interface RoomImage {
  id: string
  path: string
}

export function imagesOf({ images }: Pick<RoomsTable, 'images'>): RoomImage[] {
  return JSON.parse(images) as RoomImage[]
}

/** Hashes of the house's photographs among a room's pictures. */
export function photographsOf(row: Pick<RoomsTable, 'images'>): string[] {
  return imagesOf(row)
    .map(({ path }) => pictureHash(path))
    .filter((hash) => hash !== null)
}

/**
 * A room's pictures with some taken away and some added, photographs before drawings: those of the
 * house itself take the place of what it was drawn with. A picture's id is its hash, so that the
 * same one is there once and one that is gone already is no conflict. Throws `validation`.
 */
export function picturesAfter(
  existing: readonly RoomImage[],
  added: readonly string[],
  removed: readonly string[],
): RoomImage[] {
  const stays = existing.filter(({ id }) => !removed.includes(id))
  const known = new Set(stays.map(({ id }) => id))
  const newHashes = [...new Set(added)].filter((hash) => !known.has(hash))
  const all = [...stays, ...newHashes.map((hash) => ({ id: hash, path: picturePath(hash) }))]
  if (newHashes.length > 0 && all.length > maxPictures) {
    refuse('too_many_pictures', { most: maxPictures }, { field: 'images_base64' })
  }
  const isDrawn = ({ path }: RoomImage) => pictureHash(path) === null
  return all.toSorted((a, b) => Number(isDrawn(a)) - Number(isDrawn(b)))
}

/** The columns that say so. */
export function pictureColumns(images: readonly RoomImage[]) {
  return { images: JSON.stringify(images), cover_image: images[0]?.path ?? null }
}
