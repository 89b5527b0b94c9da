import { lstat, open, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { writeBackup } from '../../db/backup/dump.ts'
import { BadBackup, LockedBackup } from '../../db/backup/format.ts'
import { restoreBackup } from '../../db/backup/restore.ts'
import { STAGED, stageBackup } from '../../db/backup/stage.ts'
import type { Store } from '../../db/store.ts'
import { createPictureStore } from '../../pictures/pictures.ts'
import { InvalidSetting, type Settings } from '../../settings.ts'
import { adoptPictures, backedPictures } from './pictures.ts'
import { StorageFailure, type ObjectStore } from '../../storage/object-store.ts'
import { copiesIn, fetchCopy } from './schedule/copies.ts'
import { createErasureLists, eraseAfterRestore } from './schedule/erasure-lists.ts'
import { backupPlaces } from './schedule/places.ts'
import { makeWorkFolder, newWorkId, workPath } from './work.ts'

/** Back-ups by the operator's hand, or a timer's, from the command line. */

type Places = Pick<Settings, 'backupDir' | 'backupBucket'>
type DataLocation = Pick<Settings, 'dataDir' | 'clockOffsetMs'>
type BackupLocation = DataLocation & Pick<Settings, 'backupPassphrase' | 'picturesBucket'>

/** `madeAt`: ISO 8601. `pictures`: how many it holds; those that are kept here stay in any case. */
interface PutBack {
  madeAt: string
  pictures: number
  /** Places whose list of erasures could not be read, for people. */
  unread: string[]
}

const clockOf =
  ({ clockOffsetMs }: DataLocation) =>
  () =>
    new Date(Date.now() + clockOffsetMs)
const picturesOf = (place: BackupLocation) =>
  createPictureStore(join(place.dataDir, 'pictures'), clockOf(place), place.picturesBucket)

const erasuresOf = (store: Store, place: BackupLocation & Places) =>
  createErasureLists({
    store,
    places: backupPlaces(place),
    passphrase: place.backupPassphrase,
    clock: clockOf(place),
    log: { error: () => {} },
  })

/** Writes a new file; throws WrongSetting where there is one of that name. */
export async function backUpToFile(
  store: Store,
  place: BackupLocation,
  file: string,
): Promise<void> {
  if ((await lstat(file).catch(() => null)) !== null) {
    throw new InvalidSetting('back-up must be given the name of a new file')
  }
  const half = `${file}.part`
  try {
    // Of a command that was ended half way.
    await rm(half, { force: true })
    const now = clockOf(place)()
    const { backupPassphrase } = place
    await writeBackup(store, backedPictures(picturesOf(place)), half, now, backupPassphrase)
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true }).catch(() => {})
    throw isOfSystem(error) ? cannot('back-up', 'write', file, error) : error
  }
}

/** Of the machine's files: what it says names no setting of ours. */
const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error

const cannot = (command: string, what: string, file: string, { message }: Error) =>
  new InvalidSetting(
    `${command} cannot ${what} ${file} as the user that the server runs as: ${message}`,
  )

/** What lies where the operator's settings name a place for back-ups, a line each. */
export async function listBackups(settings: Places & DataLocation): Promise<string> {
  const places = backupPlaces(settings)
  if (places.length === 0) throw new InvalidSetting(NO_PLACE)
  const lines: string[] = []
  for (const place of places) {
    const copies = await copiesIn(place, clockOf(settings)()).catch(named(place))
    lines.push(`${place.where}: ${copies.length === 0 ? 'none' : copies.length}`)
    for (const { name, made_at, size, encrypted } of copies) {
      const bytes = `${(size / 1e6).toFixed(1)} MB`
      lines.push(
        `  ${place.kind}:${name}  ${made_at}  ${bytes}${encrypted ? '' : '  not encrypted'}`,
      )
    }
  }
  return lines.join('\n')
}

const NO_PLACE = 'BACKUP_DIR or BACKUP_S3_URL must name where back-ups lie'

const named = (place: ObjectStore) => (error: unknown) => {
  if (!(error instanceof StorageFailure)) throw error
  const name = place.kind === 's3' ? 'BACKUP_S3_URL' : 'BACKUP_DIR'
  throw new InvalidSetting(`${name} (${place.where}) cannot be used: ${error.message}`)
}

/**
 * Puts a back-up in the place of all that the house has. `from`: a file, or `s3:` or `folder:` and
 * its name there, or `latest`.
 */
export async function restoreFrom(
  store: Store,
  settings: BackupLocation & Places,
  from: string,
): Promise<PutBack> {
  const [, kind, name = ''] = /^(s3|folder):(.+)$/.exec(from) ?? []
  if (kind === undefined) return await restoreFromFile(store, settings, resolve(from))
  const place = backupPlaces(settings).find((one) => one.kind === kind)
  if (place === undefined) throw new InvalidSetting(NO_PLACE)
  const copies = await copiesIn(place, clockOf(settings)()).catch(named(place))
  const copy = copies.find((one) => name === 'latest' || one.name === name)
  if (copy === undefined) {
    throw new InvalidSetting(`put-back: ${place.where} has no whole back-up of that name`)
  }
  const workDir = join(settings.dataDir, 'work')
  makeWorkFolder(workDir)
  const file = join(workDir, `backup-${newWorkId()}`)
  try {
    await fetchCopy(place, copy, file).catch(named(place))
    return await restoreFromFile(store, settings, file)
  } finally {
    await rm(file, { force: true })
  }
}

async function restoreFromFile(
  store: Store,
  place: BackupLocation & Places,
  file: string,
): Promise<PutBack> {
  const id = newWorkId()
  const folder = workPath(join(place.dataDir, 'work'), 'restore', id)
  const handle = await open(file, 'r').catch((error: Error) => {
    throw cannot('put-back', 'read', file, error)
  })
  await handle.close()
  try {
    const { header, end } = await stageBackup(file, folder, clockOf(place), place.backupPassphrase)
    await adoptPictures(picturesOf(place), join(folder, STAGED.pictures))
    const erased = await erasuresOf(store, place).read()
    await restoreBackup(store, folder, {
      id,
      tokenHash: null,
      extraWrites: (tx) => eraseAfterRestore(tx, store.seal, erased),
    })
    const unread = erased.unread.map((one) => `${one.place.where} (${one.why})`)
    return { madeAt: header.made_at, pictures: end.pictures, unread }
  } catch (error) {
    if (error instanceof LockedBackup) {
      throw new InvalidSetting(`${error.message}: set BACKUP_PASSPHRASE to it`)
    }
    throw error instanceof BadBackup ? new InvalidSetting(error.message) : error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
