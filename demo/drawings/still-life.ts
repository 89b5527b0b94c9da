import { c, shade, tint } from './palette.ts'
import { circle, group, line, oval, path, placed, poly, rect } from './pen.ts'

/** Small things for the close pictures of rooms. */

/** The soft shadow under a thing that stands. */
export const shadowAt = (x: number, y: number, w: number) =>
  oval(x, y, w, w * 0.09, c.ink, { opacity: 0.16 })

/** A peace basket: a bowl of grass with a tall pointed lid. */
export const agaseke = (x: number, foot: number, size: number, colour: string) =>
  shadowAt(x, foot, 120 * size) +
  placed(
    x,
    foot,
    path('M-104-110q-14 110 64 110h80q78 0 64-110z', c.straw) +
      path('M-112-112Q-70-160 0-330Q70-160 112-112z', tint(c.straw, 0.18)) +
      poly(
        [
          [-100, -70],
          [-60, -20],
          [-20, -70],
          [20, -20],
          [60, -70],
          [98, -28],
          [101, -48],
          [60, -96],
          [20, -46],
          [-20, -96],
          [-60, -46],
          [-104, -98],
        ],
        colour,
      ) +
      poly(
        [
          [-64, -160],
          [-32, -190],
          [0, -150],
          [32, -190],
          [64, -160],
          [52, -184],
          [32, -216],
          [0, -178],
          [-32, -216],
          [-52, -184],
        ],
        colour,
      ) +
      rect(-116, -120, 232, 16, shade(c.straw, 0.2), { r: 8 }) +
      circle(0, -332, 9, colour),
    0,
    size,
  )

/** A cup on its saucer, close by. */
export const bigCup = (x: number, foot: number, colour: string, drink: string, size = 1) =>
  placed(
    x,
    foot,
    line('M-16-140q-16-26 0-48t0-44M20-146q-14-22 0-42t0-38', c.white, 8, { opacity: 0.65 }) +
      line('M58-84q44-4 36 30q-8 26-50 26', shade(colour, 0.1), 12) +
      oval(0, -6, 92, 12, shade(colour, 0.14)) +
      path('M-66-106h132q4 100-46 100h-40q-50 0-46-100z', colour) +
      oval(0, -106, 66, 13, drink),
    0,
    size,
  )

export const leafSprig = (x: number, y: number, turn: number, size = 1) =>
  placed(
    x,
    y,
    line('M0 0Q6-50 0-110', c.fern, 6) +
      path(
        'M0-20q-44-6-52-44q42 0 52 44zm2-6q44-8 50-46q-42 2-50 46zM0-64q-36-6-44-38q38 0 44 38zm2-6q38-6 42-40q-36 4-42 40zM0-100q-16-34 0-60q18 26 0 60z',
        c.fern,
      ),
    turn,
    size,
  )

/** A flower of six petals. */
export const flower = (x: number, y: number, colour: string, size = 1) =>
  placed(
    x,
    y,
    [0, 60, 120, 180, 240, 300]
      .map((turn) =>
        group(
          { transform: `rotate(${turn})` },
          oval(0, -32, 19, 32, turn % 120 ? colour : tint(colour, 0.2)),
        ),
      )
      .join('') + circle(0, 0, 17, c.gold),
    0,
    size,
  )

export const glasses = (x: number, foot: number) =>
  circle(x - 34, foot, 20, 'none', { stroke: c.ink, 'stroke-width': 5 }) +
  circle(x + 22, foot, 20, 'none', { stroke: c.ink, 'stroke-width': 5 }) +
  line(`M${x - 14} ${foot - 4}q8-8 16 0M${x + 42} ${foot - 4}l40 14`, c.ink, 5)
