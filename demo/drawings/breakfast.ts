import type { Paint } from './sheet.ts'
import { c, shade, tint } from './palette.ts'
import { circle, line, oval, path, placed, rect } from './pen.ts'
import { cutlery, dip, filled, ground, halved, sprig, strewn, ware } from './plates.ts'
import { triangle } from './plates.ts'

const egg = '#f6c64f'
const toast = '#c98a4b'

/** Breakfast, seen from above. By the item’s slug. */
export const breakfast: Readonly<Record<string, Paint>> = {
  'cheese-omelette': (sheet) =>
    sheet.add(
      ground(sheet, 'linen'),
      cutlery('#8f9a95'),
      ware('plate'),
      path(
        'M236 330q-6-116 130-136q160-14 196 96q8 36-30 44q-150-40-260 30q-34 6-36-34z',
        shade(egg, 0.16),
      ),
      path('M236 322q-6-116 130-136q160-14 196 96q4 30-30 38q-150-40-262 30q-32 2-34-28z', egg),
      path('M262 300q10-74 104-90q104-10 150 50q-120-24-254 40z', tint(egg, 0.42), {
        opacity: 0.7,
      }),
      strewn(
        [
          [300, 270],
          [350, 236],
          [420, 222],
          [470, 244],
          [398, 262],
          [330, 300],
        ],
        8,
        c.fern,
      ),
      placed(
        330,
        430,
        rect(-70, -46, 140, 92, toast, { r: 22 }) + rect(-58, -36, 116, 72, '#f0cf97', { r: 16 }),
        -14,
      ),
      halved(470, 410, 40, c.oxide, '#e8705a', '#f2a08c'),
      halved(534, 372, 32, c.oxide, '#e8705a', '#f2a08c'),
      sprig(440, 470, 150, 0.7),
    ),
  pancakes: (sheet) =>
    sheet.add(
      ground(sheet, 'mist'),
      ware('blue'),
      ...[
        [384, 316, 158],
        [412, 304, 154],
        [398, 288, 150],
      ].map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x, y + 9, r, '#a8662f') +
          circle(x, y, r, '#d99a4e') +
          circle(x, y, r * 0.88, '#e9b66c'),
      ),
      path(
        'M310 262q20-66 110-60q96 6 86 80q-4 30 16 66q6 30-18 30q-22-2-18-40q-6-34-40-30q-22 4-22 46q0 44-22 44t-22-46q-2-44-40-34q-40 4-30-56z',
        '#b5651d',
        { opacity: 0.82 },
      ),
      placed(
        400,
        262,
        rect(-44, -36, 88, 72, '#f3d884', { r: 10 }) + rect(-44, -36, 88, 60, '#fdeeb2', { r: 10 }),
        14,
      ),
      sprig(548, 204, 30, 0.7),
      strewn(
        [
          [250, 214],
          [274, 190],
          [240, 180],
        ],
        17,
        '#8c2b3a',
      ),
    ),
  'fruit-plate': (sheet) =>
    sheet.add(
      ground(sheet, 'tea'),
      ware('plate'),
      ...[0, 1, 2, 3].map((i) =>
        placed(
          400,
          300,
          path('M-92-158Q0-214 92-158L40-56Q0-80-40-56z', '#f4c63d') +
            path('M-92-158Q0-214 92-158L84-142Q0-194-84-142z', '#b98a2e') +
            line('M-50-140l14 60m26-78v64m60-46l-14 60', '#e3aa2c', 5),
          -60 + i * 40,
        ),
      ),
      halved(290, 350, 50, '#6d2b4a', '#f4d35e', '#e0a33a'),
      halved(370, 410, 50, '#6d2b4a', '#f4d35e', '#e0a33a'),
      strewn(
        [
          [276, 344],
          [300, 340],
          [290, 364],
          [356, 402],
          [380, 404],
          [368, 422],
        ],
        5,
        c.ink,
      ),
      halved(486, 388, 56, '#a8331f', '#ef8354', '#b8402c'),
      path('M478 300q84 16 90-70q18 10 10 50q-16 66-96 60z', '#f7d774'),
      halved(400, 310, 48, '#a8331f', '#ef8354', '#b8402c'),
      strewn(
        [
          [388, 300],
          [412, 304],
          [400, 326],
          [474, 378],
          [498, 384],
          [486, 404],
        ],
        5,
        '#f6d58b',
      ),
      sprig(252, 268, -60, 0.7, c.leaf),
    ),
  'sorghum-porridge': (sheet) =>
    sheet.add(
      ground(sheet, 'clay'),
      filled('clay', '#a4685b', 220),
      path(
        'M300 330q-6-94 104-98q96 4 92 74q-12 58-82 54q-50-8-46-52q8-32 44-28q22 8 14 28',
        'none',
        { stroke: '#f6e8da', 'stroke-width': 15 },
      ),
      strewn(
        [
          [330, 380],
          [360, 396],
          [470, 370],
          [492, 350],
        ],
        8,
        '#6f3d35',
      ),
      placed(
        650,
        400,
        oval(0, 0, 46, 62, c.wood) +
          oval(0, -4, 34, 48, shade(c.wood, 0.25)) +
          rect(-11, 50, 22, 150, c.wood, { r: 11 }),
        -16,
      ),
    ),
  mandazi: (sheet) =>
    sheet.add(
      ground(sheet, 'wood'),
      ware('blue'),
      triangle(310, 236, -24, '#c9823b'),
      triangle(476, 220, 28, '#d08a42'),
      triangle(320, 394, 190, '#d08a42'),
      triangle(420, 320, 8, '#d9964c'),
      dip(520, 380, 66, '#e0932a'),
      path('M500 372q20-24 44-8', 'none', {
        stroke: '#f7c76a',
        'stroke-width': 8,
      }),
    ),
  'chapati-roll': (sheet) =>
    sheet.add(
      ground(sheet, 'linen'),
      ware('board'),
      ...[
        [320, 250, -18],
        [420, 350, -18],
      ].map(([x = 0, y = 0, turn = 0]) =>
        placed(
          x,
          y,
          rect(-176, -62, 330, 124, shade('#e2b673', 0.2), { r: 60 }) +
            rect(-176, -66, 330, 118, '#e2b673', { r: 58 }) +
            strewn(
              [
                [-120, -20],
                [-70, 20],
                [-20, -34],
                [30, 10],
                [-100, 30],
                [70, -30],
              ],
              13,
              '#b97f3d',
            ) +
            oval(136, -4, 36, 60, '#f3e0b5') +
            oval(138, -4, 27, 49, egg) +
            strewn(
              [
                [130, -24],
                [146, 16],
              ],
              11,
              '#d9503c',
            ) +
            strewn(
              [
                [146, -20],
                [130, 10],
                [142, 34],
              ],
              8,
              c.fern,
            ),
          turn,
        ),
      ),
      halved(210, 440, 32, c.oxide, '#e8705a', '#f2a08c'),
      sprig(540, 190, 40, 0.7),
    ),
}
