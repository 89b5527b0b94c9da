import { describe, expect, test } from 'vitest'
import { tries } from '../fixtures/tries.ts'
import { DAILY, runHistories } from './run.ts'

/**
 * Lives of a device, by their seeds, and 10,000 of them in `npm run test:all`. What
 * model-faults.test.ts plants is found within those of every day. To replay one:
 * SEED=123 HISTORIES=1 vitest run tests/outbox-model/model.test.ts
 */
const first = Number(process.env['SEED'] ?? 1)
const count = Number(process.env['HISTORIES'] ?? tries(DAILY, 10_000))
/** As many as a test lives through in a few seconds. */
const PART = 625

const macrotask = () => new Promise<void>((resolve) => void setImmediate(resolve))

describe('nothing is lost, done twice or out of order', () => {
  for (let from = first; from < first + count; from += PART) {
    const part = Math.min(PART, first + count - from)
    test(`in ${part} histories from seed ${from}`, async () => {
      const tally = await runHistories({ first: from, count: part, settle: macrotask })
      expect(tally.histories).toBe(part)
      if (part < 1_000) return
      // The histories are worth something only while they reach every end.
      for (const state of ['taken', 'withdrawn', 'superseded', 'settled', 'parked']) {
        expect(tally.ends[state] ?? 0, state).toBeGreaterThan(part / 50)
      }
      expect(tally.effects).toBeGreaterThan(part)
    })
  }
})
