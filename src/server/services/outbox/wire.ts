import type { Kysely } from 'kysely'
import { parked, type Parked } from '#contract/outbox.ts'
import { coerceObject, coerceText } from '#lib/coerce.ts'
import type { Database, ParkedTable } from '../../db/schema.ts'
import { activeIn, onWire, type WireRows } from '../../db/wire.ts'
import type { Actor } from '../../pipeline/endpoint.ts'
import { subjectNames } from './subject-names.ts'
import { evaluate } from './evaluate.ts'
import { LEFT_OUT, storedRefusal } from './stored-report.ts'

const USER = 'user:'

/** Those of the staff who reported them, with their roles as they are now; by their actor's name. */
async function reportersOf(
  db: Kysely<Database>,
  rows: readonly ParkedTable[],
): Promise<Map<string, Actor>> {
  const ids = rows.flatMap(({ actor }) =>
    actor.startsWith(USER) ? [actor.slice(USER.length)] : [],
  )
  if (ids.length === 0) return new Map()
  const people = await db
    .selectFrom('users')
    .select(['id', 'name', 'role'])
    .where('id', 'in', [...new Set(ids)])
    .where('disabled', '=', 0)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(
    people.map(({ id, name, role }) => [
      `${USER}${id}`,
      {
        kind: 'staff',
        userId: id,
        name,
        role: role.toLowerCase(),
        scope: 'full',
        deviceId: null,
        tokenHash: '',
      },
    ]),
  )
}

/** Parked rows as the desk sees them, each judged anew, in their order. */
export async function parkedWire(
  db: Kysely<Database>,
  rows: readonly ParkedTable[],
): Promise<Parked[]> {
  const reporters = await reportersOf(db, rows)
  const evaluated = rows.map((row) => {
    const isStaff = row.actor.startsWith(USER)
    const request = coerceObject(JSON.parse(row.request))
    const refusal = coerceObject(JSON.parse(row.refusal))
    const leftOut = LEFT_OUT.find((why) => why === request.left_out)
    const guest: Actor = { kind: 'guest', deviceId: row.device_id }
    const { why, request: readable } = leftOut
      ? { why: leftOut, request: null }
      : evaluate(
          {
            endpoint: row.endpoint,
            params: request.params,
            body: request.body,
            contractVersion: request.contract_version,
            code: coerceText(refusal.code),
          },
          isStaff ? (reporters.get(row.actor) ?? null) : guest,
        )
    return { row, isStaff, why, request: readable, refusal: storedRefusal(refusal, isStaff) }
  })
  const about = await subjectNames(
    db,
    evaluated.map(({ row, request }) => ({ endpoint: row.endpoint, request })),
  )
  return evaluated.map(({ row, isStaff, why, request, refusal }, at) =>
    onWire(parked, row, {
      by: isStaff ? 'staff' : 'guest',
      request,
      executable: why === undefined,
      not_executable: why ?? null,
      about: about[at] ?? null,
      refusal,
      words: { title: '', detail: '' },
    }),
  )
}

/** For the feed of changes: open rows only. Others are removed from the devices. */
export const parkedRows: WireRows = async (db, ids) => {
  const rows = await activeIn(db, 'parked')
    .where('state', '=', 'open')
    .$if(ids !== null, (query) => query.where('id', 'in', ids ?? []))
    .execute()
  return parkedWire(db, rows)
}
