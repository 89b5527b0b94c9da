/** What a bench found, beside the budget of design §8. */
export interface Figure {
  what: string
  value: string
  budget: string
  kept: boolean
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function print(figures: readonly Figure[]): void {
  for (const { what, value, budget, kept } of figures) {
    process.stdout.write(`${kept ? 'kept ' : 'OVER '} ${what}: ${value} (budget ${budget})\n`)
  }
}
