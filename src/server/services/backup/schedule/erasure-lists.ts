import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ErasureTrouble } from '#contract/backup.ts'
import type { Kysely, Selectable } from 'kysely'
import { readErasures, writeErasures, type Erasures } from '../../../db/backup/erasures.ts'
import { BadBackup, LockedBackup } from '../../../db/backup/format.ts'
import type { Database, ErasurePlacesTable } from '../../../db/schema.ts'
import type { Store, Tx } from '../../../db/store.ts'
import type { Seal } from '../../../seal/seal.ts'
import { diskFailure, StorageFailure, type ObjectStore } from '../../../storage/object-store.ts'
import type { ErasureLists, ErasuresElsewhere } from '../../../storage/scheduled-backups.ts'
import { eraseAgain } from '../../erasure/index.ts'
import { readErasureFile, writeErasureFile } from './erasure-file.ts'
import { mayTake } from './places.ts'
import type { ScheduleParts } from './scheduled.ts'

/*
 * Whom the house erased also lies beside its back-ups, in each place: a disk that is lost takes the
 * store's own list with it (decision 94). A new list is put before an old one goes, so there is always one.
 */

const PREFIX = 'erasures-'
const NAME = /^erasures-\d{8}T\d{6}Z-[0-9a-f]{8}\.list$/
/** How long a restore waits for a place, ms. */
const READ_WAIT_MS = 60_000
const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 3_600_000

type Parts = Pick<ScheduleParts, 'store' | 'places' | 'passphrase' | 'clock' | 'log'>

type Told = Selectable<ErasurePlacesTable>

/** The lists in a place together: several where servers wrote at once, or a list is not ours to delete. */
interface Found {
  erasures: Erasures
  /** Those that were opened. */
  names: string[]
  /** Those that were not, and the first reason. */
  unopened: string[]
  trouble: ErasureTrouble | null
}

export function createErasureLists(parts: Parts): ErasureLists {
  const { store, places, passphrase, clock } = parts
  /** Places that this process has read: at a start the store may be an older one. */
  const looked = new Set<ObjectStore>()
  const waits = new Map<ObjectStore, { ms: number; until: number }>()
  /** By place: one that hangs holds up no other. */
  const turns = new Map<ObjectStore, Promise<void>>()

  async function bringTo(place: ObjectStore, atOnce: boolean): Promise<void> {
    const told = await store.db
      .selectFrom('erasure_places')
      .selectAll()
      .where('place', '=', place.kind)
      .executeTakeFirst()
    const mark = await markOf(store.db, passphrase)
    const isThere = told === undefined ? mark === null : told.mark === mark
    if (looked.has(place) && isThere && (told?.failure ?? null) === null) return
    if (!atOnce && (waits.get(place)?.until ?? 0) > clock().getTime()) return
    try {
      if (!mayTake(place, passphrase)) throw new StorageFailure('no_passphrase', 'not encrypted')
      const found = await readLists(place, passphrase)
      await takeIn(store, found.erasures)
      // Locked by an earlier passphrase, or damaged; all that is in it is in the store.
      const own = found.unopened.filter((name) => name === told?.name)
      const foreign = found.unopened.length > own.length
      const made = await putList(place, found, told)
      await note(store, place, { ...made, failure: foreign ? found.trouble : null, clock })
      for (const name of [...found.names, ...own]) if (name !== made.name) await place.remove(name)
      looked.add(place)
      if (!foreign) return void waits.delete(place)
    } catch (error) {
      const failure = error instanceof StorageFailure ? error : diskFailure(error)
      parts.log.error({ place: place.kind, why: failure.message }, 'a list of erasures failed')
      await note(store, place, { failure: failure.why, clock })
    }
    const ms = Math.min((waits.get(place)?.ms ?? FIRST_WAIT_MS / 2) * 2, LONGEST_WAIT_MS)
    waits.set(place, { ms, until: clock().getTime() + ms })
  }

  /** Puts a list of all that the store has, unless just that lies there. */
  async function putList(place: ObjectStore, found: Found, told: Told | undefined) {
    const mark = await markOf(store.db, passphrase)
    if (mark === null) return { name: null, mark }
    const known = found.names.find((name) => name === told?.name)
    if (known !== undefined && told?.mark === mark) return { name: known, mark }
    const bytes = await writeErasureFile(await readErasures(store.db), store.seal, passphrase)
    const name = nameAt(clock())
    await place.put(name, bytes)
    const kept = await place.get(name)
    if (kept === null || !(await buffer(kept)).equals(bytes)) {
      await place.remove(name)
      throw new StorageFailure('damaged', 'it is not as it was written')
    }
    return { name, mark }
  }

  return {
    async sync(atOnce = false) {
      await Promise.all(
        places.map((place) => {
          // One after the other: what came in meanwhile is seen by the next.
          const turn = (turns.get(place) ?? Promise.resolve()).then(() => bringTo(place, atOnce))
          const ended = turn.catch(() => {})
          turns.set(place, ended)
          return turn
        }),
      )
    },
    async standing() {
      const mark = await markOf(store.db, passphrase)
      const told = await store.db.selectFrom('erasure_places').selectAll().execute()
      return new Map(
        places.map(({ kind }) => {
          const its = told.find(({ place }) => place === kind)
          const isThere = (its?.mark ?? null) === mark
          return [kind, { isThere, trouble: its?.failure ?? (isThere ? null : 'under_way') }]
        }),
      )
    },
    async read() {
      const all: ErasuresElsewhere = { erasures: { keys: [], erasures: [] }, unread: [] }
      for (const place of places) {
        try {
          const { erasures, trouble } = await inTime(readLists(place, passphrase))
          all.erasures.keys.push(...erasures.keys)
          all.erasures.erasures.push(...erasures.erasures)
          if (trouble !== null) all.unread.push({ place, why: trouble })
        } catch (error) {
          const failure = error instanceof StorageFailure ? error : diskFailure(error)
          all.unread.push({ place, why: failure.why })
        }
      }
      return all
    },
  }
}

