import type { Look } from './room-looks.ts'
import type { Sheet } from './sheet.ts'
import { highland, lights } from './land.ts'
import { band } from './ornament.ts'
import { c, mix, shade, tint } from './palette.ts'
import { line, mirrored, n, oval, path, placed, rect } from './pen.ts'
import { armchair, curtains, pendant, potted } from './room-kit.ts'

/** The second picture of a room: what one sees from it, and from where. */
export function roomWindow(sheet: Sheet, look: Look, seed: number): void {
  const land = highland(sheet, {
    seed: seed + 1,
    light: lights[look.light],
    horizon: 270,
    foot: 560,
    sun: [seed % 2 ? 560 : 250, 150 + (seed % 50), 40],
    cones: look.cones,
    hills: 3,
  })
  const marks = land + outlooks[look.outlook](sheet, look)
  sheet.add(look.flip ? mirrored(800, marks) : marks)
}

const outlooks = {
  /** Under the roof, behind a rail: two chairs and a pot of tea. */
  veranda(sheet: Sheet, look: Look): string {
    const wood = look.wood
    const rails = Array.from({ length: 17 }, (_, i) => `M${24 + i * 47} 428v82`).join('')
    return (
      rect(
        0,
        500,
        800,
        100,
        sheet.fade([
          [0, tint(wood, 0.3)],
          [1, wood],
        ]),
      ) +
      line(
        'M0 536H800M0 572H800M120 500l-70 100M280 500l-36 100M430 500l-4 100M580 500l30 100M710 500l66 100',
        shade(wood, 0.12),
        2,
      ) +
      line(rails, shade(wood, 0.1), 7) +
      rect(0, 414, 800, 16, wood) +
      rect(0, 498, 800, 10, shade(wood, 0.14)) +
      rect(46, 0, 26, 520, shade(wood, 0.05)) +
      rect(728, 0, 26, 520, shade(wood, 0.05)) +
      path('M0 0H800V44L400 56L0 44z', shade(wood, 0.3)) +
      band(sheet, [0, 44, 800, 22], [c.linen, c.ink, look.accent]) +
      pendant(sheet, 400, 66, 0.85) +
      wicker(210, 566, look.cover) +
      wicker(590, 566, look.cover, true) +
      teaTable(400, 572) +
      potted(690, 580, c.fern, 0.9) +
      potted(762, 590, c.tea, 0.7)
    )
  },
  /** A deep sill with a cushion, curtains drawn aside. */
  window(sheet: Sheet, look: Look): string {
    const { wall, wood } = look
    return (
      path(
        'M0 0H800V600H0zM130 70V430H670V70z',
        sheet.fade([
          [0, shade(wall, 0.08)],
          [1, wall],
        ]),
        { 'fill-rule': 'evenodd' },
      ) +
      path('M118 58H682V442H118zM138 78V430H662V78zM392 78h16v352h-16z', tint(wood, 0.12), {
        'fill-rule': 'evenodd',
      }) +
      curtains(sheet, 112, 36, 576, 400, tint(look.cover, 0.18)) +
      rect(84, 440, 632, 22, wood, { r: 4 }) +
      rect(104, 462, 592, 138, shade(wall, 0.16)) +
      line('M300 474v126M500 474v126', shade(wall, 0.28), 3) +
      path('M110 440q-4-34 30-34h520q34 0 30 34z', look.cover) +
      band(sheet, [112, 424, 576, 16], [c.linen, c.ink, look.accent]) +
      path(
        'M150 408q-22-64 8-84q44-12 78 4q22 30 2 80z',
        look.accent === c.ink ? c.oxide : look.accent,
      ) +
      path('M560 408q-14-60 12-76q40-10 70 6q16 30-4 70z', tint(look.cover, 0.4)) +
      openBook(420, 404) +
      cup(330, 406, c.linen) +
      potted(748, 596, c.fern, 0.95)
    )
  },
  /** Doors thrown open on a balcony. */
  door(sheet: Sheet, look: Look): string {
    const { wall, wood } = look
    const floor = mix(wood, '#d9b48a', 0.45)
    const leaf = (x: number, w: number) =>
      path(`M${x} 56h${w}l${w > 0 ? 14 : -14} 466h${-w - (w > 0 ? 14 : -14)}z`, tint(wood, 0.1)) +
      path(
        `M${x + w * 0.2} 84h${n(w * 0.62)}l${w > 0 ? 4 : -4} 190h${n(-w * 0.68)}zM${x + w * 0.2} 294h${n(w * 0.7)}l${w > 0 ? 4 : -4} 190h${n(-w * 0.76)}z`,
        '#dcebec',
        { opacity: 0.75 },
      )
    return (
      line(
        Array.from({ length: 9 }, (_, i) => `M${224 + i * 44} 426v86`).join(''),
        shade(wood, 0.3),
        6,
      ) +
      rect(190, 414, 420, 13, shade(wood, 0.2)) +
      rect(190, 506, 420, 20, shade(c.clay, 0.1)) +
      wicker(390, 530, look.cover) +
      path(
        'M0 0H800V600H0zM200 56V522H600V56z',
        sheet.fade([
          [0, shade(wall, 0.08)],
          [1, wall],
        ]),
        { 'fill-rule': 'evenodd' },
      ) +
      path('M0 522H800V600H0z', floor) +
      path('M200 522H600L690 600H110z', tint(floor, 0.35), { opacity: 0.7 }) +
      line(
        'M0 560H800M100 522l-50 78m230-78l-16 78m150-78l4 78m130-78l26 78m126-78l44 78',
        shade(floor, 0.14),
        2,
      ) +
      path('M186 42H614V522H600V56H200V522H186z', wood) +
      leaf(200, -106) +
      leaf(600, 106) +
      path('M210 56q6 150-24 250q-22 90-2 216h-60q-14-240 16-466z', c.white, { opacity: 0.62 }) +
      path('M590 56q-2 140 22 240q26 100 12 226h56q20-240-20-466z', c.white, { opacity: 0.62 }) +
      line('M110 46H690', c.bark, 8) +
      potted(58, 592, c.tea, 1) +
      armchair(728, 590, look.accent === c.ink ? c.oxide : look.accent, 0.8)
    )
  },
} as const

