const HOUR = 3_600_000

/** How long tokens live, ms. */
export const lifetimes = {
  /** Remember-me is on by default (spec 1 §2). */
  remembered: 30 * 24 * HOUR,
  shift: 12 * HOUR,
  /** May only send what waits; outlives sign-out until it is sent. */
  send: 90 * 24 * HOUR,
} as const
