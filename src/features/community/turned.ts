/** So many of a list from a place that wraps round; fewer where there are not so many. */
export function turned<Row>(rows: readonly Row[], start: number, count: number): Row[] {
  if (rows.length <= count) return [...rows]
  return Array.from({ length: count }, (_, at) => rows[(start + at) % rows.length]!)
}
