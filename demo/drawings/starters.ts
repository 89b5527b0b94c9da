import type { Paint } from './sheet.ts'
import { c } from './palette.ts'
import { circle, line, oval, path, placed, rect } from './pen.ts'
import { citrus, dip, filled, ground, halved, leaf, sprig, strewn, ware } from './plates.ts'
import { triangle } from './plates.ts'

const toast = '#c98a4b'

/** Starters and soups, seen from above. By the item’s slug. */
export const starters: Readonly<Record<string, Paint>> = {
  sambaza: (sheet) => {
    const fish = sheet.keep(
      path('M-74 0Q-30-30 40-8L66-22Q60 0 66 20L40 6Q-30 30-74 0z', '#b9792f') +
        path('M-74 0Q-30-28 40-6Q-20 4-74 0z', '#e6b566') +
        circle(-52, -4, 4, c.ink),
    )
    const spots = [
      [-110, -70, 20],
      [0, -110, -14],
      [100, -70, 34],
      [-130, 20, -24],
      [-20, -30, 8],
      [90, 20, -40],
      [-90, 90, 40],
      [10, 60, -10],
      [50, 120, 24],
      [-40, 130, -30],
      [-50, -90, 60],
    ]
    sheet.add(
      ground(sheet, 'tea'),
      ware('plate'),
      ...spots.map(([x = 0, y = 0, turn = 0]) =>
        sheet.again(
          fish,
          0,
          0,
          ` transform="translate(${385 + x} ${295 + y})rotate(${turn})scale(1.15)"`,
        ),
      ),
      citrus(540, 220, 46, '#7ba63f', '#c9dd8a'),
      citrus(572, 288, 42, '#7ba63f', '#c9dd8a'),
      dip(520, 404, 56, '#c23b22'),
    )
  },
  'pumpkin-soup': (sheet) =>
    sheet.add(
      ground(sheet, 'mist'),
      filled('bowl', '#ec9a35', 226),
      path('M288 320q4-110 124-104q104 14 92 92q-24 72-104 54q-54-18-34-62q24-30 52-4', 'none', {
        stroke: '#fdf1d8',
        'stroke-width': 16,
      }),
      ...[
        [350, 230, 20],
        [474, 390, -40],
        [330, 400, 70],
        [500, 270, 10],
      ].map(([x = 0, y = 0, turn = 0]) => placed(x, y, oval(0, 0, 17, 9, '#5f7d3a'), turn)),
      sprig(400, 330, -20, 0.8),
    ),
  'potato-leek-soup': (sheet) =>
    sheet.add(
      ground(sheet, 'clay'),
      filled('blue', '#e9e3b4', 226),
      ...[
        [340, 260, 42],
        [450, 250, 34],
        [470, 360, 44],
        [350, 380, 36],
        [404, 318, 30],
      ].map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x, y, r, '#b5cf86') +
          circle(x, y, r * 0.7, '#dbe7b6') +
          circle(x, y, r * 0.38, '#b5cf86'),
      ),
      strewn(
        [
          [300, 320],
          [394, 240],
          [430, 400],
          [500, 300],
          [380, 350],
        ],
        6,
        c.tea,
      ),
      placed(
        662,
        440,
        rect(-84, -54, 168, 108, toast, { r: 30 }) + rect(-70, -42, 140, 84, '#f0cf97', { r: 22 }),
        24,
      ),
    ),
  sambusa: (sheet) =>
    sheet.add(
      ground(sheet, 'linen'),
      ware('clay'),
      triangle(316, 252, -20),
      triangle(472, 250, 22, '#cf8138'),
      triangle(350, 400, 172, '#e09a50'),
      dip(494, 386, 68, '#7b2d1e'),
      sprig(430, 300, 10, 0.6, c.leaf),
    ),
  'avocado-salad': (sheet) =>
    sheet.add(
      ground(sheet, 'wood'),
      ware('plate'),
      ...Array.from({ length: 9 }, (_, i) =>
        placed(400, 300, leaf(0, -84, 0, 1.35, i % 2 ? c.leaf : c.fern), i * 40),
      ),
      ...[
        [330, 290, -24],
        [470, 310, 30],
      ].map(([x = 0, y = 0, turn = 0]) =>
        placed(
          x,
          y,
          path('M0-110Q64-60 66 20Q60 92 0 92Q-60 92-66 20Q-64-60 0-110z', '#37572f') +
            path('M0-98Q54-50 56 18Q52 80 0 80Q-52 80-56 18Q-54-50 0-98z', '#c6d97c') +
            path('M0-70Q36-36 38 16Q36 62 0 62Q-36 62-38 16Q-36-36 0-70z', '#e6eda6') +
            circle(0, 24, 27, '#7c4a2c') +
            circle(-8, 16, 8, '#a56a42'),
          turn,
        ),
      ),
      halved(400, 420, 38, c.oxide, '#e8705a', '#f2a08c'),
      halved(410, 186, 34, c.oxide, '#e8705a', '#f2a08c'),
      line('M240 330q20-40 10-76M560 280q-14 50 4 90M330 440q50-14 40-50', '#a33f66', 8),
    ),
}
