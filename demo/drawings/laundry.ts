import type { Paint } from './sheet.ts'
import { highland, lights } from './land.ts'
import { band } from './ornament.ts'
import { c, mix, shade, tint } from './palette.ts'
import { circle, line, oval, path, placed, rect } from './pen.ts'

/** Washing on the line over the ridges, with what hangs there. */
const onTheLine =
  (seed: number, ...marks: readonly string[]): Paint =>
  (sheet) =>
    sheet.add(
      highland(sheet, {
        seed,
        light: lights.morning,
        horizon: 300,
        foot: 600,
        sun: [seed % 2 ? 640 : 160, 150, 42],
        cones: [[seed % 2 ? 200 : 600, 520, 190]],
        hills: 3,
      }),
      line('M-20 90Q400 124 820 80', c.bark, 7),
      ...marks,
    )

/** Things on a board in the drying room. */
const onTheBoard =
  (wall: string, ...marks: readonly string[]): Paint =>
  (sheet) =>
    sheet.add(
      rect(
        0,
        0,
        800,
        470,
        sheet.fade([
          [0, shade(wall, 0.08)],
          [1, tint(wall, 0.2)],
        ]),
      ),
      path('M90 0H330L610 470H370zM400 0H520L800 470H680z', c.white, { opacity: 0.16 }),
      rect(0, 460, 800, 140, '#a87549'),
      rect(0, 460, 800, 18, '#c2935f'),
      band(sheet, [0, 556, 800, 44], ['#a87549', c.bark, c.straw]),
      ...marks,
    )

const peg = (x: number, y: number) =>
  rect(x - 8, y - 24, 16, 54, c.straw, { r: 5 }) + line(`M${x - 8} ${y}h16`, c.wood, 4)

const shirt = (x: number, y: number, colour: string) =>
  placed(
    x,
    y,
    path(
      'M-60 0Q0 40 60 0L150 40 206 170 128 200 112 150V380Q0 400-112 380V150L-128 200-206 170-150 40z',
      colour,
    ) +
      path('M-60 0Q0 40 60 0L40 66 0 40-40 66z', shade(colour, 0.16)) +
      line('M0 50V380', shade(colour, 0.16), 5) +
      [90, 150, 210, 270, 330].map((at) => circle(0, at, 7, c.linen)).join('') +
      rect(34, 120, 56, 60, shade(colour, 0.1), { r: 5 }),
  )

const trousers = (x: number, y: number, colour: string) =>
  placed(
    x,
    y,
    path('M-110 0H110L128 400H26L0 130-26 400H-128z', colour) +
      rect(-112, 0, 224, 30, shade(colour, 0.2)) +
      line('M0 30V120M-90 40q4 40-26 50M90 40q-4 40 26 50', shade(colour, 0.3), 5) +
      circle(0, 15, 8, c.gold),
  )

const dress = (x: number, y: number, colour: string, trim: string) =>
  placed(
    x,
    y,
    path(
      'M-66 0L-50-6Q0 60 50-6L66 0 104 60 70 96 62 80Q60 150 70 180L160 420Q0 460-160 420L-70 180Q-60 150-62 80L-70 96-104 60z',
      colour,
    ) +
      path('M-72 178H72L78 204H-78z', trim) +
      line('M-30 210L-66 420M30 210L66 420M0 210V430', shade(colour, 0.14), 5) +
      path('M-148 388Q0 424 148 388L156 412Q0 448-156 412z', trim),
  )

/** A basket of cane with cloth in it. */
const basket = (x: number, foot: number, marks: string) =>
  placed(
    x,
    foot,
    oval(0, 4, 230, 20, c.ink, { opacity: 0.2 }) +
      marks +
      path('M-220-170H220L176 0H-176z', c.straw) +
      line('M-212-120H212M-202-76H202M-190-32H190', c.wood, 6) +
      line('M-140-168L-116 0M-50-168L-42 0M50-168L42 0M140-168L116 0', c.wood, 4, {
        opacity: 0.6,
      }) +
      rect(-234, -186, 468, 30, mix(c.straw, c.wood, 0.35), { r: 15 }),
  )

/** Folded cloths, the lowest first. */
const pile = (x: number, foot: number, w: number, colours: readonly string[]) =>
  colours
    .map((colour, i) => {
      const y = foot - 58 * (i + 1)
      const inset = i * 8
      return (
        rect(x - w / 2 + inset, y, w - inset * 2, 58, colour, { r: 24 }) +
        line(
          `M${x - w / 2 + inset + 24} ${y + 30}H${x + w / 2 - inset - 14}`,
          shade(colour, 0.16),
          5,
        )
      )
    })
    .join('')

const iron = (x: number, foot: number, colour: string) =>
  placed(
    x,
    foot,
    line('M-150-60Q-260-120-240-220T-330-330', c.ink, 9) +
      path('M-170-26Q-160-120-40-150H60Q170-120 200-26z', colour) +
      path(
        'M-110-110Q-100-216-10-220H90q30 4 30 30t-30 30H10Q-40-150-50-110z',
        shade(colour, 0.25),
      ) +
      rect(-180, -30, 392, 30, '#c3cbc6', { r: 10 }) +
      circle(30, -90, 20, c.linen) +
      line('M30-90l10-12', c.oxide, 5),
  )

