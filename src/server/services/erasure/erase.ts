import { PostgresAdapter, sql } from 'kysely'
import type { SyncedTable } from '../../db/schema.ts'
import { indexTables } from '../../db/search/searchable.ts'
import { searchableTables, type SearchableTable } from '../../db/search/searchable.ts'
import type { Tx } from '../../db/store.ts'
import { createdId } from '../../pipeline/housekeeping.ts'
import { ERASED_LETTER } from '../../notices/prune.ts'
import { updateLetter } from '../../stay-events/letters.ts'
import { kindOf, personalTables, type Personal, type PersonalTable } from './columns.ts'
import { services } from '../index.ts'
import { ERASED_NAME } from '#domain/people.ts'
import { rowsIn, type AnyRow, type PersonalData } from './gather.ts'

/** How many rows of each table were erased. */
export type Erased = Partial<Record<PersonalTable | 'notices', number>>

/** Takes a person out of all that was gathered of them. Belongs in a transaction. */
export async function erase(tx: Tx, data: PersonalData): Promise<Erased> {
  const count: Erased = {}
  // Before the rows: what repeats and retells them is found by what they say.
  await eraseTrail(tx, data)
  for (const [table, rows] of data.rows) {
    for (const row of rows) await blankRow(tx, table, row)
    if (rows.length > 0) count[table] = rows.length
  }
  await forgetLabels(tx)
  await eraseMentions(tx, data)
  for (const { id } of data.rows.get('reviews') ?? []) {
    if (await tx.lock('desk_reviews', id)) await tx.remove('desk_reviews', id)
  }
  for (const { cart_id, position, refusal } of data.cartLines) {
    if (refusal === null) continue
    const { code } = JSON.parse(String(refusal)) as { code: string }
    await tx.db
      .updateTable('cart_lines')
      .set({ refusal: JSON.stringify({ code, message: '' }) })
      .where('cart_id', '=', String(cart_id))
      .where('position', '=', Number(position))
      .execute()
  }
  for (const row of data.notices) {
    const state = row.state === 'queued' ? 'dropped' : String(row.state)
    const dropped = await tx.db
      .updateTable('notices')
      .set({
        to_email: null,
        to_phone: null,
        state: state as 'dropped',
        next_try_at: null,
        last_error: state === 'kept' ? ERASED_LETTER : null,
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirst()
    if (row.state === 'queued' && dropped !== undefined) await updateLetter(tx, dropped, 'erased')
  }
  if (data.notices.length > 0) count.notices = data.notices.length
  const customers = (data.rows.get('customers') ?? []).map(({ id }) => id)
  if (customers.length > 0) {
    await tx.db.deleteFrom('customer_keys').where('customer_id', 'in', customers).execute()
  }
  return count
}

/** Blanks the personal columns of a row, or deletes it; devices sync that. */
async function blankRow(tx: Tx, table: PersonalTable, row: AnyRow): Promise<void> {
  const { blank: said, gone }: Personal = personalTables[table]
  const patch = Object.fromEntries(
    Object.entries(said).filter(([column, value]) => row[column] !== null && row[column] !== value),
  )
  if (row.deleted_at !== null) {
    // Devices have its tombstone already, but its texts are still stored.
    if (Object.keys(patch).length > 0) await overwrite(tx, table, row.id, patch)
    return
  }
  if (Object.keys(patch).length > 0) await tx.update(table as 'customers', row.id, patch)
  if (gone === true) await tx.remove(table as SyncedTable, row.id)
}

async function overwrite(tx: Tx, table: string, id: string, patch: object): Promise<void> {
  const set = Object.entries(patch).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(set)} where id = ${id}`.execute(tx.db)
}

/** SQLite's search index keeps deleted words until it is optimized. */
export async function forgetLabels(tx: Tx): Promise<void> {
  if (tx.db.getExecutor().adapter instanceof PostgresAdapter) return
  for (const table of Object.keys(searchableTables) as SearchableTable[]) {
    const { words } = indexTables(table)
    await sql`insert into ${words} (${sql.ref(`${table}_words`)}) values ('optimize')`.execute(
      tx.db,
    )
  }
}

/** Tables whose rows say on whose room they were charged. */
const tablesNamingGuests = Object.values(services)
  .filter(({ erasedColumns }) => 'room_guest_name' in erasedColumns)
  .map(({ serializers }) => serializers.service.table)

/** Any of them, for the types. */
type NamingGuest = 'custom_orders'

/** Others' orders that were charged to this guest's room name them; devices known by their bookings. */
async function eraseMentions(tx: Tx, data: PersonalData): Promise<void> {
  const rooms = (data.rows.get('hotel_bookings') ?? []).map(({ id }) => id)
  for (const table of tablesNamingGuests) {
    for (const row of await rowsIn(tx.db, table, 'room_booking_id', rooms)) {
      if (row.room_guest_name === null || row.room_guest_name === ERASED_NAME) continue
      if (row.deleted_at === null)
        await tx.update(table as NamingGuest, row.id, { room_guest_name: ERASED_NAME })
      else await overwrite(tx, table, row.id, { room_guest_name: ERASED_NAME })
    }
  }
  const subjects = [...data.rows].flatMap(([table, rows]) =>
    rows.map(({ id }) => `${kindOf[table]}:${id}`),
  )
  for (const { subject } of await rowsIn(tx.db, 'device_tokens', 'subject', subjects)) {
    await tx.db.deleteFrom('device_tokens').where('subject', '=', String(subject)).execute()
  }
  for (const { feed_id, uid } of await rowsIn(tx.db, 'calendar_events', 'booking_id', rooms)) {
    await tx.db
      .deleteFrom('calendar_events')
      .where('feed_id', '=', String(feed_id))
      .where('uid', '=', String(uid))
      .execute()
  }
}

/** Fields of the trail that are states, days and figures, and never anybody's words. */
const NOT_PERSONAL =
  /(^|_)(status|state|id|at|cents|qty|number|check_in|check_out|date|time|flag|role|erased)$/

/** The audit, and stored answers. */
async function eraseTrail(tx: Tx, data: PersonalData): Promise<void> {
  const all = [...data.rows.values()].flat()
  const trail = await rowsIn(
    tx.db,
    'audit',
    'row_id',
    [...all, ...data.receipts].map(({ id }) => id),
  )
  for (const { id, changed, on_behalf_reason } of trail) {
    const said = JSON.parse(String(changed)) as Record<string, unknown[]>
    const plain = Object.fromEntries(
      Object.entries(said).map(([field, values]) => [
        field,
        NOT_PERSONAL.test(field)
          ? values
          : values.map((value) => (isLabels(value) ? 'erased' : value)),
      ]),
    )
    await tx.db
      .updateTable('audit')
      .set({
        changed: JSON.stringify(plain),
        on_behalf_reason: on_behalf_reason === null ? null : '',
      })
      .where('id', '=', id)
      .execute()
  }
  const operations = [...all, ...trail].flatMap(({ operation_id }) =>
    operation_id == null ? [] : [String(operation_id)],
  )
  const answers = [
    ...(await rowsIn(tx.db, 'operations', 'operation_id', operations)),
    ...(await answersWith(tx, contactTexts(data))),
  ]
  for (const { key, answer } of answers) {
    if (typeof answer !== 'string' || !answer.startsWith('{')) continue
    await tx.db
      .updateTable('operations')
      .set({ answer: createdId(answer) })
      .where('key', '=', String(key))
      .execute()
  }
}

const isLabels = (value: unknown) =>
  typeof value === 'string' || (typeof value === 'object' && value !== null)

/** Their phones and e-mails, in every writing that they used. */
function contactTexts({ rows, contacts }: PersonalData): string[] {
  const written = [...rows].flatMap(([table, its]) => {
    const { phone, email }: Personal = personalTables[table]
    return its.flatMap((row) => [phone && row[phone], email && row[email]])
  })
  const known = [...contacts].map((key) => key.slice(key.indexOf(':') + 1))
  return [...new Set([...written.map((text) => String(text ?? '').trim()), ...known])].filter(
    (text) => text.length > 5,
  )
}

async function answersWith(tx: Tx, texts: readonly string[]): Promise<AnyRow[]> {
  const found: AnyRow[] = []
  for (const text of texts) {
    const inJson = JSON.stringify(text).slice(1, -1).toLowerCase()
    const like = `%${inJson.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    const { rows } = await sql<AnyRow>`select key, answer from operations
      where answer like '{%' and lower(answer) like ${like} escape '\\'`.execute(tx.db)
    found.push(...rows)
  }
  return found
}
