import type { Look } from './room-looks.ts'
import type { Point } from './pen.ts'
import type { Sheet } from './sheet.ts'
import { highland, lights } from './land.ts'
import { bandTile } from './ornament.ts'
import { c, mix, shade, tint } from './palette.ts'
import { line, mirrored, n, path, placed, poly, rect } from './pen.ts'
import {
  armchair,
  bed,
  curtains,
  desk,
  fireplace,
  lamp,
  nightstand,
  pendant,
  picture,
  plate,
  rug,
} from './room-kit.ts'

/** The first picture of a room: its bed, its window, what its type adds. */
export function roomBed(sheet: Sheet, look: Look, seed: number): void {
  const cloth = sheet.tiled(48, 48, bandTile(c.linen, c.ink, look.accent), 'translate(0 480)')
  const marks = [
    wallAndFloor(sheet, look),
    ...furniture[look.type](sheet, look, { cover: look.cover, wood: look.wood, band: cloth }, seed),
  ]
  sheet.add(look.flip ? mirrored(800, ...marks) : marks.join(''))
}

interface BedLook {
  cover: string
  wood: string
  band: string
}

type Furnish = (sheet: Sheet, look: Look, cloth: BedLook, seed: number) => string[]

const furniture: Record<Look['type'], Furnish> = {
  single: (sheet, look, cloth, seed) => [
    window(sheet, look, seed, [470, 104, 230, 200]),
    wallPlates(130, 150, look),
    rug(250, 540, 430, 50, look.accent, c.straw),
    nightstand(70, 520, look.wood),
    lamp(sheet, 70, 424, c.linen),
    bed(sheet, 250, 210, { ...cloth, pillows: 1 }),
    desk(590, 540, tint(look.wood, 0.1), look.cover),
    books(640, 412),
  ],
  double: (sheet, look, cloth, seed) => [
    window(sheet, look, seed, [560, 96, 190, 216]),
    wallPlates(290, 140, look, 1.15),
    rug(290, 544, 640, 48, look.accent, c.straw),
    nightstand(60, 530, look.wood),
    lamp(sheet, 60, 434, look.accent),
    nightstand(520, 530, look.wood),
    lamp(sheet, 520, 434, look.accent),
    bed(sheet, 290, 340, cloth),
    armchair(690, 560, look.accent, 0.95),
  ],
  twin: (sheet, look, cloth, seed) => [
    window(sheet, look, seed, [300, 92, 200, 210]),
    picture(92, 116, 96, 110, look.accent, c.linen),
    picture(612, 116, 96, 110, look.accent, c.linen),
    rug(400, 540, 240, 52, look.accent, c.straw),
    nightstand(400, 520, look.wood),
    lamp(sheet, 400, 424, c.linen),
    bed(sheet, 180, 220, { ...cloth, pillows: 1 }),
    bed(sheet, 620, 220, { ...cloth, pillows: 1 }),
  ],
  suite: (sheet, look, cloth, seed) => [
    window(sheet, look, seed, [420, 92, 130, 226]),
    fireplace(sheet, 670, 470),
    picture(632, 130, 76, 92, look.accent, c.linen),
    rug(240, 544, 470, 48, look.accent, c.straw),
    bed(sheet, 230, 300, cloth),
    canopy(230, 300),
    armchair(560, 560, look.accent, 0.9),
    pendant(sheet, 480, 36, 0.8),
  ],
  apartment: (sheet, look, cloth, seed) => [
    window(sheet, look, seed, [392, 104, 150, 190]),
    wallPlates(170, 150, look),
    shelf(686, 150, look),
    rug(200, 544, 400, 48, look.accent, c.straw),
    bed(sheet, 200, 270, cloth),
    table(580, 566, look),
    pendant(sheet, 590, 30, 0.8),
  ],
}

function wallAndFloor(sheet: Sheet, look: Look): string {
  const floor = mix(look.wood, '#d9b48a', 0.45)
  const boards = [480, 520, 566].map((y) => `M0 ${y}H800`).join('')
  return (
    rect(
      0,
      0,
      800,
      452,
      sheet.fade([
        [0, shade(look.wall, 0.1)],
        [0.7, look.wall],
        [1, tint(look.wall, 0.18)],
      ]),
    ) +
    rect(0, 440, 800, 160, floor) +
    rect(0, 432, 800, 14, shade(look.wall, 0.22)) +
    line(
      `${boards}M150 446l-40 34m240-34l-12 34m150-34l16 34m220-34l34 34M60 520l-40 46m300-46l-16 46m260-46l20 46m190-46l30 46`,
      shade(floor, 0.16),
      2.5,
    )
  )
}

