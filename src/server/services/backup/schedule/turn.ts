import type { Store } from '../../../db/store.ts'

/** How long a server that says nothing more counts as making one, ms: longer than a part takes. */
const HOLD_MS = 15 * 60_000
const FIRST_WAIT_MS = 15 * 60_000
const LONGEST_WAIT_MS = 4 * 3_600_000

/** One of several servers makes a back-up at a time. */
export interface Turn {
  /** Says that it goes on; throws LostTurn where another believed this one dead. */
  renew(now: Date): Promise<void>
  /** `failed`: it is tried again later and later. */
  end(now: Date, failed: boolean): Promise<void>
}

export class LostTurn extends Error {}

/** Null: another makes one, or (unless `at once`) a failed one is not to be tried again yet. */
export async function takeTurn(
  store: Store,
  holder: string,
  now: Date,
  atOnce: boolean,
): Promise<Turn | null> {
  const at = now.toISOString()
  const taken = await store.transaction(async (tx) => {
    await tx.db
      .insertInto('backup_turn')
      .values({
        id: 'turn',
        holder: null,
        held_from: null,
        held_until: null,
        attempts: 0,
        next_try_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { numUpdatedRows } = await tx.db
      .updateTable('backup_turn')
      .set({ holder, held_from: at, held_until: until(now) })
      .where('id', '=', 'turn')
      .where((eb) =>
        eb.or([
          eb('held_until', 'is', null),
          eb('held_until', '<', at),
          // From a time when the clock was ahead.
          eb('held_from', '>', at),
        ]),
      )
      .where((eb) =>
        atOnce
          ? eb.lit(true)
          : eb.or([
              eb('next_try_at', 'is', null),
              eb('next_try_at', '<=', at),
              eb('next_try_at', '>', new Date(now.getTime() + LONGEST_WAIT_MS).toISOString()),
            ]),
      )
      .executeTakeFirst()
    return numUpdatedRows === 1n
  })
  if (!taken) return null
  return {
    async renew(when) {
      const { numUpdatedRows } = await store.transaction((tx) =>
        tx.db
          .updateTable('backup_turn')
          .set({ held_from: when.toISOString(), held_until: until(when) })
          .where('holder', '=', holder)
          .executeTakeFirst(),
      )
      if (numUpdatedRows !== 1n) throw new LostTurn()
    },
    end: (when, failed) => store.transaction((tx) => endTurn(tx, holder, when, failed)),
  }
}

const until = (now: Date) => new Date(now.getTime() + HOLD_MS).toISOString()

async function endTurn(
  tx: Parameters<Parameters<Store['transaction']>[0]>[0],
  holder: string,
  now: Date,
  failed: boolean,
): Promise<void> {
  const row = await tx.db
    .selectFrom('backup_turn')
    .select('attempts')
    .where('holder', '=', holder)
    .executeTakeFirst()
  if (row === undefined) return
  const attempts = failed ? row.attempts + 1 : 0
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
  const next_try_at = failed ? new Date(now.getTime() + wait).toISOString() : null
  await tx.db
    .updateTable('backup_turn')
    .set({ holder: null, held_from: null, held_until: null, attempts, next_try_at })
    .where('holder', '=', holder)
    .execute()
}
