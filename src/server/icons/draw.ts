import type { Sharp } from 'sharp'
import { contrast } from '#lib/contrast.ts'
import { loadSharp } from '../pictures/decode.ts'
import { initialsOf, lettersMask } from './letters.ts'
import { INK, readLogo, WHITE, type Logo } from './logo.ts'

/** What an icon is made of. */
export interface IconSource {
  name: string
  /** `#1e5b41`: the ground below letters. */
  colour: string
  /** An uploaded picture; null: there is none. */
  logo: Buffer | null
}

export interface IconShape {
  /** Pixels. */
  side: number
  /** round: a tile with round corners; full: to the edges; none: a white sign on nothing. */
  ground: 'round' | 'full' | 'none'
  /** Systems cut it to a circle: nothing stands farther out than 40 % of the side. */
  isCut?: boolean
}

/** Of a tile's corners and of a logo on its ground, in sides. */
const ROUND = 14 / 64
const BOX = 0.8
/** How far from the middle things reach where a circle is cut, and letters where none is. */
const SAFE = 0.4
const LETTERS = { cut: 0.34, whole: 0.42 }

/** A PNG of the house's logo on its ground, or of its name's first letters on its colour. */
export async function drawIcon(source: IconSource, shape: IconShape): Promise<Buffer> {
  const { side, ground } = shape
  const reach = shape.isCut ? LETTERS.cut : LETTERS.whole
  const mask = () => lettersMask(initialsOf(source.name), side, reach)
  if (ground === 'none') return await packed(await coloured(mask(), side, WHITE))
  const logo = source.logo && (await readLogo(source.logo))
  const under = logo?.ground ?? source.colour
  const ink = contrast(under, WHITE) >= 3 ? WHITE : INK
  const over = logo ? await fitted(logo, shape) : await coloured(mask(), side, ink)
  const tile = await coloured(tileMask(side, ground === 'round' ? ROUND * side : 0), side, under)
  // `atop`: no corner of the logo shows beyond a round one of the tile.
  return await packed(tile.composite([{ input: await over.png().toBuffer(), blend: 'atop' }]))
}

const packed = async (image: Sharp) =>
  await image.png({ compressionLevel: 9, palette: true }).toBuffer()

/** A square of one colour, as opaque as the mask says. */
async function coloured(mask: Buffer, side: number, colour: string): Promise<Sharp> {
  const sharp = await loadSharp()
  const number = Number.parseInt(colour.slice(1), 16)
  const pixels = Buffer.alloc(side * side * 4)
  for (const [at, alpha] of mask.entries()) pixels.writeUInt32BE(number * 256 + alpha, at * 4)
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
}

/** A square with round corners. */
function tileMask(side: number, round: number): Buffer {
  const mask = Buffer.alloc(side * side, 255)
  if (round === 0) return mask
  const beyond = (at: number) => Math.max(0, Math.abs(at + 0.5 - side / 2) - (side / 2 - round))
  for (let at = 0; at < mask.length; at += 1) {
    const out = Math.hypot(beyond(at % side), beyond(Math.floor(at / side)))
    mask[at] = Math.round(255 * Math.min(1, Math.max(0, round + 0.5 - out)))
  }
  return mask
}

/** The logo in the middle of a transparent square. */
async function fitted(logo: Logo, { side, isCut = false }: IconShape): Promise<Sharp> {
  const sharp = await loadSharp()
  const { width, height, fills, picture } = logo
  const inCircle = (2 * SAFE) / Math.hypot(width, height)
  const scale = side * (isCut ? inCircle : (fills ? 1 : BOX) / Math.max(width, height))
  const size = (length: number) => Math.max(1, Math.round(length * scale))
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const drawn = await sharp(picture)
    .resize(
      fills && !isCut
        ? { width: side, height: side, fit: 'cover' }
        : { width: size(width), height: size(height), fit: 'fill' },
    )
    .png()
    .toBuffer()
  return sharp({ create: { width: side, height: side, channels: 4, background: clear } }).composite(
    [{ input: drawn, gravity: 'centre' }],
  )
}
