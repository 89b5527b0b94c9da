/** How the house's own photographs are addressed: by what they show, so that they never change. */

/** Widths, in pixels, in which each is kept; a smaller original is never made larger. */
export const pictureWidths = [400, 800, 1600] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The width that a row names: good on a phone's whole width; srcset offers the others. */
const NAMED: PictureWidth = 800

const photograph = /^\/images\/([0-9a-f]{32})-(?:400|800|1600)\.webp$/

/** Where a photograph is served, from the root of the house's address. */
export function picturePath(hash: string, width: PictureWidth = NAMED): string {
  return `/images/${hash}-${width}.webp`
}

/** The hash of a photograph that the house took in; null for drawings and other hosts' pictures. */
export function pictureHash(path: string): string | null {
  return photograph.exec(path)?.[1] ?? null
}

/** The same photograph in the width that rows name, which is fetched ahead; other paths as they are. */
export const inNamedWidth = (path: string): string =>
  path.replace(photograph, `/images/$1-${NAMED}.webp`)

/** All widths of a photograph, for `srcset`; undefined where there is only the one picture. */
export function pictureSrcSet(path: string): string | undefined {
  const hash = pictureHash(path)
  if (hash === null) return undefined
  return pictureWidths.map((width) => `${picturePath(hash, width)} ${width}w`).join(', ')
}
