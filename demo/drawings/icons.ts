import type { MarkColours } from './mark.ts'
import { mark, markFlat } from './mark.ts'
import { c } from './palette.ts'
import { circle, line, path, placed, rect } from './pen.ts'
import { Sheet } from './sheet.ts'

/** A picture that is rendered to PNG at a size, since systems take no SVG there. */
interface Icon {
  size: number
  source: string
}

const onDeep: MarkColours = { sun: c.sun, far: c.leaf, near: c.tip }

/** The dawn behind the mark; `reach` is the mark's share of the side. */
function tile(size: number, reach: number, round: number): string {
  const sheet = new Sheet(64, 64)
  const edge = 32 - 32 * reach
  return sheet
    .add(
      rect(
        0,
        0,
        64,
        64,
        sheet.fade([
          [0, c.tea],
          [1, c.deep],
        ]),
        round ? { r: round } : {},
      ),
      placed(edge, edge, appMark, 0, reach),
    )
    .svg()
    .replace('<svg ', `<svg width="${size}" height="${size}" `)
}

/** The mark for deep ground: the snow becomes a valley of the ground's colour. */
const appMark = mark(onDeep).replace(c.linen, c.deep)

const plainSheet = (size: number, ...marks: string[]) =>
  new Sheet(64, 64)
    .add(...marks)
    .svg()
    .replace('<svg ', `<svg width="${size}" height="${size}" `)

/** A shortcut's sign, drawn in a square of 24, on a round of the house's green. */
const shortcut = (sign: string) =>
  plainSheet(96, circle(32, 32, 32, c.tea), placed(14, 14, sign, 0, 1.5))

const tip = c.tip

/** By file name under public/icons, without `.png`. */
export const icons: Readonly<Record<string, Icon>> = {
  'icon-192': { size: 192, source: tile(192, 0.7, 14) },
  'icon-512': { size: 512, source: tile(512, 0.7, 14) },
  // The browser's tab: the mark a little larger.
  'favicon-48': { size: 48, source: tile(48, 0.78, 14) },
  // The safe zone is a circle of 80 % of the side.
  'maskable-192': { size: 192, source: tile(192, 0.52, 0) },
  'maskable-512': { size: 512, source: tile(512, 0.52, 0) },
  'apple-touch-180': { size: 180, source: tile(180, 0.66, 0) },
  'badge-96': { size: 96, source: plainSheet(96, markFlat('#ffffff')) },
  'monochrome-512': {
    size: 512,
    source: plainSheet(512, placed(15, 15, markFlat('#000000'), 0, 0.53)),
  },
  'shortcut-food': {
    size: 96,
    source: shortcut(
      line('M7 3v6q0 3 2.5 3.5V22M4.5 3v5M9.5 3v5', tip, 2) +
        path('M16 3q5 4 4 10h-3v8q0 1-1 1z', tip),
    ),
  },
  'shortcut-requests': {
    size: 96,
    source: shortcut(
      rect(5, 4, 14, 18, tip, { r: 2 }) +
        rect(9, 2, 6, 4, c.sun, { r: 1 }) +
        line('M8.5 11h7M8.5 15h7M8.5 19h4', c.tea, 1.6),
    ),
  },
  'shortcut-rooms': {
    size: 96,
    source: shortcut(
      line('M3 6V20M21 20v-5', tip, 2) +
        path('M3 12h15q3 0 3 3v2H3z', tip) +
        rect(5, 8, 6, 4, c.sun, { r: 1.5 }),
    ),
  },
  'shortcut-desk': {
    size: 96,
    source: shortcut(
      path('M4 17q0-8 8-8t8 8z', tip) +
        rect(3, 18, 18, 2.4, tip, { r: 1.2 }) +
        circle(12, 6.6, 1.9, c.sun),
    ),
  },
}
