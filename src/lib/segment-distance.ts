type Point = readonly [x: number, y: number]

/** How far a point lies from a straight line between two others. */
export function segmentDistance(
  [x, y]: Point,
  [[ax, ay], [bx, by]]: readonly [Point, Point],
): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length
  const along = Math.min(1, Math.max(0, share))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}
