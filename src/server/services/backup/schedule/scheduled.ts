import { randomUUID } from 'node:crypto'
import { rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { StorageTrouble } from '#contract/backup.ts'
import { backupsToDelete, isBackupDue, lastBackupDue } from '#domain/backup-schedule.ts'
import { checkBackup } from '../../../db/backup/check.ts'
import { writeBackup } from '../../../db/backup/dump.ts'
import type { Store } from '../../../db/store.ts'
import { settingsOf } from '../../../house-settings.ts'
import type { Log } from '../../../log.ts'
import type { Pictures } from '../../../pictures/pictures.ts'
import { diskFailure, StorageFailure, type ObjectStore } from '../../../storage/object-store.ts'
import type { ScheduledBackups } from '../../../storage/scheduled-backups.ts'
import { backedPictures } from '../pictures.ts'
import { makeWorkFolder, newWorkId, workPath } from '../work.ts'
import {
  backupName,
  copiesIn,
  describeFile,
  putCopy,
  removeCopy,
  type BackupCopy,
} from './copies.ts'
import { createErasureLists } from './erasure-lists.ts'
import { mayTake } from './places.ts'
import { LostTurn, takeTurn, type Turn } from './turn.ts'

export interface ScheduleParts {
  store: Store
  pictures: Pick<Pictures, 'read'>
  workDir: string
  places: readonly ObjectStore[]
  /** HH:MM of the house's day. */
  at: string
  passphrase: string | null
  clock: () => Date
  log: Pick<Log, 'error'>
}

export function createScheduledBackups(parts: ScheduleParts): ScheduledBackups {
  const { store, places, at, passphrase, clock } = parts
  const holder = randomUUID()

  async function run(turn: Turn, wanted: (good: BackupCopy[]) => boolean, stopping?: AbortSignal) {
    await forgetOthers(store, places)
    const failures = new Map<ObjectStore, StorageTrouble>()
    const lacking: ObjectStore[] = []
    const fail = (place: ObjectStore, error: unknown) => {
      // Not the place's fault: another goes on, or this server does after its next start.
      if (error instanceof LostTurn || stopping?.aborted === true) return
      const failure = toFailure(error)
      failures.set(place, failure.why)
      parts.log.error({ place: place.kind, why: failure.message }, 'a back-up failed')
    }
    for (const place of places) {
      if (!mayTake(place, passphrase)) {
        failures.set(place, 'no_passphrase')
        continue
      }
      const good = await copiesIn(place, clock()).catch((error: unknown) => fail(place, error))
      if (good === undefined) continue
      await noteCopies(store, place, good)
      if (wanted(good)) lacking.push(place)
      else failures.delete(place)
    }
    if (lacking.length > 0 && stopping?.aborted !== true) {
      await bringTo(lacking, turn, fail, stopping)
    }
    if (stopping?.aborted !== true) {
      for (const place of places)
        await noteFailure(store, place, failures.get(place) ?? null, clock())
    }
    return [...failures.values()].some((why) => why !== 'no_passphrase')
  }

  /** Writes one and brings it to each place: the store's snapshot ends before a slow link begins. */
  async function bringTo(
    lacking: readonly ObjectStore[],
    turn: Turn,
    fail: (place: ObjectStore, error: unknown) => void,
    stopping?: AbortSignal,
  ): Promise<void> {
    const folder = workPath(parts.workDir, 'backup', newWorkId())
    const file = join(folder, 'house.backup')
    const now = clock()
    const { timezone } = await settingsOf(store.db)
    const goOn = async () => {
      if (stopping?.aborted === true) throw new Error('the server is ending')
      await turn.renew(clock())
      // A slow link takes hours: it is not tidied away.
      await utimes(folder, new Date(), new Date())
    }
    try {
      makeWorkFolder(folder)
      await writeBackup(store, backedPictures(parts.pictures), file, now, passphrase)
      await checkBackup(file, passphrase)
      const copy = await describeFile(file, {
        name: backupName('house', now),
        made_at: now.toISOString(),
        encrypted: passphrase !== null,
      })
      for (const place of lacking) {
        try {
          await goOn()
          await putCopy(place, file, copy, goOn)
          await prune(place, copy, timezone)
        } catch (error) {
          fail(place, error)
        }
      }
    } catch (error) {
      // Nothing was brought anywhere: no place is at fault.
      const failure = new StorageFailure('not_made', toFailure(error).message, error)
      for (const place of lacking) fail(place, failure)
    } finally {
      // What cannot be removed now is tidied away later.
      await rm(folder, { recursive: true, force: true }).catch(() => {})
    }
  }

  async function prune(place: ObjectStore, made: BackupCopy, timezone: string): Promise<void> {
    const good = await copiesIn(place, clock())
    const regular = good.filter(({ name }) => name.startsWith('house-'))
    for (const { name } of backupsToDelete(regular, timezone)) {
      // Older than another by its name only: the clock was wrong then, or is now.
      if (name !== made.name) await removeCopy(place, name)
    }
    await noteCopies(store, place, await copiesIn(place, clock()))
    await place.dropUnfinished?.(clock())
  }

  return {
    places,
    at,
    erasures: createErasureLists(parts),
    async runDue(stopping) {
      if (places.length === 0) return
      const { timezone } = await settingsOf(store.db)
      const due = lastBackupDue(timezone, at, clock())
      const wanted = (good: { name: string; made_at: string }[]) =>
        isBackupDue(
          due,
          clock(),
          good.filter(isRegular).map(({ made_at }) => made_at),
        )
      if (!(await anyWanted(store, places, passphrase, wanted))) return
      const turn = await takeTurn(store, holder, clock(), false)
      if (turn === null) return
      let failed = true
      try {
        failed = await run(turn, wanted, stopping)
      } finally {
        await turn.end(clock(), failed && !stopping.aborted)
      }
    },
    async runNow() {
      const turn = await takeTurn(store, holder, clock(), true)
      if (turn === null) return false
      let failed = true
      try {
        failed = await run(turn, () => true)
      } finally {
        await turn.end(clock(), failed)
      }
      return true
    },
  }
}

const isRegular = ({ name }: { name: string }) => name.startsWith('house-')

function toFailure(error: unknown): StorageFailure {
  return error instanceof StorageFailure ? error : diskFailure(error)
}

/** Looks at what is written down alone: no place is asked each minute. */
async function anyWanted(
  store: Store,
  places: readonly ObjectStore[],
  passphrase: string | null,
  wanted: (good: { name: string; made_at: string }[]) => boolean,
): Promise<boolean> {
  const known = await store.db
    .selectFrom('backup_copies')
    .select(['place', 'name', 'made_at'])
    .execute()
  const told = await store.db.selectFrom('backup_places').selectAll().execute()
  return places.some((place) => {
    if (mayTake(place, passphrase)) return wanted(known.filter((copy) => copy.place === place.kind))
    // Once is enough to say why.
    return told.find((row) => row.place === place.kind)?.failure !== 'no_passphrase'
  })
}

/** Places that the operator no longer names. */
async function forgetOthers(store: Store, places: readonly ObjectStore[]): Promise<void> {
  const kinds = places.map(({ kind }) => kind)
  await store.transaction(async (tx) => {
    await tx.db.deleteFrom('backup_copies').where('place', 'not in', kinds).execute()
    await tx.db.deleteFrom('backup_places').where('place', 'not in', kinds).execute()
  })
}

/** Writes down what a place has. */
async function noteCopies(store: Store, { kind }: ObjectStore, good: readonly BackupCopy[]) {
  await store.transaction(async (tx) => {
    await tx.db.deleteFrom('backup_copies').where('place', '=', kind).execute()
    if (good.length === 0) return
    const rows = good.map((copy) => ({
      ...copy,
      place: kind,
      encrypted: copy.encrypted ? (1 as const) : (0 as const),
    }))
    await tx.db.insertInto('backup_copies').values(rows).execute()
  })
}

async function noteFailure(
  store: Store,
  { kind }: ObjectStore,
  failure: StorageTrouble | null,
  now: Date,
): Promise<void> {
  const failed_at = failure === null ? null : now.toISOString()
  await store.transaction((tx) =>
    tx.db
      .insertInto('backup_places')
      .values({ place: kind, failure, failed_at })
      .onConflict((conflict) => conflict.column('place').doUpdateSet({ failure, failed_at }))
      .execute(),
  )
}
