import { between, seeded } from '../random.ts'
import { cone } from './land.ts'
import { c, mix } from './palette.ts'
import { circle, group, line, path, placed, poly, rect, smooth, type Point } from './pen.ts'
import type { Sheet } from './sheet.ts'

/** North-west corner of the picture; features/house/near.ts lays names over the same edges. */
const [north, west] = [-1.33, 29.4]
/** Pixels of a degree, either way: this near the equator both are as long. */
const DEGREE = 2000

/** Longitude and latitude as a point of the picture. */
const at = (longitude: number, latitude: number): Point => [
  (longitude - west) * DEGREE,
  (north - latitude) * DEGREE,
]
const along = (...spots: readonly Point[]) => smooth(spots.map(([x, y]) => at(x, y)))
const round = (...spots: readonly [Point, ...Point[]]) => `${along(...spots, spots[0])}z`

const land = '#e4ecd9'
const forest = '#a9c795'
const water = '#7fb3c4'

const burera = round(
  [29.733, -1.416],
  [29.752, -1.402],
  [29.783, -1.416],
  [29.802, -1.446],
  [29.79, -1.476],
  [29.768, -1.482],
  [29.758, -1.462],
  [29.738, -1.452],
  [29.727, -1.434],
)
const ruhondo = round(
  [29.698, -1.5],
  [29.712, -1.486],
  [29.734, -1.497],
  [29.757, -1.494],
  [29.768, -1.51],
  [29.748, -1.524],
  [29.732, -1.515],
  [29.715, -1.53],
  [29.7, -1.518],
)
/** The forest of the volcanoes, as far as the park goes and beyond the borders. */
const park = `${along(
  [29.39, -1.56],
  [29.47, -1.555],
  [29.53, -1.5],
  [29.555, -1.43],
  [29.63, -1.415],
  [29.695, -1.412],
  [29.72, -1.375],
  [29.69, -1.355],
  [29.6, -1.36],
  [29.5, -1.41],
  [29.43, -1.46],
  [29.39, -1.49],
)}z`

const roads = {
  kigali: along([29.634, -1.505], [29.655, -1.53], [29.69, -1.56], [29.7, -1.6], [29.735, -1.64]),
  rubavu: along([29.634, -1.505], [29.6, -1.535], [29.545, -1.55], [29.48, -1.59], [29.39, -1.61]),
  cyanika: along(
    [29.634, -1.505],
    [29.66, -1.47],
    [29.695, -1.435],
    [29.722, -1.39],
    [29.735, -1.32],
  ),
  kinigi: along([29.634, -1.505], [29.615, -1.465], [29.592, -1.431]),
  lakes: along([29.65, -1.52], [29.68, -1.508], [29.7, -1.508]),
}

const road = (d: string, width: number) => line(d, '#b9925f', width + 4) + line(d, '#f7ead0', width)

/** A volcano seen from the south, its sunny side to the east. */
function volcano(sheet: Sheet, [x, y]: Point, wide: number, high: number): string {
  const foot = y + high * 0.55
  const d = cone(x, foot, wide, high)
  const fill = sheet.fade([
    [0, '#4f6f64'],
    [0.45, '#5f8f6c'],
    [1, forest],
  ])
  const dusk = sheet.fade([
    [0, c.night, 0.3],
    [0.75, c.night, 0],
  ])
  const shade = rect(x - wide / 2, foot - high, wide * 0.48, high, dusk)
  return path(d, fill) + sheet.within(`<path d="${d}"/>`, shade)
}

/** Fields on the slopes of the farmland: short rows, each patch in its own direction. */
function fields(sheet: Sheet): string {
  const random = seeded(61)
  const rows = sheet.keep(
    line('M-22-9H22M-26 0H26M-22 9H22', mix(land, c.fern, 0.42), 2.5, { opacity: 0.7 }),
  )
  const free = ([x, y]: Point) => {
    const [hx, hy] = at(29.634, -1.505)
    const lakes = x > 585 && y > 130 && y < 420
    const forested = y < 400 - x * 0.42
    return !lakes && !forested && Math.hypot(x - hx, y - hy) > 80
  }
  const patches: string[] = []
  for (let y = 40; y < 600; y += 72) {
    for (let x = 30; x < 920; x += 108) {
      const spot = [x + between(random, -26, 26), y + between(random, -16, 16)] as const
      const turn = Math.round(between(random, -50, 50))
      const place = `translate(${Math.round(spot[0])} ${Math.round(spot[1])})rotate(${turn})`
      if (free(spot)) patches.push(sheet.again(rows, 0, 0, ` transform="${place}"`))
    }
  }
  return patches.join('')
}

