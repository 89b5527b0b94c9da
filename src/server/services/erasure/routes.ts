import {
  erasedPerson,
  erasePerson as eraseBody,
  exportedPerson,
  exportPerson as exportBody,
  type ErasedPerson,
} from '#contract/erasure.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { Context } from '../../pipeline/context.ts'
import { refuse, task, type Endpoint } from '../../pipeline/endpoint.ts'
import { syncCustomers } from '../customers/index.ts'
import { checkOwnPassword, writeAudit } from '../people/index.ts'
import { askForData } from './ask-for-data.ts'
import { services } from '../index.ts'
import type { PersonalTable } from './columns.ts'
import { erase } from './erase.ts'
import { rowsIn, reviewsNamed, type AnyRow, type PersonalData } from './gather.ts'
import { hindersOf } from './hinders.ts'
import { personOf } from './person.ts'
import { logErasure } from './erasure-log.ts'

/** How long an answer waits for the storage of back-ups, ms. */
const LISTS_WAIT_MS = 5_000

/** Of the store itself, and nothing of the person. */
const INTERNAL_COLUMNS = new Set(['version', 'operation_id', 'claim', 'dedupe', 'on_devices'])

const withoutInternal = (rows: readonly Record<string, unknown>[]) =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !INTERNAL_COLUMNS.has(name))),
  )

const idsIn = ({ rows }: PersonalData, table: PersonalTable) =>
  (rows.get(table) ?? []).map(({ id }) => id)

/** What their orders are made of, where it stands in a table of its own. */
async function partsOfRows(
  db: Kysely<Database>,
  data: PersonalData,
): Promise<Record<string, AnyRow[]>> {
  const parts: Record<string, AnyRow[]> = {}
  for (const { serializers, itemsIn } of Object.values(services)) {
    if (itemsIn === undefined) continue
    const ids = idsIn(data, serializers.service.table as PersonalTable)
    parts[itemsIn.table] = await rowsIn(db, itemsIn.table, itemsIn.column, ids)
  }
  return parts
}

/** What cancelling cost them, and what went back. */
async function cancelled(db: Kysely<Database>, data: PersonalData): Promise<AnyRow[]> {
  const ids = [...data.rows.values()].flat().map(({ id }) => id)
  return await rowsIn(db, 'cancellations', 'subject_id', ids)
}

/** POST /api/customers/{id}/export */
const exportPerson = task({
  name: 'exportPerson',
  body: exportBody,
  answer: exportedPerson,
  async run(call, { store }) {
    const id = call.params.id ?? ''
    await syncCustomers(store)
    const rows = await store.transaction(async (tx) => {
      const data = await personOf(tx.db, id)
      await writeAudit(tx, call, 'exportPerson', {
        resource: 'customers',
        rowId: id,
        changed: { exported: [null, call.now.toISOString()] },
      })
      return {
        ...Object.fromEntries(data.rows),
        ...(await partsOfRows(tx.db, data)),
        folio_items: await rowsIn(
          tx.db,
          'folio_items',
          'booking_id',
          idsIn(data, 'hotel_bookings'),
        ),
        stay_events: await rowsIn(
          tx.db,
          'stay_events',
          'booking_id',
          idsIn(data, 'hotel_bookings'),
        ),
        cancellations: await cancelled(tx.db, data),
        cart_lines: data.cartLines,
        receipts: data.receipts,
        notices: data.notices,
      }
    })
    const exported = Object.entries(rows).map(
      ([table, its]) => [table, withoutInternal(its)] as const,
    )
    return {
      status: 200,
      body: { data: { made_at: call.now.toISOString(), rows: Object.fromEntries(exported) } },
    }
  },
})

/** POST /api/customers/{id}/erase: all in one transaction, or nothing. */
const erasePerson = task({
  name: 'erasePerson',
  body: eraseBody,
  answer: erasedPerson,
  async run(call, context) {
    await checkOwnPassword(call, context, call.body.password, 'password')
    const { store } = context
    const id = call.params.id ?? ''
    // So that nobody's booking is without its customer.
    await syncCustomers(store)
    const result = await store.transaction(async (tx) => {
      tx.stampWith({ ...tx.stamp, at: call.now.toISOString() })
      // One erasure at a time, and none beside a look at who booked.
      await tx.next('customers-kept')
      const data = await personOf(tx.db, id)
      const hinders = await hindersOf(tx, data, call.now)
      if (hinders.length > 0) {
        refuse('erasure_hindered', { current: { hinders } })
      }
      const others = await othersNamed(tx.db, data)
      await logErasure(tx, store.seal, data)
      const erased = await erase(tx, data)
      await writeAudit(tx, call, 'erasePerson', {
        resource: 'customers',
        rowId: id,
        changed: { erased: [null, call.now.toISOString()] },
      })
      return { erased, stays: staysOf(data, others) }
    })
    const list = await bringLists(context)
    return { status: 200, body: { data: { ...result, list }, message: 'Erased.' } }
  },
})

/** The erasure holds already: slow storage only makes the answer say that it is not there yet. */
async function bringLists(context: Context): Promise<ErasedPerson['data']['list']> {
  const { places, erasures } = context.backups
  if (places.length === 0) return 'here_only'
  const failed = (err: unknown) => context.log.error({ err }, 'a list of erasures failed')
  const brought = erasures.sync(true).catch(failed)
  await Promise.race([brought, context.pause(LISTS_WAIT_MS).catch(() => {})])
  const standing = [...(await erasures.standing()).values()]
  return standing.every(({ isThere }) => isThere) ? 'beside_back_ups' : 'not_yet'
}

async function othersNamed(db: Kysely<Database>, data: PersonalData): Promise<AnyRow[]> {
  const theirs = new Set((data.rows.get('reviews') ?? []).map(({ id }) => id))
  const named = await reviewsNamed(db, data.rows)
  return named.filter((row) => row.deleted_at === null && !theirs.has(row.id))
}

function staysOf(data: PersonalData, others: readonly AnyRow[]): ErasedPerson['data']['stays'] {
  const gone = new Set(['customers', 'tickets', 'consents', 'reviews', 'parked'])
  const figures = [...data.rows].filter(([table]) => !gone.has(table)).flatMap(([, rows]) => rows)
  const all = [
    { what: 'figures', count: figures.length },
    { what: 'receipts', count: data.receipts.length },
    { what: 'trail', count: 1 },
    { what: 'reviews', count: others.length },
  ] as const
  return all.filter(({ count }) => count > 0)
}

export const endpoints: Endpoint[] = [exportPerson, erasePerson, askForData]
