import type { Paint } from './sheet.ts'
import { seeded } from '../random.ts'
import { dancer, drum } from './creatures.ts'
import { highland, lights } from './land.ts'
import { band } from './ornament.ts'
import { c, tint } from './palette.ts'
import { line, oval, path, placed, rect } from './pen.ts'
import { banana, cherries, hut } from './plants.ts'

/** An office tower with rows of windows. */
const tower = (x: number, h: number, w: number, colour: string) =>
  rect(x, 300 - h, w, h + 40, colour) +
  line(`M${x + w / 2} ${308 - h}V330`, tint(colour, 0.35), w * 0.6, {
    'stroke-dasharray': '9 9',
    'stroke-linecap': 'butt',
  })

/** Where a kept thing is shown again, and how large. */
const at = (x: number, y: number, size: number) => ` transform="translate(${x} ${y})scale(${size})"`

/** Tours in towns and villages, by the tour’s slug. */
export const townTours: Readonly<Record<string, Paint>> = {
  'city-heritage-walk': (sheet) => {
    const random = seeded(77)
    const roofs = ['#b4532f', '#c9683f', '#8d4a30', '#7d8781', '#d08a55', '#3f7a8d']
    const town = (y0: number, y1: number, count: number, size: number) =>
      Array.from({ length: count }, () => {
        const x = Math.round(random() * 800)
        const y = Math.round(y0 + random() * (y1 - y0) + Math.abs(x - 400) * 0.04)
        const w = Math.round(size * (0.8 + random() * 0.6))
        return `${rect(x, y, w, w * 0.7, random() < 0.5 ? '#f0e2c8' : '#e3cba4')}${path(`M${x - 4} ${y}h${w + 8}l-6-${Math.round(w * 0.4)}h${4 - w}z`, roofs[Math.floor(random() * 6)] ?? c.clay)}`
      }).join('')
    sheet.add(
      highland(sheet, {
        seed: 60,
        light: lights.dawn,
        horizon: 230,
        foot: 420,
        sun: [180, 150, 42],
        hills: 2,
        rows: false,
      }),
      tower(470, 130, 44, '#4f7d8f'),
      tower(526, 170, 52, '#3d6a7d'),
      tower(590, 100, 46, '#6a8f98'),
      tower(420, 80, 40, '#7d9aa0'),
      path('M230 330a80 80 0 0 1 160 0z', '#cf8a5a'),
      line('M240 300q70-40 140 0M252 280q58-40 116 0M232 322q78-36 156 0', '#f6cfa3', 6),
      path('M0 380Q160 300 400 322T800 350V600H0z', '#4d7f56'),
      town(350, 420, 15, 26),
      path('M0 470Q240 400 480 440T800 430V600H0z', '#356e4b'),
      town(460, 540, 11, 38),
      path('M0 570Q240 500 520 540T800 520V600H0z', c.deep),
      banana(70, 590, 0.9),
      banana(740, 580, 1),
    )
  },
  'culture-village': (sheet) => {
    const [home, drummed, one] = [
      sheet.keep(hut(0, 0)),
      sheet.keep(drum()),
      sheet.keep(dancer(c.oxide)),
    ]
    sheet.add(
      highland(sheet, {
        seed: 66,
        light: lights.gold,
        horizon: 220,
        foot: 400,
        sun: [420, 130, 48],
        cones: [
          [160, 480, 190],
          [620, 520, 220],
        ],
        hills: 2,
        rows: false,
      }),
      path('M0 400Q400 360 800 400V600H0z', '#c98f58'),
      sheet.again(home, 0, 0, at(150, 430, 1.05)),
      sheet.again(home, 0, 0, at(660, 426, 0.95)),
      banana(400, 404, 0.8),
      band(sheet, [0, 552, 800, 48], ['#c98f58', c.bark, c.linen]),
      ...[270, 400, 530].map((x) => oval(x, 530, 70, 8, c.ink, { opacity: 0.2 })),
      sheet.again(one, 0, 0, at(270, 528, 0.9)),
      placed(400, 528, dancer(c.tea), 0, 1.05),
      sheet.again(one, 0, 0, at(530, 528, 0.9)),
      sheet.again(drummed, 0, 0, at(110, 566, 0.85)),
      sheet.again(drummed, 0, 0, at(690, 572, 0.95)),
    )
  },
  'coffee-walk': (sheet) =>
    sheet.add(
      highland(sheet, {
        seed: 71,
        light: lights.dawn,
        horizon: 240,
        foot: 600,
        sun: [600, 160, 46],
        cones: [[260, 560, 200]],
        hills: 3,
      }),
      line('M-20 150Q200 200 380 140T620 20', '#6d4a30', 15),
      line('M200 178Q240 300 220 420', '#6d4a30', 10),
      ...[
        [60, 170, 60],
        [140, 176, -60],
        [250, 170, 40],
        [330, 150, -50],
        [430, 120, 30],
        [520, 70, -20],
        [220, 260, 70],
        [226, 330, -110],
        [216, 410, 160],
      ].map(([x = 0, y = 0, turn = 0], i) =>
        placed(
          x,
          y,
          path('M0 0Q70-44 150 0Q70 44 0 0z', i % 2 ? '#2f7a4f' : '#1e5b41') +
            line('M6 0H130', '#7fae62', 4),
          turn,
        ),
      ),
      cherries([
        [120, 196],
        [156, 206],
        [138, 228],
        [300, 184],
        [336, 190],
        [318, 214],
        [230, 300],
        [258, 316],
        [204, 320],
        [232, 344],
        [246, 390],
        [206, 396],
      ]),
      placed(
        560,
        576,
        path('M-170-130H170Q150 30 90 34H-90Q-150 30-170-130z', '#b98354') +
          line('M-164-90Q0-60 164-90M-152-46Q0-16 152-46M-130-4Q0 20 130-4', '#8d5f3e', 8) +
          oval(0, -130, 172, 36, '#8d5f3e'),
      ),
      cherries([
        [430, 436],
        [470, 424],
        [510, 432],
        [550, 420],
        [590, 430],
        [630, 424],
        [670, 438],
        [450, 456],
        [492, 456],
        [534, 452],
        [576, 456],
        [618, 452],
        [656, 460],
      ]),
    ),
}
