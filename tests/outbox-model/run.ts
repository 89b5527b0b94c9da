import { runHistory } from './history.ts'
import type { OutboxStore } from '#offline/outbox/store.ts'

/** How many are lived in every run of the tests. */
export const DAILY = 2_500

/** Which histories to run; a failure names its seed, and SEED=… alone replays it. */
export interface Plan {
  first: number
  count: number
  /** See WorldSetup. */
  settle: () => Promise<void>
  /** One in so many is lived against a foreign host. */
  foreignEvery?: number
  /** A store for each history; default in memory. */
  store?: (seed: number) => Promise<{ store: OutboxStore; end: () => Promise<void> }>
}

export interface Tally {
  histories: number
  operations: number
  effects: number
  ends: Record<string, number>
}

/** Runs them all. Throws with the seed of the first that went wrong. */
export async function runHistories(plan: Plan): Promise<Tally> {
  const { first, count, settle, foreignEvery = 5 } = plan
  const tally: Tally = { histories: 0, operations: 0, effects: 0, ends: {} }
  for (let seed = first; seed < first + count; seed += 1) {
    const own = await plan.store?.(seed)
    const store = own === undefined ? {} : { store: own.store }
    try {
      const world = await runHistory({ seed, foreign: seed % foreignEvery === 0, settle, ...store })
      tally.histories += 1
      tally.effects += world.oracle.effects.length
      for (const { state } of world.oracle.rows.values()) {
        tally.operations += 1
        tally.ends[state] = (tally.ends[state] ?? 0) + 1
      }
    } catch (error) {
      throw new Error(`History SEED=${seed} went wrong: ${String(error)}`, { cause: error })
    } finally {
      await own?.end()
    }
  }
  return tally
}
