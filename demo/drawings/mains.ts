import type { Paint } from './sheet.ts'
import { c, shade } from './palette.ts'
import { circle, line, oval, path, placed, rect } from './pen.ts'
import {
  chips,
  citrus,
  cutlery,
  dip,
  filled,
  ground,
  halved,
  leaf,
  plantain,
  rice,
  sprig,
  strewn,
  ware,
} from './plates.ts'

/** A chapati folded in four. */
const folded = (x: number, y: number, turn: number) =>
  placed(
    x,
    y,
    path('M0 0L-10-150Q120-150 150-10z', shade('#e2b673', 0.16)) +
      path('M0 0L-4-140Q110-138 140-6z', '#e8c286') +
      strewn(
        [
          [30, -40],
          [60, -80],
          [90, -36],
          [24, -104],
          [62, -20],
        ],
        11,
        '#b97f3d',
      ),
    turn,
  )

/** A sixth of a filled bowl. */
const part = (turn: number, colour: string) =>
  placed(400, 304, path('M0 0L-82-142A164 164 0 0 1 82-142z', colour), turn)

/** Mains, seen from above. By the item’s slug. */
export const mains: Readonly<Record<string, Paint>> = {
  steak: (sheet) =>
    sheet.add(
      ground(sheet, 'tea'),
      cutlery(),
      ware('plate'),
      chips(sheet, 486, 214),
      path('M240 330q-20-90 80-108q120 0 154 70q40 80-40 130q-140 40-194-92z', '#4a2216'),
      path('M240 318q-20-90 80-108q120 0 154 70q40 76-40 124q-140 40-194-86z', '#8a4630'),
      path('M262 314q-10-70 62-82q96 0 126 58q30 56-26 92q-110 30-162-68z', '#9c5439'),
      line('M286 280l90 100M332 256l96 110M384 254l62 70', '#4a2216', 11),
      dip(330, 432, 44, '#6b4a32'),
      sprig(510, 400, 60, 0.8),
      halved(500, 340, 32, c.oxide, '#e8705a', '#f2a08c'),
    ),
  salmon: (sheet) =>
    sheet.add(
      ground(sheet, 'mist'),
      cutlery('#8f9a95'),
      ware('blue'),
      ...[-26, -8, 10, 28].map((dy, i) =>
        placed(
          420,
          420 + dy * 0.7,
          rect(-150, -9, 300, 18, i % 2 ? '#5f8f3c' : '#6fa148', { r: 9 }),
          -6 + i * 4,
        ),
      ),
      path('M232 262Q330 170 520 208Q580 226 566 276Q540 350 400 362Q262 360 232 262z', '#b65a3c'),
      path('M232 250Q330 160 520 196Q580 214 566 262Q540 334 400 346Q262 344 232 250z', '#ef9472'),
      line(
        'M284 234q40 40 30 84M344 208q46 50 32 128M410 196q50 60 34 140M478 198q40 50 24 116',
        '#f9c3ab',
        9,
      ),
      citrus(480, 250, 48, '#e3b52c', '#f8e27e'),
      sprig(330, 290, 20, 0.8),
    ),
  'vegan-bowl': (sheet) => {
    sheet.add(
      ground(sheet, 'linen'),
      filled('bowl', '#f4efe2', 240),
      part(0, c.leaf),
      part(60, '#e88b34'),
      part(120, '#8c3030'),
      part(180, '#faf6ec'),
      part(240, '#7d3c63'),
      part(300, '#e9b44a'),
      ...[-30, 0, 30].map((turn) => placed(400, 304, leaf(0, -66, 0, 1, c.tea), turn)),
      line('M470 250l70-40M478 272l80-26M482 296l78-8', '#f6b766', 9),
      strewn(
        [
          [470, 350],
          [496, 372],
          [446, 380],
          [520, 344],
          [474, 404],
          [500, 330],
        ],
        14,
        '#6d1f22',
      ),
      strewn(
        [
          [380, 380],
          [400, 420],
          [420, 390],
          [404, 360],
          [374, 430],
          [430, 430],
        ],
        5,
        '#d8ceb6',
      ),
      line('M290 350l46 40M270 374l50 34M320 340l20 70', '#a96a91', 9),
      strewn(
        [
          [290, 270],
          [320, 240],
          [270, 240],
          [330, 280],
        ],
        17,
        '#f4cf7c',
      ),
      circle(400, 304, 60, '#c9da82') +
        circle(400, 304, 46, '#e4eca8') +
        circle(400, 304, 22, '#7c4a2c'),
    )
  },
  isombe: (sheet) =>
    sheet.add(
      ground(sheet, 'clay'),
      ware('plate'),
      rice(330, 250, 94),
      path(
        'M300 400q-40-70 60-90q40-70 120-60q90 20 80 110q-20 80-130 80q-90 10-130-40z',
        '#27482a',
      ),
      path(
        'M306 392q-36-62 58-82q40-66 114-58q84 18 76 104q-20 72-124 74q-86 10-124-38z',
        '#3f6b35',
      ),
      line(
        'M360 360q30-30 60-6M420 320q40-20 60 10M440 390q40-10 60-30M370 400q20 10 40 0',
        '#6b9449',
        10,
      ),
      strewn(
        [
          [400, 340],
          [470, 350],
          [430, 410],
          [510, 320],
        ],
        9,
        '#c9743a',
      ),
      halved(486, 206, 34, c.oxide, '#e8705a', '#f2a08c'),
      path('M250 380q10-34 40-30', 'none', {
        stroke: '#c9261b',
        'stroke-width': 13,
      }),
    ),
  igisafuriya: (sheet) =>
    sheet.add(
      ground(sheet, 'wood'),
      rect(110, 262, 90, 76, '#59605b', { r: 26 }),
      rect(600, 262, 90, 76, '#59605b', { r: 26 }),
      circle(410, 318, 240, c.ink, { opacity: 0.25 }),
      circle(400, 300, 240, '#7d8781'),
      circle(400, 300, 218, '#59605b'),
      circle(400, 306, 206, '#b4502b'),
      circle(400, 312, 196, '#c9653a'),
      plantain(300, 230, 30, '#e3cb72'),
      plantain(470, 420, -20, '#e3cb72'),
      plantain(320, 410, 60, '#e3cb72'),
      path(
        'M400 220q70-40 110 20q20 60-40 86l-60 60q-10 30-34 12q-20-22 8-36l36-54q-50-40-20-88z',
        '#8a4a1e',
      ),
      path('M402 214q66-36 104 20q18 56-40 80q-64 20-84-32q0-44 20-68z', '#cf8440'),
      path('M430 222q40-14 60 24q-30-20-60-24z', '#eab674'),
      strewn(
        [
          [250, 320],
          [380, 450],
          [540, 350],
          [350, 300],
        ],
        17,
        '#e2664a',
      ),
      sprig(300, 330, -40, 0.7),
      leaf(540, 300, 60, 0.8),
    ),
  ibitoke: (sheet) =>
    sheet.add(
      ground(sheet, 'tea'),
      filled('clay', '#c79256', 230),
      plantain(330, 250, 24, '#e9da8c'),
      plantain(450, 240, -28, '#e2d07a'),
      plantain(480, 350, 50, '#e9da8c'),
      plantain(320, 370, -40, '#e2d07a'),
      plantain(404, 318, 6, '#efe19a'),
      leaf(400, 440, 30, 0.9),
      leaf(280, 320, -70, 0.8),
      leaf(520, 290, 80, 0.8),
      strewn(
        [
          [390, 250],
          [440, 300],
          [360, 420],
          [430, 400],
          [300, 300],
          [510, 400],
        ],
        9,
        '#f1d7a8',
      ),
      strewn(
        [
          [400, 210],
          [470, 300],
          [350, 320],
        ],
        7,
        '#8a5a2a',
      ),
    ),
  'ubugari-beans': (sheet) =>
    sheet.add(
      ground(sheet, 'linen'),
      ware('clay'),
      circle(334, 264, 108, '#d9cbb0') +
        circle(328, 252, 104, '#f3e9d4') +
        path('M262 220q50-60 120-20', 'none', {
          stroke: c.white,
          'stroke-width': 12,
        }),
      path('M400 420q-30-80 60-110q90-10 100 60q-10 80-90 90q-50 0-70-40z', '#7a2c1d'),
      ...[
        [440, 380, 20],
        [480, 350, -30],
        [520, 370, 40],
        [460, 420, 0],
        [506, 416, -20],
        [440, 344, 50],
      ].map(([x = 0, y = 0, turn = 0]) =>
        placed(x, y, oval(0, 0, 25, 16, '#a8442e') + oval(-5, -5, 12, 5, '#c96a52'), turn),
      ),
      path('M260 400q20-40 70-30q50 10 60 50q-30 50-90 30q-34-14-40-50z', '#3f6b35'),
      line('M290 410q30-20 50 6M320 430q20-10 40 4', '#7fae62', 9),
      circle(500, 214, 34, '#d9642b') + circle(494, 206, 20, '#ee8e52'),
    ),
  'vegetable-curry': (sheet) =>
    sheet.add(
      ground(sheet, 'mist'),
      folded(560, 560, -46),
      folded(620, 560, -40),
      filled('blue', '#e6a52f', 214),
      ...[
        [340, 260, 0],
        [450, 250, 1],
        [470, 360, 2],
        [360, 390, 1],
        [400, 316, 0],
      ].map(([x = 0, y = 0, kind = 0]) =>
        kind === 0
          ? circle(x, y, 32, '#d96a1f') + circle(x, y, 24, '#f08a3c')
          : rect(x - 32, y - 26, 64, 54, kind === 1 ? '#f7dc8f' : '#efd07a', { r: 14 }),
      ),
      strewn(
        [
          [400, 240],
          [300, 320],
          [430, 420],
          [500, 300],
          [350, 340],
          [440, 300],
          [320, 220],
        ],
        13,
        '#7aa53f',
      ),
      sprig(410, 340, 20, 0.8),
      path('M300 360q60 60 130 60', 'none', {
        stroke: '#f7cf78',
        'stroke-width': 9,
      }),
    ),
}
