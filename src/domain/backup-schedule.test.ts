import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backupsToDelete, isBackupDue, lastBackupDue } from './backup-schedule.ts'

const KIGALI = 'Africa/Kigali'
const DAY = 86_400_000
const copyAt = (made_at: string) => ({ made_at })

describe('the moment of a daily back-up', () => {
  it.each([
    ['2026-07-01T00:59:59Z', '2026-06-30T01:00:00.000Z'],
    ['2026-07-01T01:00:00Z', '2026-07-01T01:00:00.000Z'],
    ['2026-07-01T23:00:00Z', '2026-07-01T01:00:00.000Z'],
  ])('is the last three o’clock of the house at %s', (now, due) => {
    expect(lastBackupDue(KIGALI, '03:00', new Date(now)).toISOString()).toBe(due)
  })

  it('has passed unless one was made since; one from the future says nothing', () => {
    const [due, now] = [new Date('2026-07-01T01:00:00Z'), new Date('2026-07-01T08:00:00Z')]
    expect(isBackupDue(due, now, [])).toBe(true)
    expect(isBackupDue(due, now, ['2026-07-01T00:59:00.000Z'])).toBe(true)
    expect(isBackupDue(due, now, ['2026-07-01T01:00:00.000Z'])).toBe(false)
    expect(isBackupDue(due, now, ['2027-01-01T00:00:00.000Z'])).toBe(true)
  })
})

describe('what is kept of back-ups', () => {
  it('a year of daily ones: seven days, four weeks, twelve months', () => {
    const first = Date.parse('2025-07-02T01:00:00Z')
    const all = Array.from({ length: 365 }, (_, n) =>
      copyAt(new Date(first + n * DAY).toISOString()),
    )
    const gone = new Set(backupsToDelete(all, KIGALI))
    const kept = all.filter((copy) => !gone.has(copy)).map(({ made_at }) => made_at.slice(0, 10))
    expect(kept).toEqual([
      '2025-08-31',
      '2025-09-30',
      '2025-10-31',
      '2025-11-30',
      '2025-12-31',
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-14',
      '2026-06-21',
      '2026-06-25',
      '2026-06-26',
      '2026-06-27',
      '2026-06-28',
      '2026-06-29',
      '2026-06-30',
      '2026-07-01',
    ])
  })

  const copies = fc
    .uniqueArray(fc.integer({ min: 0, max: 3 * 365 * 24 }), { maxLength: 120 })
    .map((hours) =>
      hours.map((hour) => copyAt(new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000).toISOString())),
    )
  const retention = fc.record({
    days: fc.integer({ min: 0, max: 10 }),
    weeks: fc.integer({ min: 0, max: 6 }),
    months: fc.integer({ min: 0, max: 14 }),
  })
  const newest = (all: { made_at: string }[]) => all.toSorted(byTime).at(-1)
  const byTime = (a: { made_at: string }, b: { made_at: string }) =>
    a.made_at < b.made_at ? -1 : 1
  const keptOf = <C extends { made_at: string }>(
    all: C[],
    of?: Parameters<typeof backupsToDelete>[2],
  ) => {
    const gone = backupsToDelete(all, KIGALI, of)
    return all.filter((copy) => !gone.includes(copy))
  }

  it('never lets the newest go, whatever the numbers', () => {
    fc.assert(
      fc.property(copies, retention, (all, of) => {
        expect(backupsToDelete(all, KIGALI, of)).not.toContain(newest(all))
      }),
    )
    const two = [copyAt('2026-07-01T01:00:00.000Z'), copyAt('2026-07-02T01:00:00.000Z')]
    expect(backupsToDelete(two, KIGALI, { days: 0, weeks: 0, months: 0 })).toEqual([two[0]])
  })

  it('is settled at once, and bounded', () => {
    fc.assert(
      fc.property(copies, retention, (all, of) => {
        const kept = keptOf(all, of)
        expect(backupsToDelete(kept, KIGALI, of)).toEqual([])
        expect(kept.length).toBeLessThanOrEqual(1 + of.days + of.weeks + of.months)
      }),
    )
  })

  it('loses nothing by time alone: only a newer one of its own makes one go', () => {
    fc.assert(
      fc.property(copies, fc.integer({ min: 1, max: 40 }), (all, years) => {
        const kept = keptOf(all)
        // The clock jumped ahead by years when the next one was made.
        const at = new Date(Date.UTC(2029 + years, 5, 1)).toISOString()
        const gone = backupsToDelete([...kept, copyAt(at)], KIGALI)
        expect(gone.length).toBeLessThanOrEqual(3)
      }),
    )
  })
})
