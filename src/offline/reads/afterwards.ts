import type { Cache } from './cache-types.ts'

/** The same copy, of which nothing is read or written before `first` is done; tried anew after a failure. */
export function afterwards(cache: Cache, first: () => Promise<void>): Cache {
  let begun: Promise<void> | undefined
  const done = () =>
    (begun ??= first().catch((error: unknown) => {
      begun = undefined
      throw error
    }))
  const later =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      await done()
      return call(...args)
    }
  return {
    read: later(cache.read),
    readOne: later(cache.readOne),
    cacheList: later(cache.cacheList),
    cacheOne: later(cache.cacheOne),
    cursor: later(cache.cursor),
    applyChanges: later(cache.applyChanges),
    // Whoever signs out leaves nothing behind, whatever state it is in.
    forget: cache.forget,
  }
}
