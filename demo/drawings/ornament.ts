import type { Sheet } from './sheet.ts'
import { c } from './palette.ts'
import { group, path, rect } from './pen.ts'

/**
 * Our own pattern in the manner of imigongo, the raised geometric paintings of Rwanda's east:
 * nested zigzags in soot, chalk and earth. A tile of 48 by 48 that joins on all sides.
 */
export const bandTile = (ground: string, figure: string, accent: string) =>
  rect(0, 0, 48, 48, ground) +
  path('M0 0L24 24 0 48V39L15 24 0 9zM48 0L24 24 48 48V39L33 24 48 9z', figure) +
  path('M0 17l7 7-7 7zM48 17l-7 7 7 7zM24 0l9 9-9 9-9-9zM24 30l9 9-9 9-9-9z', accent)

/** A band of the pattern across a cloth, a wall or a frame; `size` is its height. */
export function band(
  sheet: Sheet,
  [x, y, w, size]: readonly [number, number, number, number],
  colours: readonly [ground: string, figure: string, accent: string] = [c.linen, c.ink, c.oxide],
): string {
  const fill = sheet.tiled(48, 48, bandTile(...colours))
  const scale = size / 48
  return group(
    { transform: `matrix(${scale.toFixed(2)} 0 0 ${scale.toFixed(2)} ${x} ${y})` },
    rect(0, 0, Math.round(w / scale), 48, fill),
  )
}