/** Musanze's roofs, round the crossing of the roads. */
function town(sheet: Sheet): string {
  const random = seeded(7)
  const [x, y] = at(29.634, -1.505)
  const roof = (colour: string) =>
    sheet.keep(rect(-6, -1, 12, 8, c.linen) + path('M-9 0L0-8 9 0z', colour))
  const roofs = [roof('#a55a3a'), roof(c.oxide), roof('#8b6a55')]
  return Array.from({ length: 20 }, (_, index) => {
    const turn = (index / 20) * Math.PI * 2
    const far = between(random, 24, 62)
    return sheet.again(
      roofs[index % 3] ?? '',
      Math.round(x + Math.cos(turn) * far * 1.2),
      Math.round(y + 12 + Math.sin(turn) * far * 0.7),
    )
  }).join('')
}

/** Points to the north, in the corner that has least to show. */
const rose = placed(854, 520, [
  circle(0, 0, 46, c.linen, { opacity: 0.85 }),
  circle(0, 0, 40, 'none', { stroke: c.oxide, 'stroke-width': 2 }),
  poly(
    [
      [0, -36],
      [8, 0],
      [0, 36],
      [-8, 0],
    ],
    c.ink,
  ),
  poly(
    [
      [0, -36],
      [8, 0],
      [-8, 0],
    ],
    c.oxide,
  ),
  poly(
    [
      [-36, 0],
      [0, -6],
      [36, 0],
      [0, 6],
    ],
    mix(c.ink, c.linen, 0.45),
  ),
  circle(0, 0, 5, c.linen),
])

/** Ten kilometres, in the corner that belongs to the neighbours; the page says what they are. */
const KM10 = (10 / 111.2) * DEGREE
const scale =
  rect(30, 44, KM10, 8, c.linen, { stroke: c.ink, 'stroke-width': 2 }) +
  rect(30, 44, KM10 / 2, 8, c.ink)

/**
 * The land round the house, from the volcanoes to the twin lakes, with the ways through it. Names
 * and the house itself are laid over it by the page, in the reader's language.
 */
export function map(sheet: Sheet): void {
  const waves = sheet.tiled(
    44,
    22,
    line('M4 8q6-5 12 0t12 0M26 19q5-4 10 0', '#cfe6ea', 2, { opacity: 0.8 }),
  )
  const lakes = [burera, ruhondo].map(
    (d) => path(d, water, { stroke: '#eef5ec', 'stroke-width': 6 }) + path(d, waves),
  )
  sheet.add(
    rect(0, 0, 920, 600, land),
    fields(sheet),
    path(park, forest),
    line(park, mix(forest, c.tea, 0.5), 2.5, { 'stroke-dasharray': '2 9' }),
    ...lakes,
    group(
      { opacity: 0.95 },
      ...[
        [29.645, -1.387, 110, 62],
        [29.678, -1.383, 150, 92],
        [29.592, -1.388, 150, 70],
        [29.486, -1.459, 150, 74],
        [29.447, -1.507, 210, 112],
      ].map(([x = 0, y = 0, wide = 0, high = 0]) => volcano(sheet, at(x, y), wide, high)),
    ),
    line(along([29.7, -1.518], [29.68, -1.55], [29.675, -1.6], [29.65, -1.64]), water, 6),
    road(roads.lakes, 3),
    road(roads.kinigi, 4),
    road(roads.cyanika, 6),
    road(roads.rubavu, 6),
    road(roads.kigali, 8),
    town(sheet),
    rose,
    scale,
  )
}
