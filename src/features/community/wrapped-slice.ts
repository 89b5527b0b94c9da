/** `count` rows from `start` on, going on from the beginning at the end; all where there are fewer. */
export function wrappedSlice<Row>(rows: readonly Row[], start: number, count: number): Row[] {
  if (rows.length <= count) return [...rows]
  return Array.from({ length: count }, (_, at) => rows[(start + at) % rows.length]!)
}
