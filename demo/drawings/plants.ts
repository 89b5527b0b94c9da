import { c, mix, shade } from './palette.ts'
import { circle, line, n, oval, path, placed } from './pen.ts'

/** Trees and shrubs of the country, rooted at (x, foot). */

/** A culm of bamboo from top to bottom of the picture. */
export const bamboo = (x: number, w: number, colour: string, lean = 0) =>
  line(`M${x} 620L${x + lean} -20`, colour, w) +
  line(`M${x} 620L${x + lean} -20`, shade(colour, 0.3), w, {
    'stroke-dasharray': '5 118',
    'stroke-linecap': 'butt',
  }) +
  line(`M${x - w * 0.25} 620L${x + lean - w * 0.25} -20`, mix(colour, c.white, 0.3), w * 0.16)

/** A spray of narrow leaves. */
export const blades = (x: number, y: number, turn: number, colour: string, size = 1) =>
  placed(
    x,
    y,
    path(
      'M0 0Q50-34 130-30Q70-4 0 0zM10-4Q40-70 104-100Q70-36 10-4zM6 4Q64 10 120 50Q50 44 6 4zM0 0Q20 50 70 96Q10 70 0 0z',
      colour,
    ),
    turn,
    size,
  )

/** An umbrella thorn on the plain. */
export const acacia = (
  x: number,
  foot: number,
  size: number,
  leaf: string,
  wood: string = c.bark,
) =>
  placed(
    x,
    foot,
    path(
      'M-9 0Q-4-80-30-130L-110-196l10-4 72 46Q-8-170-2-200h10Q10-160 22-148L104-200l8 8-90 62Q6-80 12 0z',
      wood,
    ) +
      path(
        'M-190-196Q-160-240-80-236Q-40-268 40-252Q130-258 190-206Q196-190 170-192Q90-176 0-188Q-100-172-170-186Q-196-184-190-196z',
        leaf,
      ) +
      path('M-120-222Q-60-252 20-240Q90-244 140-214Q40-226-120-222z', mix(leaf, c.tip, 0.35)),
    0,
    size,
  )

/** A big old tree of the rain forest: a pale trunk under a broken crown. */
export const giant = (x: number, foot: number, h: number, leaf: string) =>
  path(
    `M${x - 26} ${foot}Q${x - 10} ${foot - h * 0.5} ${x - 12} ${foot - h}h24Q${x + 10} ${foot - h * 0.5} ${x + 28} ${foot}z`,
    '#8d8471',
  ) +
  oval(x, n2(foot - h), 130, 70, shade(leaf, 0.2)) +
  oval(x - 50, n2(foot - h - 34), 90, 56, leaf) +
  oval(x + 56, n2(foot - h - 26), 84, 50, mix(leaf, c.tip, 0.2))

const n2 = (value: number) => Math.round(value)

/** A banana plant. */
export const banana = (x: number, foot: number, size = 1, leaf: string = c.fern) =>
  placed(
    x,
    foot,
    path('M-12 0Q-6-60-8-110h16Q6-60 14 0z', mix('#a9a25a', leaf, 0.4)) +
      [-74, -40, -8, 24, 58]
        .map((turn, i) =>
          placed(
            0,
            -104,
            path('M0 0Q-30-70 4-150Q34-70 0 0z', i % 2 ? leaf : shade(leaf, 0.2)) +
              line('M0-6Q2-70 4-130', mix(leaf, c.tip, 0.5), 3),
            turn,
          ),
        )
        .join(''),
    0,
    size,
  )

/** Coffee cherries along a branch. */
export const cherries = (points: readonly (readonly [number, number])[]) =>
  points
    .map(
      ([x, y], i) =>
        circle(x, y, 19, i % 4 === 3 ? '#d9a23a' : i % 3 === 1 ? '#c8452d' : '#a82a22') +
        circle(x - 6, y - 6, 5, '#f3b59a'),
    )
    .join('')

/** A round house with a roof of grass. */
export const hut = (x: number, foot: number, size = 1, wall: string = c.clay) =>
  placed(
    x,
    foot,
    path('M-100-100H100V0H-100z', wall) +
      path(
        'M-100-60l25-24 25 24 25-24 25 24 25-24 25 24 25-24 25 24v14l-25-24-25 24-25-24-25 24-25-24-25 24-25-24-25 24z',
        c.linen,
      ) +
      path('M-30 0v-70q0-20 30-20t30 20V0z', '#3a2418') +
      path('M-146-84Q-60-150 0-270Q60-150 146-84Q0-60-146-84z', '#c49a5a') +
      line(
        'M-90-100Q-30-160 0-240M90-100Q30-160 0-240M-30-86Q-6-150 0-240M30-86Q6-150 0-240',
        '#9a7239',
        5,
      ) +
      line(`M0-262v-${n(26)}`, c.bark, 6),
    0,
    size,
  )
