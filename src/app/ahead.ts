import { rooms } from '#features/rooms/data.ts'
import { houseQuery } from '#offline/reads/house-query.ts'
import type { CachedQuery } from '#offline/reads/cached-query.ts'

const ofServices = Object.values(
  import.meta.glob<() => CachedQuery<unknown>[]>('../features/*/ahead.ts', {
    eager: true,
    import: 'ahead',
  }),
)

/**
 * What a guest needs offline, for hosts without a feed of changes: the house, what services name in
 * their ahead.ts, and rooms.
 */
export const ahead = (): CachedQuery<unknown>[] => [
  houseQuery(),
  ...ofServices.flatMap((queries) => queries()),
  rooms(),
]
