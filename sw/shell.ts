import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** Never answered from here: the house's own words (design §4, §6). */
const NOT_THE_SHELL = [/^\/api(\/|$)/, /^\/pay(\/|$)/, /^\/healthz$/]

/**
 * The app's files are kept whole, and every address of the app opens from them. Workbox asks for one
 * after the other; several at once were tried, and held up the outbox's commits on a slow disk.
 */
export function cacheShell(files: { url: string; revision: string | null }[]): void {
  precacheAndRoute(files, { cleanURLs: false })
  registerRoute(
    new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_THE_SHELL }),
  )
  cleanupOutdatedCaches()
}
