/** Wrong PINs slow down and never lock out for ever. Pure. */

/** After so many in a row the stored token is deleted: that person must sign in online again. */
export const MAX_WRONG = 10

const SECOND = 1_000
/** The first tries cost nothing: people mistype. From the third on, ms. */
const WAITS = [0, 0, 0, 5, 15, 30, 60, 120, 300, 600].map((seconds) => seconds * SECOND)

/** How long after so many wrong PINs in a row the next one is looked at, ms. */
export function waitAfter(wrong: number): number {
  return WAITS[Math.min(wrong, WAITS.length - 1)] ?? 0
}

/**
 * What is left of the wait, ms, and since when it counts: a clock that was set back since (a power
 * cut does that) begins it anew, and no longer.
 */
export function waitLeft(
  { wrong, wrongAt }: { wrong: number; wrongAt: number },
  now: number,
): { left: number; since: number } {
  const since = Math.min(wrongAt, now)
  return { left: Math.max(0, since + waitAfter(wrong) - now), since }
}