const boot = (x: number, foot: number, colour: string, flip = 1) =>
  placed(
    x,
    foot,
    `<g transform="scale(${flip} 1)">${
      path('M-110-260H20Q14-180 40-140Q150-110 160-40V-10H-120z', colour) +
      path('M-120-26H164V0q-4 12-18 12H-108q-12 0-12-12z', c.ink) +
      path('M-116-268H26v34H-114z', shade(colour, 0.3)) +
      line('M-10-200l46-16M0-164l44-20M20-132l38-30', c.straw, 9) +
      line('M-120 2H164', '#59605b', 5, { 'stroke-dasharray': '16 10' })
    }</g>`,
  )

const trainer = (x: number, foot: number, colour: string, stripe: string) =>
  placed(
    x,
    foot,
    path(
      'M-150-150Q-120-120-70-150L-30-130Q40-90 120-76Q176-60 176-24H-160Q-176-90-150-150z',
      colour,
    ) +
      path('M-160-34H180Q190 0 160 8H-140Q-166 4-160-34z', c.white) +
      path('M-70-34L-10-112l26 12L-30-34zM-8-34L40-90l26 10L28-34z', stripe) +
      line('M-24-130l26-22M8-114l26-20M40-98l26-16', c.linen, 8) +
      path('M176-26Q176-64 124-76Q110-50 124-28z', tint(colour, 0.3)),
  )

const bubbles = (points: readonly (readonly [number, number, number])[]) =>
  points
    .map(
      ([x, y, r]) =>
        circle(x, y, r, c.white, { opacity: 0.7 }) +
        circle(x - r * 0.3, y - r * 0.3, r * 0.25, c.white),
    )
    .join('')

/** By the service's slug. */
export const laundryPictures: Readonly<Record<string, Paint>> = {
  shirt: onTheLine(3, shirt(400, 110, '#5f9db3'), peg(350, 112), peg(450, 112)),
  trousers: onTheLine(4, trousers(400, 108, '#8a6a44'), peg(310, 108), peg(490, 106)),
  dress: onTheLine(5, dress(400, 116, c.coral, c.oxide), peg(340, 110), peg(460, 110)),
  suit: onTheBoard(
    '#cfddd6',
    line('M400 60q0-34 26-30t8 36q-34 10-34 34L250 170M400 100L550 170', c.bark, 9),
    path('M310 140L260 170 214 330 220 520H580L586 330 540 170 490 140 400 250z', '#24414d'),
    path('M310 140L400 340 490 140 450 124H350z', c.linen),
    path('M384 160h32l-4 30 16 110-28 50-28-50 16-110z', c.oxide),
    path(
      'M310 140L286 250 330 262 318 290 400 430V340zM490 140L514 250 470 262 482 290 400 430V340z',
      '#31566a',
    ),
    circle(400, 456, 10, c.gold),
    line('M284 400h70M446 400h70', '#1a313b', 7),
    path('M460 306h50l-8-26-18 14-14-16z', c.linen),
  ),
  ironing: onTheBoard(
    '#e9dcc0',
    path('M90 440Q90 410 140 408H660Q730 412 740 440v22H90z', '#8fb3bd'),
    path('M180 412q120-30 250-10l60 12z', c.linen),
    iron(450, 410, c.tea),
    line('M640 350q14-22 0-44t0-44M690 340q12-20 0-40t0-40', c.white, 9, { opacity: 0.8 }),
  ),
  'wash-fold': onTheBoard(
    '#d5e3e4',
    basket(400, 540, pile(0, -120, 360, [c.kivu, c.linen, c.coral, c.tip])),
    bubbles([
      [150, 180, 34],
      [206, 120, 20],
      [640, 160, 40],
      [700, 90, 22],
      [120, 270, 18],
    ]),
  ),
  'wash-iron': onTheBoard(
    '#f1dcc0',
    pile(270, 500, 300, [c.tea, c.linen, c.lake, c.dawn]),
    placed(560, 500, iron(0, 0, c.oxide), 0, 0.8),
    bubbles([
      [150, 150, 30],
      [210, 100, 18],
      [690, 160, 26],
    ]),
  ),
  boots: onTheBoard(
    '#dcd5bd',
    oval(400, 528, 290, 18, c.ink, { opacity: 0.2 }),
    boot(480, 500, '#8a5a38'),
    boot(330, 518, '#a06d47'),
  ),
  trainers: onTheBoard(
    '#cfe0e4',
    oval(400, 530, 290, 16, c.ink, { opacity: 0.2 }),
    placed(440, 440, trainer(0, 0, c.tea, c.tip), -14, 1.2),
    trainer(370, 520, '#2f8a68', c.linen),
    bubbles([
      [140, 200, 30],
      [200, 150, 18],
      [660, 140, 26],
    ]),
  ),
}
