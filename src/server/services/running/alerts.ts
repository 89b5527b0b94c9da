import type { Kysely } from 'kysely'
import {
  alertedParts,
  ALERT_AGAIN_MS,
  ALERT_OVER_MS,
  runningLevels,
  type RunningFacts,
  type RunningPart,
} from '#domain/running.ts'
import type { AlertsTable, Database } from '../../db/schema.ts'
import type { Store, Tx } from '../../db/store.ts'
import { queueNotice } from '../../notices/queue.ts'

type Telling = 'running_alert' | 'running_alert_over'

/** What one part's alert becomes, and what is told of it; null: it stays as it is. */
interface Change {
  part: RunningPart
  was: AlertsTable | null
  is: AlertsTable
  tell: Telling | null
}

/** Ahead by as much it is of a clock that was ahead, and says nothing of what has been since. */
const isOlder = (moment: string, ms: number, now: Date) =>
  Math.abs(now.getTime() - Date.parse(moment)) >= ms

/**
 * An episode begins when a part needs somebody, and is over when no server saw it for half an hour.
 * Admins are told of it once a day while it lasts, however often it comes and goes, and of its end where
 * they were told of it.
 */
export function changeOf(
  part: RunningPart,
  isAlert: boolean,
  was: AlertsTable | null,
  now: Date,
): Change | null {
  const at = now.toISOString()
  if (!isAlert) {
    if (was === null || was.over_at !== null || !isOlder(was.seen_at, ALERT_OVER_MS, now))
      return null
    const told = was.told_at !== null && was.told_at >= was.began_at
    return { part, was, is: { ...was, over_at: at }, tell: told ? 'running_alert_over' : null }
  }
  const told_at = was?.told_at ?? null
  const isDue = told_at === null || isOlder(told_at, ALERT_AGAIN_MS, now)
  const began_at = was === null || was.over_at !== null ? at : was.began_at
  return {
    part,
    was,
    is: { part, began_at, seen_at: at, told_at: isDue ? at : told_at, over_at: null },
    tell: isDue ? 'running_alert' : null,
  }
}

/** Of several servers that see it at once, one writes it down and tells. */
async function write(tx: Tx, { part, was, is }: Change): Promise<boolean> {
  if (was === null) {
    const made = await tx.db
      .insertInto('alerts')
      .values(is)
      .onConflict((conflict) => conflict.column('part').doNothing())
      .returning('part')
      .executeTakeFirst()
    return made !== undefined
  }
  const changed = await tx.db
    .updateTable('alerts')
    .set(is)
    .where('part', '=', part)
    .where('seen_at', '=', was.seen_at)
    .where('told_at', was.told_at === null ? 'is' : '=', was.told_at)
    .where('over_at', was.over_at === null ? 'is' : '=', was.over_at)
    .returning('part')
    .executeTakeFirst()
  return changed !== undefined
}

async function adminsOf(db: Kysely<Database>) {
  return await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .where('disabled', '=', 0)
    .where('deleted_at', 'is', null)
    .execute()
}

async function tellAdmins(tx: Tx, kind: Telling, part: RunningPart, at: string): Promise<void> {
  for (const { id, email } of await adminsOf(tx.db)) {
    await queueNotice(tx, {
      kind,
      dedupe: `${kind}:${part}:${at}:${id}`,
      subject_kind: 'alerts',
      subject_ids: [part],
      to_email: email,
      to_phone: null,
    })
  }
}

/** Writes down what needs somebody, and queues the letters about it. */
export async function updateAlerts(store: Store, facts: RunningFacts, now: Date): Promise<void> {
  const levels = runningLevels(facts, now)
  const rows = await store.db.selectFrom('alerts').selectAll().execute()
  for (const part of alertedParts) {
    const was = rows.find((row) => row.part === part) ?? null
    const change = changeOf(part, levels[part] === 'alert', was, now)
    if (change === null) continue
    await store.transaction(async (tx) => {
      if (!(await write(tx, change)) || change.tell === null) return
      tx.stampWith({ at: now.toISOString(), operationId: null })
      await tellAdmins(tx, change.tell, part, now.toISOString())
    })
  }
}
