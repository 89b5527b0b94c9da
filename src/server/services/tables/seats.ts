import type * as z from 'zod/mini'
import type { tablesFull } from '#contract/tables.ts'
import { isTooLate } from '#domain/restaurant.ts'
import { seatKeepingStatuses, seatsTaken, timesWithSeats, type Party } from '#domain/tables.ts'
import type { Tx } from '../../db/store.ts'
import { refuse } from '../../pipeline/endpoint.ts'
import type { Asked, Rules } from './rules.ts'

type TablesFull = z.infer<typeof tablesFull>

/** Locks a day until the commit: whoever counts its seats next counts ours too. */
async function lockDay(tx: Tx, date: string): Promise<void> {
  await tx.db
    .insertInto('table_days')
    .values({ date })
    .onConflict((conflict) =>
      conflict.column('date').doUpdateSet((eb) => ({ date: eb.ref('excluded.date') })),
    )
    .execute()
}

async function partiesOn(tx: Tx, date: string): Promise<Party[]> {
  return await tx.db
    .selectFrom('table_reservations')
    .select(['time', 'party_size'])
    .where('date', '=', date)
    .where('status', 'in', [...seatKeepingStatuses])
    .where('deleted_at', 'is', null)
    .execute()
}

/**
 * Makes sure of a party's seats for as long as they sit; the caller writes the reservation in the
 * same transaction. Throws `tables_full` with the seats left and times near it that have enough.
 */
export async function claimSeats(tx: Tx, asked: Asked, rules: Rules, now: Date): Promise<void> {
  const { date, time, party_size } = asked
  await lockDay(tx, date)
  const parties = await partiesOn(tx, date)
  const left = Math.max(rules.table_seats - seatsTaken(parties, time), 0)
  if (party_size <= left) return
  const times = timesWithSeats(parties, asked, {
    hours: rules.hours.restaurant,
    seats: rules.table_seats,
    mayBe: (at) => !isTooLate(rules.timezone, date, at, now),
  })
  const current: TablesFull = { date, time, seats_left: left, times }
  refuse('seats_left', { left }, { current })
}
