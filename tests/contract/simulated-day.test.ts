import { describe, expect, it } from 'vitest'
import { tries } from '../fixtures/tries.ts'
import { eachStore } from './fixtures.ts'
import { liveDay, type Fault } from './simulated-day.ts'
import { complaintsAbout, tallyOf } from './simulated-day-ledger.ts'

/**
 * A simulated day (issue "front desk"): whatever links and pages do, every operation is done once,
 * nothing is sold twice, every conflict is before somebody, and in the evening both tablets have the
 * house's rows and balances. SEED= replays one day, OPERATIONS= makes it longer.
 */
const seed = Number(process.env['SEED'] ?? 1)
const LONG = 520
const usualOn = { sqlite: tries(160, LONG), postgres: 160 }

eachStore((make) => {
  const operations = Number(process.env['OPERATIONS'] ?? usualOn[make.kind])

  describe('a simulated day of two tablets and five guests', () => {
    it(`does each of ${operations} operations once, seed ${seed}`, async () => {
      const day = await liveDay(make, { seed, operations })
      const tally = await tallyOf(day)
      if (process.env['SHOW']) process.stdout.write(`${JSON.stringify(tally, null, 1)}\n`)
      expect(await complaintsAbout(day)).toEqual([])
      // It was about something.
      expect(day.done.length).toBeGreaterThanOrEqual(operations)
      expect(tally.taken).toBeGreaterThan(operations / 2)
      // Which refusals a day meets depends on whose request comes first: only the long day meets each.
      const met = ['there', 'back', 'parked']
      if (operations >= LONG) met.push('refused conflict', 'refused room_taken')
      for (const word of met) expect(tally[word] ?? 0, word).toBeGreaterThan(operations / 100)
    })

    // Each day one, that the checks can fail at all.
    const faults: [Fault, RegExp][] = [
      ['forgets', /rows instead of|written down|never ended/],
      ['stale', /tablet-1/],
      ['unclaimed', /sold twice|not claimed/],
      ['silent', /the house does not know/],
    ]
    it.each(make.kind === 'sqlite' ? faults.slice(0, tries(1, faults.length)) : [])(
      'shows it when something is broken: %s',
      async (fault, words) => {
        const day = await liveDay(make, { seed: seed + 1, operations: 80, fault })
        expect((await complaintsAbout(day)).join('\n')).toMatch(words)
      },
    )
  })
})
