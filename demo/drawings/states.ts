import type { Paint } from './sheet.ts'
import { cone } from './land.ts'
import { band } from './ornament.ts'
import { c } from './palette.ts'
import { circle, group, line, oval, path, placed, rect } from './pen.ts'
import { steam } from './vessels.ts'

/**
 * Pictures for screens with nothing to show, on no ground of their own so that they stand on mist
 * by day and on deep green by night: every shape keeps its contrast on both.
 */
const ridge =
  path(cone(250, 470, 420, 190), '#c3d6cb') +
  path(cone(560, 470, 460, 240), '#a9c5b4') +
  path('M90 470Q210 400 340 440T580 420T710 470z', '#86ad93')

const soil = oval(400, 486, 320, 26, '#4c8a5a', { opacity: 0.35 })

/** By name, drawn as `empty-{name}`. */
export const states: Readonly<Record<string, Paint>> = {
  /** A laid place that waits. */
  orders: (sheet) =>
    sheet.add(
      circle(560, 170, 60, c.sun),
      ridge,
      soil,
      path('M170 430Q400 400 630 430L690 500H110z', '#c98560'),
      group(
        { transform: 'translate(0 4)' },
        band(sheet, [112, 500, 576, 36], [c.linen, c.ink, c.oxide]),
      ),
      oval(400, 448, 170, 34, '#d9d1bd'),
      oval(400, 442, 170, 34, c.linen),
      oval(400, 440, 126, 22, '#ece3cf'),
      path('M260 436Q264 300 400 296Q536 300 540 436z', '#7fa894'),
      path('M290 424Q300 330 384 316', 'none', {
        stroke: '#b5d0c1',
        'stroke-width': 12,
      }),
      circle(400, 288, 17, c.gold),
      steam(400, 270),
    ),
  /** The mast on the hill, its wire down; the house's lamp is lit all the same. */
  link: (sheet) =>
    sheet.add(
      ridge,
      soil,
      circle(
        270,
        380,
        130,
        sheet.glow([
          [0, '#ffdf9a', 0.8],
          [1, '#ffdf9a', 0],
        ]),
      ),
      placed(
        270,
        470,
        path('M-90-84H90V0H-90z', '#efe3c8') +
          path('M-112-80L-70-140H70L112-80z', '#a55a3a') +
          rect(-66, -62, 44, 40, '#ffd05f') +
          rect(22, -62, 44, 40, '#ffd05f') +
          path('M-14 0V-54H14V0z', c.bark),
      ),
      line(
        'M590 474L620 190M650 474L620 190M598 400h44m-38-64h32m-26-64h20M598 400l38-64m-30 0l24-64',
        '#7c8a83',
        8,
      ),
      circle(620, 182, 13, c.oxide),
      line('M574 150q-26 34 0 66M540 124q-48 58 0 118', '#7c8a83', 10, { opacity: 0.45 }),
      line('M666 150q26 34 0 66M700 124q48 58 0 118', '#7c8a83', 10, { opacity: 0.45 }),
      line('M380 420Q440 470 480 440', '#7c8a83', 7),
      line('M520 452Q560 420 596 380', '#7c8a83', 7),
      path('M486 400l-16 44h20l-14 46 50-62h-24l16-28z', c.gold),
    ),
  /** An empty basket, its lid beside it. */
  nothing: (sheet) =>
    sheet.add(
      circle(220, 170, 54, c.sun),
      ridge,
      soil,
      path('M250 340Q240 480 330 492H450Q540 480 530 340z', c.straw),
      oval(390, 340, 140, 30, '#8d6a45'),
      oval(390, 346, 118, 20, '#5f3d2a'),
      path(
        'M252 390l46 50 46-50 46 50 46-50 46 50 46-50v24l-46 50-46-50-46 50-46-50-46 50-44-48z',
        c.oxide,
      ),
      placed(
        612,
        488,
        path('M-96 0Q-66-40 6-150Q66-50 84 4Q0 26-96 0z', '#e9cf9f') +
          path('M-58-20l28-34 26 30 26-34 28 42v20l-28-40-26 34-26-30-30 36z', c.ink) +
          circle(6, -150, 9, c.oxide),
        38,
      ),
    ),
  /** A path that ends in mist, and a sign with two minds. */
  lost: (sheet) =>
    sheet.add(
      circle(400, 150, 60, c.sun),
      ridge,
      soil,
      path('M330 500Q380 440 340 400T400 330L420 332Q400 380 420 410T470 500z', '#d9b98a'),
      oval(
        400,
        350,
        350,
        62,
        sheet.glow([
          [0, '#eef3ea', 0.95],
          [0.6, '#e6eee5', 0.6],
          [1, '#dfe9e1', 0],
        ]),
      ),
      line('M560 500V230', '#7d5136', 16),
      path('M500 236H640L676 266 640 296H500z', '#c2935f'),
      path('M620 316H500L464 346 500 376H620z', '#a87549'),
      line('M530 266h80m-72 80h60', c.linen, 9, { opacity: 0.9 }),
    ),
  /** A broken cup, mended with gold as far as one got. */
  error: (sheet) =>
    sheet.add(
      circle(590, 180, 56, c.coral),
      ridge,
      soil,
      placed(
        360,
        480,
        path('M-130-190H-20L-46-130 0-100-30-40 0 0H-50Q-140 0-130-190z', '#5f9db3') +
          path('M-8-190H120Q130 0 46 0H14L-14-40 18-100-28-132z', '#5f9db3') +
          line('M116-140q80-12 70 50q-14 52-96 50', '#4a8aa3', 22) +
          path('M-130-190H-20l-8 20H-130zM-8-190H120v20H-16z', '#86bccc'),
      ),
      path('M230 486q60-26 130-6t140-2q30 24-60 30H300q-70 0-70-22z', '#7a4a2c', { opacity: 0.75 }),
      line('M346 286L323 349 369 380 338 440 367 480', c.gold, 13, { 'stroke-linejoin': 'round' }),
      path('M560 470l30-40 34 20 6 34z', '#5f9db3'),
    ),
}