/** A window with the room's own view, light on the wall beside it. */
function window(
  sheet: Sheet,
  look: Look,
  seed: number,
  [x, y, w, h]: readonly [number, number, number, number],
): string {
  const scale = Math.max(w / 800, h / 560)
  const view = highland(sheet, {
    seed,
    light: lights[look.light],
    horizon: 300,
    foot: 600,
    sun: [500, 180, 56],
    cones: look.cones.slice(0, 2),
    hills: 2,
    rows: false,
  })
  return (
    rect(x - 12, y - 12, w + 24, h + 24, tint(look.wood, 0.12), { r: 4 }) +
    sheet.within(
      `<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`,
      placed(x + w / 2 - 400 * scale, y + h - 580 * scale, view, 0, scale),
    ) +
    path(
      `M${n(x + w / 2 - 4)} ${y}h8v${h}h-8zM${x} ${n(y + h * 0.36)}h${w}v7h${-w}z`,
      tint(look.wood, 0.12),
    ) +
    rect(x - 22, y + h + 10, w + 44, 14, look.wood, { r: 3 }) +
    curtains(
      sheet,
      x - 6,
      y - 22,
      w + 12,
      h + 40,
      look.accent === c.ink ? look.cover : tint(look.cover, 0.25),
    )
  )
}

/** A few baskets in the manner of the hills, hung above the bed. */
const wallPlates = (x: number, y: number, look: Look, size = 1) =>
  placed(
    x,
    y,
    plate(-10, 4, 54, look.accent, c.linen) +
      plate(74, -20, 36, c.ink, c.straw) +
      plate(66, 60, 30, look.accent, c.straw),
    0,
    size,
  )

const books = (x: number, foot: number) =>
  rect(x - 6, foot - 46, 14, 46, c.oxide) +
  rect(x + 9, foot - 54, 16, 54, c.kivu) +
  rect(x + 26, foot - 42, 12, 42, c.gold) +
  rect(x - 70, foot - 12, 44, 12, c.linen)

/** A net hung from a ring, drawn aside: the one thing every bed of the lowlands has. */
function canopy(x: number, w: number): string {
  const half = w / 2
  const fall = (s: number): string =>
    `M${x} 26C${n(x + s * 40)} 120 ${n(x + s * half * 0.9)} 180 ${n(x + s * (half + 22))} 300L${n(x + s * (half + 34))} 552Q${n(x + s * (half + 4))} 560 ${n(x + s * (half - 26))} 548C${n(x + s * (half - 6))} 420 ${n(x + s * half * 0.5)} 200 ${x} 26z`
  return [
    path(fall(-1) + fall(1), c.white, { opacity: 0.6 }),
    path(
      `M${x} 26C${n(x - 60)} 150 ${n(x - half)} 200 ${n(x - half - 20)} 300H${n(x + half + 20)}C${n(x + half)} 200 ${n(x + 60)} 150 ${x} 26z`,
      c.white,
      { opacity: 0.22 },
    ),
    line(`M${x} 0V26`, c.bark, 4),
    line(`M${x - 22} 30h44`, c.straw, 8),
  ].join('')
}

/** Crockery for a shelf. */
const cup = (left: number, top: number, colour: string) =>
  path(`M${left} ${top - 30}h30v18q0 12-12 12h-6q-12 0-12-12z`, colour)
const jar = (left: number, top: number, colour: string) =>
  rect(left, top - 44, 26, 44, colour, { r: 6 }) + rect(left + 3, top - 52, 20, 10, c.bark)

/** Two boards with crockery above a counter. */
function shelf(x: number, y: number, look: Look): string {
  const board = (top: number) => rect(x - 80, top, 170, 10, look.wood)
  return (
    board(y) +
    board(y + 84) +
    jar(x - 66, y, c.straw) +
    jar(x - 32, y, c.clay) +
    cup(x + 10, y, c.linen) +
    cup(x + 46, y, c.kivu) +
    cup(x - 62, y + 84, c.oxide) +
    cup(x - 24, y + 84, c.linen) +
    jar(x + 22, y + 84, c.tip) +
    rect(x - 90, y + 150, 200, 130, tint(look.wood, 0.18)) +
    rect(x - 98, y + 138, 214, 16, c.linen) +
    line(`M${x + 4} ${y + 154}v126M${x - 14} ${y + 190}v26m36-26v26`, look.wood, 5) +
    path(`M${x - 60} ${y + 138}v-26q0-12 12-12h30q12 0 12 12v26zm54-24q24-6 22 12`, c.kivu)
  )
}

/** A round table with a bowl of fruit and two stools. */
function table(x: number, foot: number, look: Look): string {
  const leg = (points: readonly Point[]) => poly(points, shade(look.wood, 0.2))
  return (
    leg([
      [x - 10, foot - 110],
      [x + 10, foot - 110],
      [x + 34, foot],
      [x - 34, foot],
    ]) +
    rect(x - 130, foot - 124, 260, 18, look.wood, { r: 9 }) +
    path(`M${x - 50} ${foot - 152}h100q-6 30-38 30h-24q-32 0-38-30z`, c.linen) +
    path(`M${x - 34} ${foot - 152}a16 16 0 0 1 32 0z`, c.coral) +
    path(`M${x - 8} ${foot - 152}a18 18 0 0 1 36 0z`, c.sun) +
    path(`M${x + 16} ${foot - 152}a12 12 0 0 1 24 0z`, c.fern) +
    [-150, 150]
      .map(
        (at) =>
          rect(x + at - 36, foot - 70, 72, 14, look.accent, { r: 7 }) +
          path(`M${x + at - 26} ${foot - 56}h10l-6 60h-10zm42 0h10l6 60h-10z`, c.bark),
      )
      .join('')
  )
}
