import type { Sheet } from './sheet.ts'
import { c } from './palette.ts'
import { group, poly, rect } from './pen.ts'

/**
 * Our own pattern in the manner of imigongo, the raised geometric paintings of Rwanda's east:
 * nested zigzags in soot, chalk and earth. A tile of 48 by 48 that joins on all sides.
 */
export function bandTile(ground: string, figure: string, accent: string): string {
  return (
    rect(0, 0, 48, 48, ground) +
    poly([[0, 0], [24, 24], [0, 48]], figure) +
    poly([[48, 0], [24, 24], [48, 48]], figure) +
    poly([[0, 9], [15, 24], [0, 39]], ground) +
    poly([[48, 9], [33, 24], [48, 39]], ground) +
    poly([[0, 17], [7, 24], [0, 31]], accent) +
    poly([[48, 17], [41, 24], [48, 31]], accent) +
    poly([[24, 0], [33, 9], [24, 18], [15, 9]], accent) +
    poly([[24, 30], [33, 39], [24, 48], [15, 39]], accent)
  )
}

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
