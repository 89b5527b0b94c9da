import type { Sheet } from './sheet.ts'
import { c, shade, tint } from './palette.ts'
import { circle, group, line, n, oval, path, placed, poly, rect } from './pen.ts'

/** Things that stand in rooms. Coordinates are of the picture; `x` is a thing's middle. */

/** A woven wall plate, rings of grass in two colours. */
export const plate = (x: number, y: number, r: number, dark: string, light: string) =>
  circle(x, y, r, dark) +
  circle(x, y, r * 0.82, light) +
  circle(x, y, r * 0.68, 'none', {
    stroke: dark,
    'stroke-width': r * 0.16,
    'stroke-dasharray': `${n(r * 0.36)} ${n(r * 0.354)}`,
  }) +
  circle(x, y, r * 0.42, dark) +
  circle(x, y, r * 0.26, light)

/** A hanging lamp woven like a basket, with its light below. */
export function pendant(sheet: Sheet, x: number, y: number, size = 1): string {
  const glow = sheet.glow([
    [0, '#fff1c9', 0.75],
    [1, '#fff1c9', 0],
  ])
  return (
    line(`M${x} 0V${y}`, c.bark, 3) +
    circle(x, y + 40 * size, 130 * size, glow) +
    placed(
      x,
      y,
      path('M-10 0h20q34 16 38 52h-96q4-36 38-52z', c.straw) +
        line('M-30 20h60M-42 38h84', c.wood, 3, { opacity: 0.6 }) +
        oval(0, 52, 48, 7, '#fff1c9'),
      0,
      size,
    )
  )
}

/** A table lamp; `on` gives its glow. */
export function lamp(sheet: Sheet, x: number, foot: number, shadeColour: string): string {
  const glow = sheet.glow([
    [0, '#fff1c9', 0.8],
    [1, '#fff1c9', 0],
  ])
  return (
    circle(x, foot - 78, 105, glow) +
    path(`M${x - 12} ${foot}q-12-30 6-50h12q18 20 6 50z`, c.clay) +
    path(`M${x - 22} ${foot - 104}h44l14 56h-72z`, shadeColour)
  )
}

/** A bedside table with a drawer. */
export const nightstand = (x: number, foot: number, wood: string) =>
  rect(x - 42, foot - 96, 84, 12, tint(wood, 0.15), { r: 3 }) +
  rect(x - 36, foot - 84, 72, 44, wood) +
  circle(x, foot - 62, 4, c.straw) +
  path(`M${x - 36} ${foot - 40}h10v40h-10zm62 0h10v40h-10z`, shade(wood))

/** A bed from its foot: headboard, pillows, cover with a band. `w` is the mattress's width. */
export function bed(
  sheet: Sheet,
  x: number,
  w: number,
  look: { cover: string; wood: string; band: string; pillows?: number },
): string {
  const half = w / 2
  const { cover, wood, pillows = 2 } = look
  const head = `M${n(x - half - 14)} 452v-150q0-26 26-26h${n(w - 24)}q26 0 26 26v150z`
  const slats = Array.from({ length: Math.floor(w / 46) }, (_, index) =>
    rect(x - half + 18 + index * 46, 296, 22, 90, shade(wood, 0.14), { r: 6 }),
  )
  const each = (w - 16 * (pillows + 1)) / pillows
  const cushions = Array.from({ length: pillows }, (_, index) => {
    const left = x - half + 16 + index * (each + 16)
    return (
      rect(left, 338, each, 66, '#eadfcd', { r: 20 }) +
      rect(left, 334, each, 64, c.linen, { r: 20 })
    )
  })
  const flare = 26
  return (
    oval(x, 556, half + 60, 16, c.ink, { opacity: 0.14 }) +
    path(head, wood) +
    slats.join('') +
    cushions.join('') +
    // The turned-down sheet, the cover falling towards us, the throw over its foot.
    path(
      `M${n(x - half)} 398h${w}l${flare} 128q0 24-20 24h${n(-w - flare * 2 + 40)}q-20 0-20-24z`,
      sheet.fade([
        [0, tint(cover, 0.12)],
        [0.5, cover],
        [1, shade(cover, 0.22)],
      ]),
    ) +
    path(
      `M${n(x - half - 4)} 392q${n(half + 4)}-14 ${n(w + 8)} 0l5 28q${n(-half - 9)}-14 ${n(-w - 18)} 0z`,
      c.linen,
    ) +
    path(`M${n(x - half - 17)} 478h${n(w + 34)}l9 50h${n(-w - 52)}z`, look.band) +
    rect(x - half - 18, 548, 16, 18, shade(wood, 0.3)) +
    rect(x + half + 2, 548, 16, 18, shade(wood, 0.3))
  )
}

/** An easy chair from the front. */
export const armchair = (x: number, foot: number, cloth: string, size = 1) =>
  placed(
    x,
    foot,
    oval(0, 2, 92, 9, c.ink, { opacity: 0.14 }) +
      path('M-62-30v-118q0-34 34-34h56q34 0 34 34v118z', cloth) +
      rect(-56, -84, 112, 58, tint(cloth, 0.16), { r: 14 }) +
      path(
        'M-84-104q0-16 16-16t16 16v74h104v-74q0-16 16-16t16 16v86q0 10-10 10h-148q-10 0-10-10z',
        shade(cloth, 0.12),
      ) +
      path('M-70-8h12v10h-12zm128 0h12v10h-12z', c.bark),
    0,
    size,
  )

