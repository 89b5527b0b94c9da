import type { Paint } from './sheet.ts'
import { seeded } from '../random.ts'
import { giraffe, goldenMonkey, gorilla, zebra } from './creatures.ts'
import { highland, hill, lights, skyline } from './land.ts'
import { c, mix } from './palette.ts'
import { circle, line, path, placed, rect } from './pen.ts'
import { acacia, bamboo, blades } from './plants.ts'

const forest = '#2f6a48'

/** Tours to animals and to the lake, by the tour’s slug. */
export const wildTours: Readonly<Record<string, Paint>> = {
  'gorilla-trek': (sheet) =>
    sheet.add(
      rect(
        0,
        0,
        800,
        600,
        sheet.fade([
          [0, '#a9cfb4'],
          [0.6, '#5f9a72'],
          [1, forest],
        ]),
      ),
      circle(
        540,
        120,
        260,
        sheet.glow([
          [0, '#f6f7dc', 0.9],
          [1, '#f6f7dc', 0],
        ]),
      ),
      ...[60, 150, 236, 590, 668, 750].map((x, i) =>
        bamboo(x, 20, mix('#9dbf86', forest, (i % 3) * 0.2), i % 2 ? 30 : -24),
      ),
      hill(sheet, skyline(seeded(3), 400, 50), 600, forest, '#6fa57c'),
      placed(420, 612, gorilla),
      bamboo(40, 36, '#5e8f3f', 26),
      bamboo(762, 40, '#4d7f3c', -30),
      blades(70, 260, 20, '#a9cc6d', 1.3),
      blades(740, 200, 150, '#a9cc6d', 1.3),
      blades(120, 560, -34, '#3f8050', 1.7),
      blades(660, 580, -150, '#3f8050', 1.8),
      blades(250, 600, -60, '#7fae62', 1.3),
      blades(560, 610, -110, '#7fae62', 1.2),
    ),
  'golden-monkeys': (sheet) =>
    sheet.add(
      rect(
        0,
        0,
        800,
        600,
        sheet.fade([
          [0, '#f2ecc6'],
          [0.6, '#b9d392'],
          [1, '#6a9d58'],
        ]),
      ),
      circle(
        250,
        140,
        240,
        sheet.glow([
          [0, '#fffbe0', 0.95],
          [1, '#fffbe0', 0],
        ]),
      ),
      hill(sheet, skyline(seeded(5), 400, 60), 600, '#8cb56d', '#cfe0a8'),
      ...[90, 210, 330, 640, 730].map((x, i) =>
        bamboo(x, 22, mix('#b7cf7c', '#6a9d58', (i % 3) * 0.3), i % 2 ? -40 : 28),
      ),
      bamboo(560, 46, '#5e8f3f', -30),
      line('M-20 520Q260 470 480 480T820 430', '#6d5a34', 34),
      line('M-20 512Q260 462 480 472T820 422', '#8c7647', 8),
      placed(360, 478, goldenMonkey, -3, 1.25),
      placed(660, 458, goldenMonkey, 4, 0.7),
      blades(200, 500, 60, '#5d9a4c', 1.4),
      blades(590, 180, 20, '#7fae62', 1.3),
      blades(90, 250, -20, '#7fae62', 1.2),
      blades(740, 560, -150, '#47803f', 1.7),
    ),
  'savannah-safari': (sheet) =>
    sheet.add(
      rect(
        0,
        0,
        800,
        460,
        sheet.fade([
          [0, '#e9905f'],
          [0.5, '#f6c27a'],
          [1, '#fde9bb'],
        ]),
      ),
      circle(
        300,
        300,
        300,
        sheet.glow([
          [0, '#fff6d0', 0.95],
          [1, '#fff6d0', 0],
        ]),
      ),
      circle(300, 310, 84, '#fff3c9'),
      hill(sheet, skyline(seeded(8), 390, 34, 800, 220), 470, '#c98a63', '#f6cf94'),
      path('M0 424Q200 404 400 420T800 410V600H0z', '#c9a24c'),
      path('M0 484Q240 460 470 480T800 470V600H0z', '#b58a3a'),
      acacia(590, 446, 1.25, '#5d6b2c'),
      acacia(96, 424, 0.55, '#7b7a37'),
      placed(330, 470, giraffe, 0, 1.05),
      placed(210, 450, giraffe, 0, 0.7),
      placed(560, 520, zebra, 0, 0.95),
      placed(690, 500, zebra, 0, 0.7),
      line(
        'M20 590q6-50 18-70m10 72q2-40 20-60m180 66q2-40 14-56m10 58q4-30 22-44m150 50q0-40 16-60m12 62q6-30 24-40m180 44q0-40 18-56m10 58q6-26 20-36',
        '#8c6a26',
        6,
      ),
    ),
  'lake-kivu-boat': (sheet) =>
    sheet.add(
      highland(sheet, {
        seed: 14,
        light: lights.dusk,
        horizon: 210,
        foot: 400,
        sun: [400, 190, 60],
        cones: [
          [130, 420, 150],
          [680, 460, 170],
        ],
        hills: 2,
        rows: false,
      }),
      rect(
        0,
        350,
        800,
        250,
        sheet.fade([
          [0, '#e0a07f'],
          [0.3, '#7a7590'],
          [1, '#1d4a66'],
        ]),
      ),
      path(
        'M330 352h140l-24 18h50l-60 20h40l-90 24h60l-110 40 30-50h-50l40-24h-44l50-14z',
        '#fbd9a0',
        { opacity: 0.6 },
      ),
      line('M40 420h120m420-8h150M90 500h150m330 30h160M300 570h180', '#f3c6a4', 4, {
        opacity: 0.4,
      }),
      line('M150 452L60 250M400 430V190M650 452l90-200', '#2b1d18', 9),
      line('M60 250Q240 330 400 192Q560 330 740 252', '#2b1d18', 4),
      ...[
        [-160, 0],
        [0, 26],
        [160, 0],
      ].map(([x = 0, y = 0]) =>
        placed(
          400 + x,
          466 + y,
          path('M-150-40Q0-10 150-46L112 0Q0 22-112 0z', '#3d261c') +
            line('M-146-38Q0-10 146-44', c.oxide, 9) +
            line('M-56-20L-62-64M50-20L56-66', '#2b1d18', 18) +
            circle(-62, -82, 15, '#2b1d18') +
            circle(56, -84, 15, '#2b1d18'),
        ),
      ),
    ),
}
