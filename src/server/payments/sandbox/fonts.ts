import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** The fonts at stable URLs, as style.css names them; the app's files have hashed names. */
const files = {
  figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'bricolage-grotesque':
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
} as const

export type Font = keyof typeof files

export const isFont = (name: string): name is Font => Object.hasOwn(files, name)

/** The font file; null where it is not installed: the page then uses a system font. */
export function readFont(font: Font): Buffer | null {
  try {
    return readFileSync(resolve(files[font]))
  } catch {
    return null
  }
}
