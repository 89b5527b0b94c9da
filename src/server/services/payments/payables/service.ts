import type { Tx } from '../../../db/store.ts'
import { refuse } from '../../../http/endpoint.ts'
import type { Bill, PayableKind } from './payable.ts'

/** What the rows of all services have; theirs are in dollars. */
export interface ServiceRow {
  id: string
  status: string
  payment_status: string
  flag: string | null
  total_cents: number
  customer_name: string
  customer_email: string | null
  customer_phone: string | null
}

/** What money changes on such a row. */
export interface MoneyPatch {
  payment_status?: 'unpaid' | 'paid' | 'failed' | 'refunded'
  flag?: string | null
  /** Who did it, for colleagues; null: the house by itself. */
  changed_by: string | null
}

export interface Service {
  kind: PayableKind['kind']
  noun: string
  /** The row, locked. */
  lock(tx: Tx, id: string): Promise<ServiceRow | undefined>
  /** The service's own way to change a row. */
  change(tx: Tx, id: string, patch: MoneyPatch): Promise<unknown>
  describe: PayableKind['describe']
}

const billOf = (kind: Bill['kind'], row: ServiceRow): Bill => ({
  kind,
  id: row.id,
  cancelled: row.status === 'cancelled',
  payment_status: row.payment_status,
  total_cents: row.total_cents,
  charged_total: row.total_cents,
  currency: 'USD',
  rwf_rate: null,
  customer: { name: row.customer_name, email: row.customer_email, phone: row.customer_phone },
})

/**
 * A service whose places are claimed on receipt (decisions.md, "Orders"): paying holds and approves
 * nothing, the row only says whether it is paid.
 */
export function payableService({ kind, noun, lock, change, describe }: Service): PayableKind {
  async function rowsOf(tx: Tx, ids: readonly string[]): Promise<ServiceRow[]> {
    const rows: ServiceRow[] = []
    for (const id of ids.toSorted()) {
      const row = await lock(tx, id)
      rows.push(row ?? refuse('not_found', `There is no such ${noun}.`))
    }
    return rows
  }
  async function patch(tx: Tx, id: string, its: Omit<MoneyPatch, 'changed_by'>): Promise<void> {
    await change(tx, id, { ...its, changed_by: tx.stamp.by ?? null })
  }

  return {
    kind,
    noun,
    async lock(tx, ids) {
      const bills = (await rowsOf(tx, ids)).map((row) => billOf(kind, row))
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
    describe,
  }
}
