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

/** Whose pictures are worth keeping, and where a row has its own: what is asked for most comes first. */
const worthKeeping: readonly Pictured[] = [...first, ['rooms', 'cover_image_url'], ...others.flat()]

/** Addresses of the pictures of what is kept, for fetching ahead. */
export async function cachedPictures(cache: Cache | null): Promise<string[]> {
  const addresses: string[] = []
  for (const [resource, field] of worthKeeping) {
    const kept = await cache?.read({ resource, owner: PUBLIC })
    for (const row of kept?.rows ?? []) {
      const path = readAt(row, field)
      const address = typeof path === 'string' ? pictureUrl(path) : null
      if (address !== null) addresses.push(address)
    }
  }
  return addresses
}

/** Through the worker, which keeps it; not again what is kept. Rejects when it does not arrive. */
export async function fetchPicture(address: string): Promise<void> {
  if ((await caches.match(address)) !== undefined) return
  const response = await fetch(address, { credentials: 'omit', priority: 'low' })
  // Read to its end, so that the next one starts after it.
  await response.blob()
}

/** The first visit's worker takes charge of the page a little later; null: nobody would keep them. */
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
