/** A source of numbers in [0, 1). The seed's own are repeatable: same seed, same house. */
export type Random = () => number

/** Mulberry32: small, fast and the same everywhere; for made-up content, never for secrets. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number that stands for a text, to seed by name. */
export function seedOf(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

/** A whole number from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number) =>
  low + Math.floor(random() * (high - low + 1))

/** One of the list. */
export function oneOf<T>(random: Random, list: readonly [T, ...T[]] | readonly T[]): T {
  const found = list[Math.floor(random() * list.length)]
  if (found === undefined) throw new RangeError('an empty list has nothing to choose from')
  return found
}
