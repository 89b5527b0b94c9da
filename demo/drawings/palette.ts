/** The house's colours (design §7) and the warm tones of dawn that its drawings add. */
export const c = {
  mist: '#f3f6f2',
  haze: '#dfe9e1',
  tip: '#b9d77a',
  leaf: '#7fae62',
  fern: '#4c8a5a',
  tea: '#1e5b41',
  deep: '#133d2c',
  night: '#0d2a20',
  ink: '#17201c',
  kivu: '#1b5a7a',
  lake: '#5f9db3',
  sky: '#cfe3e6',
  cream: '#fdf3e1',
  dawn: '#fbe0bd',
  peach: '#f5c08f',
  coral: '#e8936b',
  sun: '#f8cb6a',
  gold: '#e0a33a',
  oxide: '#9e2a1f',
  clay: '#c27a52',
  wood: '#96623f',
  bark: '#5f3d2a',
  straw: '#e3c28c',
  linen: '#fbf8f0',
  white: '#ffffff',
} as const

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Mixes two `#rrggbb` colours: `part` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const end = channels(to)
  return `#${channels(from)
    .map((value, i) => Math.round(value + ((end[i] ?? 0) - value) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

/** A shade darker, for the side of a thing that turns from the light. */
export const shade = (hex: string, part = 0.18) => mix(hex, c.night, part)

/** A shade lighter, for the side that the sun meets. */
export const tint = (hex: string, part = 0.3) => mix(hex, '#ffffff', part)
