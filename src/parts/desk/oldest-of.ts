import type { Cached } from '#offline/reads/types.ts'

/** How old cached rows are, why they are not newer, and whether they are incomplete. */
export type CacheAge = Pick<Cached<unknown>, 'asOf' | 'cause' | 'refusal' | 'partial'>

const isOld = ({ cause, refusal }: CacheAge) => cause !== undefined || refusal !== undefined

/** The age of a list of several sources: that of the oldest. Undefined while none has rows. */
export function oldestOf(sources: readonly (CacheAge | undefined)[]): CacheAge | undefined {
  const known = sources.filter((one) => one !== undefined)
  const old = known.filter(isOld)
  const among = old.length > 0 ? old : known
  const oldest = among.toSorted((a, b) => ((a.asOf ?? '') < (b.asOf ?? '') ? -1 : 1))[0]
  if (oldest === undefined) return undefined
  return known.some(({ partial }) => partial) ? { ...oldest, partial: true } : oldest
}
