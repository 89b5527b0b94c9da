import type { Readable } from 'node:stream'
import type { StorageTrouble } from '#contract/backup.ts'

/** What lies in a place under a key. */
export interface StoredObject {
  key: string
  /** Bytes. */
  size: number
  changedAt: Date
}

/**
 * A place for files by name: a folder, or a bucket of S3-compatible storage. Keys are names of ours:
 * letters, digits, dots, hyphens, and slashes in a bucket. All of them throw StorageFailure.
 */
export interface ObjectStore {
  readonly kind: 'folder' | 's3'
  /** For people: the folder's path, or the bucket and its host. */
  readonly where: string
  /** Copies a file there, whole or not at all; on disk when it resolves. Constant memory. */
  putFile(key: string, file: string, onProgress?: () => Promise<void>): Promise<void>
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null: there is none. */
  get(key: string): Promise<Readable | null>
  list(prefix?: string): Promise<StoredObject[]>
  /** One that is not there is no trouble. */
  remove(key: string): Promise<void>
  /** Ends uploads of others and of crashes that were begun more than a day ago. */
  dropUnfinished?(now: Date): Promise<void>
}

/** A place that did not do what was asked; `detail` bears no secret. */
export class StorageFailure extends Error {
  readonly why: StorageTrouble

  constructor(why: StorageTrouble, detail: string, cause?: unknown) {
    super(`${why}: ${detail}`, { cause })
    this.why = why
  }
}

/** What a fault of the disk means. */
export function diskFailure(error: unknown): StorageFailure {
  if (error instanceof StorageFailure) return error
  const { code, message } = error as NodeJS.ErrnoException
  const why: StorageTrouble =
    code === 'ENOSPC' || code === 'EDQUOT'
      ? 'full'
      : code === 'ENOENT' || code === 'ENOTDIR'
        ? 'missing'
        : code === 'EACCES' || code === 'EPERM' || code === 'EROFS'
          ? 'refused'
          : 'trouble'
  return new StorageFailure(why, message, error)
}
