import { sql } from 'kysely'
import type { Service } from '#contract/services/service.ts'
import { checkOpenLimit } from '../../budgets/open-limit.ts'
import type { Tx } from '../../db/store.ts'
import type { ServiceTable } from './rows.ts'
import { activeRows } from './serializers.ts'

/**
 * Refuses a stranger who keeps too much from others: of what guests have asked for, and nobody has
 * paid or confirmed, from today on. Throws `too_many_requests`.
 *
 * @param budget the limit's name
 * @param amountOf how much of it a waiting row keeps
 */
export async function checkWaiting<Row extends ServiceTable>(
  tx: Tx,
  { when, payment, table }: Pick<Service, 'when' | 'payment' | 'table'>,
  budget: string,
  asked: {
    customer: { phone: string | null; email: string | null }
    amount: number
    today: string
  },
  amountOf: (row: Row) => number,
): Promise<void> {
  const { phone, email } = asked.customer
  const own = { customer_phone: phone, customer_email: email, amount: asked.amount }
  await checkOpenLimit(tx, budget, own, async () => {
    let waiting = activeRows(tx.db, { table })
      .selectAll()
      .where('status', '=', 'pending')
      .where('source', 'not in', ['desk', 'admin-dashboard'])
      .where(sql.ref(when.until ?? when.day), '>=', asked.today)
    if (payment !== null) waiting = waiting.where('payment_status', '!=', 'paid')
    const rows = (await waiting.execute()) as unknown as Row[]
    return rows.map((row) => ({ ...row, amount: amountOf(row) }))
  })
}
