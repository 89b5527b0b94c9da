/** Pictures as they leave the device: small enough for a bad link, in one go each. */

/** Longest side, pixels: what the house keeps at most (design §5). */
export const MAX_SIDE = 1600
/** Bytes aimed at: a link of 100 kbit/s brings them within the 30 s that a request may take. */
const AIM = 300_000
/** Tried in turn until one is small enough. */
const STEPS = [
  { side: MAX_SIDE, quality: 0.8 },
  { side: MAX_SIDE, quality: 0.6 },
  { side: 1200, quality: 0.6 },
  { side: 1000, quality: 0.5 },
] as const

/** A picture that was chosen, not yet confirmed. */
export interface ChosenPicture {
  /** Also the id of the operation that sends it. */
  id: string
  filename: string
  /** image/webp, or image/jpeg where the browser makes no WebP. */
  type: string
  /** Base64. */
  data: string
}

/** This device cannot show it: not a picture, or of a kind its browser does not know. */
export class UnreadablePicture extends Error {}

/** Sides of a picture made to fit into a square, never larger than it was. */
export function fitted(width: number, height: number, side: number) {
  const scale = Math.min(1, side / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** What a smaller picture is drawn with; passed in by tests, which have no canvas. */
export interface Drawing {
  open(file: Blob): Promise<{ width: number; height: number; close(): void }>
  /** The picture at that size; null where the browser makes no such type. */
  draw(
    picture: { width: number; height: number },
    size: { width: number; height: number },
    type: string,
    quality: number,
  ): Promise<Blob | null>
}

/**
 * A picture of any size as a small one, turned as it was held, without what the camera wrote beside
 * it. One at a time: 12 megapixels are 48 MB unpacked. Throws UnreadablePicture.
 */
export async function shrink(
  file: Blob & { name?: string },
  id: string,
  drawing: Drawing = canvasDrawing,
): Promise<ChosenPicture> {
  const picture = await drawing.open(file).catch((error: unknown) => {
    throw new UnreadablePicture('not a picture', { cause: error })
  })
  try {
    let smallest: Blob | null = null
    for (const { side, quality } of STEPS) {
      const size = fitted(picture.width, picture.height, side)
      const made =
        (await drawing.draw(picture, size, 'image/webp', quality)) ??
        (await drawing.draw(picture, size, 'image/jpeg', quality))
      if (made !== null && (smallest === null || made.size < smallest.size)) smallest = made
      if (smallest !== null && smallest.size <= AIM) break
    }
    if (smallest === null) throw new UnreadablePicture('not drawn')
    const data = base64(new Uint8Array(await smallest.arrayBuffer()))
    return { id, filename: (file.name ?? '').slice(0, 200), type: smallest.type, data }
  } finally {
    picture.close()
  }
}

/** In pieces: a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  }
  return btoa(text)
}

const canvasDrawing: Drawing = {
  open: (file) => createImageBitmap(file, { imageOrientation: 'from-image' }),
  async draw(picture, { width, height }, type, quality) {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (context === null) return null
    context.imageSmoothingQuality = 'high'
    // What is seen through a picture is the page's white, not JPEG's black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture as ImageBitmap, 0, 0, width, height)
    const made = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, type, quality)
    })
    // Its memory goes now, not when the collector comes by.
    canvas.width = 0
    // Browsers answer with PNG what they cannot make.
    return made?.type === type ? made : null
  },
}

/** Pictures of a draft, as far as they are whole. */
export function readPictures(value: unknown): ChosenPicture[] {
  if (!Array.isArray(value)) return []
  return (value as Partial<ChosenPicture>[]).filter(
    (one): one is ChosenPicture =>
      typeof one?.id === 'string' &&
      typeof one.filename === 'string' &&
      typeof one.type === 'string' &&
      typeof one.data === 'string',
  )
}
