import { servicePages } from '../service-pages.ts'

const EXACTLY = ['/', '/login', '/register', '/contact', '/reviews']
const STARTING = ['/apartment-info', '/appartment-info', '/rooms']
for (const { path, underHeader } of servicePages) if (underHeader) STARTING.push(path)

/**
 * Whether the header is transparent and the page begins under it, without top padding (spec 1 §2,
 * "Shared layout"). Every other page gets about 5rem.
 */
export function beginsUnderHeader(path: string): boolean {
  return EXACTLY.includes(path) || STARTING.some((start) => path.startsWith(start))
}
