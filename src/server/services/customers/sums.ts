import { sql } from 'kysely'
import { payableServiceKinds, tableOf } from '#contract/services/index.ts'
import type { CustomersTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { netCents } from '../reports/index.ts'

/** What a customer's figures count: what was booked and has a price. */
export const countedKinds = ['room', ...payableServiceKinds] as const
export type CountedKind = (typeof countedKinds)[number]

interface Sums {
  bookings: number
  lastSeen: string | null
  cents: number
}

async function sumsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Sums>> {
  const sums = new Map<string, Sums>(
    ids.map((id) => [id, { bookings: 0, lastSeen: null, cents: 0 }]),
  )
  for (const kind of countedKinds) {
    const rows = await tx.db
      .selectFrom('customer_links')
      .innerJoin(`${tableOf[kind] as 'hotel_bookings'} as row`, (join) =>
        join.onRef('row.id', '=', 'customer_links.subject_id'),
      )
      .select('customer_links.customer_id')
      .select((eb) => eb.fn.max<string>('row.created_at').as('last'))
      .select(
        sql<number>`sum(case when ${sql.ref('row.status')} = 'cancelled' then 0 else 1 end)`.as(
          'count',
        ),
      )
      .where('customer_links.subject_kind', '=', kind)
      .where('customer_links.customer_id', 'in', ids)
      .where('row.deleted_at', 'is', null)
      .groupBy('customer_links.customer_id')
      .execute()
    for (const { customer_id, last, count } of rows) {
      const its = sums.get(customer_id)
      if (its === undefined) continue
      its.bookings += Number(count)
      if (its.lastSeen === null || last > its.lastSeen) its.lastSeen = last
    }
  }
  const paid = await tx.db
    .selectFrom('customer_links')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.subject_kind', '=', 'customer_links.subject_kind')
        .onRef('payments.subject_id', '=', 'customer_links.subject_id'),
    )
    .select('customer_links.customer_id')
    .select(sql<number>`sum(${netCents})`.as('cents'))
    .where('customer_links.customer_id', 'in', ids)
    .where('payments.deleted_at', 'is', null)
    .groupBy('customer_links.customer_id')
    .execute()
  for (const { customer_id, cents } of paid) {
    const its = sums.get(customer_id)
    if (its !== undefined) its.cents += Number(cents)
  }
  return sums
}

const BATCH_SIZE = 200

type CustomerSums = Pick<CustomersTable, 'bookings_count' | 'spend_cents' | 'last_seen_at'>

/** Works out anew what these customers booked and paid, and when they were last heard of. */
export async function recount(tx: Tx, all: readonly string[]): Promise<void> {
  const sorted = all.toSorted()
  for (let at = 0; at < sorted.length; at += BATCH_SIZE) {
    const ids = sorted.slice(at, at + BATCH_SIZE)
    const rows = await tx.lockAll('customers', ids)
    const sums = await sumsOf(tx, ids)
    /** Many become alike: all bookings of an import are of one moment. */
    const alike = new Map<string, { patch: CustomerSums; theirs: string[] }>()
    for (const row of rows) {
      const its = sums.get(row.id)
      if (its === undefined) continue
      const last =
        its.lastSeen !== null && its.lastSeen > (row.last_seen_at ?? '')
          ? its.lastSeen
          : row.last_seen_at
      const patch: CustomerSums = {
        bookings_count: its.bookings,
        spend_cents: its.cents,
        last_seen_at: last,
      }
      const same = Object.entries(patch).every(
        ([name, value]) => row[name as keyof typeof patch] === value,
      )
      if (same) continue
      const key = JSON.stringify(patch)
      const group = alike.get(key) ?? { patch, theirs: [] }
      group.theirs.push(row.id)
      alike.set(key, group)
    }
    const changes = [...alike.values()].map(({ patch, theirs }) => {
      const [first = ''] = theirs
      return theirs.length === 1
        ? tx.update('customers', first, patch)
        : tx.updateAll('customers', theirs, patch)
    })
    await Promise.all(changes)
  }
}
