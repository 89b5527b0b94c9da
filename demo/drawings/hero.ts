import type { Sheet } from './sheet.ts'
import { seeded } from '../random.ts'
import { cone, hill, lights, skyline, terraces } from './land.ts'
import { c, mix, shade } from './palette.ts'
import { circle, group, line, path, placed, rect } from './pen.ts'
import { banana } from './plants.ts'

/** The house itself, long and low, its lamps still lit; about 360 wide. */
const house = (lit: string) =>
  path('M-180-70H150V0H-180z', '#efe3c8') +
  path('M-204-66L-160-132H130L176-66z', '#8d4a30') +
  path('M-204-66L-160-132H-110L-150-66z', '#a55a3a') +
  path('M-40-132V-168H-14V-132z', '#59605b') +
  rect(-150, -50, 30, 34, lit) +
  rect(-100, -50, 30, 34, lit) +
  path('M-48 0V-52H-18V0z', '#5f3d2a') +
  rect(4, -50, 30, 34, lit) +
  rect(54, -50, 30, 34, lit) +
  rect(104, -50, 26, 34, lit) +
  line('M-190 0V-66M-120 0V-66M-60 0V-66M0 0V-66M60 0V-66M164 0V-66', c.bark, 5) +
  line('M-194-22H166', c.bark, 4) +
  line('M-27-176q-12-20 2-36t-2-38', c.white, 6, { opacity: 0.55 })

/**
 * The house on its ridge at dawn: Muhabura, Gahinga and Sabyinyo behind, mist in the valleys. The
 * upper third is calm, so that words may lie on it.
 */
export function hero(sheet: Sheet): void {
  const { width: w, height: h } = sheet
  const wide = w > h
  const light = lights.dawn
  const horizon = Math.round(h * (wide ? 0.56 : 0.54))
  const random = seeded(wide ? 12 : 29)
  const [sunX, sunY, sunR] = [
    w * (wide ? 0.63 : 0.62),
    horizon - h * (wide ? 0.14 : 0.1),
    h * 0.055,
  ]
  const far = sheet.fade([
    [0, '#c99a90'],
    [1, '#fbe3c9'],
  ])
  const farther = sheet.fade([
    [0, '#dcb5a6'],
    [1, '#fbe6cf'],
  ])
  const size = wide ? 1.05 : 0.82
  const ridgeY = Math.round(h * 0.79)
  const nearest = wide
    ? ([
        [-30, 800],
        [220, 740],
        [480, 712],
        [760, 700],
        [1010, 690],
        [1220, 704],
        [1420, 760],
        [1640, 790],
      ] as const)
    : ([
        [-30, 880],
        [130, 830],
        [330, 798],
        [520, 786],
        [660, 796],
        [840, 860],
      ] as const)
  const [bright, dark] = [
    sheet.keep(banana(0, 0, 1, '#2f7a4f')),
    sheet.keep(banana(0, 0, 1, '#1a4a37')),
  ]
  const plants = (id: string, places: readonly (readonly [number, number, number])[]) =>
    places.map(([x, y, scale]) =>
      sheet.again(id, 0, 0, ` transform="translate(${x} ${y})scale(${scale})"`),
    )
  sheet.add(
    rect(
      0,
      0,
      w,
      h,
      sheet.fade([
        [0, '#a9cbd2'],
        [0.28, '#dfe5d8'],
        [0.45, '#fae3c2'],
        [0.6, '#f7c39a'],
      ]),
    ),
    circle(
      sunX,
      sunY,
      h * 0.42,
      sheet.glow([
        [0, '#fff3d0', 0.95],
        [0.4, '#fff0cf', 0.4],
        [1, '#fff0cf', 0],
      ]),
    ),
    circle(sunX, sunY, sunR, '#fffaf0'),
    path(cone(w * 0.86, horizon + 60, w * (wide ? 0.42 : 0.7), h * 0.2), farther),
    path(cone(w * 0.3, horizon + 70, w * (wide ? 0.5 : 0.92), h * (wide ? 0.34 : 0.27)), far),
    path(cone(w * 0.56, horizon + 60, w * (wide ? 0.24 : 0.42), h * 0.14), farther),
    ...[0, 1, 2, 3].map((i) =>
      hill(
        sheet,
        skyline(random, horizon + 20 + i * h * 0.058, h * (0.035 + i * 0.009), w, wide ? 190 : 130),
        horizon + 20 + i * h * 0.058 + h * 0.15,
        mix('#b88f88', c.tea, 0.1 + i * 0.26),
        mix(light.mist, '#e6efe2', i * 0.25),
      ),
    ),
    // Birds on their way to the lake.
    line(
      `M${w * 0.36} ${h * 0.3}q12-13 22 0q10-13 22 0m26 20q9-10 17 0q8-10 17 0m-70-50q8-9 15 0q7-9 15 0`,
      '#6b5a58',
      3,
      { opacity: 0.7 },
    ),
    group(
      { opacity: 0.9 },
      ...eucalyptus(w * (wide ? 0.47 : 0.3), ridgeY - h * (wide ? 0.0 : 0.0), size),
    ),
    terraces(sheet, nearest, h, '#1b5440', {
      colour: c.tip,
      count: wide ? 9 : 10,
      gap: 17,
      opacity: 0.34,
      width: 3,
    }),
    placed(w * (wide ? 0.66 : 0.62), ridgeY - (wide ? 8 : -6), house('#ffd98a'), 0, size),
    circle(
      w * (wide ? 0.66 : 0.62),
      ridgeY - 30,
      230 * size,
      sheet.glow([
        [0, '#ffdf9a', 0.34],
        [1, '#ffdf9a', 0],
      ]),
    ),
    ...plants(
      bright,
      wide
        ? [
            [1330, 760, 0.72],
            [1392, 776, 0.6],
            [742, 736, 0.5],
          ]
        : [
            [730, 840, 0.6],
            [236, 836, 0.5],
          ],
    ),
    path(
      `M0 ${h * 0.94}Q${w * 0.25} ${h * 0.88} ${w * 0.5} ${h * 0.95}T${w} ${h * 0.93}V${h}H0z`,
      c.deep,
    ),
    ...plants(
      dark,
      wide
        ? [
            [90, 880, 1.15],
            [210, 896, 0.9],
            [1530, 890, 1.1],
          ]
        : [
            [60, 980, 1],
            [750, 985, 0.95],
          ],
    ),
  )
}

/** A stand of eucalyptus on the skyline. */
const eucalyptus = (x: number, foot: number, size: number) =>
  [
    [-40, 1],
    [0, 1.25],
    [46, 0.95],
    [88, 1.1],
  ].map(([dx = 0, tall = 1], i) =>
    placed(
      x + dx * size,
      foot,
      line('M0 20V-110', '#4b3a30', 6) +
        path(
          'M-26-92Q-40-150-6-210Q34-160 26-92Q0-70-26-92z',
          shade(i % 2 ? '#356e4b' : '#2a5f45', 0.05),
        ) +
        path('M-16-60Q-26-92 4-116Q26-88 20-58Q0-46-16-60z', '#3f7a55'),
      0,
      size * tall * 0.8,
    ),
  )
