/** Chance that a seed repeats (mulberry32). */
export interface Random {
  /** 0 to 1 */
  next(): number
  /** 0 to below `most` */
  below(most: number): number
  /** True so often out of one. */
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number) => Math.floor(next() * most)
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick(from) {
      const found = from[below(from.length)]
      if (found === undefined) throw new Error('Nothing to pick from')
      return found
    },
  }
}
