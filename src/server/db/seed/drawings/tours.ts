import type { Paint } from './dishes-light.ts'
import { seeded } from '../random.ts'
import { dancer, drum, giraffe, goldenMonkey, gorilla, hiker, zebra } from './creatures.ts'
import { highland, hill, lights, skyline, terraces } from './land.ts'
import { band } from './ornament.ts'
import { c, mix, tint } from './palette.ts'
import { circle, line, oval, path, placed, rect } from './pen.ts'
import { acacia, bamboo, banana, blades, cherries, giant, hut } from './plants.ts'

const forest = '#2f6a48'

/** What each tour is about, by its slug. */
export const tourPictures: Readonly<Record<string, Paint>> = {
  'gorilla-trek': (sheet) =>
    void sheet.add(
      rect(0, 0, 800, 600, sheet.fade([[0, '#a9cfb4'], [0.6, '#5f9a72'], [1, forest]])),
      circle(540, 120, 260, sheet.glow([[0, '#f6f7dc', 0.9], [1, '#f6f7dc', 0]])),
      ...[60, 150, 236, 590, 668, 750].map((x, i) => bamboo(x, 20, mix('#9dbf86', forest, (i % 3) * 0.2), i % 2 ? 30 : -24)),
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
    void sheet.add(
      rect(0, 0, 800, 600, sheet.fade([[0, '#f2ecc6'], [0.6, '#b9d392'], [1, '#6a9d58']])),
      circle(250, 140, 240, sheet.glow([[0, '#fffbe0', 0.95], [1, '#fffbe0', 0]])),
      hill(sheet, skyline(seeded(5), 400, 60), 600, '#8cb56d', '#cfe0a8'),
      ...[90, 210, 330, 640, 730].map((x, i) => bamboo(x, 22, mix('#b7cf7c', '#6a9d58', (i % 3) * 0.3), i % 2 ? -40 : 28)),
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
    void sheet.add(
      rect(0, 0, 800, 460, sheet.fade([[0, '#e9905f'], [0.5, '#f6c27a'], [1, '#fde9bb']])),
      circle(300, 300, 300, sheet.glow([[0, '#fff6d0', 0.95], [1, '#fff6d0', 0]])),
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
      line('M20 590q6-50 18-70m10 72q2-40 20-60m180 66q2-40 14-56m10 58q4-30 22-44m150 50q0-40 16-60m12 62q6-30 24-40m180 44q0-40 18-56m10 58q6-26 20-36', '#8c6a26', 6),
    ),
  'lake-kivu-boat': (sheet) =>
    void sheet.add(
      highland(sheet, { seed: 14, light: lights.dusk, horizon: 210, foot: 400, sun: [400, 190, 60], cones: [[130, 420, 150], [680, 460, 170]], hills: 2, rows: false }),
      rect(0, 350, 800, 250, sheet.fade([[0, '#e0a07f'], [0.3, '#7a7590'], [1, '#1d4a66']])),
      path('M330 352h140l-24 18h50l-60 20h40l-90 24h60l-110 40 30-50h-50l40-24h-44l50-14z', '#fbd9a0', { opacity: 0.6 }),
      line('M40 420h120m420-8h150M90 500h150m330 30h160M300 570h180', '#f3c6a4', 4, { opacity: 0.4 }),
      line('M150 452L60 250M400 430V190M650 452l90-200', '#2b1d18', 9),
      line('M60 250Q240 330 400 192Q560 330 740 252', '#2b1d18', 4),
      ...[[-160, 0], [0, 26], [160, 0]].map(([x = 0, y = 0]) => placed(400 + x, 466 + y, path('M-150-40Q0-10 150-46L112 0Q0 22-112 0z', '#3d261c') + line('M-146-38Q0-10 146-44', c.oxide, 9) + line('M-56-20L-62-64M50-20L56-66', '#2b1d18', 18) + circle(-62, -82, 15, '#2b1d18') + circle(56, -84, 15, '#2b1d18'))),
    ),
  'volcano-hike': (sheet) =>
    void sheet.add(
      highland(sheet, { seed: 31, light: lights.morning, horizon: 250, foot: 460, sun: [640, 110, 42], cones: [[160, 420, 150]], hills: 2, rows: false }),
      path('M0 480C190 440 270 300 318 190Q430 170 542 190C590 300 670 440 860 480z', sheet.fade([[0, '#86ad93'], [0.5, '#3f7a5b'], [1, c.tea]])),
      oval(430, 192, 113, 27, '#2b5a4c'),
      oval(430, 198, 94, 17, '#86c3cf'),
      path('M370 194q50-10 90-4', 'none', { stroke: c.white, 'stroke-width': 4, 'stroke-linecap': 'round', opacity: 0.8 }),
      line('M330 240l-34 70M380 240l-20 90M480 244l18 80M540 250l34 70', '#2b5a4c', 5, { opacity: 0.35 }),
      path('M0 400Q180 330 330 420T800 380V600H0z', '#2a6647'),
      line('M120 600Q200 520 300 500T470 440Q520 400 470 360T440 240', '#d9c08f', 11, { 'stroke-dasharray': '24 18' }),
      path('M0 500Q200 440 420 520T800 480V600H0z', c.deep),
      ...[[60, 470], [130, 460], [690, 450], [750, 440]].map(([x = 0, y = 0], i) => placed(x, y, path('M-8 60L0-70 8 60z', c.bark) + oval(0, -76, 30, 40, i % 2 ? '#4f8a55' : '#6d9f5e') + oval(20, -40, 26, 24, '#3f7a4b'))),
      placed(300, 520, hiker(c.oxide, c.gold), 0, 0.9),
      placed(390, 506, hiker(c.kivu, c.tip), 0, 0.8),
      placed(470, 496, hiker(c.coral, c.straw), 0, 0.72),
    ),
  'canopy-walk': (sheet) =>
    void sheet.add(
      highland(sheet, { seed: 40, light: lights.morning, horizon: 200, foot: 600, sun: [220, 120, 44], hills: 3, rows: false }),
      giant(250, 600, 300, '#4c8a5a'),
      giant(560, 620, 280, '#3f7a4f'),
      line('M-20 220Q400 400 820 200M-20 300Q400 470 820 280', '#59605b', 7),
      line('M-20 306Q400 478 820 286', '#8d6a45', 15),
      line(Array.from({ length: 15 }, (_, i) => {
        const x = 20 + i * 54
        const sag = (x - 400) / 420
        return `M${x} ${Math.round(302 - 88 * sag * sag - x / 80 + 6)}v74`
      }).join(''), '#59605b', 3),
      placed(330, 376, hiker(c.oxide, c.gold), 0, 0.8),
      placed(450, 378, hiker(c.kivu, c.straw), 0, 0.8),
      giant(60, 640, 250, '#2f6a48'),
      giant(760, 640, 270, '#2f6a48'),
      path('M0 560Q90 500 180 556T380 560T580 556T800 540V600H0z', '#1e5b41'),
      path('M0 590Q120 540 240 586T480 584T800 576V600H0z', c.deep),
      line('M560 120q12-14 24 0q12-14 24 0M630 90q9-11 18 0q9-11 18 0', c.ink, 4),
    ),
  'twin-lakes': (sheet) =>
    void sheet.add(
      highland(sheet, { seed: 52, light: lights.day, horizon: 230, foot: 420, sun: [150, 110, 40], cones: [[520, 640, 250]], hills: 2, rows: false }),
      rect(0, 400, 800, 200, '#3f7a5b'),
      path('M0 320H800V470H0z', '#5c9878'),
      path('M0 330Q180 300 340 322Q420 350 330 386Q180 420 0 406z', '#4f93ad'),
      path('M800 316Q640 300 500 326Q430 356 520 394Q640 420 800 404z', '#5f9db3'),
      line('M40 350h110m40 24h90M600 346h130m-180 22h80', c.white, 4, { opacity: 0.5 }),
      path('M150 356q40-34 84 0zM640 380q40-30 74 0z', c.fern),
      terraces(sheet, [[-20, 480], [140, 420], [330, 400], [420, 370], [560, 420], [700, 410], [840, 460]], 600, '#2b6e4b', { colour: c.tip, count: 8, gap: 17, opacity: 0.45 }),
      line('M420 376Q470 440 400 480T440 600', '#e3c28c', 13),
      placed(420, 400, hiker(c.coral, c.kivu), 0, 0.62),
      placed(452, 420, hiker(c.linen, c.oxide), 0, 0.66),
      banana(90, 540, 1),
      banana(700, 560, 1.15),
    ),
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
    const tower = (x: number, h: number, w: number, colour: string) =>
      rect(x, 300 - h, w, h + 40, colour) +
      line(`M${x + w / 2} ${308 - h}V330`, tint(colour, 0.35), w * 0.6, { 'stroke-dasharray': '9 9', 'stroke-linecap': 'butt' })
    sheet.add(
      highland(sheet, { seed: 60, light: lights.dawn, horizon: 230, foot: 420, sun: [180, 150, 42], hills: 2, rows: false }),
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
    const [home, drummed, one] = [sheet.keep(hut(0, 0)), sheet.keep(drum()), sheet.keep(dancer(c.oxide))]
    const at = (x: number, y: number, size: number) => ` transform="translate(${x} ${y})scale(${size})"`
    sheet.add(
      highland(sheet, { seed: 66, light: lights.gold, horizon: 220, foot: 400, sun: [420, 130, 48], cones: [[160, 480, 190], [620, 520, 220]], hills: 2, rows: false }),
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
    void sheet.add(
      highland(sheet, { seed: 71, light: lights.dawn, horizon: 240, foot: 600, sun: [600, 160, 46], cones: [[260, 560, 200]], hills: 3 }),
      line('M-20 150Q200 200 380 140T620 20', '#6d4a30', 15),
      line('M200 178Q240 300 220 420', '#6d4a30', 10),
      ...[[60, 170, 60], [140, 176, -60], [250, 170, 40], [330, 150, -50], [430, 120, 30], [520, 70, -20], [220, 260, 70], [226, 330, -110], [216, 410, 160]].map(([x = 0, y = 0, turn = 0], i) =>
        placed(x, y, path('M0 0Q70-44 150 0Q70 44 0 0z', i % 2 ? '#2f7a4f' : '#1e5b41') + line('M6 0H130', '#7fae62', 4), turn),
      ),
      cherries([[120, 196], [156, 206], [138, 228], [300, 184], [336, 190], [318, 214], [230, 300], [258, 316], [204, 320], [232, 344], [246, 390], [206, 396]]),
      placed(560, 576, path('M-170-130H170Q150 30 90 34H-90Q-150 30-170-130z', '#b98354') + line('M-164-90Q0-60 164-90M-152-46Q0-16 152-46M-130-4Q0 20 130-4', '#8d5f3e', 8) + oval(0, -130, 172, 36, '#8d5f3e')),
      cherries([[430, 436], [470, 424], [510, 432], [550, 420], [590, 430], [630, 424], [670, 438], [450, 456], [492, 456], [534, 452], [576, 456], [618, 452], [656, 460]]),
    ),
}

