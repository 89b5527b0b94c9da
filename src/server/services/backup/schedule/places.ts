import { openBucket } from '../../../storage/bucket.ts'
import { folderStore } from '../../../storage/folder-store.ts'
import type { ObjectStore } from '../../../storage/object-store.ts'
import type { Settings } from '../../../settings.ts'

export type PlaceSettings = Pick<Settings, 'backupDir' | 'backupBucket'>

/** The places that the operator has named for back-ups. */
export function backupPlaces({ backupDir, backupBucket }: PlaceSettings): ObjectStore[] {
  return [
    ...(backupDir === null ? [] : [folderStore(backupDir)]),
    ...(backupBucket === null ? [] : [openBucket(backupBucket)]),
  ]
}

/** Nothing goes unencrypted to where others could read it. */
export const mayTake = (place: ObjectStore, passphrase: string | null): boolean =>
  place.kind === 'folder' || passphrase !== null
