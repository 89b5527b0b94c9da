import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeBackup } from '../../db/backup/dump.ts'
import { BadBackup, LockedBackup } from '../../db/backup/format.ts'
import { restoreBackup } from '../../db/backup/restore.ts'
import { STAGED, stageBackup } from '../../db/backup/stage.ts'
import type { Store } from '../../db/store.ts'
import { createPictureStore } from '../../pictures/pictures.ts'
import { InvalidSetting, type Settings } from '../../settings.ts'
import { adoptPictures, backedPictures } from './pictures.ts'
import { eraseAgain } from '../erasure/index.ts'
import { newWorkId, workPath } from './work.ts'

/** Back-ups by the operator's hand, or a timer's, from the command line. */

type DataLocation = Pick<Settings, 'dataDir' | 'clockOffsetMs'>
type BackupLocation = DataLocation & Pick<Settings, 'backupPassphrase'>

const clockOf =
  ({ clockOffsetMs }: DataLocation) =>
  () =>
    new Date(Date.now() + clockOffsetMs)
const picturesOf = (place: DataLocation) =>
  createPictureStore(join(place.dataDir, 'pictures'), clockOf(place))

/** Writes a new file; throws WrongSetting where there is one of that name. */
export async function backUpToFile(
  store: Store,
  place: BackupLocation,
  file: string,
): Promise<void> {
  try {
    const now = clockOf(place)()
    const { backupPassphrase } = place
    await writeBackup(store, backedPictures(picturesOf(place)), file, now, backupPassphrase)
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (code === 'EEXIST') throw new InvalidSetting('back-up must be given the name of a new file')
    throw error
  }
}

/** Puts a file in the place of all that the house has; answers when that was made. */
export async function restoreFromFile(
  store: Store,
  place: BackupLocation,
  file: string,
): Promise<string> {
  const id = newWorkId()
  const folder = workPath(join(place.dataDir, 'work'), 'restore', id)
  try {
    const { header } = await stageBackup(file, folder, clockOf(place), place.backupPassphrase)
    await adoptPictures(picturesOf(place), join(folder, STAGED.pictures))
    await restoreBackup(store, folder, {
      id,
      tokenHash: null,
      extraWrites: (tx) => eraseAgain(tx, store.seal),
    })
    return header.made_at
  } catch (error) {
    if (error instanceof LockedBackup) {
      throw new InvalidSetting(`${error.message}: set BACKUP_PASSPHRASE to it`)
    }
    throw error instanceof BadBackup ? new InvalidSetting(error.message) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
