import type { Kysely } from 'kysely'
import { isBackupOverdue } from '#domain/backup-schedule.ts'
import type { Database } from '../../../db/schema.ts'
import type { Store } from '../../../db/store.ts'
import { queueNotice } from '../../../notices/queue.ts'
import type { ObjectStore } from '../../../storage/object-store.ts'

const WEEK = 7 * 86_400_000

/** A place that has gone without a good back-up for two days. */
export interface OverduePlace {
  place: ObjectStore['kind']
  /** The newest that is not from the future; null: it never had one. */
  lastAt: string | null
}

/** The places of these that have gone without a good one for too long. */
export async function overduePlaces(
  db: Kysely<Database>,
  kinds: readonly ObjectStore['kind'][],
  now: Date,
): Promise<OverduePlace[]> {
  const house = await db.selectFrom('house').select('created_at').executeTakeFirst()
  if (house === undefined || kinds.length === 0) return []
  const copies = await db.selectFrom('backup_copies').select(['place', 'made_at']).execute()
  return kinds.flatMap((place) => {
    const good = copies.filter((copy) => copy.place === place).map(({ made_at }) => made_at)
    if (!isBackupOverdue(now, good, house.created_at)) return []
    const past = good.filter((at) => at <= now.toISOString()).toSorted()
    return [{ place, lastAt: past.at(-1) ?? null }]
  })
}

/** A letter to the house when a place has had none for two days, and then each week. */
export async function remindOverdue(
  store: Store,
  places: readonly ObjectStore[],
  now: Date,
): Promise<void> {
  const kinds = places.map(({ kind }) => kind)
  for (const { place, lastAt } of await overduePlaces(store.db, kinds, now)) {
    const week = Math.floor(now.getTime() / WEEK)
    await store.transaction((tx) =>
      queueNotice(tx, {
        kind: 'backup_overdue',
        dedupe: `backup_overdue:${place}:${lastAt ?? 'never'}:${week}`,
        subject_kind: 'house',
        subject_ids: [place],
        to_email: null,
        to_phone: null,
      }),
    )
  }
}
