import { chargedIn } from '#domain/money.ts'
import type { Selectable } from 'kysely'
import { serviceOf, type AnyServiceTable } from '#contract/services/index.ts'
import type { Database } from '../../../db/schema.ts'
import type { Currency } from '#lib/currency.ts'
import { baseOf } from '../../../house-settings.ts'
import type { Tx } from '../../../db/store.ts'
import { refuse } from '../../../pipeline/endpoint.ts'
import { serverOf } from '../../service/registry.ts'
import { changeServiceRow, daysOfRows, type RowPatch } from '../../service/server.ts'
import type { Bill, PayableKind } from './payable.ts'

type Kind = Exclude<PayableKind['kind'], 'room'>

/** What the rows of all services that cost something have; theirs are in the base currency. */
type Row = Selectable<Database[AnyServiceTable]>

const billOf = (kind: Kind, row: Row, currency: Currency): Bill => ({
  kind,
  id: row.id,
  cancelled: row.status === 'cancelled',
  payment_status: row.payment_status,
  total_cents: row.total_cents,
  charged_total: chargedIn({ currency, rate: null }, row.total_cents),
  currency,
  rwf_rate: null,
  customer: { name: row.customer_name, email: row.customer_email, phone: row.customer_phone },
})

/**
 * A service whose places are claimed on receipt (decisions.md, "Orders"): paying holds and approves
 * nothing, the row only says whether it is paid.
 */
export function payableService(kind: Kind): PayableKind {
  const { table, noun } = serviceOf(kind)
  async function rowsOf(tx: Tx, ids: readonly string[]): Promise<Row[]> {
    const rows: Row[] = []
    for (const id of ids.toSorted()) {
      const row = await tx.lock(table as AnyServiceTable, id)
      rows.push(row ?? refuse('no_such_entry', { noun }))
    }
    return rows
  }
  async function patch(tx: Tx, id: string, its: Omit<RowPatch, 'changed_by'>): Promise<void> {
    await changeServiceRow(tx, serverOf(kind), id, { ...its, changed_by: tx.stamp.by ?? null })
  }

  return {
    kind,
    noun,
    async lock(tx, ids) {
      const base = await baseOf(tx.db)
      const bills = (await rowsOf(tx, ids)).map((row) => billOf(kind, row, base))
      return { rows: bills, together: bills }
    },
    async begin(tx, ids) {
      for (const { id, payment_status } of await rowsOf(tx, ids)) {
        if (payment_status === 'failed') await patch(tx, id, { payment_status: 'unpaid' })
      }
      return null
    },
    async settlePaid(tx, ids) {
      const rows = await rowsOf(tx, ids)
      for (const { id, status } of rows) {
        const late = status === 'cancelled' ? { flag: 'paid_cancelled' } : {}
        await patch(tx, id, { payment_status: 'paid', ...late })
      }
      return rows.some(({ status }) => status === 'cancelled') ? 'paid_cancelled' : null
    },
    async release(tx, ids) {
      for (const { id, payment_status } of await rowsOf(tx, ids)) {
        if (payment_status === 'unpaid') await patch(tx, id, { payment_status: 'failed' })
      }
    },
    async setStatus(tx, ids, status) {
      for (const row of await rowsOf(tx, ids)) {
        if (row.payment_status !== status) await patch(tx, row.id, { payment_status: status })
      }
    },
    async flag(tx, ids, flag) {
      for (const row of await rowsOf(tx, ids)) {
        if (row.flag === null) await patch(tx, row.id, { flag })
      }
    },
    async unflag(tx, ids, flags) {
      for (const row of await rowsOf(tx, ids)) {
        const over = row.flag !== null && flags.includes(row.flag)
        if (over) await patch(tx, row.id, { flag: null })
      }
    },
    async reflag(tx, id, flagOf) {
      for (const row of await rowsOf(tx, [id])) {
        const flag = flagOf(row.flag)
        if (flag !== row.flag) await patch(tx, id, { flag })
      }
    },
    async describe(db, ids) {
      const rows = await db
        .selectFrom(table as AnyServiceTable)
        .selectAll()
        .where('id', 'in', [...ids])
        .execute()
      const server = serverOf(kind)
      const titles = (await server.titles?.(db, rows)) ?? []
      const days = await daysOfRows(db, server, rows)
      return rows.map(({ id, status, payment_status, flag }, at) => {
        const { from = '', to = '' } = days[at] ?? {}
        return {
          kind,
          id,
          title: titles[at] ?? '',
          more: null,
          from,
          to,
          status,
          payment_status,
          flag,
        }
      })
    },
  }
}
