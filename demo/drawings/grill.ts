import type { Paint } from './sheet.ts'
import { c, shade } from './palette.ts'
import { circle, line, oval, path, placed, rect } from './pen.ts'
import { chips, citrus, dip, ground, plantain, skewer, sprig, strewn, ware } from './plates.ts'

const meat = '#9a5431'
const dark = '#7d3f24'
const pepper = '#6f9b3f'
const onion = '#e9d3c4'

/** What comes from the grill, seen from above. By the item’s slug. */
export const grill: Readonly<Record<string, Paint>> = {
  'goat-brochettes': (sheet) =>
    sheet.add(
      ground(sheet, 'tea'),
      ware('board'),
      plantain(270, 462, -10),
      plantain(390, 474, 8),
      plantain(512, 460, -14),
      skewer(384, 216, -7, [meat, onion, dark, pepper, meat, onion, dark], 1.28),
      skewer(396, 344, 5, [dark, pepper, meat, onion, dark, pepper, meat], 1.28),
      dip(586, 140, 42, '#c23b22'),
    ),
  'fish-brochettes': (sheet) =>
    sheet.add(
      ground(sheet, 'clay'),
      ware('blue'),
      ...[
        [300, 430],
        [372, 452],
        [450, 440],
      ].map(
        ([x = 0, y = 0], i) =>
          oval(x, y, 46, 34, shade('#e8c46e', 0.16)) +
          oval(x - 2, y - 5, 40, 26, i % 2 ? '#f0d48a' : '#e8c46e'),
      ),
      skewer(400, 234, -14, ['#f3e2c4', pepper, '#efd9b2', c.coral, '#f3e2c4', pepper, '#efd9b2']),
      skewer(400, 340, -8, ['#efd9b2', c.coral, '#f3e2c4', pepper, '#efd9b2', c.coral, '#f3e2c4']),
      citrus(546, 424, 44, '#e3b52c', '#f8e27e'),
      sprig(250, 400, -50, 0.6),
    ),
  akabenz: (sheet) =>
    sheet.add(
      ground(sheet, 'mist'),
      ware('board'),
      plantain(520, 430, -20),
      plantain(470, 466, 6),
      ...[
        [240, 200, 10],
        [330, 180, -20],
        [420, 214, 24],
        [290, 280, -8],
        [380, 300, 36],
        [470, 290, -16],
        [250, 360, 22],
        [340, 390, -24],
        [520, 210, 8],
      ].map(([x = 0, y = 0, turn = 0], i) =>
        placed(
          x,
          y,
          rect(-48, -36, 96, 76, shade(i % 2 ? '#b5622f' : '#a3522a', 0.3), { r: 16 }) +
            rect(-48, -42, 96, 74, i % 2 ? '#c0703a' : '#ae5c2d', { r: 16 }) +
            rect(-48, -42, 96, 22, '#ecc38d', { r: 10 }) +
            line('M-28 6l14 12m14-16l16 14', '#7a3a1b', 5),
          turn,
        ),
      ),
      line('M220 260q40-20 60 10M400 250q30 30 70 6M300 340q40-10 50 24', '#f2e3ef', 10),
      strewn(
        [
          [360, 240],
          [430, 350],
          [220, 420],
          [300, 440],
        ],
        9,
        '#c9261b',
      ),
      citrus(196, 466, 36, '#7ba63f', '#c9dd8a'),
    ),
  'grilled-tilapia': (sheet) =>
    sheet.add(
      ground(sheet, 'linen'),
      oval(408, 318, 344, 204, c.ink, { opacity: 0.2 }),
      oval(400, 304, 340, 200, '#fbf8f0'),
      oval(400, 308, 292, 164, '#ece3cf'),
      path(
        'M150 300Q240 160 440 196Q520 214 566 280L668 214Q646 300 672 390L566 326Q520 396 430 412Q240 440 150 300z',
        '#7f6a4a',
      ),
      path(
        'M150 296Q240 156 440 190Q520 208 566 276L660 216Q642 296 664 378L566 318Q520 384 430 400Q240 426 150 296z',
        '#b59a66',
      ),
      path('M300 196Q380 130 470 194z', '#8f7850'),
      path('M236 232q50 60 4 138', 'none', {
        stroke: '#6d5636',
        'stroke-width': 8,
      }),
      line('M320 236l54 110M396 226l54 120M470 236l40 90', '#5a4326', 12),
      circle(204, 278, 15, c.linen) + circle(204, 278, 8, c.ink),
      citrus(330, 436, 44, '#e3b52c', '#f8e27e'),
      citrus(404, 448, 40, '#e3b52c', '#f8e27e'),
      sprig(560, 424, 70, 0.8),
      strewn(
        [
          [290, 300],
          [350, 380],
          [420, 300],
          [500, 350],
        ],
        6,
        '#f7e6b8',
      ),
    ),
  'grilled-chicken': (sheet) =>
    sheet.add(
      ground(sheet, 'wood'),
      ware('plate'),
      chips(sheet, 500, 330),
      path(
        'M262 250q60-84 150-50q70 40 40 120q-40 70-130 52l-70 82q2 30-24 30q-10 26-32 12q-18-18 6-34q-6-28 26-28l52-80q-60-40-18-104z',
        shade('#b86a2e', 0.3),
      ),
      path(
        'M262 240q60-84 150-50q70 40 40 120q-40 66-130 48l-66 76q-14-18-32-14l50-84q-56-36-12-96z',
        '#c97a37',
      ),
      path('M292 250q50-50 104-28q30 20 24 50q-60-40-128-22z', '#e6a95e'),
      line('M330 300l60-30M350 336l64-34', '#8a4a1e', 8),
      path('M206 424q20-6 34 12q6 30-22 30q-10 26-32 12q-18-18 6-34q-4-18 14-20z', c.linen),
      citrus(474, 196, 44, '#e3b52c', '#f8e27e'),
      sprig(300, 200, -30, 0.7),
    ),
}