/** A chair of cane, turned a little to the view. */
function wicker(x: number, foot: number, cloth: string, turned = false): string {
  const side = turned ? -1 : 1
  return (
    oval(x, foot + 2, 78, 9, c.ink, { opacity: 0.16 }) +
    line(`M${x - 52} ${foot}l10-70m94 70l-10-70`, c.bark, 9) +
    path(
      `M${x - 60} ${foot - 82}l${-8 * side}-96q0-18 18-18h96q18 0 18 18l${-8 * side} 96z`,
      c.straw,
    ) +
    line(`M${x - 34} ${foot - 176}v80m24-82v80m24-78v76m24-72v70`, c.wood, 3, { opacity: 0.55 }) +
    rect(x - 62, foot - 92, 124, 26, cloth, { r: 12 }) +
    line(`M${x - 70} ${foot - 118}h26m114 0h-26M${x - 62} ${foot - 118}v50m124-50v50`, c.wood, 9)
  )
}

function teaTable(x: number, foot: number): string {
  return (
    oval(x, foot + 2, 60, 7, c.ink, { opacity: 0.16 }) +
    line(`M${x} ${foot - 76}L${x - 36} ${foot}M${x} ${foot - 76}L${x + 36} ${foot}`, c.bark, 8) +
    oval(x, foot - 82, 74, 12, c.wood) +
    placed(
      x - 20,
      foot - 84,
      path('M-28-40h52q12 36-10 44h-32q-22-8-10-44zm20-10q6-10 12 0z', c.kivu) +
        line('M28-34q22-4 22 20q-2 10-22 12', c.kivu, 6),
    ) +
    cup(x + 44, foot - 84, c.linen)
  )
}

/** A cup with a wisp of steam. */
const cup = (x: number, foot: number, colour: string) =>
  line(`M${x - 4} ${foot - 40}q-8-12 0-22t0-20`, c.white, 4, { opacity: 0.7 }) +
  path(`M${x - 18} ${foot - 28}h36v14q0 14-14 14h-8q-14 0-14-14z`, colour) +
  line(`M${x + 18} ${foot - 22}q12 0 10 8q-2 6-14 6`, colour, 4)

const openBook = (x: number, foot: number) =>
  path(`M${x} ${foot - 8}q-30-16-62-4v14h124v-14q-32-12-62 4z`, c.linen) +
  line(`M${x} ${foot - 8}v10`, c.straw, 3)
