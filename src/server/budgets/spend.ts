import { sql } from 'kysely'
import type { Tx } from '../db/store.ts'
import { refuse } from '../pipeline/endpoint.ts'
import { saltedHash, type Requester } from './requester.ts'
import { budgetOf, type Rule } from './budgets.ts'

/** A contact, an address or the whole property, with its rule. */
interface Counter {
  who: string
  rule: Rule & { window: number }
}

function countersFor(
  { lane, from, budgets }: Requester,
  kind: string,
  contacts: readonly string[],
) {
  const { contact, address, house } = budgetOf(budgets, kind)
  const payers: Counter[] = []
  const pays = (who: string, rule: Rule | undefined) => {
    if (rule !== undefined && rule.window !== 'open') {
      payers.push({ who, rule: { max: rule.max, window: rule.window } })
    }
  }
  for (const one of contacts.toSorted()) pays(`contact ${saltedHash(one, kind)}`, contact)
  if (lane === 'stranger') {
    pays(`address ${from}`, address)
    // Last: this one row is shared by all, so it is locked for the shortest time.
    pays('house', house)
  }
  return payers
}

/**
 * Takes `amount` from a stranger's budgets, in the transaction that it is for. Answers 0, or the ms
 * until there is room again; then nothing is taken. Counted in the store, so that it holds over
 * restarts and for several servers. Staff and the server itself are not counted.
 */
export async function trySpend(
  tx: Tx,
  kind: string,
  contacts: readonly string[],
  amount = 1,
): Promise<number> {
  const { requester, at } = tx.stamp
  if (requester === undefined || requester.lane === 'staff') return 0
  const now = Date.parse(at)
  const taken: { who: string; slot: number }[] = []
  for (const { who, rule } of countersFor(requester, kind, contacts)) {
    const slot = Math.floor(now / rule.window)
    const end = (slot + 1) * rule.window
    const { amount: total } = await tx.db
      .insertInto('budget_uses')
      .values({ kind, who, slot, amount, until: new Date(end).toISOString() })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'who', 'slot'])
          .doUpdateSet({ amount: sql<number>`budget_uses.amount + ${amount}` }),
      )
      .returning('amount')
      .executeTakeFirstOrThrow()
    taken.push({ who, slot })
    // An amount above the whole limit would wait for ever: the first is accepted.
    if (Number(total) <= rule.max || Number(total) === amount) continue
    for (const one of taken) {
      await tx.db
        .updateTable('budget_uses')
        .set({ amount: sql<number>`amount - ${amount}` })
        .where('kind', '=', kind)
        .where('who', '=', one.who)
        .where('slot', '=', one.slot)
        .execute()
    }
    return end - now
  }
  return 0
}

/** The same, but throws `too_many_requests`, which an outbox waits out. */
export async function spend(
  tx: Tx,
  kind: string,
  contacts: readonly string[],
  amount = 1,
): Promise<void> {
  const wait = await trySpend(tx, kind, contacts, amount)
  if (wait > 0) refuseOverBudget(wait)
}

/** A phone retries after at most this time rather than wait for a day, ms. */
const MAX_RETRY_MS = 15 * 60_000

export function refuseOverBudget(wait: number): never {
  return refuse('enough_for_now', {
    retryAfter: Math.min(Math.max(wait, 1000), MAX_RETRY_MS),
  })
}
