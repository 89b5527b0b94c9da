import { luminance } from '#lib/contrast.ts'
import { loadSharp } from '../pictures/decode.ts'

/** An uploaded logo as it goes into an icon. */
export interface Logo {
  /** Without an even margin. */
  picture: Buffer
  width: number
  height: number
  /** About square and without transparent parts: it may fill an icon. */
  fills: boolean
  /** On which it can be seen, `#ffffff`. */
  ground: string
}

export const WHITE = '#ffffff'
export const INK = '#17201c'

/** A logo more drawn out than this is a line of words, which nobody reads at an icon's size. */
const WIDEST = 3
const SQUARE = 1.25

/** Null for what is no picture, or is too wide or high for an icon. */
export async function readLogo(bytes: Buffer): Promise<Logo | null> {
  const sharp = await loadSharp()
  try {
    const { data, info } = await sharp(bytes)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { isOpaque } = await sharp(bytes).stats()
    const fills = isOpaque && drawnOut(info) <= SQUARE
    const cut = fills ? { data: bytes, info } : await withoutMargin(bytes, info)
    if (drawnOut(cut.info) > WIDEST) return null
    const see = luminance(meanColour(data)) > 0.4 ? INK : WHITE
    return {
      picture: cut.data,
      width: cut.info.width,
      height: cut.info.height,
      fills,
      ground: isOpaque ? edgeColour(data, info) : see,
    }
  } catch {
    return null
  }
}

interface Size {
  width: number
  height: number
}

const drawnOut = ({ width, height }: Size) => Math.max(width / height, height / width)

async function withoutMargin(bytes: Buffer, info: Size): Promise<{ data: Buffer; info: Size }> {
  const sharp = await loadSharp()
  const cut = sharp(bytes).trim({ threshold: 12 }).png().toBuffer({ resolveWithObject: true })
  // A picture of one colour is nothing but margin.
  return await cut.catch(() => ({ data: bytes, info }))
}

/** The mean colour of the outermost pixels. */
function edgeColour(data: Buffer, { width, height }: Size): string {
  return meanColour(data, (at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return x === 0 || y === 0 || x === width - 1 || y === height - 1
  })
}

/** The mean colour of some pixels, each counted as much as it is opaque. */
function meanColour(data: Buffer, counts: (at: number) => boolean = () => true): string {
  let [red, green, blue, weight] = [0, 0, 0, 0]
  for (let at = 0; at < data.length / 4; at += 1) {
    if (!counts(at)) continue
    const pixel = data.readUInt32BE(at * 4)
    const alpha = pixel & 255
    red += (pixel >>> 24) * alpha
    green += ((pixel >>> 16) & 255) * alpha
    blue += ((pixel >>> 8) & 255) * alpha
    weight += alpha
  }
  if (weight === 0) return WHITE
  const hex = (sum: number) =>
    Math.round(sum / weight)
      .toString(16)
      .padStart(2, '0')
  return `#${hex(red)}${hex(green)}${hex(blue)}`
}
