import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** A file of its own: the CSP allows no inline style (http/headers.ts). */
export const style = readFileSync(new URL('style.css', import.meta.url), 'utf8')

/** Changes with the content, so that it can be cached for ever. */
export const STYLE_PATH = `/pay/style-${createHash('sha256').update(style).digest('hex').slice(0, 10)}.css`
