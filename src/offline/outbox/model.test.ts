import { expect, test } from 'vitest'
import { runHistories } from './model/run.ts'

/**
 * Ten thousand lives of a device, by their seeds. To replay one: SEED=123 HISTORIES=1 vitest run
 * src/offline/outbox/model.test.ts
 */
const first = Number(process.env['SEED'] ?? 1)
const count = Number(process.env['HISTORIES'] ?? 10_000)

const macrotask = () => new Promise<void>((resolve) => void setImmediate(resolve))

test(`nothing is lost, done twice or out of order in ${count} histories from seed ${first}`, async () => {
  const tally = await runHistories({ first, count, settle: macrotask })
  expect(tally.histories).toBe(count)
  if (count < 1_000) return
  // The histories are worth something only while they reach every end.
  for (const state of ['taken', 'withdrawn', 'superseded', 'settled', 'parked']) {
    expect(tally.ends[state] ?? 0, state).toBeGreaterThan(count / 50)
  }
  expect(tally.effects).toBeGreaterThan(count)
}, 300_000)
