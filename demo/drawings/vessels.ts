import type { LightName } from './land.ts'
import type { Sheet } from './sheet.ts'
import { highland, lights } from './land.ts'
import { band } from './ornament.ts'
import { c, shade, tint } from './palette.ts'
import { circle, line, oval, path, placed, rect } from './pen.ts'

/** Glasses and bottles from the side, standing at (0, 0), and the ledge they stand on. */

/** The veranda's ledge with the ridges behind, at an hour of the day. */
export function ledge(sheet: Sheet, light: LightName, seed: number): string {
  const wood = light === 'dusk' || light === 'night' ? '#5b3a28' : '#a06d47'
  return (
    highland(sheet, {
      seed,
      light: lights[light],
      horizon: 250,
      foot: 500,
      sun: [seed % 2 ? 610 : 190, 170, 46],
      cones: [[seed % 2 ? 240 : 580, 520, 190]],
      hills: 3,
      rows: false,
    }) +
    rect(0, 470, 800, 130, wood) +
    rect(0, 470, 800, 14, tint(wood, 0.2)) +
    band(sheet, [0, 560, 800, 40], [wood, shade(wood, 0.45), c.straw])
  )
}

export const standing = (x: number, y: number, w: number) =>
  oval(x + 10, y + 2, w, w * 0.12, c.ink, { opacity: 0.25 })

/** Steam in two threads. */
export const steam = (x: number, y: number) =>
  line(`M${x - 20} ${y}q-22-30 0-58t0-58M${x + 24} ${y - 8}q-20-28 0-54t0-50`, c.white, 10, {
    opacity: 0.72,
  })

/** A tall glass with ice or without. */
export function glass(
  drink: string,
  look: { top?: string; ice?: boolean; h?: number; w?: number } = {},
): string {
  const { top = tint(drink, 0.25), ice = false, h = 270, w = 92 } = look
  const level = h * 0.84
  const cubes = ice
    ? [
        [-38, -level + 14, 12],
        [10, -level + 26, -14],
        [-26, -level + 84, -8],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          placed(x, y, rect(0, 0, 46, 46, c.white, { r: 9, opacity: 0.45 }), turn),
        )
        .join('')
    : ''
  const side = (up: number) => w * (0.76 + (0.24 * up) / h)
  return (
    path(`M${-w} ${-h}H${w}L${w * 0.76} -8q-2 8-12 8H${-w * 0.76 + 12}q-10 0-12-8z`, c.white, {
      opacity: 0.38,
    }) +
    path(
      `M${-side(level)} ${-level}H${side(level)}L${w * 0.72} -14q-2 6-10 6H${-w * 0.72 + 10}q-8 0-10-6z`,
      drink,
    ) +
    oval(0, -level, side(level), 11, top) +
    cubes +
    path(`M${-w * 0.72} ${-level + 20}l8 ${level - 60}h12l-6 ${-level + 60}z`, c.white, {
      opacity: 0.4,
    })
  )
}

/** A straw leaning out of a glass of height `h`. */
export const straw = (colour: string, h = 270) => line(`M-14 -60L44 ${-h - 70}`, colour, 12)

/** A slice of fruit on the rim. */
export const onRim = (x: number, y: number, peel: string, flesh: string) =>
  circle(x, y, 44, peel) +
  circle(x, y, 36, c.linen) +
  circle(x, y, 31, flesh) +
  line(`M${x} ${y - 30}v60M${x - 27} ${y - 15}l54 30M${x + 27} ${y - 15}l-54 30`, c.linen, 4)

/** A stemmed glass; `bowl` is the shape of its bowl. */
export function stem(drink: string, bowl: 'wine' | 'coupe', top = tint(drink, 0.25)): string {
  const wine = bowl === 'wine'
  return (
    path('M-70 0q0-10 60-16l4-120h12l4 120q60 6 60 16z', c.white, { opacity: 0.6 }) +
    (wine
      ? path('M-82-330h164q16 130-34 176q-24 20-48 20t-48-20q-50-46-34-176z', c.white, {
          opacity: 0.34,
        }) +
        path('M-88-250h176q-2 66-42 98q-22 16-46 16t-46-16q-40-32-42-98z', drink) +
        oval(0, -250, 88, 12, top)
      : path('M-130-300h260q-10 140-130 164q-120-24-130-164z', c.white, { opacity: 0.4 }) +
        path('M-120-268h240q-20 108-120 128q-100-20-120-128z', drink) +
        oval(0, -268, 120, 13, top))
  )
}

/** A bottle with a plain label. */
export const bottle = (body: string, label: string, mark: string) =>
  path('M-30-390h60v110q46 24 46 90v176q0 14-14 14h-124q-14 0-14-14v-176q0-66 46-90z', body) +
  path('M-34-404h68v38h-68z', mark) +
  rect(-76, -170, 152, 96, label) +
  path('M-62-88l36-60 26 34 18-24 44 50z', mark) +
  path('M-52-270q-12 40-10 90h14q0-60 12-100z', c.white, { opacity: 0.25 })

/** A cup with a saucer. */
export const cup = (colour: string, drink: string) =>
  oval(0, -8, 190, 20, shade(colour, 0.14)) +
  oval(0, -14, 150, 13, tint(colour, 0.1)) +
  line('M120-150q90-12 76 56q-14 56-104 52', shade(colour, 0.1), 24) +
  path('M-138-204h276q14 196-90 196h-96q-104 0-90-196z', colour) +
  oval(0, -204, 138, 26, shade(colour, 0.1)) +
  oval(0, -200, 124, 20, drink)

/** A gourd, the vessel of banana wine. */
export const gourd = (colour: string) =>
  path(
    'M-34-330q-10-40 34-40t34 40q-14 70 46 116q66 60 40 140q-22 74-120 74t-120-74q-26-80 40-140q60-46 46-116z',
    colour,
  ) +
  path('M-100-190q100 40 200 0l14 24q-114 46-228 0z', shade(colour, 0.35)) +
  path('M-118-120l30-28 30 34 30-34 28 34 30-34 30 34 30-34 28 28', 'none', {
    stroke: c.linen,
    'stroke-width': 8,
  }) +
  oval(0, -362, 34, 12, c.bark) +
  path('M-84-150q-20 60 8 100', 'none', {
    stroke: tint(colour, 0.4),
    'stroke-width': 12,
  })

/** A round clay pot. */
export const pot = (colour: string) =>
  path(
    'M-60-260h120q-6 30 40 60q70 60 40 130q-30 70-140 70t-140-70q-30-70 40-130q46-30 40-60z',
    colour,
  ) +
  oval(0, -262, 66, 14, shade(colour, 0.35)) +
  path('M-112-190q112 36 224 0l18 26q-130 44-260 0z', shade(colour, 0.25)) +
  line('M-142-104l32-28 34 30 36-30 40 30 38-30 36 30 34-30 32 26', c.linen, 7)
