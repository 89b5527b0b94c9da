import type { LinkEnvironment } from './link.ts'

/** The page around the link. `visibilitychange` bubbles from document to window. */
export function pageEnvironment(): LinkEnvironment {
  return { events: window, visible: () => document.visibilityState === 'visible' }
}
