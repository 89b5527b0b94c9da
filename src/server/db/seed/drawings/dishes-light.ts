import type { Sheet } from './sheet.ts'
import { c, shade, tint } from './palette.ts'
import { circle, line, n, oval, path, placed, rect } from './pen.ts'
import { citrus, cutlery, dip, filled, ground, halved, leaf, sprig, strewn, ware } from './plates.ts'

export type Paint = (sheet: Sheet) => void

const egg = '#f6c64f'
const toast = '#c98a4b'
const crisp = '#d98f45'

/** A triangle of fried dough, its edges darker. */
const triangle = (x: number, y: number, turn: number, colour = crisp) =>
  placed(
    x,
    y,
    path('M0-84Q12-88 18-76L84 52Q88 66 72 68H-72Q-88 66-84 52L-18-76Q-12-88 0-84z', shade(colour, 0.2)) +
      path('M0-74L68 54H-68z', colour) +
      path('M0-50L34 38Q0 26-34 38z', tint(colour, 0.28)),
    turn,
  )

/** Breakfast, starters and sweets, from above. By the item's slug. */
export const lightDishes: Readonly<Record<string, Paint>> = {
  'cheese-omelette': (sheet) =>
    void sheet.add(
      ground(sheet, 'linen'),
      cutlery('#8f9a95'),
      ware('plate'),
      path('M236 330q-6-116 130-136q160-14 196 96q8 36-30 44q-150-40-260 30q-34 6-36-34z', shade(egg, 0.16)),
      path('M236 322q-6-116 130-136q160-14 196 96q4 30-30 38q-150-40-262 30q-32 2-34-28z', egg),
      path('M262 300q10-74 104-90q104-10 150 50q-120-24-254 40z', tint(egg, 0.42), { opacity: 0.7 }),
      strewn([[300, 270], [350, 236], [420, 222], [470, 244], [398, 262], [330, 300]], 8, c.fern),
      placed(330, 430, rect(-70, -46, 140, 92, toast, { r: 22 }) + rect(-58, -36, 116, 72, '#f0cf97', { r: 16 }), -14),
      halved(470, 410, 40, c.oxide, '#e8705a', '#f2a08c'),
      halved(534, 372, 32, c.oxide, '#e8705a', '#f2a08c'),
      sprig(440, 470, 150, 0.7),
    ),
  pancakes: (sheet) =>
    void sheet.add(
      ground(sheet, 'mist'),
      ware('blue'),
      ...[[384, 316, 158], [412, 304, 154], [398, 288, 150]].map(
        ([x = 0, y = 0, r = 0]) => circle(x, y + 9, r, '#a8662f') + circle(x, y, r, '#d99a4e') + circle(x, y, r * 0.88, '#e9b66c'),
      ),
      path('M310 262q20-66 110-60q96 6 86 80q-4 30 16 66q6 30-18 30q-22-2-18-40q-6-34-40-30q-22 4-22 46q0 44-22 44t-22-46q-2-44-40-34q-40 4-30-56z', '#b5651d', { opacity: 0.82 }),
      placed(400, 262, rect(-44, -36, 88, 72, '#f3d884', { r: 10 }) + rect(-44, -36, 88, 60, '#fdeeb2', { r: 10 }), 14),
      sprig(548, 204, 30, 0.7),
      strewn([[250, 214], [274, 190], [240, 180]], 17, '#8c2b3a'),
    ),
  'fruit-plate': (sheet) =>
    void sheet.add(
      ground(sheet, 'tea'),
      ware('plate'),
      ...[0, 1, 2, 3].map((i) =>
        placed(
          400,
          300,
          path('M-92-158Q0-214 92-158L40-56Q0-80-40-56z', '#f4c63d') + path('M-92-158Q0-214 92-158L84-142Q0-194-84-142z', '#b98a2e') + line('M-50-140l14 60m26-78v64m60-46l-14 60', '#e3aa2c', 5),
          -60 + i * 40,
        ),
      ),
      halved(290, 350, 50, '#6d2b4a', '#f4d35e', '#e0a33a'),
      halved(370, 410, 50, '#6d2b4a', '#f4d35e', '#e0a33a'),
      strewn([[276, 344], [300, 340], [290, 364], [356, 402], [380, 404], [368, 422]], 5, c.ink),
      halved(486, 388, 56, '#a8331f', '#ef8354', '#b8402c'),
      path('M478 300q84 16 90-70q18 10 10 50q-16 66-96 60z', '#f7d774'),
      halved(400, 310, 48, '#a8331f', '#ef8354', '#b8402c'),
      strewn([[388, 300], [412, 304], [400, 326], [474, 378], [498, 384], [486, 404]], 5, '#f6d58b'),
      sprig(252, 268, -60, 0.7, c.leaf),
    ),
  'sorghum-porridge': (sheet) =>
    void sheet.add(
      ground(sheet, 'clay'),
      filled('clay', '#a4685b', 220),
      path('M300 330q-6-94 104-98q96 4 92 74q-12 58-82 54q-50-8-46-52q8-32 44-28q22 8 14 28', 'none', { stroke: '#f6e8da', 'stroke-width': 15, 'stroke-linecap': 'round' }),
      strewn([[330, 380], [360, 396], [470, 370], [492, 350]], 8, '#6f3d35'),
      placed(650, 400, oval(0, 0, 46, 62, c.wood) + oval(0, -4, 34, 48, shade(c.wood, 0.25)) + rect(-11, 50, 22, 150, c.wood, { r: 11 }), -16),
    ),
  mandazi: (sheet) =>
    void sheet.add(
      ground(sheet, 'wood'),
      ware('blue'),
      triangle(310, 236, -24, '#c9823b'),
      triangle(476, 220, 28, '#d08a42'),
      triangle(320, 394, 190, '#d08a42'),
      triangle(420, 320, 8, '#d9964c'),
      dip(520, 380, 66, '#e0932a'),
      path('M500 372q20-24 44-8', 'none', { stroke: '#f7c76a', 'stroke-width': 8, 'stroke-linecap': 'round' }),
    ),
  'chapati-roll': (sheet) =>
    void sheet.add(
      ground(sheet, 'linen'),
      ware('board'),
      ...[[320, 250, -18], [420, 350, -18]].map(([x = 0, y = 0, turn = 0]) =>
        placed(
          x,
          y,
          rect(-176, -62, 330, 124, shade('#e2b673', 0.2), { r: 60 }) +
            rect(-176, -66, 330, 118, '#e2b673', { r: 58 }) +
            strewn([[-120, -20], [-70, 20], [-20, -34], [30, 10], [-100, 30], [70, -30]], 13, '#b97f3d') +
            oval(136, -4, 36, 60, '#f3e0b5') +
            oval(138, -4, 27, 49, egg) +
            strewn([[130, -24], [146, 16]], 11, '#d9503c') +
            strewn([[146, -20], [130, 10], [142, 34]], 8, c.fern),
          turn,
        ),
      ),
      halved(210, 440, 32, c.oxide, '#e8705a', '#f2a08c'),
      sprig(540, 190, 40, 0.7),
    ),
  sambaza: (sheet) => {
    const fish = sheet.keep(
      path('M-74 0Q-30-30 40-8L66-22Q60 0 66 20L40 6Q-30 30-74 0z', '#b9792f') +
        path('M-74 0Q-30-28 40-6Q-20 4-74 0z', '#e6b566') +
        circle(-52, -4, 4, c.ink),
    )
    const spots = [[-110, -70, 20], [0, -110, -14], [100, -70, 34], [-130, 20, -24], [-20, -30, 8], [90, 20, -40], [-90, 90, 40], [10, 60, -10], [50, 120, 24], [-40, 130, -30], [-50, -90, 60]]
    sheet.add(
      ground(sheet, 'tea'),
      ware('plate'),
      ...spots.map(([x = 0, y = 0, turn = 0]) => sheet.again(fish, 0, 0, ` transform="translate(${385 + x} ${295 + y})rotate(${turn})scale(1.15)"`)),
      citrus(540, 220, 46, '#7ba63f', '#c9dd8a'),
      citrus(572, 288, 42, '#7ba63f', '#c9dd8a'),
      dip(520, 404, 56, '#c23b22'),
    )
  },
  'pumpkin-soup': (sheet) =>
    void sheet.add(
      ground(sheet, 'mist'),
      filled('bowl', '#ec9a35', 226),
      path('M288 320q4-110 124-104q104 14 92 92q-24 72-104 54q-54-18-34-62q24-30 52-4', 'none', { stroke: '#fdf1d8', 'stroke-width': 16, 'stroke-linecap': 'round' }),
      ...[[350, 230, 20], [474, 390, -40], [330, 400, 70], [500, 270, 10]].map(([x = 0, y = 0, turn = 0]) => placed(x, y, oval(0, 0, 17, 9, '#5f7d3a'), turn)),
      sprig(400, 330, -20, 0.8),
    ),
  'potato-leek-soup': (sheet) =>
    void sheet.add(
      ground(sheet, 'clay'),
      filled('blue', '#e9e3b4', 226),
      ...[[340, 260, 42], [450, 250, 34], [470, 360, 44], [350, 380, 36], [404, 318, 30]].map(
        ([x = 0, y = 0, r = 0]) => circle(x, y, r, '#b5cf86') + circle(x, y, r * 0.7, '#dbe7b6') + circle(x, y, r * 0.38, '#b5cf86'),
      ),
      strewn([[300, 320], [394, 240], [430, 400], [500, 300], [380, 350]], 6, c.tea),
      placed(662, 440, rect(-84, -54, 168, 108, toast, { r: 30 }) + rect(-70, -42, 140, 84, '#f0cf97', { r: 22 }), 24),
    ),
  sambusa: (sheet) =>
    void sheet.add(
      ground(sheet, 'linen'),
      ware('clay'),
      triangle(316, 252, -20),
      triangle(472, 250, 22, '#cf8138'),
      triangle(350, 400, 172, '#e09a50'),
      dip(494, 386, 68, '#7b2d1e'),
      sprig(430, 300, 10, 0.6, c.leaf),
    ),
  'avocado-salad': (sheet) =>
    void sheet.add(
      ground(sheet, 'wood'),
      ware('plate'),
      ...Array.from({ length: 9 }, (_, i) => placed(400, 300, leaf(0, -84, 0, 1.35, i % 2 ? c.leaf : c.fern), i * 40)),
      ...[[330, 290, -24], [470, 310, 30]].map(([x = 0, y = 0, turn = 0]) =>
        placed(x, y, path('M0-110Q64-60 66 20Q60 92 0 92Q-60 92-66 20Q-64-60 0-110z', '#37572f') + path('M0-98Q54-50 56 18Q52 80 0 80Q-52 80-56 18Q-54-50 0-98z', '#c6d97c') + path('M0-70Q36-36 38 16Q36 62 0 62Q-36 62-38 16Q-36-36 0-70z', '#e6eda6') + circle(0, 24, 27, '#7c4a2c') + circle(-8, 16, 8, '#a56a42'), turn),
      ),
      halved(400, 420, 38, c.oxide, '#e8705a', '#f2a08c'),
      halved(410, 186, 34, c.oxide, '#e8705a', '#f2a08c'),
      line('M240 330q20-40 10-76M560 280q-14 50 4 90M330 440q50-14 40-50', '#a33f66', 8),
    ),
  'banana-fritters': (sheet) =>
    void sheet.add(
      ground(sheet, 'mist'),
      ware('clay'),
      ...[[300, 250, -24], [440, 226, 14], [330, 350, 10], [470, 330, -30], [400, 430, 22]].map(([x = 0, y = 0, turn = 0]) =>
        placed(x, y, oval(4, 10, 84, 46, '#8a4f22') + oval(0, 0, 84, 46, '#d0873a') + oval(-6, -8, 64, 28, '#e5aa5c') + line('M-40-10l12 8m20-16l10 12m20-8l8 12', '#b36b2a', 5), turn),
      ),
      strewn([[290, 240], [330, 262], [430, 214], [470, 236], [320, 346], [356, 356], [456, 330], [490, 318], [384, 424], [420, 440]], 5, c.linen),
      dip(560, 420, 52, '#e0932a'),
    ),
  'passion-cheesecake': (sheet) =>
    void sheet.add(
      ground(sheet, 'tea'),
      ware('plate'),
      path('M232 330L560 210Q590 300 548 404z', '#d9c08f'),
      path('M232 310L560 190Q590 280 548 384z', '#fbf0cf'),
      path('M236 304L560 186Q572 216 574 246Q470 240 420 290T300 296z', '#f0b429'),
      strewn([[500, 226], [530, 214], [540, 240], [470, 250], [440, 246], [500, 250], [410, 274], [380, 270], [330, 284]], 7, c.ink),
      path('M232 330L548 404L552 390L236 312z', '#a9713f'),
      halved(300, 420, 52, '#6d2b4a', '#f4d35e', '#e0a33a'),
      strewn([[288, 412], [312, 416], [300, 434]], 6, c.ink),
      sprig(400, 460, 100, 0.7),
    ),
  'tree-tomato-sorbet': (sheet) =>
    void sheet.add(
      ground(sheet, 'linen'),
      filled('blue', '#d9e6e6', 214),
      ...[[340, 320, 82], [462, 326, 80], [400, 250, 84]].map(([x = 0, y = 0, r = 0], i) => {
        const red = ['#d8573f', '#cf4a3a', '#e2664a'][i] ?? '#d8573f'
        return circle(x + 3, y + 8, r, shade(red, 0.25)) + circle(x, y, r, red) + path(`M${x - r * 0.6} ${n(y - r * 0.3)}q${n(r * 0.5)}-${n(r * 0.5)} ${n(r)}-${n(r * 0.2)}M${n(x - r * 0.5)} ${n(y + r * 0.1)}q${n(r * 0.4)}-${n(r * 0.3)} ${n(r * 0.8)}-${n(r * 0.1)}`, 'none', { stroke: tint(red, 0.4), 'stroke-width': 8, 'stroke-linecap': 'round' })
      }),
      sprig(410, 236, 10, 0.9, c.leaf),
      halved(572, 470, 50, '#a8331f', '#ef8354', '#b8402c'),
      strewn([[560, 460], [584, 464], [572, 484]], 5, '#f6d58b'),
    ),
  'chocolate-cake': (sheet) =>
    void sheet.add(
      ground(sheet, 'clay'),
      ware('plate'),
      path('M300 420q-70 20-60 54q40 20 90-10q70-50 120-40q50 20 90-10q10-34-40-36z', '#4a2417'),
      circle(404, 296, 118, '#2f170f'),
      circle(400, 284, 116, '#5b2f1e'),
      circle(400, 280, 96, '#6e3b26'),
      path('M372 262q28-36 66-6q20 44-8 100q-6 60-34 66q-24-10-16-70q-34-44-8-90z', '#3a1b11'),
      path('M384 268q20-20 40 0', 'none', { stroke: '#8a5237', 'stroke-width': 8, 'stroke-linecap': 'round' }),
      oval(530, 372, 54, 38, c.linen),
      oval(522, 362, 34, 20, c.white),
      strewn([[310, 190], [340, 176], [290, 220]], 15, '#8c2b3a'),
      sprig(548, 346, 30, 0.5, c.leaf),
    ),
}

