import type { ChangesAnswer, ResourceRow, Resource } from '#contract/resources.ts'
import type { CacheKey } from './types.ts'

/** What the device keeps of a list. */
export interface CachedList {
  rows: ResourceRow[]
  /** The server's clock, ISO; null when the list itself was never fetched. */
  asOf: string | null
  partial: boolean
}

export interface ListAnswer {
  rows: ResourceRow[]
  asOf: string
  /** The rows are all there are. */
  complete: boolean
  /**
   * Id -> version of what was cached before the server was asked. A cached row that the answer lacks
   * is deleted only if it stands here unchanged: younger ones came in meanwhile. What stands here and
   * was deleted since is not brought back. Null: nothing is deleted.
   */
  before: ReadonlyMap<string, number> | null
}

export interface Cursor {
  cursor: string
  epoch: string
  /** The server's clock when it was last caught up, ISO. */
  asOf: string
  /** What it covers: a newer app knows more resources than an old cursor brought. */
  resources: Resource[]
  /** Amid the pages of a reset: how many of them are in. */
  pages?: number
}

/** The device's copy of the server's rows. Every method may reject: a dead store costs the copy. */
export interface Cache {
  /**
   * Null when nothing of it was ever cached. `each` gets the rows as they come, in pieces: what is
   * done with them there stops the page for no longer than a piece takes.
   */
  read(key: CacheKey, each?: (rows: ResourceRow[]) => void): Promise<CachedList | null>
  readOne(key: CacheKey, id: string): Promise<CachedList | null>
  cacheList(key: CacheKey, answer: ListAnswer): Promise<void>
  /** A single row; null: the server has none by that id. `before` as in ListAnswer. */
  cacheOne(
    key: CacheKey,
    id: string,
    row: ResourceRow | null,
    before?: ListAnswer['before'],
  ): Promise<void>
  cursor(person: string): Promise<Cursor | null>
  /**
   * One answer, or one page of it: all or nothing. `overtaken`: somebody else caught up meanwhile,
   * nothing was written.
   */
  applyChanges(
    person: string,
    asked: string | null,
    answer: ChangesAnswer,
    asOf: string,
  ): Promise<'applied' | 'overtaken'>
  /** Deletes what belongs to a person who signed out. Not what waits, and not drafts. */
  forget(person: string): Promise<void>
}
