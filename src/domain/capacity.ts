/** What takes a part of a capacity for a while. `until` is not in it any more. */
export interface Claim<Moment extends string | number> {
  from: Moment
  until: Moment
  amount: number
}

/** The most that is taken at any one moment of a span. */
export function maxTaken<Moment extends string | number>(
  span: Pick<Claim<Moment>, 'from' | 'until'>,
  claims: readonly Claim<Moment>[],
): number {
  const touching = claims.filter(({ from, until }) => from < span.until && until > span.from)
  // It only grows where one of them begins.
  const begins = [span.from, ...touching.map(({ from }) => from)].filter((at) => at >= span.from)
  return Math.max(
    ...begins.map((at) =>
      touching.reduce(
        (sum, { from, until, amount }) => (from <= at && at < until ? sum + amount : sum),
        0,
      ),
    ),
  )
}
