import type { Paint } from './sheet.ts'
import { hiker } from './creatures.ts'
import { highland, lights, terraces } from './land.ts'
import { c } from './palette.ts'
import { line, oval, path, placed, rect } from './pen.ts'
import { banana, giant } from './plants.ts'

/** Walks on the heights, by the tour’s slug. */
export const highTours: Readonly<Record<string, Paint>> = {
  'volcano-hike': (sheet) =>
    sheet.add(
      highland(sheet, {
        seed: 31,
        light: lights.morning,
        horizon: 250,
        foot: 460,
        sun: [640, 110, 42],
        cones: [[160, 420, 150]],
        hills: 2,
        rows: false,
      }),
      path(
        'M0 480C190 440 270 300 318 190Q430 170 542 190C590 300 670 440 860 480z',
        sheet.fade([
          [0, '#86ad93'],
          [0.5, '#3f7a5b'],
          [1, c.tea],
        ]),
      ),
      oval(430, 192, 113, 27, '#2b5a4c'),
      oval(430, 198, 94, 17, '#86c3cf'),
      path('M370 194q50-10 90-4', 'none', {
        stroke: c.white,
        'stroke-width': 4,
        opacity: 0.8,
      }),
      line('M330 240l-34 70M380 240l-20 90M480 244l18 80M540 250l34 70', '#2b5a4c', 5, {
        opacity: 0.35,
      }),
      path('M0 400Q180 330 330 420T800 380V600H0z', '#2a6647'),
      line('M120 600Q200 520 300 500T470 440Q520 400 470 360T440 240', '#d9c08f', 11, {
        'stroke-dasharray': '24 18',
      }),
      path('M0 500Q200 440 420 520T800 480V600H0z', c.deep),
      ...[
        [60, 470],
        [130, 460],
        [690, 450],
        [750, 440],
      ].map(([x = 0, y = 0], i) =>
        placed(
          x,
          y,
          path('M-8 60L0-70 8 60z', c.bark) +
            oval(0, -76, 30, 40, i % 2 ? '#4f8a55' : '#6d9f5e') +
            oval(20, -40, 26, 24, '#3f7a4b'),
        ),
      ),
      placed(300, 520, hiker(c.oxide, c.gold), 0, 0.9),
      placed(390, 506, hiker(c.kivu, c.tip), 0, 0.8),
      placed(470, 496, hiker(c.coral, c.straw), 0, 0.72),
    ),
  'canopy-walk': (sheet) =>
    sheet.add(
      highland(sheet, {
        seed: 40,
        light: lights.morning,
        horizon: 200,
        foot: 600,
        sun: [220, 120, 44],
        hills: 3,
        rows: false,
      }),
      giant(250, 600, 300, '#4c8a5a'),
      giant(560, 620, 280, '#3f7a4f'),
      line('M-20 220Q400 400 820 200M-20 300Q400 470 820 280', '#59605b', 7),
      line('M-20 306Q400 478 820 286', '#8d6a45', 15),
      line(
        Array.from({ length: 15 }, (_, i) => {
          const x = 20 + i * 54
          const sag = (x - 400) / 420
          return `M${x} ${Math.round(302 - 88 * sag * sag - x / 80 + 6)}v74`
        }).join(''),
        '#59605b',
        3,
      ),
      placed(330, 376, hiker(c.oxide, c.gold), 0, 0.8),
      placed(450, 378, hiker(c.kivu, c.straw), 0, 0.8),
      giant(60, 640, 250, '#2f6a48'),
      giant(760, 640, 270, '#2f6a48'),
      path('M0 560Q90 500 180 556T380 560T580 556T800 540V600H0z', '#1e5b41'),
      path('M0 590Q120 540 240 586T480 584T800 576V600H0z', c.deep),
      line('M560 120q12-14 24 0q12-14 24 0M630 90q9-11 18 0q9-11 18 0', c.ink, 4),
    ),
  'twin-lakes': (sheet) =>
    sheet.add(
      highland(sheet, {
        seed: 52,
        light: lights.day,
        horizon: 230,
        foot: 420,
        sun: [150, 110, 40],
        cones: [[520, 640, 250]],
        hills: 2,
        rows: false,
      }),
      rect(0, 400, 800, 200, '#3f7a5b'),
      path('M0 320H800V470H0z', '#5c9878'),
      path('M0 330Q180 300 340 322Q420 350 330 386Q180 420 0 406z', '#4f93ad'),
      path('M800 316Q640 300 500 326Q430 356 520 394Q640 420 800 404z', '#5f9db3'),
      line('M40 350h110m40 24h90M600 346h130m-180 22h80', c.white, 4, { opacity: 0.5 }),
      path('M150 356q40-34 84 0zM640 380q40-30 74 0z', c.fern),
      terraces(
        sheet,
        [
          [-20, 480],
          [140, 420],
          [330, 400],
          [420, 370],
          [560, 420],
          [700, 410],
          [840, 460],
        ],
        600,
        '#2b6e4b',
        { colour: c.tip, count: 8, gap: 17, opacity: 0.45 },
      ),
      line('M420 376Q470 440 400 480T440 600', '#e3c28c', 13),
      placed(420, 400, hiker(c.coral, c.kivu), 0, 0.62),
      placed(452, 420, hiker(c.linen, c.oxide), 0, 0.66),
      banana(90, 540, 1),
      banana(700, 560, 1.15),
    ),
}
