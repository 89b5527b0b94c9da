/** What a bench found, beside the budget of design §8. */
export interface Figure {
  what: string
  value: string
  budget: string
  kept: boolean
  /** Not timed but counted: over budget it fails the bench, on any machine. */
  counted?: true
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** A time that is to stay within so many ms. */
export function within(what: string, ms: number, budget: number): Figure {
  const value = ms < 1000 ? `${ms.toFixed(1)} ms` : `${(ms / 1000).toFixed(1)} s`
  return { what, value, budget: `${budget} ms`, kept: ms <= budget }
}

/** A ratio that is to be so much or more. */
export function atLeast(what: string, ratio: number, wanted: number): Figure {
  return { what, value: ratio.toFixed(2), budget: `at least ${wanted}`, kept: ratio >= wanted }
}

/** A count that is to be so much, neither more nor less. */
export function exactly(what: string, count: number, budget: number): Figure {
  return {
    what,
    value: `${count}`,
    budget: `exactly ${budget}`,
    kept: count === budget,
    counted: true,
  }
}

export function print(figures: readonly Figure[]): void {
  for (const { what, value, budget, kept } of figures) {
    process.stdout.write(`${kept ? 'kept ' : 'OVER '} ${what}: ${value} (budget ${budget})\n`)
  }
}
