import { contrast } from './contrast.ts'

/**
 * A palette from one colour. The hue stays; how light it is gives way until words can be read, so
 * that no choice makes a button or a heading illegible (WCAG 2.2 AA).
 */

export type BrandTokens = Readonly<
  Record<
    'primary' | 'primary-hover' | 'primary-soft' | 'on-primary' | 'primary-deep' | 'primary-deeper',
    string
  >
>

/** Grounds of ui/tokens.css on which the colour stands as words. */
const day = { ground: '#f3f6f2', sunken: '#e7ece6', onDeepSoft: '#c3d4c9' }
const night = { surface: '#1a221f', sunken: '#24302b', onDeepSoft: '#adc4b6' }
const AA = 4.5

interface Hsl {
  hue: number
  saturation: number
  lightness: number
}

function toHsl(hex: string): Hsl {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)]
  const lightness = (max + min) / 2
  const chroma = max - min
  if (chroma === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = chroma / (1 - Math.abs(2 * lightness - 1))
  const turn =
    max === r ? (g - b) / chroma : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4
  return { hue: (turn * 60 + 360) % 360, saturation, lightness }
}

function toHex({ hue, saturation, lightness }: Hsl): string {
  const chroma = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12
    const value = lightness - chroma * Math.max(-1, Math.min(at - 3, 9 - at, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** The colour, darker (-) or lighter (+) by hundredths until it is good enough. */
function until(from: Hsl, step: -0.01 | 0.01, isGood: (hex: string) => boolean): string {
  let lightness = from.lightness
  while (lightness > 0 && lightness < 1) {
    const hex = toHex({ ...from, lightness })
    if (isGood(hex)) return hex
    lightness += step
  }
  return step < 0 ? '#000000' : '#ffffff'
}

const against = (grounds: readonly string[]) => (hex: string) =>
  grounds.every((ground) => contrast(hex, ground) >= AA)

/** @param color `#rrggbb` */
export function brandTokens(color: string): { day: BrandTokens; night: BrandTokens } {
  const own = toHsl(color)
  const { hue } = own
  const tint = (saturation: number, lightness: number) =>
    toHex({ hue, saturation: Math.min(own.saturation, saturation), lightness })
  const softDay = tint(0.4, 0.92)
  const primary = until(own, -0.01, against(['#ffffff', day.ground, day.sunken, softDay]))
  const shade = toHsl(primary)
  const deepFrom = { ...own, saturation: Math.min(own.saturation, 0.7) }
  const deep = until({ ...deepFrom, lightness: 0.2 }, -0.01, against([day.onDeepSoft]))
  const softNight = tint(0.3, 0.17)
  const light = until(
    { ...own, saturation: Math.min(own.saturation, 0.75), lightness: Math.max(own.lightness, 0.6) },
    0.01,
    against([night.surface, night.sunken, softNight]),
  )
  const bright = toHsl(light)
  const deepNight = until({ ...deepFrom, lightness: 0.12 }, -0.01, against([night.onDeepSoft]))
  const darker = (hex: string, by: number) => {
    const from = toHsl(hex)
    return toHex({ ...from, lightness: Math.max(0, from.lightness - by) })
  }
  return {
    day: {
      primary,
      'primary-hover': toHex({ ...shade, lightness: Math.max(0, shade.lightness - 0.07) }),
      'primary-soft': softDay,
      'on-primary': '#ffffff',
      'primary-deep': deep,
      'primary-deeper': darker(deep, 0.05),
    },
    night: {
      primary: light,
      'primary-hover': toHex({ ...bright, lightness: Math.min(1, bright.lightness + 0.08) }),
      'primary-soft': softNight,
      'on-primary': until(
        { ...own, saturation: Math.min(own.saturation, 0.6), lightness: 0.1 },
        -0.01,
        against([light]),
      ),
      'primary-deep': deepNight,
      'primary-deeper': darker(deepNight, 0.03),
    },
  }
}
