/**
 * Spreads a whole amount over parts in proportion to what each can bear, in whole units, none above
 * its own; what rounding leaves goes to the largest remainders, first come first served. More than
 * all can bear gives each its all.
 */
export function allocate(amount: number, limits: readonly number[]): number[] {
  const all = limits.reduce((sum, one) => sum + one, 0)
  if (all <= 0) return limits.map(() => 0)
  const allocated = Math.min(amount, all)
  // Products of two amounts in cents stay far below 2^53.
  const parts = limits.map((one) => Math.floor((allocated * one) / all))
  let left = allocated - parts.reduce((sum, one) => sum + one, 0)
  const order = limits
    .map((one, index) => ({ index, remainder: (allocated * one) % all }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of order) {
    if (left === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return parts
}
