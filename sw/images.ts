import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { inNamedWidth } from '#contract/pictures.ts'

/** Pictures kept at most. A menu and the rooms are about 60; each 5 to 60 kB. */
const MOST = 160
const DAYS_60 = 60 * 24 * 60 * 60

/**
 * Pictures by their paths: content-addressed or drawn ones never change, so that what is kept is
 * right. A foreign host's lie under /storage and may change in place.
 *
 * Only readable answers are kept: an opaque one takes megabytes of the quota, and might be a
 * portal's page.
 */
export function cacheImages(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/(drawings|images)\//.test(url.pathname),
    new CacheFirst({ cacheName: 'pictures', plugins: [...bounds(), new InNamedWidth()] }),
  )
  registerRoute(
    ({ url, request }) =>
      /\/storage\//.test(url.pathname) &&
      (request.destination === 'image' || request.mode === 'cors'),
    new StaleWhileRevalidate({ cacheName: 'pictures-elsewhere', plugins: bounds() }),
  )
}

function bounds() {
  return [
    new CacheableResponsePlugin({ statuses: [200] }),
    new PicturesOnly(),
    new ExpirationPlugin({ maxEntries: MOST, maxAgeSeconds: DAYS_60, purgeOnQuotaError: true }),
  ]
}

/** Without the link: the same photograph in the width that was fetched ahead. */
class InNamedWidth {
  handlerDidError = ({ request }: { request: Request }): Promise<Response | undefined> =>
    caches.match(inNamedWidth(new URL(request.url).pathname))
}

/** A captive portal answers 200 with its page to a picture's address too. */
class PicturesOnly {
  cacheWillUpdate = async ({ response }: { response: Response }): Promise<Response | null> =>
    response.headers.get('content-type')?.startsWith('image/') === true ? response : null
}
