import type { Paint } from './sheet.ts'
import { c, shade, tint } from './palette.ts'
import { circle, line, n, oval, path, placed } from './pen.ts'
import { dip, filled, ground, halved, sprig, strewn, ware } from './plates.ts'

/** Sweets, seen from above. By the item’s slug. */
export const sweets: Readonly<Record<string, Paint>> = {
  'banana-fritters': (sheet) =>
    sheet.add(
      ground(sheet, 'mist'),
      ware('clay'),
      ...[
        [300, 250, -24],
        [440, 226, 14],
        [330, 350, 10],
        [470, 330, -30],
        [400, 430, 22],
      ].map(([x = 0, y = 0, turn = 0]) =>
        placed(
          x,
          y,
          oval(4, 10, 84, 46, '#8a4f22') +
            oval(0, 0, 84, 46, '#d0873a') +
            oval(-6, -8, 64, 28, '#e5aa5c') +
            line('M-40-10l12 8m20-16l10 12m20-8l8 12', '#b36b2a', 5),
          turn,
        ),
      ),
      strewn(
        [
          [290, 240],
          [330, 262],
          [430, 214],
          [470, 236],
          [320, 346],
          [356, 356],
          [456, 330],
          [490, 318],
          [384, 424],
          [420, 440],
        ],
        5,
        c.linen,
      ),
      dip(560, 420, 52, '#e0932a'),
    ),
  'passion-cheesecake': (sheet) =>
    sheet.add(
      ground(sheet, 'tea'),
      ware('plate'),
      path('M232 330L560 210Q590 300 548 404z', '#d9c08f'),
      path('M232 310L560 190Q590 280 548 384z', '#fbf0cf'),
      path('M236 304L560 186Q572 216 574 246Q470 240 420 290T300 296z', '#f0b429'),
      strewn(
        [
          [500, 226],
          [530, 214],
          [540, 240],
          [470, 250],
          [440, 246],
          [500, 250],
          [410, 274],
          [380, 270],
          [330, 284],
        ],
        7,
        c.ink,
      ),
      path('M232 330L548 404L552 390L236 312z', '#a9713f'),
      halved(300, 420, 52, '#6d2b4a', '#f4d35e', '#e0a33a'),
      strewn(
        [
          [288, 412],
          [312, 416],
          [300, 434],
        ],
        6,
        c.ink,
      ),
      sprig(400, 460, 100, 0.7),
    ),
  'tree-tomato-sorbet': (sheet) =>
    sheet.add(
      ground(sheet, 'linen'),
      filled('blue', '#d9e6e6', 214),
      ...[
        [340, 320, 82],
        [462, 326, 80],
        [400, 250, 84],
      ].map(([x = 0, y = 0, r = 0], i) => {
        const red = ['#d8573f', '#cf4a3a', '#e2664a'][i] ?? '#d8573f'
        return (
          circle(x + 3, y + 8, r, shade(red, 0.25)) +
          circle(x, y, r, red) +
          path(
            `M${x - r * 0.6} ${n(y - r * 0.3)}q${n(r * 0.5)}-${n(r * 0.5)} ${n(r)}-${n(r * 0.2)}M${n(x - r * 0.5)} ${n(y + r * 0.1)}q${n(r * 0.4)}-${n(r * 0.3)} ${n(r * 0.8)}-${n(r * 0.1)}`,
            'none',
            { stroke: tint(red, 0.4), 'stroke-width': 8 },
          )
        )
      }),
      sprig(410, 236, 10, 0.9, c.leaf),
      halved(572, 470, 50, '#a8331f', '#ef8354', '#b8402c'),
      strewn(
        [
          [560, 460],
          [584, 464],
          [572, 484],
        ],
        5,
        '#f6d58b',
      ),
    ),
  'chocolate-cake': (sheet) =>
    sheet.add(
      ground(sheet, 'clay'),
      ware('plate'),
      path('M300 420q-70 20-60 54q40 20 90-10q70-50 120-40q50 20 90-10q10-34-40-36z', '#4a2417'),
      circle(404, 296, 118, '#2f170f'),
      circle(400, 284, 116, '#5b2f1e'),
      circle(400, 280, 96, '#6e3b26'),
      path('M372 262q28-36 66-6q20 44-8 100q-6 60-34 66q-24-10-16-70q-34-44-8-90z', '#3a1b11'),
      path('M384 268q20-20 40 0', 'none', {
        stroke: '#8a5237',
        'stroke-width': 8,
      }),
      oval(530, 372, 54, 38, c.linen),
      oval(522, 362, 34, 20, c.white),
      strewn(
        [
          [310, 190],
          [340, 176],
          [290, 220],
        ],
        15,
        '#8c2b3a',
      ),
      sprig(548, 346, 30, 0.5, c.leaf),
    ),
}
