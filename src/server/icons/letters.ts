import { segmentDistance } from '#lib/segment-distance.ts'

/**
 * Letters drawn without a font: a server in a container has none, and sharp may load no SVG (see
 * pictures/decode.ts). Each is a line of even width through a box 10 high, y downwards.
 */

/** `M x,y` and `L x,y`, and `A cx,cy rx,ry from,to`: an arc, in degrees clockwise from the right. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0,10 L4,0 L8,10 M1.5,6.8 L6.5,6.8',
  B: 'M0,5 L0,0 L3.2,0 A3.2,2.5 2.5,2.5 -90,90 L0,5 L0,10 L3.6,10 A3.6,7.5 2.7,2.5 90,-90',
  C: 'A4.8,5 4.8,5 -45,-315',
  D: 'M0,0 L2.6,0 A2.6,5 4.8,5 -90,90 L0,10 L0,0',
  E: 'M6,0 L0,0 L0,10 L6,10 M0,5 L5.2,5',
  F: 'M6,0 L0,0 L0,10 M0,5 L5.2,5',
  G: 'A4.9,5 4.9,5 -45,-360 L5.6,5',
  H: 'M0,0 L0,10 M7.2,0 L7.2,10 M0,5 L7.2,5',
  I: 'M0,0 L0,10',
  J: 'M5,0 L5,7 A2.4,7 2.6,3 0,165',
  K: 'M0,0 L0,10 M6.4,0 L0,6 M2.5,3.7 L6.8,10',
  L: 'M0,0 L0,10 L5.8,10',
  M: 'M0,10 L0,0 L4.5,6.6 L9,0 L9,10',
  N: 'M0,10 L0,0 L7.2,10 L7.2,0',
  O: 'A5,5 5,5 0,360',
  P: 'M0,10 L0,0 L3.4,0 A3.4,2.8 2.8,2.8 -90,90 L0,5.6',
  Q: 'A5,5 5,5 0,360 M6.4,7 L9.6,10.4',
  R: 'M0,10 L0,0 L3.4,0 A3.4,2.8 2.8,2.8 -90,90 L0,5.6 M3.2,5.6 L6.6,10',
  S: 'A3.2,2.5 3,2.5 -30,-270 A3.2,7.5 3.2,2.5 -90,150',
  T: 'M0,0 L7.6,0 M3.8,0 L3.8,10',
  U: 'M0,0 L0,6.4 A3.6,6.4 3.6,3.6 180,0 L7.2,0',
  V: 'M0,0 L4,10 L8,0',
  W: 'M0,0 L2.9,10 L5.9,1.6 L8.9,10 L11.8,0',
  X: 'M0,0 L7,10 M7,0 L0,10',
  Y: 'M0,0 L3.8,5 L7.6,0 M3.8,5 L3.8,10',
  Z: 'M0,0 L6.8,0 L0,10 L6.8,10',
  0: 'A3.5,5 3.5,5 0,360',
  1: 'M0,2.2 L2.6,0 L2.6,10',
  2: 'A3,2.9 3,2.9 -170,35 L0,10 L6.2,10',
  3: 'A2.9,2.5 2.7,2.5 -150,90 A2.9,7.5 3.1,2.5 -90,150',
  4: 'M5,10 L5,0 L0,7 L6.8,7',
  5: 'M5.8,0 L0.8,0 L0.5,4.6 A2.9,6.8 3.1,3.2 -140,145',
  6: 'M4.8,0 L0.6,5.2 A3.2,6.8 3.2,3.2 -150,210',
  7: 'M0,0 L6.4,0 L2.2,10',
  8: 'A3,2.4 2.6,2.4 0,360 A3,7.3 3.1,2.7 0,360',
  9: 'M1.7,10 L5.9,4.8 A3.2,3.2 3.2,3.2 30,390',
}
/** For names in no letters of ours: a roof over walls. */
const roof = 'M0,5 L5,0 L10,5 M1.6,3.6 L1.6,10 L8.4,10 L8.4,3.6'

/** Width of the line, and what stands between two letters, in the box's units. */
const LINE = 1.9
const GAP = 3.2
const ARC_PARTS = 20

type Point = readonly [x: number, y: number]
type Segment = readonly [Point, Point]

/** The first letters of a name's first two words: "Green Hill Lodge" has "GH"; '' where it has none. */
export function initialsOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
  const words = plain.split(/[\s'’-]+/).flatMap((word) => /[A-Z0-9]/.exec(word)?.[0] ?? [])
  return words.slice(0, 2).join('')
}

function segmentsOf(path: string): Segment[] {
  const segments: Segment[] = []
  let at: Point | null = null
  const to = (next: Point, draws: boolean) => {
    if (draws && at !== null) segments.push([at, next])
    at = next
  }
  for (const [, kind, numbers = ''] of path.matchAll(/([MLA])([-\d., ]+)/g)) {
    const [a = 0, b = 0, rx = 0, ry = 0, from = 0, until = 0] = numbers
      .trim()
      .split(/[, ]+/)
      .map(Number)
    if (kind !== 'A') {
      to([a, b], kind === 'L')
      continue
    }
    for (let part = 0; part <= ARC_PARTS; part += 1) {
      const angle = ((from + ((until - from) * part) / ARC_PARTS) * Math.PI) / 180
      to([a + rx * Math.cos(angle), b + ry * Math.sin(angle)], at !== null || part > 0)
    }
  }
  return segments
}

/** All strokes of some letters side by side, from 0, 0, and how wide they are. */
function lineUp(letters: string): { segments: Segment[]; width: number } {
  const signs = letters === '' ? [roof] : [...letters].map((letter) => strokes[letter] ?? roof)
  let width = 0
  const segments = signs.flatMap((sign, at) => {
    const own = segmentsOf(sign)
    const xs = own.flat().map(([x]) => x)
    const start = width + (at === 0 ? 0 : GAP) - Math.min(...xs)
    width = start + Math.max(...xs)
    return own.map(([a, b]): Segment => [
      [a[0] + start, a[1]],
      [b[0] + start, b[1]],
    ])
  })
  return { segments, width }
}

/**
 * How much of each pixel of a square the letters cover, 0 to 255, row by row. They stand in the
 * middle, and reach no farther from it than `reach`, a share of the side.
 */
export function lettersMask(letters: string, side: number, reach: number): Buffer {
  const { segments, width } = lineUp(letters)
  const scale = (reach * side) / Math.hypot((width + LINE) / 2, (10 + LINE) / 2)
  const mask = Buffer.alloc(side * side)
  for (let row = 0; row < side; row += 1) {
    const y = (row + 0.5 - side / 2) / scale + 5
    if (y < -LINE || y > 10 + LINE) continue
    for (let column = 0; column < side; column += 1) {
      const x = (column + 0.5 - side / 2) / scale + width / 2
      if (x < -LINE || x > width + LINE) continue
      const nearest = segments.reduce(
        (least, one) => Math.min(least, segmentDistance([x, y], one)),
        LINE,
      )
      const covered = 0.5 + (LINE / 2 - nearest) * scale
      mask[row * side + column] = Math.round(255 * Math.min(1, Math.max(0, covered)))
    }
  }
  return mask
}
