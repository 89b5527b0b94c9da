import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { checkBackup } from '../../db/backup/check.ts'
import { writeBackupBefore } from '../../db/backup/dump.ts'
import type { BackUpFirst, ReadSnapshot } from '../../db/migrate.ts'
import { InvalidSetting, type Settings } from '../../settings.ts'
import { folderStore } from '../../storage/folder-store.ts'
import { diskFailure, type ObjectStore } from '../../storage/object-store.ts'
import { backupName, copiesIn, describeFile, putCopy, removeCopy } from './schedule/copies.ts'
import { makeWorkFolder, newWorkId, workPath } from './work.ts'

/** As many upgrades can be gone back on. */
const KEPT = 3

type Place = Pick<Settings, 'dataDir' | 'backupDir' | 'backupPassphrase'>

/**
 * Before a store with data is brought up to date: a whole, checked back-up in BACKUP_DIR, or in
 * DATA_DIR/back-ups where that is not named or not there. Without one there is no upgrade.
 */
export function backUpBeforeUpgrade(
  { dataDir, backupDir, backupPassphrase }: Place,
  clock: () => Date,
): BackUpFirst {
  return async (own, done, beside) => {
    const read: ReadSnapshot = beside ?? ((work) => work(own))
    const house = await read((db) => db.selectFrom('house').select('id').executeTakeFirst())
    if (house === undefined) return null
    const folder = workPath(join(dataDir, 'work'), 'backup', newWorkId())
    const file = join(folder, 'house.backup')
    const now = clock()
    try {
      makeWorkFolder(folder)
      await writeBackupBefore(read, done, file, now, backupPassphrase)
      await checkBackup(file, backupPassphrase)
      const copy = await describeFile(file, {
        name: backupName('before-upgrade', now),
        made_at: now.toISOString(),
        encrypted: backupPassphrase !== null,
      })
      const place = await placeFor(dataDir, backupDir)
      await putCopy(place, file, copy)
      await letOldGo(place, now)
      return join(place.where, copy.name)
    } catch (error) {
      throw new InvalidSetting(
        `The store is of an earlier release, and no back-up could be made before it is brought up to date: ${diskFailure(error).message}. It is as it was. Make room, or name another folder in BACKUP_DIR`,
        { cause: error },
      )
    } finally {
      await rm(folder, { recursive: true, force: true }).catch(() => {})
    }
  }
}

async function placeFor(dataDir: string, backupDir: string | null): Promise<ObjectStore> {
  if (backupDir !== null) {
    const named = folderStore(backupDir)
    const isThere = await named.list().then(
      () => true,
      () => false,
    )
    if (isThere) return named
  }
  const own = join(dataDir, 'back-ups')
  mkdirSync(own, { recursive: true, mode: 0o700 })
  return folderStore(own)
}

async function letOldGo(place: ObjectStore, now: Date): Promise<void> {
  const copies = await copiesIn(place, now)
  const old = copies.filter(({ name }) => name.startsWith('before-upgrade-')).slice(KEPT)
  for (const { name } of old) await removeCopy(place, name)
}
