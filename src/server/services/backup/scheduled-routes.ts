import {
  backUpBegun,
  backUpNow as nowBody,
  scheduledBackups,
  type ScheduledBackups as Told,
} from '#contract/backup.ts'
import { nextBackupDue } from '#domain/backup-schedule.ts'
import type { Context } from '../../pipeline/context.ts'
import { read, task } from '../../pipeline/endpoint.ts'
import { settingsOf } from '../../house-settings.ts'
import { writeAudit } from '../people/index.ts'
import { overduePlaces } from './schedule/overdue.ts'

/** GET /api/backups: what is written down; no place is asked. */
const listBackups = read({
  name: 'listBackups',
  answer: scheduledBackups,
  async read(db, { now }, _store, { backups }): Promise<Told> {
    const { places, at } = backups
    if (places.length === 0) return { at: null, running: false, next_at: null, places: [] }
    const { timezone } = await settingsOf(db)
    const turn = await db.selectFrom('backup_turn').selectAll().executeTakeFirst()
    const told = await db.selectFrom('backup_places').selectAll().execute()
    const erasures = await backups.erasures.standing()
    const copies = await db
      .selectFrom('backup_copies')
      .selectAll()
      .orderBy('made_at', 'desc')
      .execute()
    const kinds = places.map(({ kind }) => kind)
    const overdue = await overduePlaces(db, kinds, now)
    const running = (turn?.held_until ?? '') > now.toISOString()
    const next = turn?.next_try_at ?? nextBackupDue(timezone, at, now).toISOString()
    return {
      at,
      running,
      next_at: running ? null : next,
      places: places.map(({ kind, where }) => {
        const { failure = null, failed_at = null } = told.find(({ place }) => place === kind) ?? {}
        return {
          place: kind,
          where,
          copies: copies
            .filter(({ place }) => place === kind)
            .map(({ name, made_at, size, encrypted }) => ({
              name,
              made_at,
              size,
              encrypted: encrypted === 1,
            })),
          failure: failure === null || failed_at === null ? null : { why: failure, at: failed_at },
          overdue: overdue.some(({ place }) => place === kind),
          erasures: erasures.get(kind)?.trouble ?? null,
        }
      }),
    }
  },
})

/** POST /api/backups/now: begun, and looked after by whoever asks for the list. */
const backUpNow = task({
  name: 'backUpNow',
  body: nowBody,
  answer: backUpBegun,
  async run(call, context) {
    const { store, backups } = context
    if (backups.places.length === 0 || (await isRunning(context, call.now))) {
      return { status: 200, body: { begun: false } }
    }
    await store.transaction((tx) =>
      writeAudit(tx, call, 'backUpNow', {
        resource: 'house',
        rowId: 'house',
        changed: { backup: [null, call.now.toISOString()] },
      }),
    )
    backups.runNow().catch((err: unknown) => context.log.error({ err }, 'a back-up failed'))
    return { status: 202, body: { begun: true } }
  },
})

async function isRunning({ store }: Context, now: Date): Promise<boolean> {
  const turn = await store.db.selectFrom('backup_turn').select('held_until').executeTakeFirst()
  return (turn?.held_until ?? '') > now.toISOString()
}

export const endpoints = [listBackups, backUpNow]
