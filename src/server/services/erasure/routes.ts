import {
  erasedPerson,
  erasePerson as eraseBody,
  exportedPerson,
  exportPerson as exportBody,
  type ErasedPerson,
} from '#contract/erasure.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { refuse, task, type Endpoint } from '../../pipeline/endpoint.ts'
import { syncCustomers } from '../customers/index.ts'
import { checkOwnPassword, writeAudit } from '../people/index.ts'
import { askForData } from './ask-for-data.ts'
import { services } from '../index.ts'
import type { PersonalTable } from './columns.ts'
import { erase } from './erase.ts'
import { rowsIn, reviewsNamed, type AnyRow, type Cached } from './gather.ts'
import { hindersOf } from './hinders.ts'
import { personOf } from './person.ts'
import { remember } from './remember.ts'

/** Of the store itself, and nothing of the person. */
const INNER = new Set(['version', 'operation_id', 'claim', 'dedupe'])

const outer = (rows: readonly Record<string, unknown>[]) =>
  rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => !INNER.has(name))))

const idsIn = ({ rows }: Cached, table: PersonalTable) =>
  (rows.get(table) ?? []).map(({ id }) => id)

/** What their orders are made of, where it stands in a table of its own. */
async function partsOfRows(db: Kysely<Database>, kept: Cached): Promise<Record<string, AnyRow[]>> {
  const parts: Record<string, AnyRow[]> = {}
  for (const { forms, partsIn } of Object.values(services)) {
    if (partsIn === undefined) continue
    const ids = idsIn(kept, forms.service.table as PersonalTable)
    parts[partsIn.table] = await rowsIn(db, partsIn.table, partsIn.column, ids)
  }
  return parts
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
      const kept = await personOf(tx.db, id)
      await writeAudit(tx, call, 'exportPerson', {
        resource: 'customers',
        rowId: id,
        changed: { exported: [null, call.now.toISOString()] },
      })
      return {
        ...Object.fromEntries(kept.rows),
        ...(await partsOfRows(tx.db, kept)),
        folio_items: await rowsIn(
          tx.db,
          'folio_items',
          'booking_id',
          idsIn(kept, 'hotel_bookings'),
        ),
        cart_lines: kept.cartLines,
        receipts: kept.receipts,
        notices: kept.notices,
      }
    })
    const told = Object.entries(rows).map(([table, its]) => [table, outer(its)] as const)
    return {
      status: 200,
      body: { data: { made_at: call.now.toISOString(), rows: Object.fromEntries(told) } },
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
    const data = await store.transaction(async (tx) => {
      tx.stampWith({ ...tx.stamp, at: call.now.toISOString() })
      // One erasure at a time, and none beside a look at who booked.
      await tx.next('customers-kept')
      const kept = await personOf(tx.db, id)
      const hinders = await hindersOf(tx, kept, call.now)
      if (hinders.length > 0) {
        refuse('erasure_hindered', { current: { hinders } })
      }
      const others = await othersNamed(tx.db, kept)
      await remember(tx, store.seal, kept)
      const erased = await erase(tx, kept)
      await writeAudit(tx, call, 'erasePerson', {
        resource: 'customers',
        rowId: id,
        changed: { erased: [null, call.now.toISOString()] },
      })
      return { erased, stays: staysOf(kept, others) }
    })
    return { status: 200, body: { data, message: 'Erased.' } }
  },
})

async function othersNamed(db: Kysely<Database>, kept: Cached): Promise<AnyRow[]> {
  const theirs = new Set((kept.rows.get('reviews') ?? []).map(({ id }) => id))
  const named = await reviewsNamed(db, kept.rows)
  return named.filter((row) => row.deleted_at === null && !theirs.has(row.id))
}

function staysOf(kept: Cached, others: readonly AnyRow[]): ErasedPerson['data']['stays'] {
  const gone = new Set(['customers', 'tickets', 'consents', 'reviews', 'parked'])
  const figures = [...kept.rows].filter(([table]) => !gone.has(table)).flatMap(([, rows]) => rows)
  const all = [
    { what: 'figures', count: figures.length },
    { what: 'receipts', count: kept.receipts.length },
    { what: 'trail', count: 1 },
    { what: 'reviews', count: others.length },
  ] as const
  return all.filter(({ count }) => count > 0)
}

export const endpoints: Endpoint[] = [exportPerson, erasePerson, askForData]
