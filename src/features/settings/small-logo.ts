/** Longest side of a logo, pixels: sharp at the size it is shown, small enough for any link. */
const SIDE = 480

/**
 * A logo as a `data:` address, small, with what is seen through it kept. Rejects what this device
 * cannot read as a picture, and files that do not say that they are one.
 */
export async function smallLogo(file: File): Promise<string> {
  if (!file.type.startsWith('image/')) throw new TypeError('not a picture')
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    // Where a browser makes no WebP it answers with PNG, which the house reads as well.
    return canvas.toDataURL('image/webp', 0.9)
  } finally {
    picture.close()
  }
}
