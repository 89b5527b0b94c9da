import type { Sheet } from './sheet.ts'
import type { Point } from './pen.ts'
import { band } from './ornament.ts'
import { c, shade, tint } from './palette.ts'
import { circle, line, n, oval, path, placed, rect } from './pen.ts'

/** Tableware seen from above: the plate's middle is (400, 300). */

/** What a dish is served on. */
type Ware = 'plate' | 'blue' | 'clay' | 'bowl' | 'board'

/** The cloth or wood under it. */
type PageBackdrop = 'linen' | 'wood' | 'tea' | 'clay' | 'mist'

const grounds: Record<PageBackdrop, (sheet: Sheet) => string> = {
  linen: (sheet) =>
    rect(0, 0, 800, 600, '#ead9bd') +
    rect(0, 0, 800, 600, sheet.tiled(12, 12, rect(0, 0, 12, 6, c.white, { opacity: 0.14 }))) +
    band(sheet, [0, 44, 800, 34], ['#ead9bd', c.ink, c.oxide]) +
    band(sheet, [0, 522, 800, 34], ['#ead9bd', c.ink, c.oxide]),
  wood: (_sheet) =>
    rect(0, 0, 800, 600, '#a06d47') +
    line('M0 118H800M0 240H800M0 362H800M0 484H800', '#83563a', 5) +
    line(
      'M60 60h180M520 84h220M40 180h120M600 196h160M80 306h60M660 300h120M40 424h100M640 436h120M90 540h220M520 556h160',
      '#8d5f3e',
      4,
    ),
  tea: (sheet) =>
    rect(0, 0, 800, 600, c.tea) +
    rect(0, 0, 800, 600, sheet.tiled(12, 12, rect(0, 0, 12, 6, c.deep, { opacity: 0.2 }))) +
    band(sheet, [0, 522, 800, 34], [c.tea, c.tip, c.linen]),
  clay: (sheet) =>
    rect(0, 0, 800, 600, '#c98560') +
    rect(0, 0, 800, 600, sheet.tiled(12, 12, rect(0, 0, 6, 12, c.bark, { opacity: 0.08 }))) +
    band(sheet, [0, 44, 800, 34], ['#c98560', c.bark, c.dawn]),
  mist: (sheet) =>
    rect(0, 0, 800, 600, '#cfddd6') +
    rect(0, 0, 800, 600, sheet.tiled(60, 600, rect(0, 0, 30, 600, c.white, { opacity: 0.22 }))),
}

export const ground = (sheet: Sheet, name: PageBackdrop) => grounds[name](sheet)

const rims: Record<Exclude<Ware, 'board'>, readonly [edge: string, well: string, ring: string]> = {
  plate: ['#fbf8f0', '#f1eadb', c.oxide],
  blue: ['#2f6f8d', '#e8f0ee', c.kivu],
  clay: ['#8a5236', '#a5684a', '#6d3f2a'],
  bowl: ['#23463a', '#2f5a4a', c.tip],
}

/** The ware itself with its shadow; food goes on top. `r` is its radius. */
export function ware(kind: Ware, r = 232): string {
  if (kind === 'board') {
    return (
      rect(150, 108, 520, 408, c.bark, { r: 40, opacity: 0.35 }) +
      path(
        'M170 92H610q30 0 30 30v110h56q34 0 34 34v50q0 34-34 34h-56v112q0 30-30 30H170q-30 0-30-30V122q0-30 30-30z',
        '#b98354',
      ) +
      circle(694, 291, 15, '#8d5f3e') +
      line('M176 150H600M176 300H604M176 440H600', '#a87549', 5)
    )
  }
  const [edge, well, ring] = rims[kind]
  return (
    circle(410, 316, r + 4, c.ink, { opacity: 0.22 }) +
    circle(400, 300, r, edge) +
    circle(400, 300, r * 0.9, 'none', {
      stroke: ring,
      'stroke-width': 7,
      'stroke-dasharray': `${n(r * 0.09)} ${n(r * 0.0985)}`,
      opacity: 0.9,
    }) +
    circle(400, 300, r * 0.78, shade(well, 0.08)) +
    circle(400, 303, r * 0.755, well)
  )
}

/** A deep bowl filled to below the rim. */
export const filled = (kind: Exclude<Ware, 'board'>, soup: string, r = 232) =>
  ware(kind, r) + circle(400, 302, r * 0.74, shade(soup, 0.16)) + circle(400, 308, r * 0.71, soup)

/** Fork and knife beside the plate. */
export const cutlery = (colour = '#e4e8e4') =>
  path(
    'M92 180v96q0 24 16 30v130q0 12 10 12t10-12V306q16-6 16-30v-96h-10v82h-10v-82h-12v82h-10v-82z',
    colour,
  ) + path('M672 180q44 40 36 140h-18v116q0 12-9 12t-9-12z', colour)

/** A leaf of something green. */
export const leaf = (x: number, y: number, turn: number, size = 1, colour: string = c.fern) =>
  placed(
    x,
    y,
    path('M0 0Q-26-34 0-76Q26-34 0 0z', colour) + line('M0-6V-58', tint(colour, 0.3), 3),
    turn,
    size,
  )

/** A sprig of three leaves. */
export const sprig = (x: number, y: number, turn = 0, size = 1, colour: string = c.fern) =>
  placed(
    x,
    y,
    leaf(0, 0, -48, 0.9, colour) +
      leaf(0, 0, 0, 1, shade(colour, 0.12)) +
      leaf(0, 0, 48, 0.9, colour),
    turn,
    size,
  )

