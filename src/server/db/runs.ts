import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { readMeta, setMeta } from './meta-values.ts'
import type { Database } from './schema.ts'

/**
 * A run is the time between two starts of the store. Each cursor has its run and an HMAC of this
 * store. An unknown run, or a position after the run's end, means that the store has lost what the
 * device has seen (an image was restored in place). Only a signed cursor proves that; a made-up one
 * does not.
 */
const RUN_NAME = 'run'
const KEY_NAME = 'cursor-key'
const endOfRun = (run: string) => `run:${run}`

/** The run and key that a cursor is signed with. */
export interface CursorMark {
  run: string
  key: string
}

/** The subqueries of `currentPosition` for it. */
export const markColumns = {
  run: sql<string>`(select value from meta where name = ${RUN_NAME})`.as('run'),
  key: sql<string>`(select value from meta where name = ${KEY_NAME})`.as('key'),
}

/** Starts a run at `position`, where the previous one ends. */
export async function beginRun(db: Kysely<Database>, position: number): Promise<void> {
  const last = await readMeta(db, RUN_NAME)
  if (last !== undefined) await setMeta(db, endOfRun(last), String(position))
  await newRun(db)
}

async function newRun(db: Kysely<Database>): Promise<void> {
  await setMeta(db, RUN_NAME, randomBytes(6).toString('base64url'))
  await db
    .insertInto('meta')
    .values({ name: KEY_NAME, value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** Deletes all runs: cursors of another epoch are useless. */
export async function deleteRuns(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('meta').where('name', 'like', 'run:%').execute()
  await newRun(db)
}

/** `run~mark` for a cursor at this position. */
export function writeMark({ run, key }: CursorMark, epoch: string, position: number): string {
  return `${run}~${markOf(key, run, epoch, position)}`
}

function markOf(key: string, run: string, epoch: string, position: number): string {
  const mark = createHmac('sha256', key).update(`${epoch} ${position} ${run}`).digest('base64url')
  return mark.slice(0, 12)
}

/**
 * Whether this store signed a cursor of this epoch that it cannot have given: its history is lost.
 */
export async function isFromLostHistory(
  db: Kysely<Database>,
  { run: current, key }: CursorMark,
  cursor: string | null,
  epoch: string,
  horizon: number,
): Promise<boolean> {
  const [itsEpoch, coverage = '', text = ''] = (cursor ?? '').split('.')
  const [, run = '', mark = ''] = coverage.split('~')
  if (itsEpoch !== epoch || run === '' || !/^\d{1,16}$/.test(text)) return false
  const position = Number(text)
  const own = Buffer.from(markOf(key, run, epoch, position))
  const given = Buffer.from(mark)
  if (own.length !== given.length || !timingSafeEqual(own, given)) return false
  if (run === current) return position > horizon
  const end = await readMeta(db, endOfRun(run))
  return end === undefined || position > Number(end)
}
