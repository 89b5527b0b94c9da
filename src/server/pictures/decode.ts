import type { SharpOptions } from 'sharp'
import { pictureWidths, type PictureWidth } from '#contract/pictures.ts'

/** As large as camera pictures get; larger ones are made to fill memory. */
const MAX_PIXELS = 40_000_000
/** A picture that takes longer is an attack. */
const TIMEOUT_SECONDS = 20
/**
 * 30 % fewer bytes than JPEG at the same visible quality. AVIF would save as much again for ten
 * times the work.
 */
const QUALITY = 78

/** Why a picture is refused. */
export class InvalidPicture extends Error {
  readonly why: 'unreadable' | 'too-many-pixels'
  constructor(why: InvalidPicture['why'], cause?: unknown) {
    super(`Not a picture: ${why}`, { cause })
    this.why = why
  }
}

/** Checks the first bytes, so that other formats of libvips (SVG, PDF, TIFF…) never reach it. */
function hasPictureSignature(data: Buffer): boolean {
  const starts = (...bytes: number[]) => bytes.every((byte, at) => data[at] === byte)
  const says = (text: string, at: number) =>
    data.subarray(at, at + text.length).toString('latin1') === text
  if (starts(0xff, 0xd8, 0xff)) return true
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return true
  if (says('RIFF', 0) && says('WEBP', 8)) return true
  return says('ftyp', 4) && (says('avif', 8) || says('avis', 8) || says('mif1', 8))
}

const options: SharpOptions = {
  limitInputPixels: MAX_PIXELS,
  failOn: 'error',
  sequentialRead: true,
  animated: false,
}

async function openSharp() {
  const { default: sharp } = await import('sharp')
  // One picture at a time, one thread, no cache: it must not slow the desk.
  sharp.concurrency(1)
  sharp.cache(false)
  // Allows the same formats only, in case the bytes are valid as two formats.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
      // Raw pixels between our two steps.
      'VipsForeignLoadRaw',
    ],
  })
  return sharp
}
let loading: ReturnType<typeof openSharp> | undefined
/** Loaded with the first picture, to keep the start fast. */
export const loadSharp = () => (loading ??= openSharp())

/**
 * The picture in its widths as WebP, rotated by its orientation, in sRGB, without metadata (place,
 * time, device). Throws InvalidPicture.
 */
export async function encodePicture(data: Buffer): Promise<Map<PictureWidth, Buffer>> {
  if (!hasPictureSignature(data)) throw new InvalidPicture('unreadable')
  const sharp = await loadSharp()
  try {
    const header = sharp(data, { ...options, limitInputPixels: false })
    const { width, height } = await header.metadata()
    if (width * height > MAX_PIXELS) throw new InvalidPicture('too-many-pixels')
    const largest = pictureWidths.at(-1) ?? width
    const pixels = await sharp(data, options)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = {
      width: pixels.info.width,
      height: pixels.info.height,
      channels: pixels.info.channels,
    }
    const made = new Map<PictureWidth, Buffer>()
    for (const one of pictureWidths) {
      const smaller = sharp(pixels.data, { raw }).resize({ width: one, withoutEnlargement: true })
      made.set(one, await smaller.webp({ quality: QUALITY, effort: 4 }).toBuffer())
    }
    return made
  } catch (error) {
    if (error instanceof InvalidPicture) throw error
    throw new InvalidPicture('unreadable', error)
  }
}
