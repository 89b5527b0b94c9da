import type { QueryClient } from '@tanstack/query-core'
import type { HostKind } from '../link/types.ts'
import type { Changes } from './changes.ts'
import type { CachedQuery } from './cached-query.ts'

export interface PrefetchSetup {
  client: QueryClient
  changes: Pick<Changes, 'catchUp'>
  hostKind: () => HostKind
  /** What a guest needs, for hosts that have no changes: rooms, menu, tours, cars, laundry… */
  lists: () => CachedQuery<unknown>[]
  /** Addresses of the pictures worth keeping, once the rows are there; best first. */
  pictures: () => Promise<string[]>
  /** Fetches one picture; the worker keeps it (sw/images.ts). */
  fetchPicture: (address: string) => Promise<unknown>
  saveData: () => boolean
}

/** Pictures fetched ahead at most: a menu and the rooms, not an album. */
const PICTURES = 80

/**
 * Fetches what a guest will need without the link, once there is nothing better to do: one request
 * at our server. Nothing where the person saves data (design §4). Never rejects.
 */
export async function prefetch(setup: PrefetchSetup): Promise<void> {
  if (setup.saveData()) return
  const caught =
    setup.hostKind() === 'foreign' ? null : await setup.changes.catchUp({ maxAge: 60_000 })
  if (caught === null || caught.kind === 'unavailable') {
    // One after the other: a screen's own requests go before.
    for (const list of setup.lists()) await setup.client.prefetchQuery(list)
  } else if (caught.kind !== 'current') {
    return
  }
  const addresses = await setup.pictures().catch((): string[] => [])
  for (const address of [...new Set(addresses)].slice(0, PICTURES)) {
    const arrived = await setup.fetchPicture(address).then(
      () => true,
      () => false,
    )
    // The link went: the rest comes another time.
    if (!arrived) return
  }
}

/** The person asked the browser to save data, or the line is very slow. */
export function savesData(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } })
    .connection
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
