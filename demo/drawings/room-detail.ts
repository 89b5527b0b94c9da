import type { Detail, Look } from './room-looks.ts'
import type { Sheet } from './sheet.ts'
import { highland, lights } from './land.ts'
import { band, bandTile } from './ornament.ts'
import { c, mix, shade, tint } from './palette.ts'
import { circle, line, mirrored, oval, path, placed, poly, rect } from './pen.ts'
import { fireplace, plate } from './room-kit.ts'
import { agaseke, bigCup, flower, glasses, leafSprig, shadowAt } from './still-life.ts'

/** The third picture of a room: one thing in it, close by. */
export function roomDetail(sheet: Sheet, look: Look): void {
  const marks = setting(sheet, look) + details[look.detail](sheet, look)
  sheet.add(look.flip ? mirrored(800, marks) : marks)
}

const accentOf = (look: Look) => (look.accent === c.ink ? c.oxide : look.accent)

/** A wall with light falling across it, and a board to stand things on. */
function setting(sheet: Sheet, { wall, wood }: Look): string {
  return (
    rect(
      0,
      0,
      800,
      460,
      sheet.fade([
        [0, shade(wall, 0.1)],
        [1, tint(wall, 0.12)],
      ]),
    ) +
    poly(
      [
        [90, 0],
        [330, 0],
        [610, 450],
        [370, 450],
      ],
      c.white,
      { opacity: 0.16 },
    ) +
    poly(
      [
        [380, 0],
        [520, 0],
        [800, 450],
        [660, 450],
      ],
      c.white,
      { opacity: 0.12 },
    ) +
    rect(0, 450, 800, 150, tint(wood, 0.12)) +
    rect(0, 450, 800, 22, tint(wood, 0.3)) +
    line('M0 516H800M0 560H800', shade(wood, 0.05), 3)
  )
}

