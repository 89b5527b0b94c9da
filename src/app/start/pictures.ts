import type { Content } from '#contract/content.ts'
import { readAt } from '#contract/route.ts'
import type { Resource } from '#contract/resources.ts'
import { services } from '#contract/services/index.ts'
import { pictureUrl } from '#offline/link/base.ts'
import type { Cache } from '#offline/reads/cache-types.ts'
import { PUBLIC } from '#offline/reads/owner.ts'

type Pictured = readonly [table: Resource, column: string]

const [first = [], ...others] = services.map((one): Pictured[] =>
  'offer' in one && 'picture' in one.offer ? [[one.offer.table, one.offer.picture]] : [],
)

/** Tables whose pictures are cached, with the column of the address; the most used come first. */
const worthKeeping: readonly Pictured[] = [...first, ['rooms', 'cover_image_url'], ...others.flat()]

/**
 * Addresses of the pictures of cached rows, and of what the house says of itself, for prefetching. The map
 * comes first: its page says that it is on the device.
 */
export async function cachedPictures(cache: Cache | null): Promise<string[]> {
  const content = await cache?.read({ resource: 'content', owner: PUBLIC })
  const inContent = (content?.rows ?? []) as readonly Partial<Content>[]
  const addresses = inContent.flatMap(({ map }) => (map && pictureUrl(map.picture)) ?? [])
  for (const [resource, field] of worthKeeping) {
    const cached = await cache?.read({ resource, owner: PUBLIC })
    for (const row of cached?.rows ?? []) {
      const path = readAt(row, field)
      const address = typeof path === 'string' ? pictureUrl(path) : null
      if (address !== null) addresses.push(address)
    }
  }
  const paths = JSON.stringify(inContent).match(/\/(?:images|drawings)\/[\w/.-]+/g) ?? []
  return [...addresses, ...paths.flatMap((path) => pictureUrl(path) ?? [])]
}

/** Fetches through the worker, which caches it, unless it is cached. Rejects when it fails. */
export async function fetchPicture(address: string): Promise<void> {
  if ((await caches.match(address)) !== undefined) return
  const response = await fetch(address, { credentials: 'omit', priority: 'low' })
  // Read to its end, so that the next one starts after it.
  await response.blob()
}

/** On a first visit the worker takes control a little later; null: no worker, so nothing is cached. */
export async function workerInCharge(limit: number): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null
  const { serviceWorker } = navigator
  if (serviceWorker.controller === null) {
    await new Promise<void>((done) => {
      setTimeout(done, limit)
      serviceWorker.addEventListener('controllerchange', () => done(), { once: true })
    })
  }
  return serviceWorker.controller
}