/** A desk with a chair drawn up to it. */
export const desk = (x: number, foot: number, wood: string, cloth: string) =>
  rect(x - 110, foot - 128, 220, 14, tint(wood, 0.12), { r: 3 }) +
  path(`M${x - 100} ${foot - 114}h12v114h-12zm188 0h12v114h-12z`, wood) +
  rect(x + 20, foot - 114, 68, 34, shade(wood, 0.12)) +
  circle(x + 54, foot - 97, 4, c.straw) +
  path(`M${x - 62} ${foot - 170}q0-12 12-12h56q12 0 12 12v66h-80z`, cloth) +
  rect(x - 66, foot - 76, 88, 14, shade(cloth), { r: 6 }) +
  path(`M${x - 60} ${foot - 62}h9v62h-9zm66 0h9v62h-9z`, c.bark)

/** A potted plant with broad leaves, as they stand on every veranda here. */
export function potted(x: number, foot: number, leaf: string, size = 1): string {
  const leaves = [-58, -30, -8, 16, 38, 64].map((turn, index) =>
    group(
      { transform: `rotate(${turn})` },
      path('M0 0Q-26-60 0-128Q26-60 0 0z', index % 2 ? leaf : shade(leaf, 0.2)),
    ),
  )
  return placed(
    x,
    foot,
    placed(0, -62, leaves.join('')) +
      path('M-40-74h80l-12 74h-56z', c.clay) +
      rect(-45, -80, 90, 14, tint(c.clay, 0.12), { r: 4 }),
    0,
    size,
  )
}

/** A fireplace of lava stone with a small fire. */
export function fireplace(sheet: Sheet, x: number, foot: number): string {
  return (
    circle(
      x,
      foot - 60,
      190,
      sheet.glow([
        [0, '#ffc46b', 0.55],
        [1, '#ffc46b', 0],
      ]),
    ) +
    rect(x - 118, foot - 190, 236, 190, '#59605b') +
    rect(x - 136, foot - 206, 272, 22, c.bark, { r: 4 }) +
    line(
      `M${x - 118} ${foot - 130}h36m-36 64h36m164-64h36m-36 64h36M${x - 40} ${foot - 184}v28m80-28v28`,
      '#454b47',
      4,
    ) +
    path(`M${x - 82} ${foot}v-104q0-50 82-50t82 50v104z`, '#1d1512') +
    path(`M${x - 42} ${foot - 14}q-16-48 18-84q2 26 20 40q0-36 18-58q38 52 26 102z`, c.coral) +
    path(`M${x - 22} ${foot - 14}q-8-30 16-54q4 20 14 26q4-14 8-22q18 28 8 50z`, c.sun) +
    line(`M${x - 52} ${foot - 10}h104`, c.wood, 13)
  )
}

/** A framed square of bold geometry for the wall. */
export const picture = (x: number, y: number, w: number, h: number, dark: string, light: string) =>
  rect(x, y, w, h, dark, { r: 2 }) +
  rect(x + 7, y + 7, w - 14, h - 14, light) +
  poly(
    [
      [x + 7, y + h - 7],
      [x + w / 2, y + 16],
      [x + w - 7, y + h - 7],
    ],
    dark,
  ) +
  poly(
    [
      [x + w * 0.27, y + h - 7],
      [x + w / 2, y + h * 0.42],
      [x + w * 0.73, y + h - 7],
    ],
    light,
  ) +
  poly(
    [
      [x + w * 0.39, y + h - 7],
      [x + w / 2, y + h * 0.66],
      [x + w * 0.61, y + h - 7],
    ],
    c.oxide,
  )

/** A rug of plain bands on the floor, narrower where it is farther. */
export const rug = (x: number, y: number, w: number, h: number, a: string, b: string) =>
  poly(
    [
      [x - w * 0.42, y],
      [x + w * 0.42, y],
      [x + w / 2, y + h],
      [x - w / 2, y + h],
    ],
    a,
  ) +
  poly(
    [
      [x - w * 0.445, y + h * 0.3],
      [x + w * 0.445, y + h * 0.3],
      [x + w * 0.46, y + h * 0.5],
      [x - w * 0.46, y + h * 0.5],
    ],
    b,
  )

/** Curtains on both sides of an opening. */
export function curtains(sheet: Sheet, x: number, y: number, w: number, h: number, cloth: string) {
  const fill = sheet.fade(
    [
      [0, cloth],
      [0.3, shade(cloth, 0.16)],
      [0.5, tint(cloth, 0.1)],
      [0.8, shade(cloth, 0.16)],
      [1, cloth],
    ],
    true,
  )
  const side = w * 0.13
  return (
    path(
      `M${n(x - 26)} ${y}h${n(side + 30)}q-6 ${n(h * 0.5)}-${n(side * 0.55)} ${n(h * 0.62)}q${n(side * 0.3)} ${n(h * 0.16)} ${n(side * 0.2)} ${n(h * 0.4)}h${n(-side * 0.65 - 26)}z`,
      fill,
    ) +
    path(
      `M${n(x + w + 26)} ${y}h${n(-side - 30)}q6 ${n(h * 0.5)} ${n(side * 0.55)} ${n(h * 0.62)}q${n(-side * 0.3)} ${n(h * 0.16)} ${n(-side * 0.2)} ${n(h * 0.4)}h${n(side * 0.65 + 26)}z`,
      fill,
    ) +
    line(`M${n(x - 40)} ${y - 4}H${n(x + w + 40)}`, c.bark, 8)
  )
}
