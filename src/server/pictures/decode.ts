import type { SharpOptions } from 'sharp'
import { pictureWidths, type PictureWidth } from '#contract/pictures.ts'

/** What a camera makes, and no more: larger ones are made to fill memory. */
const MAX_PIXELS = 40_000_000
/** A picture that takes longer was made to. */
const TIMEOUT_SECONDS = 20
/** 30 % fewer bytes than JPEG at what the eye takes for the same. AVIF would save as much again for ten times the work. */
const QUALITY = 78

/** Why a picture is not taken. */
export class InvalidPicture extends Error {
  readonly why: 'unreadable' | 'too-many-pixels'
  constructor(why: InvalidPicture['why'], cause?: unknown) {
    super(`Not a picture: ${why}`, { cause })
    this.why = why
  }
}

/** By their first bytes: what else libvips can read (SVG, PDF, TIFF…) never reaches it. */
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

/** Loaded with the first picture: a server that starts after a power cut has more urgent work. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One picture at a time, on one thread, with nothing kept: it must not slow the desk.
  sharp.concurrency(1)
  sharp.cache(false)
  // Only what looksLikePhotograph lets through, should its bytes be two things at once.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
      // Raw pixels between two steps of our own.
      'VipsForeignLoadRaw',
    ],
  })
  return sharp
}
let loading: ReturnType<typeof loadSharp> | undefined

/**
 * The picture in its widths as WebP, turned as it was held, in sRGB, with nothing of what the
 * camera wrote beside the pixels (place, time, device). Throws NotAPicture.
 */
export async function encodePicture(data: Buffer): Promise<Map<PictureWidth, Buffer>> {
  if (!hasPictureSignature(data)) throw new InvalidPicture('unreadable')
  const sharp = await (loading ??= loadSharp())
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
