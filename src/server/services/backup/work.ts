import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { refuse } from '../../pipeline/endpoint.ts'

/** How long a request waits for work that is under way before it says that it is, ms. */
const WAIT_MS = 20_000

/** How long the result of a task is kept for repeated requests, ms. */
const KEEP_RESULT_MS = 60_000

/** Ids are part of a path. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const newWorkId = (): string => randomUUID()

/** The place of something under way; its own folder, which only the house's user may read. */
export function workPath(workDir: string, kind: 'backup' | 'restore', id: string): string {
  if (!ID.test(id)) refuse('no_such_backup')
  return join(workDir, `${kind}-${id}`)
}

export function makeWorkFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
}

/** Tasks that outlive the requests that start them, by key. */
export class RunningTasks<Result> {
  readonly #running = new Map<string, Promise<Result>>()

  has(key: string): boolean {
    return this.#running.has(key)
  }

  /**
   * Begins it where it is not under way. How it ended is told for a while to whoever asks again; what
   * failed may be begun anew.
   */
  begin(key: string, work: () => Promise<Result>): void {
    if (this.#running.has(key)) return
    const running = work()
    const forget = () => void this.#running.delete(key)
    running.then(() => void setTimeout(forget, KEEP_RESULT_MS).unref(), forget)
    this.#running.set(key, running)
  }

  /** Its end, or undefined when that takes longer than a request should. Throws what it threw. */
  async end(key: string): Promise<Result | undefined> {
    const running = this.#running.get(key)
    if (running === undefined) return undefined
    const late = new AbortController()
    try {
      return await Promise.race([
        running,
        sleep(WAIT_MS, undefined, { signal: late.signal, ref: false }),
      ])
    } finally {
      late.abort()
    }
  }
}

/** Deletes old work folders: they hold all data of the house. */
export async function deleteStaleWork(
  workDir: string,
  now: number,
  untouchedMs: number,
): Promise<void> {
  for (const name of await readdir(workDir).catch(() => [])) {
    if (!/^(backup|restore)-/.test(name)) continue
    const path = join(workDir, name)
    const found = await stat(path).catch(() => null)
    if (found !== null && now - found.mtimeMs > untouchedMs) {
      await rm(path, { recursive: true, force: true })
    }
  }
}
