import { sql, type Transaction } from 'kysely'
import type { StayEventParams } from '#contract/stay-events.ts'
import { addDays } from '#domain/days.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { eventsOf, type AuditedChange } from '../../stay-events/events-of.ts'
import { DAYS_ON_DEVICES } from '../../stay-events/keep-on-devices.ts'
import { letterOf, letterSubject, staysOfLetter } from '../../stay-events/letters.ts'
import type { Migration } from '../migrate.ts'
import type { Database, NoticesTable, StayEventsTable } from '../schema.ts'
import { batches } from '../batches.ts'
import { kept, tables } from './table.ts'

/** What was done about each stay, as far as the audit tells it of the time before. */
export const stayEvents: Migration = {
  name: '0038-stay-events',
  async up(db, kind) {
    await createTables(db, kind)
    const audited = sinceCharged(await fromAudit(db)).map(filled)
    const events = [...audited, ...(await fromNotices(db))]
    const gone = await longOver(db, events)
    const rows = events.map((event) => ({
      ...event,
      on_devices: gone.has(event.booking_id) ? (0 as const) : (1 as const),
    }))
    for (const some of batches(rows)) await db.insertInto('stay_events').values(some).execute()
  },
}

const createTables = tables(
  {
    stay_events: {
      columns: {
        ...kept,
        booking_id: 'text',
        kind: 'text',
        at: 'text',
        by: 'text?',
        params: 'text',
        notice_id: 'text?',
        on_devices: 'flag',
      },
    },
  },
  [
    { on: 'stay_events', columns: ['booking_id'] },
    { on: 'stay_events', columns: ['notice_id'] },
    { on: 'stay_events', columns: ['on_devices'] },
  ],
)

type Filled = Omit<StayEventsTable, 'on_devices'>

interface Told {
  booking_id: string
  kind: string
  at: string
  /** When the server heard of it. */
  heard: string
  by: string | null
  params: StayEventParams
  notice_id?: string
}

function filled({ booking_id, kind, at, heard, by, params, notice_id }: Told): Filled {
  return {
    id: uuidv7(Date.parse(heard)),
    version: 1,
    created_at: heard,
    changed_at: params.letter?.since ?? heard,
    deleted_at: null,
    operation_id: null,
    booking_id,
    kind,
    at,
    by,
    params: JSON.stringify(params),
    notice_id: notice_id ?? null,
  }
}

/** Guests are known by their devices; keys and jobs by neither. */
function nameOf(row: {
  actor: string
  actor_name: string | null
  on_behalf_of_name: string | null
}): string | null {
  const { actor, actor_name: name, on_behalf_of_name: colleague } = row
  if (name === null) return actor.startsWith('device:') ? 'guest' : null
  return colleague === null ? name : `${colleague} / ${name}`
}

/** A page of the audit at a time: it is as long as the house is old. */
const PAGE = 1_000

async function fromAudit(db: Transaction<Database>): Promise<Told[]> {
  const found: Told[] = []
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const row of rows) {
      const change: AuditedChange = {
        resource: row.resource,
        rowId: row.row_id,
        changed: JSON.parse(row.changed) as AuditedChange['changed'],
      }
      for (const { bookingId, kind, params } of await eventsOf(db, row.endpoint, change)) {
        const at = row.device_time ?? row.at
        found.push({ booking_id: bookingId, kind, at, heard: row.at, by: nameOf(row), params })
      }
    }
    last = rows.at(-1)?.id ?? last
    if (rows.length < PAGE) return found
  }
}

/** What was done about an order before it was put on a stay's bill is not that stay's. */
function sinceCharged(told: readonly Told[]): Told[] {
  const charged = new Set<string>()
  const orderOf = ({ booking_id, params }: Told) => `${booking_id} ${params.subject ?? ''}`
  return told
    .toReversed()
    .filter((one) => {
      if (one.params.service === undefined) return true
      const isBefore = charged.has(orderOf(one))
      if (one.kind === 'order_charged') charged.add(orderOf(one))
      return !isBefore || one.kind === 'order_charged' || one.kind === 'order_taken_off'
    })
    .toReversed()
}

/** The text of an old error may name an address: what it was is said no closer than this. */
function troubleOf({ state }: Pick<NoticesTable, 'state'>) {
  if (state === 'kept') return 'no_mail_server'
  if (state === 'failed') return 'gave_up'
  return state === 'dropped' ? 'nobody' : null
}

async function fromNotices(db: Transaction<Database>): Promise<Filled[]> {
  const letters = await db
    .selectFrom('notices')
    // Not the letters themselves: there may be years of them.
    .select(['id', 'kind', 'state', 'to_email', 'to_phone', 'mailed_at', 'texted_at', 'made_at'])
    .select(['sent_at', 'subject_kind', 'subject_ids'])
    .where('kind', 'in', [
      'booking_confirmed',
      'booking_held',
      'booking_cancelled',
      'service_confirmed',
      'cart_booked',
      'receipt',
    ])
    .orderBy('id')
    .execute()
  const found: Filled[] = []
  for (const row of letters) {
    const ids = JSON.parse(row.subject_ids) as string[]
    for (const stay of await staysOfLetter(db, { subject_kind: row.subject_kind, ids })) {
      const since = row.sent_at ?? row.made_at
      const told = { booking_id: stay.id, kind: 'letter', at: row.made_at, heard: row.made_at }
      const letter = letterOf(row, stay, troubleOf(row), since)
      const params = { letter, ...letterSubject({ subject_kind: row.subject_kind, ids }) }
      found.push(filled({ ...told, by: null, params, notice_id: row.id }))
    }
  }
  return found
}

/** Stays whose history devices need not have (stay-events/keep-on-devices.ts). */
async function longOver(
  db: Transaction<Database>,
  events: readonly Filled[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ now: string | null }>`
    select max(at) as now from audit`.execute(db)
  // The house's own clock: of a store that was moved, or of a test, today may be another day.
  const now = Date.parse(rows[0]?.now ?? '') || Date.now()
  const since = new Date(now - DAYS_ON_DEVICES * 86_400_000).toISOString()
  const lately = new Set(
    events.flatMap(({ booking_id, changed_at }) => (changed_at >= since ? [booking_id] : [])),
  )
  const over = await db
    .selectFrom('hotel_bookings')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('check_out', '<', addDays(new Date(now).toISOString().slice(0, 10), -DAYS_ON_DEVICES)),
        eb('status', '=', 'cancelled'),
      ]),
    )
    .execute()
  return new Set(over.flatMap(({ id }) => (lately.has(id) ? [] : [id])))
}
