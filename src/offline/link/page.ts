import type { Surroundings } from './link.ts'

/** The page around the link. `visibilitychange` bubbles from document to window. */
export function pageSurroundings(): Surroundings {
  return { events: window, visible: () => document.visibilityState === 'visible' }
}
