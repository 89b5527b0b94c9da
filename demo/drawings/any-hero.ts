import { seeded } from '../random.ts'
import { skyline, hill } from './land.ts'
import { c, mix } from './palette.ts'
import { circle, rect } from './pen.ts'
import type { Sheet } from './sheet.ts'

/**
 * A morning anywhere, for a house that gave no picture of its own: a sky, a sun, a gentle land. The
 * upper part is calm, so that words may lie on it.
 */
export function anyHero(sheet: Sheet): void {
  const { width: w, height: h } = sheet
  const random = seeded(5)
  const horizon = Math.round(h * 0.62)
  const sky = sheet.fade([
    [0, '#a9cbd2'],
    [0.3, '#dfe5d8'],
    [0.5, '#fae3c2'],
    [0.66, '#f7c39a'],
  ])
  const glow = sheet.glow([
    [0, '#fff3d0', 0.95],
    [0.4, '#fff0cf', 0.4],
    [1, '#fff0cf', 0],
  ])
  sheet.add(
    rect(0, 0, w, h, sky),
    circle(w * 0.64, horizon - h * 0.1, h * 0.4, glow),
    circle(w * 0.64, horizon - h * 0.1, h * 0.05, '#fffaf0'),
    ...[0, 1, 2, 3].map((i) =>
      hill(
        sheet,
        skyline(random, horizon + i * h * 0.09, h * 0.03, w, 320),
        horizon + i * h * 0.09 + h * 0.2,
        mix('#c9a79b', c.tea, 0.15 + i * 0.27),
        mix('#f3dcc0', '#e6efe2', i * 0.3),
      ),
    ),
  )
}
