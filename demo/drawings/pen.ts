/**
 * The pen all drawings are made with: every function gives SVG source as a string, with tidy
 * numbers, so that a picture stays a few kilobytes. A `Sheet` adds what needs an id: gradients,
 * clips, patterns and shapes that are used again.
 */

/** Anything an SVG element may carry beside its shape. */
type Extra = Record<string, string | number>
export type Point = readonly [x: number, y: number]

/** A number as short as SVG reads it: whole from 20 up, else with one decimal, no leading zero. */
export function n(value: number): string {
  if (Math.abs(value) >= 20) return String(Math.round(value))
  return String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.')
}

const attributes = (extra: Extra) =>
  Object.entries(extra)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? tidyFraction(value) : value}"`)
    .join('')

const tidyFraction = (value: number) =>
  String(Math.round(value * 100) / 100 || 0).replace(/^(-?)0\./, '$1.')

/** A rectangle; `r` in the extras rounds its corners. */
export function rect(x: number, y: number, w: number, h: number, fill: string, extra: Extra = {}) {
  const { r, ...rest } = extra
  const round = r === undefined ? '' : ` rx="${n(Number(r))}"`
  const at = `${x ? ` x="${n(x)}"` : ''}${y ? ` y="${n(y)}"` : ''}`
  return `<rect${at} width="${n(w)}" height="${n(h)}"${round} fill="${fill}"${attributes(rest)}/>`
}

export function circle(x: number, y: number, r: number, fill: string, extra: Extra = {}) {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attributes(extra)}/>`
}

export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra: Extra = {},
) {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(extra)}/>`
}

/** A filled shape from SVG path data. */
export function path(d: string, fill: string, extra: Extra = {}) {
  return `<path d="${d}" fill="${fill}"${attributes(extra)}/>`
}

/** A drawn line from SVG path data; its ends are round, as the sheet says once for all lines. */
export function line(d: string, stroke: string, width: number, extra: Extra = {}) {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${attributes(extra)}/>`
}

/** A closed shape with straight sides. */
export function poly(points: readonly Point[], fill: string, extra: Extra = {}) {
  return path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`, fill, extra)
}

/** Marks that share attributes (a transform, an opacity, a clip). */
export function group(extra: Extra, ...marks: readonly string[]) {
  return `<g${attributes(extra)}>${marks.join('')}</g>`
}

/** Marks moved, and optionally turned (degrees) and scaled, as one. */
export function placed(
  x: number,
  y: number,
  marks: string | readonly string[],
  turn = 0,
  scale = 1,
) {
  const transform = [
    x || y ? `translate(${n(x)} ${n(y)})` : '',
    turn ? `rotate(${n(turn)})` : '',
    scale === 1 ? '' : `scale(${tidyFraction(scale)})`,
  ].join('')
  const inner = typeof marks === 'string' ? [marks] : marks
  return transform ? group({ transform }, ...inner) : inner.join('')
}

/** Marks seen in a mirror standing in the middle of a picture of this width. */
export const mirrored = (width: number, ...marks: readonly string[]) =>
  group({ transform: `matrix(-1 0 0 1 ${n(width)} 0)` }, ...marks)

/** Path data of a smooth line through the points (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)] as Point
  const parts = [`M${n(at(0)[0])} ${n(at(0)[1])}`]
  for (let i = 0; i < points.length - 1; i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const a = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const
    const b = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const
    const curve = [...a, ...b, ...to].map((value) => String(Math.round(value))).join(' ')
    parts.push(`C${curve}`)
  }
  return parts.join('')
}
