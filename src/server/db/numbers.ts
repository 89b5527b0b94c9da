import { sql, type Transaction } from 'kysely'
import { kindOf, runCompiled } from './compiled.ts'
import type { Database } from './schema.ts'
import { incrementMeta } from './tx.ts'

/**
 * Short numbers for people, of which no two are alike. They may leave gaps: what fails after it took
 * one has used it up. So on PostgreSQL, where they come from a sequence, nobody waits for another's
 * commit (decision 93). Receipts must have no gap: `Tx.next`.
 */
const numbered = { restaurant_order: 'restaurant_orders' } as const

const counterOf = (series: keyof typeof numbered) => `counter:${series}`
/** PostgreSQL's sequence, see migration 0054. */
const sequenceOf = (series: keyof typeof numbered) => `${series}_numbers`

export async function nextNumber(
  db: Transaction<Database>,
  series: keyof typeof numbered,
): Promise<number> {
  if (kindOf(db) === 'sqlite') return await incrementMeta(db, counterOf(series))
  const sequence = sequenceOf(series)
  const [row] = await runCompiled(db, 'next number', [sequence], () =>
    db.selectNoFrom(sql<number>`nextval(${sequence}::regclass)`.as('number')),
  )
  return Number(row?.number)
}

/** After rows came from elsewhere (a back-up, perhaps of the other store): on from the highest. */
export async function alignNumbers(db: Transaction<Database>): Promise<void> {
  for (const [series, table] of Object.entries(numbered)) {
    const of = series as keyof typeof numbered
    const { last } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.max('number').as('last'))
      .executeTakeFirstOrThrow()
    const next = Number(last ?? 0) + 1
    if (kindOf(db) === 'sqlite') {
      const value = String(next - 1)
      await db
        .insertInto('meta')
        .values({ name: counterOf(of), value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute()
    } else await sql`select setval(${sequenceOf(of)}::regclass, ${next}, false)`.execute(db)
  }
}