const details: Record<Detail, (sheet: Sheet, look: Look) => string> = {
  lamp: (sheet, look) =>
    circle(
      300,
      230,
      250,
      sheet.glow([
        [0, '#fff1c9', 0.9],
        [1, '#fff1c9', 0],
      ]),
    ) +
    shadowAt(310, 458, 110) +
    path('M262 458q-44-76 14-150h48q58 74 14 150z', c.clay) +
    line('M246 400q54 18 108 0M254 428q46 14 92 0', shade(c.clay), 5) +
    path('M228 120h144l46 190H182z', c.linen) +
    band(sheet, [186, 282, 228, 26], [c.linen, c.ink, look.accent]) +
    shadowAt(570, 458, 130) +
    rect(470, 420, 200, 38, look.cover, { r: 5 }) +
    rect(484, 386, 176, 34, c.kivu, { r: 5 }) +
    rect(478, 356, 168, 30, accentOf(look), { r: 5 }) +
    line('M486 440h20m-8-36h20m-22-34h20', c.straw, 5) +
    glasses(566, 340),
  baskets: (_sheet, look) =>
    plate(590, 190, 104, accentOf(look), c.linen) +
    agaseke(250, 458, 1.15, c.ink) +
    agaseke(500, 458, 0.8, accentOf(look)) +
    shadowAt(650, 458, 60) +
    circle(632, 398, 22, c.coral) +
    circle(672, 396, 24, c.sun) +
    path('M580 400h140q-4 58-46 58h-48q-42 0-46-58z', look.wood),
  tea: (_sheet, look) =>
    shadowAt(400, 462, 280) +
    rect(140, 440, 520, 22, c.bark, { r: 11 }) +
    placed(
      330,
      440,
      path('M-110-150h190q46 128-30 150h-130q-76-22-30-150z', look.cover) +
        line('M84-128q76-8 70 60q-8 44-82 46', look.cover, 20) +
        path('M-112-118q-50-6-76-44l-22 8q24 74 86 92z', look.cover) +
        oval(-15, -152, 84, 14, shade(look.cover)) +
        circle(-15, -174, 14, c.straw),
    ) +
    bigCup(560, 440, c.linen, c.clay) +
    leafSprig(640, 470, -28),
  towels: (sheet, look) =>
    shadowAt(400, 460, 230) +
    [
      [180, 390, 440, 68, tint(look.cover, 0.25)],
      [194, 324, 412, 68, c.linen],
      [206, 262, 388, 64, accentOf(look)],
    ]
      .map(
        ([x, y, w, h, colour]) =>
          rect(Number(x), Number(y), Number(w), Number(h), String(colour), { r: 26 }) +
          line(
            `M${Number(x) + 30} ${Number(y) + Number(h) / 2}h${Number(w) - 50}`,
            shade(String(colour), 0.12),
            4,
          ),
      )
      .join('') +
    band(sheet, [206, 286, 388, 18], [c.linen, c.ink, look.accent]) +
    flower(400, 238, c.coral) +
    leafSprig(470, 262, 20),
  key: (sheet, look) =>
    rect(180, 110, 440, 84, look.wood, { r: 10 }) +
    [260, 400, 540].map((x) => line(`M${x} 160v36q0 20 20 18`, c.straw, 10)).join('') +
    line('M262 196q-10 60 6 110', c.bark, 5) +
    path('M228 296h84l14 130q0 14-14 14h-84q-14 0-14-14z', c.tea) +
    path('M234 424l36-70 36 70z', c.tip) +
    circle(270, 316, 9, c.linen) +
    placed(
      400,
      196,
      circle(0, 40, 34, 'none', { stroke: c.gold, 'stroke-width': 14 }) +
        path('M-8 74h16v132h-16zM8 152h34v18h-34zm0 36h26v18h-26z', c.gold),
    ) +
    circle(
      540,
      300,
      150,
      sheet.glow([
        [0, '#fff1c9', 0.9],
        [1, '#fff1c9', 0],
      ]),
    ) +
    line('M504 250q36-90 72 0', c.bark, 6) +
    path('M496 246h88l-14-30h-60zM490 366h100v18h-100z', c.ink) +
    path('M502 246h76l6 120h-88z', c.dawn) +
    path('M540 350q-28-24 2-70q28 42-2 70z', c.sun) +
    line('M514 248l-6 118m58-118l6 118', c.ink, 5),
  vase: (_sheet, look) =>
    shadowAt(400, 460, 130) +
    leafSprig(380, 250, -34, 1.5) +
    leafSprig(420, 250, 30, 1.5) +
    line('M400 300V150M390 300L320 160M412 300l66-120', c.fern, 8) +
    flower(400, 136, c.coral, 1.2) +
    flower(312, 154, c.sun) +
    flower(488, 168, c.peach) +
    path('M350 250h100q-10 40 32 90q40 80-40 118h-84q-80-38-40-118q42-50 32-90z', c.linen) +
    poly(
      [
        [322, 372],
        [361, 332],
        [400, 372],
        [439, 332],
        [478, 372],
        [439, 412],
        [400, 372],
        [361, 412],
      ],
      look.accent === c.kivu ? c.oxide : look.accent,
    ) +
    shadowAt(620, 460, 60) +
    bigCup(610, 456, c.peach, c.clay, 0.6),
  binoculars: (_sheet, look) =>
    plate(180, 160, 70, c.ink, c.straw) +
    shadowAt(300, 460, 170) +
    placed(
      300,
      456,
      path('M-120 0l30-150h60l14 150zm224 0h-104l14-150h60z', c.ink) +
        rect(-104, -176, 84, 34, '#33413a', { r: 8 }) +
        rect(4, -176, 84, 34, '#33413a', { r: 8 }) +
        rect(-32, -120, 48, 60, '#33413a', { r: 8 }) +
        oval(-70, -4, 48, 8, look.cover) +
        oval(56, -4, 48, 8, look.cover),
    ) +
    placed(
      590,
      456,
      oval(0, -8, 160, 22, c.straw) +
        path('M-92-14q-8-130 92-130t92 130q-92 24-184 0z', tint(c.straw, 0.2)) +
        path('M-95-46q95 26 190 0v30q-95 26-190 0z', accentOf(look)),
    ),
  cushions: (sheet, look) => {
    const bold = sheet.tiled(48, 48, bandTile(c.linen, c.ink, c.oxide), 'scale(2)')
    return (
      rect(60, 400, 680, 130, look.wood, { r: 20 }) +
      rect(40, 380, 720, 90, look.cover, { r: 36 }) +
      placed(270, 270, rect(-120, -120, 240, 240, tint(c.fern, 0.3), { r: 34 }), -12) +
      placed(470, 280, rect(-112, -112, 224, 224, bold, { r: 30 }), 8) +
      placed(600, 330, rect(-80, -72, 160, 144, c.coral, { r: 30 }), 16)
    )
  },
  desk: (sheet, look) =>
    windowOn(sheet, look, [430, 60, 290, 260]) +
    shadowAt(420, 480, 250) +
    path('M250 500l40-66h170l-16 66zM460 434h160l30 66h-206z', c.linen) +
    line('M298 452h130m-142 16h134m-144 16h138m76-32h120m-116 16h124', c.sky, 4) +
    line('M560 492l92-70', c.oxide, 9) +
    bigCup(690, 470, c.kivu, c.bark, 0.7) +
    path('M150 470v-16h110v16zm48-16V250h14v204z', c.ink) +
    circle(
      250,
      300,
      180,
      sheet.glow([
        [0, '#fff1c9', 0.7],
        [1, '#fff1c9', 0],
      ]),
    ) +
    path('M160 262q0-70 60-86l90 74q-10 20-40 12z', c.tea),
  fire: (sheet, look) =>
    placed(400, 470, fireplace(sheet, 0, 0), 0, 1.7) +
    rect(0, 470, 800, 130, '#6a5646') +
    band(sheet, [0, 560, 800, 40], [c.straw, c.ink, look.accent]) +
    placed(
      690,
      560,
      path('M-70 0q-16-120 70-124t70 124z', c.straw) +
        line('M-64-40q64 16 128 0M-52-80q52 14 104 0', c.wood, 6) +
        line('M-50-120l26-50m20 44l6-66m40 70l30-52', c.wood, 22),
    ),
  bath: (sheet, look) =>
    windowOn(sheet, look, [250, 40, 330, 240]) +
    rect(0, 470, 800, 130, '#9fb3a6') +
    line('M0 520H800M100 470v130M260 470v130M420 470v130M580 470v130M740 470v130', '#8aa093', 4) +
    shadowAt(400, 548, 270) +
    path('M110 320H690q0 30-20 34q-10 170-130 186H260q-120-16-130-186q-20-4-20-34z', c.linen) +
    path('M140 354q40 120 130 130h260q90-10 130-130q-6 150-130 170H270q-124-20-130-170z', c.haze) +
    path('M210 540h40l-10 24h-24zm340 0h40l-6 24h-24z', c.gold) +
    line('M650 316v-84q0-30-30-30t-30 30', c.gold, 13) +
    [
      [180, 312, 26],
      [226, 300, 36],
      [282, 308, 28],
      [330, 304, 34],
      [384, 312, 24],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, c.white, { opacity: 0.94 }))
      .join('') +
    path('M470 314h110v80q-54 12-110 0z', accentOf(look)) +
    band(sheet, [470, 360, 110, 18], [c.linen, c.ink, look.accent]),
  kitchen: (_sheet, look) =>
    rect(80, 176, 640, 16, look.wood) +
    [
      [120, c.straw, 90],
      [206, c.clay, 74],
      [292, c.tip, 90],
    ]
      .map(
        ([x, colour, h]) =>
          rect(Number(x), 176 - Number(h), 66, Number(h), String(colour), { r: 12 }) +
          rect(Number(x) + 8, 164 - Number(h), 50, 16, c.bark, { r: 4 }),
      )
      .join('') +
    [420, 520, 620]
      .map(
        (x, i) =>
          line(`M${x} 192v26`, c.straw, 6) +
          path(`M${x - 34} 214h68v30q0 34-34 34t-34-34z`, [c.kivu, c.linen, c.oxide][i] ?? c.linen),
      )
      .join('') +
    shadowAt(260, 460, 110) +
    placed(
      260,
      458,
      path('M-70 0l16-96h108l16 96zm20-104l10-84h80l10 84z', '#8d9a94') +
        path('M-40-188l-36 10 6 16 34-4zm40-28h12v22h-12z', '#6d7a74') +
        line('M56-170q56-10 48 52l-16 52', c.ink, 14),
    ) +
    bigCup(470, 458, c.linen, c.bark, 0.75) +
    shadowAt(640, 460, 90) +
    path('M540 396h200q-8 62-76 62h-48q-68 0-76-62z', look.wood) +
    path('M560 396q10-40 50-40t50 40z', c.coral) +
    path('M630 396q4-54 50-54t48 54z', c.sun) +
    line('M680 342q4-16 16-20', c.tea, 6),
}

/** A window in the wall with the room's view. */
function windowOn(
  sheet: Sheet,
  look: Look,
  [x, y, w, h]: readonly [number, number, number, number],
) {
  const scale = Math.max(w / 800, h / 500)
  const view = highland(sheet, {
    seed: 7,
    light: lights[look.light],
    horizon: 280,
    foot: 600,
    cones: look.cones.slice(0, 1),
    hills: 2,
    rows: false,
  })
  return (
    rect(x - 14, y - 14, w + 28, h + 28, mix(look.wood, c.linen, 0.2), { r: 5 }) +
    sheet.within(
      `<rect x="${x}" y="${y}" width="${w}" height="${h}"/>`,
      placed(x + w / 2 - 400 * scale, y + h - 560 * scale, view, 0, scale),
    ) +
    rect(x + w / 2 - 5, y, 10, h, mix(look.wood, c.linen, 0.2)) +
    rect(x - 26, y + h + 10, w + 52, 14, look.wood, { r: 4 })
  )
}
