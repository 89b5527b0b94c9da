/** What a part of the run came to. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
  failures: Failure[]
  /** A few words for the part's line, e.g. sizes. */
  note?: string
}

export interface Failure {
  title: string
  /** Everything that helps to mend it. */
  detail: string
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }

export const passing = (note?: string): Tally => ({
  ...nothing,
  passed: 1,
  ...(note !== undefined && { note }),
})

/** One failure, standing for `count` tests that could not be run. */
export const failing = (title: string, detail: string, count = 1): Tally => ({
  ...nothing,
  failed: count,
  failures: [{ title, detail: detail.trim() }],
})

export function total(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
      failures: [...sum.failures, ...tally.failures],
    }),
    nothing,
  )
}

/** The last line of the run: `12 passed, 0 failed`, and what was skipped if anything was. */
export function verdict({ passed, failed, skipped }: Tally): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}

/** A run that ran nothing has shown nothing. */
export const isGood = ({ passed, failed }: Tally): boolean => failed === 0 && passed > 0
