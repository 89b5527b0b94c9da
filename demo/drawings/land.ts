import type { Random } from '../random.ts'
import type { Point } from './pen.ts'
import type { Sheet } from './sheet.ts'
import { between, seeded } from '../random.ts'
import { c, mix } from './palette.ts'
import { circle, line, n, path, rect, smooth } from './pen.ts'

/** The colours of an hour of the day over the ridges. */
interface Light {
  /** Sky from top to horizon. */
  sky: readonly [string, string, string]
  sun: string
  far: string
  near: string
  /** What lies in the valleys. */
  mist: string
}

export const lights = {
  dawn: {
    sky: ['#c9dde0', '#f7dfc2', '#f6bf93'],
    sun: '#fff3d6',
    far: '#d3a796',
    near: c.tea,
    mist: '#fbe6cf',
  },
  morning: {
    sky: ['#bcd9de', '#e3eee6', '#fbf0d9'],
    sun: '#fffaf0',
    far: '#a9c7c6',
    near: c.tea,
    mist: '#eff4ea',
  },
  day: {
    sky: ['#9fc8d4', '#cfe3e6', '#f0f5ec'],
    sun: '#ffffff',
    far: '#8fb8bd',
    near: '#2b6e4b',
    mist: '#e4efe6',
  },
  gold: {
    sky: ['#f3c98d', '#f8dba6', '#fdf0d0'],
    sun: '#fff8e4',
    far: '#dcae74',
    near: '#4d6b35',
    mist: '#fae7bd',
  },
  dusk: {
    sky: ['#274f6d', '#9a7b8c', '#f0a878'],
    sun: '#fbd9a0',
    far: '#7d6a86',
    near: c.deep,
    mist: '#d6a396',
  },
  night: {
    sky: ['#0e2a3c', '#1b4a63', '#41758a'],
    sun: '#fdf3e1',
    far: '#2f6076',
    near: '#0b2219',
    mist: '#4d8090',
  },
} as const satisfies Record<string, Light>

export type LightName = keyof typeof lights

/** A rolling skyline from left to right: the hills of a thousand hills. */
export function skyline(random: Random, y: number, rise: number, width = 800, step = 100): Point[] {
  const points: Point[] = []
  let up = random() < 0.5
  for (let x = -20; x < width + step; x += between(random, step * 0.6, step * 1.3)) {
    const lift = rise * (0.35 + random() * 0.65)
    points.push([x, Math.round(y - (up ? lift : -lift * 0.35))])
    up = !up
  }
  return points
}

/** Path data of a volcano's cone with a worn top, `x` its middle, `foot` its base line. */
export function cone(x: number, foot: number, wide: number, high: number): string {
  const top = foot - high
  const lip = wide * 0.045
  const at = (side: number, up: number) =>
    `${Math.round(x + side * wide)} ${Math.round(foot - high * up)}`
  return `M${at(-0.5, 0)}C${at(-0.26, 0.16)} ${at(-0.15, 0.6)} ${at(-0.055, 0.95)}Q${at(-0.045, 1)} ${n(x - lip * 0.4)} ${n(top)}T${at(0.03, 0.985)}Q${at(0.05, 0.97)} ${at(0.065, 0.92)}C${at(0.15, 0.6)} ${at(0.26, 0.16)} ${at(0.5, 0)}z`
}

/** A hill that dissolves into the mist at its foot. */
export function hill(
  sheet: Sheet,
  points: readonly Point[],
  foot: number,
  top: string,
  mist: string,
) {
  const end = points.at(-1) ?? [0, 0]
  const start = points[0] ?? [0, 0]
  const d = `${smooth(points)}L${n(end[0])} ${n(foot)}L${n(start[0])} ${n(foot)}z`
  return path(
    d,
    sheet.fade([
      [0, top],
      [0.75, mix(top, mist, 0.85)],
    ]),
  )
}

/** A near hill, solid, with lines along its form like rows of tea or contours on a map. */
export function terraces(
  sheet: Sheet,
  points: readonly Point[],
  foot: number,
  fill: string,
  rows: { colour: string; count: number; gap: number; opacity?: number; width?: number },
) {
  const end = points.at(-1) ?? [0, 0]
  const start = points[0] ?? [0, 0]
  const top = smooth(points)
  const d = `${top}L${n(end[0])} ${n(foot)}L${n(start[0])} ${n(foot)}z`
  const row = sheet.keep(line(top, rows.colour, rows.width ?? 3, { opacity: rows.opacity ?? 0.4 }))
  const copies = Array.from({ length: rows.count }, (_, index) =>
    sheet.again(row, 0, Math.round(rows.gap * (index + 1) * (1 + index * 0.16))),
  )
  return path(d, fill) + copies.join('')
}

export interface View {
  seed: number
  light: Light
  /** Where the land begins, and where the picture's land ends. */
  horizon: number
  foot: number
  width?: number
  /** Sun's place; null for none. */
  sun?: readonly [x: number, y: number, r: number] | null
  /** Volcanoes on the skyline: middle, width, height. */
  cones?: readonly (readonly [x: number, wide: number, high: number])[]
  /** How many misty hills lie between the volcanoes and the foot. */
  hills?: number
  /** Rows of tea on the nearest hill. */
  rows?: boolean
}

/** Sky, sun, volcanoes and hills with mist between: what every window of the house shows. */
export function highland(sheet: Sheet, view: View): string {
  const { light, horizon, foot, width = 800, hills = 3, rows = true } = view
  const random = seeded(view.seed)
  const [top, middle, low] = light.sky
  const parts = [
    rect(
      0,
      0,
      width,
      foot,
      sheet.fade([
        [0, top],
        [0.45, middle],
        [0.8, low],
      ]),
    ),
  ]
  if (view.sun !== null) {
    const [x, y, r] = view.sun ?? [width * 0.64, horizon - 110, 44]
    parts.push(
      circle(
        x,
        y,
        r * 3.4,
        sheet.glow([
          [0, light.sun, 0.8],
          [1, light.sun, 0],
        ]),
      ),
      circle(x, y, r, light.sun),
    )
  }
  for (const [x, wide, high] of view.cones ?? []) {
    const fill = sheet.fade([
      [0, light.far],
      [1, mix(light.far, light.mist, 0.9)],
    ])
    parts.push(path(cone(x, horizon + 40, wide, high), fill))
  }
  const span = foot - horizon
  for (let index = 0; index < hills; index += 1) {
    const part = index / Math.max(1, hills - 1)
    const colour = mix(light.far, light.near, 0.18 + part * (rows ? 0.5 : 0.82))
    const y = horizon + 30 + (span * 0.62 * index) / hills
    parts.push(
      hill(sheet, skyline(random, y, 40 + part * 26, width, 130), foot, colour, light.mist),
    )
  }
  if (rows) {
    const y = horizon + span * 0.66
    parts.push(
      terraces(sheet, skyline(random, y, span * 0.14, width, 260), foot, light.near, {
        colour: mix(light.near, c.tip, 0.55),
        count: 7,
        gap: span * 0.036,
      }),
    )
  }
  return parts.join('')
}
