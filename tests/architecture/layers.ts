/**
 * Who may import whom (design §2, decision 31). A layer is a top folder of src, a feature, the worker, or the
 * demo; a feature's and the app's site and desk halves are told apart where that matters.
 */

export const mayImport: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  domain: ['lib'],
  contract: ['domain', 'lib'],
  documents: ['contract', 'domain', 'lib'],
  offline: ['contract', 'domain', 'lib'],
  ui: ['lib'],
  parts: ['contract', 'domain', 'lib', 'offline', 'ui'],
  features: ['contract', 'domain', 'lib', 'offline', 'parts', 'ui'],
  app: ['contract', 'domain', 'features', 'lib', 'locales', 'offline', 'parts', 'ui'],
  server: ['contract', 'domain', 'lib'],
  sw: ['contract', 'offline', 'lib'],
  demo: ['contract', 'domain', 'lib', 'server'],
}

/** The one file that reaches the demo house, and only while it runs: no code needs it (decision 51). */
export const demoDoor = { from: 'src/server/seed.ts', to: 'demo/index.ts' }

/**
 * The one file that reaches the readers of other hosts' rows, and only while it runs: with our own
 * server no device fetches them (decision 63).
 */
export const documentsDoor = {
  from: 'src/offline/documents.ts',
  to: 'src/documents/index.ts',
}

/** `src/features/restaurant/site/menu.tsx` -> `features`; `sw/send.ts` -> `sw`, `demo/menu.ts` -> `demo`; undefined when nobody's. */
export function layerOf(path: string): string | undefined {
  const [top, second] = path.split('/')
  if (top === 'sw' || top === 'demo') return top
  return top === 'src' && second !== undefined && path.split('/').length > 2 ? second : undefined
}

/** `restaurant` for a file of features/restaurant. */
export function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1]
}

/** Which half of a feature, of what features share, or of the app, a file stands in. */
export function sideOf(path: string): 'site' | 'desk' | undefined {
  // What a service has on the site, found by its place.
  if (/^src\/features\/[^/]+\/(pages|home)\.tsx$/.test(path)) return 'site'
  const side = /^src\/(?:features\/[^/]+|parts|app)\/(site|desk)\//.exec(path)?.[1]
  return side === 'site' || side === 'desk' ? side : undefined
}