/** A slice of citrus. */
export const citrus = (x: number, y: number, r: number, peel: string, flesh: string) =>
  circle(x, y, r, peel) +
  circle(x, y, r * 0.86, c.linen) +
  circle(x, y, r * 0.74, flesh) +
  line(
    [0, 60, 120]
      .map((turn) => {
        const [dx, dy] = [
          Math.cos((turn * Math.PI) / 180) * r * 0.74,
          Math.sin((turn * Math.PI) / 180) * r * 0.74,
        ]
        return `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`
      })
      .join(''),
    c.linen,
    r * 0.09,
  )

/** A small dip in its own dish. */
export const dip = (x: number, y: number, r: number, sauce: string, dish: string = c.linen) =>
  circle(x + 3, y + 6, r + 2, c.ink, { opacity: 0.16 }) +
  circle(x, y, r, dish) +
  circle(x, y + 2, r * 0.78, shade(sauce, 0.14)) +
  circle(x, y + 4, r * 0.72, sauce)

/** Places `count` things on a ring, `make` is told which and gets its angle in degrees. */
export const ring = (
  count: number,
  radius: number,
  make: (index: number, turn: number) => string,
  start = 0,
) =>
  Array.from({ length: count }, (_, index) => {
    const turn = start + (index * 360) / count
    const angle = (turn * Math.PI) / 180
    return placed(400 + Math.cos(angle) * radius, 300 + Math.sin(angle) * radius, make(index, turn))
  }).join('')

/** Chips laid across each other. */
export const chips = (sheet: Sheet, x: number, y: number) => {
  const one = sheet.keep(
    rect(-58, -9, 116, 18, '#efc25c', { r: 4 }) + rect(-58, -9, 116, 6, '#f8d98a', { r: 3 }),
  )
  const spots = [
    [0, 0, 20],
    [10, 34, -14],
    [-16, 58, 34],
    [24, 70, 6],
    [-4, -34, -30],
    [30, 22, 62],
  ]
  return spots
    .map(([dx = 0, dy = 0, turn = 0]) =>
      sheet.again(one, 0, 0, ` transform="translate(${x + dx} ${y + dy})rotate(${turn})"`),
    )
    .join('')
}

/** A heap of rice, shown by its grains. */
export const rice = (x: number, y: number, r: number) =>
  circle(x, y, r, '#efe9da') +
  circle(x - r * 0.1, y - r * 0.12, r * 0.8, '#faf6ec') +
  line(
    [
      [-0.5, -0.2],
      [-0.2, -0.55],
      [0.2, -0.4],
      [0.5, 0],
      [-0.35, 0.3],
      [0, 0.1],
      [0.3, 0.45],
      [-0.05, 0.6],
      [-0.6, 0.1],
    ]
      .map(
        ([dx = 0, dy = 0], i) =>
          `M${n(x + dx * r)} ${n(y + dy * r)}l${i % 2 ? 9 : 4} ${i % 3 ? 6 : -7}`,
      )
      .join(''),
    '#d8ceb6',
    5,
  )

/** A skewer of chunks, pointing right from (x, y). */
export function skewer(
  x: number,
  y: number,
  turn: number,
  chunks: readonly string[],
  size = 1,
): string {
  const pieces = chunks.map((colour, index) => {
    const at = -150 + index * (300 / Math.max(1, chunks.length - 1))
    return (
      rect(at - 24, -25, 48, 50, shade(colour, 0.25), { r: 14 }) +
      rect(at - 22, -26, 42, 44, colour, { r: 13 }) +
      line(`M${n(at - 12)}-10l22 20`, shade(colour, 0.35), 5)
    )
  })
  return placed(x, y, line('M-230 0H214', c.straw, 9) + pieces.join(''), turn, size)
}

/** Grilled plantain or banana, a bent finger. */
export const plantain = (x: number, y: number, turn: number, colour = '#e6b450') =>
  placed(
    x,
    y,
    path('M-66-14Q0 30 66-14Q74 6 50 22Q0 52-50 22Q-74 6-66-14z', shade(colour, 0.12)) +
      path('M-60-10Q0 30 60-10Q56 2 40 10Q0 32-40 10Q-56 2-60-10z', colour) +
      line('M-26 12l10 14M0 16l6 16M24 12l4 14', c.bark, 5),
    turn,
  )

/** Half a hen's egg, or half a passion fruit, and the like: rind, flesh, heart. */
export const halved = (
  x: number,
  y: number,
  r: number,
  rind: string,
  flesh: string,
  heart: string,
) => circle(x, y, r, rind) + circle(x, y, r * 0.84, flesh) + oval(x, y, r * 0.56, r * 0.6, heart)

/** Things strewn: dots at the given places. */
export const strewn = (points: readonly Point[], r: number, colour: string) =>
  path(
    points
      .map(
        ([x, y]) =>
          `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0-${n(r * 2)} 0`,
      )
      .join(''),
    colour,
  )

/** A triangle of fried dough, its edges darker. */
export const triangle = (x: number, y: number, turn: number, colour = '#d98f45') =>
  placed(
    x,
    y,
    path(
      'M0-84Q12-88 18-76L84 52Q88 66 72 68H-72Q-88 66-84 52L-18-76Q-12-88 0-84z',
      shade(colour, 0.2),
    ) +
      path('M0-74L68 54H-68z', colour) +
      path('M0-50L34 38Q0 26-34 38z', tint(colour, 0.28)),
    turn,
  )