/** Encrypted or not is part of it: a passphrase that is set later makes a new one. Null: none erased. */
async function markOf(db: Kysely<Database>, passphrase: string | null): Promise<string | null> {
  const { count, at } = await db
    .selectFrom('erasures')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.max('at').as('at')])
    .executeTakeFirstOrThrow()
  return Number(count) === 0 ? null : `${passphrase === null ? 'open' : 'shut'}:${count}:${at}`
}

const nameAt = (now: Date) =>
  `${PREFIX}${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}-${randomBytes(4).toString('hex')}.list`

async function readLists(place: ObjectStore, passphrase: string | null): Promise<Found> {
  const listed = (await place.list(PREFIX)).map(({ key }) => key).filter((key) => NAME.test(key))
  const found: Found = {
    erasures: { keys: [], erasures: [] },
    names: [],
    unopened: [],
    trouble: null,
  }
  for (const name of listed) {
    const source = await place.get(name)
    // Another server has just put a newer one.
    if (source === null) continue
    const bytes = await buffer(source).catch((error: unknown) => {
      throw new StorageFailure('no_answer', 'it was interrupted', error)
    })
    try {
      const { keys, erasures } = await readErasureFile(bytes, passphrase)
      found.erasures.keys.push(...keys)
      found.erasures.erasures.push(...erasures)
      found.names.push(name)
    } catch (error) {
      const isLocked = error instanceof LockedBackup
      if (!isLocked && !(error instanceof BadBackup)) throw error
      found.unopened.push(name)
      found.trouble ??= isLocked ? 'locked' : 'damaged'
    }
  }
  return found
}

/** The house is not kept from going on by storage that is silent. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new AbortController()
  const wait = sleep(READ_WAIT_MS, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new StorageFailure('no_answer', 'it is silent')
  })
  try {
    return await Promise.race([work, wait])
  } finally {
    late.abort()
  }
}

/** Those of `some` that `others` do not have, or have with an earlier moment. */
function added(others: Erasures, some: Erasures): Erasures {
  const at = new Map(others.erasures.map((row) => [`${row.key_id} ${row.hash}`, row.at]))
  const keys = new Set(others.keys.map(({ id }) => id))
  return {
    keys: some.keys.filter(({ id }) => !keys.has(id)),
    erasures: some.erasures.filter((row) => (at.get(`${row.key_id} ${row.hash}`) ?? '') < row.at),
  }
}

/** Whom an older store does not know to be erased is erased in it again. */
async function takeIn(store: Store, elsewhere: Erasures): Promise<void> {
  if (elsewhere.erasures.length === 0) return
  const { erasures } = added(await readErasures(store.db), elsewhere)
  if (erasures.length === 0) return
  await store.transaction(async (tx) => {
    // Beside no other erasure.
    await tx.next('customers-kept')
    await eraseAgainWith(tx, store.seal, elsewhere)
  })
}

/** Adds what was read elsewhere to the store's own and erases all of them again. */
async function eraseAgainWith(tx: Tx, seal: Seal, elsewhere: Erasures): Promise<void> {
  await writeErasures(tx.db, seal, elsewhere)
  await eraseAgain(tx, seal)
}

/** In the transaction that puts a back-up back; places that did not answer are read once they do. */
export async function eraseAfterRestore(
  tx: Tx,
  seal: Seal,
  { erasures, unread }: ErasuresElsewhere,
): Promise<void> {
  await eraseAgainWith(tx, seal, erasures)
  await tx.db.deleteFrom('erasure_places').execute()
  const failed_at = tx.stamp.at
  const rows = unread.map(({ place, why }) => ({
    place: place.kind,
    name: null,
    mark: null,
    failure: why,
    failed_at,
  }))
  if (rows.length > 0) await tx.db.insertInto('erasure_places').values(rows).execute()
}

/** What is known of a place. A failure leaves standing what lies there. */
async function note(
  store: Store,
  { kind }: ObjectStore,
  now: {
    name?: string | null | undefined
    mark?: string | null
    failure: ErasureTrouble | null
    clock: () => Date
  },
): Promise<void> {
  const { name, mark, failure, clock } = now
  const failed_at = failure === null ? null : clock().toISOString()
  const facts = { failure, failed_at, ...(mark !== undefined && { name: name ?? null, mark }) }
  await store.transaction((tx) =>
    tx.db
      .insertInto('erasure_places')
      .values({ place: kind, name: null, mark: null, ...facts })
      .onConflict((conflict) => conflict.column('place').doUpdateSet(facts))
      .execute(),
  )
}
