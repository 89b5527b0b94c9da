import { c } from './palette.ts'
import { circle, path, poly } from './pen.ts'

/**
 * The house's mark in a square of 64: a sun between two ridges. Three shapes, so that it still
 * reads at 24 pixels.
 */
export interface MarkColours {
  sun: string
  far: string
  near: string
}

export const markColours: MarkColours = { sun: c.gold, far: c.fern, near: c.tea }

/** For dark grounds. */
export const markNight: MarkColours = { sun: c.sun, far: '#4f9a6c', near: '#86d1a4' }

export const mark = ({ sun, far, near }: MarkColours) =>
  circle(43, 19, 11, sun) +
  path('M30 58L44 34Q47 29 50 34L62 54Q64 58 60 58z', far) +
  path('M4 58Q0 58 2 54L22 17Q26 11 30 17L52 54Q54 58 50 58z', near) +
  poly(
    [
      [26, 22],
      [36, 40],
      [30, 36.5],
      [26, 41],
      [21, 36.5],
      [16, 40.5],
    ],
    c.linen,
  )

/** The mark in one colour, for badges that the system tints. */
export const markFlat = (colour: string) =>
  circle(46, 18, 8.5, colour) +
  path('M57 58L43 33Q45 30 47 30Q49 30 51 33L62 54Q64 58 60 58z', colour) +
  path('M4 58Q0 58 2 54L22 17Q26 11 30 17L52 54Q54 58 50 58z', colour)
