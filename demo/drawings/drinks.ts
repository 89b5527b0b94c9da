import type { Paint } from './sheet.ts'
import type { LightName } from './land.ts'
import { seedOf } from '../random.ts'
import { c, tint } from './palette.ts'
import { circle, line, oval, path, placed, rect } from './pen.ts'
import { leaf, sprig } from './plates.ts'
import {
  bottle,
  cup,
  glass,
  gourd,
  ledge,
  onRim,
  pot,
  standing,
  steam,
  stem,
  straw,
} from './vessels.ts'

/** A drink on the veranda's ledge at its hour. */
const served =
  (name: string, light: LightName, ...marks: readonly string[]): Paint =>
  (sheet) =>
    sheet.add(ledge(sheet, light, seedOf(name) % 97), ...marks)

/** Things at their places on the ledge, with a shadow each. */
const at = (x: number, w: number, marks: string, scale = 1, y = 536) =>
  standing(x, y, w * scale) + placed(x, y, marks, 0, scale)

const bean = (x: number, y: number, turn: number) =>
  placed(x, y, oval(0, 0, 19, 13, '#4a2a1a') + line('M-14 0q14-8 28 0', '#7d4f33', 4), turn)

/** What the bar serves. By the item's slug. */
export const drinks: Readonly<Record<string, Paint>> = {
  coffee: served(
    'coffee',
    'dawn',
    steam(400, 300),
    at(400, 200, cup(c.linen, '#4a2a1a'), 1.1),
    bean(180, 530, 20),
    bean(222, 542, -30),
    bean(640, 536, 60),
  ),
  'fresh-juice': served(
    'juice',
    'day',
    at(
      400,
      90,
      straw(c.oxide) + glass('#f2a22c', { top: '#f9c564' }) + onRim(88, -262, '#e08a1e', '#f8c765'),
      1.3,
    ),
    at(
      620,
      60,
      circle(0, -48, 50, '#7d2f52') +
        circle(0, -48, 41, '#f4d35e') +
        circle(0, -48, 27, '#d99a2b') +
        circle(-8, -52, 5, c.ink) +
        circle(10, -44, 5, c.ink) +
        circle(-2, -36, 5, c.ink),
    ),
    at(
      196,
      60,
      path('M-60 0q-10-80 60-84t60 84q-60 16-120 0z', '#e8b53a') +
        line('M-40-50l80 44M40-50L-40-6M0-80v76', '#b9852a', 4) +
        leaf(-10, -80, -24, 0.9) +
        leaf(8, -80, 20, 0.9),
    ),
  ),
  icyayi: served(
    'icyayi',
    'morning',
    steam(360, 316),
    at(
      360,
      110,
      path('M-110-230h220l-14 216q-2 14-18 14h-156q-16 0-18-14z', '#4f7f96') +
        line('M108-180q84-6 76 66q-10 58-88 58', '#4f7f96', 24) +
        oval(0, -230, 110, 18, tint('#4f7f96', 0.35)) +
        oval(0, -227, 96, 13, '#c9925c') +
        path('M-96-150H102l-2 26H-94z', c.linen),
    ),
    at(
      610,
      80,
      path(
        'M-66 0q-40-26-16-62q30-16 46-2q6-36 40-30q36 8 26 38q40-6 44 24q4 30-40 32z',
        '#d8b27c',
      ) + line('M-50-34q20 8 30-4m30 6q12-16 26-8', '#b98c55', 5),
    ),
    leaf(214, 530, -70, 1),
    leaf(204, 530, -110, 0.8),
  ),
  ikivuguto: served(
    'ikivuguto',
    'morning',
    at(330, 90, glass('#fdfaf0', { top: '#ffffff' }), 1.3),
    at(
      570,
      100,
      path('M-44-230h88q-10 40 40 90q40 60-10 140h-148q-50-80-10-140q50-50 40-90z', '#8a5a38') +
        path('M-52-262q52-50 104 0l-8 36h-88z', c.straw) +
        line('M-86-110l28-26 30 28 28-28 30 28 28-28 28 24', c.linen, 7),
    ),
  ),
  'ginger-lemonade': served(
    'lemonade',
    'day',
    at(
      400,
      90,
      straw(c.tea) +
        glass('#f3e29a', { ice: true, top: '#fbf3c8' }) +
        onRim(-86, -262, '#e3b52c', '#f8e27e') +
        sprig(30, -240, 20, 0.8, c.leaf),
      1.3,
    ),
    at(
      620,
      60,
      path('M-70-30q10-40 60-40t76 34q-16 38-66 38t-70-32z', '#f0cd3a') +
        path('M-50-42q20-18 44-16', 'none', {
          stroke: '#f9e58a',
          'stroke-width': 9,
        }),
    ),
  ),
  'sparkling-water': served(
    'water',
    'day',
    at(300, 80, bottle('#7fb7bd', c.linen, c.kivu), 1.05),
    at(520, 80, glass('#cfe7ea', { ice: true, top: '#ecf7f7' }), 1.05),
    [
      [500, 470],
      [536, 440],
      [510, 400],
      [546, 380],
      [490, 360],
      [528, 340],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 6, c.white, { opacity: 0.9 }))
      .join(''),
  ),
  lager: served(
    'lager',
    'gold',
    at(280, 80, bottle('#6b3f1d', c.linen, c.tea), 1.08),
    at(
      520,
      90,
      glass('#e8a52c', { h: 290, top: '#fff7e2' }) +
        path('M-88-290q-10-40 26-40q20-26 54-12q30-26 58 4q44-8 40 48q-90 16-178 0z', '#fffaf0') +
        rect(-88, -292, 176, 48, '#fffaf0', { r: 18 }),
      1.12,
    ),
  ),
  urwagwa: served(
    'urwagwa',
    'gold',
    at(400, 130, line('M-10-330L-60-450M12-330l70-110', c.straw, 11) + gourd('#b9773f'), 1.02),
    at(
      640,
      80,
      [-46, -14, 18, 48]
        .map((x, i) =>
          placed(
            x,
            -20,
            path('M-12-90q-30 60 10 100q22 4 26-10q-20-40-12-90z', i % 2 ? '#e3bd3e' : '#efcf58'),
            -20 + i * 14,
          ),
        )
        .join('') + rect(-26, -130, 40, 24, '#6d7d34', { r: 6 }),
    ),
  ),
  ikigage: served(
    'ikigage',
    'dusk',
    at(370, 150, line('M-6-240L-70-400M14-240l60-150', c.straw, 12) + pot('#b0603a'), 1.12),
    at(
      640,
      70,
      line('M0 0Q10-120-30-240M20 0Q40-100 60-200', '#8f8a3e', 7) +
        oval(-34, -260, 20, 46, '#8c3a2a') +
        oval(66, -220, 18, 42, '#a8472f'),
    ),
  ),
  'kivu-sunrise': (sheet) =>
    sheet.add(
      ledge(sheet, 'dusk', 4),
      at(
        390,
        80,
        stem(
          sheet.fade([
            [0, '#f9d25c'],
            [0.5, '#f08a3c'],
            [1, '#c8372d'],
          ]),
          'coupe',
          '#fbe08a',
        ) +
          onRim(120, -292, '#e08a1e', '#f8c765') +
          leaf(-84, -280, -34, 0.9, c.leaf),
        1.2,
      ),
    ),
  'volcano-mule': served(
    'mule',
    'night',
    at(
      390,
      130,
      line('M120-190q90 0 80 70q-12 56-92 54', '#b5673a', 22) +
        path('M-124-250h248l-18 236q-2 14-16 14h-180q-14 0-16-14z', '#c97a48') +
        path('M-124-250h54l10 250h-30q-14 0-16-14z', '#e09a66') +
        oval(0, -250, 124, 20, '#8a4a28') +
        oval(0, -246, 108, 14, '#f3e6c8') +
        placed(-40, -282, rect(0, 0, 52, 52, c.white, { r: 9, opacity: 0.6 }), 14) +
        sprig(50, -250, 16, 0.9, c.leaf) +
        line('M-60-300q-30-40 0-80t-6-70M10-320q-24-30 4-60t0-60', c.white, 14, { opacity: 0.28 }),
      1.08,
    ),
    at(
      640,
      60,
      circle(0, -46, 48, '#7ba63f') +
        circle(0, -46, 40, c.linen) +
        circle(0, -46, 35, '#c9dd8a') +
        line('M0-80v68M-30-62l60 34M30-62l-60 34', c.linen, 4),
    ),
  ),
  'red-wine': served(
    'wine',
    'dusk',
    at(280, 80, bottle('#23382c', c.linen, c.oxide), 1.08),
    at(530, 80, stem('#7a1f2b', 'wine'), 1.12),
  ),
}
