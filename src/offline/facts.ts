import type { FactRow } from './db/schema.ts'

/** Small facts of the device: its id, the kind of host, cursors, clock difference, link state. */
export interface Facts {
  read(name: string): Promise<unknown>
  write(name: string, value: unknown): Promise<void>
  /** What is there, or else `value`, written in the same transaction. */
  readOrWrite(name: string, value: unknown): Promise<unknown>
}

/** The little of Dexie's table that facts need. */
export interface FactTable {
  get(name: string): PromiseLike<FactRow | undefined>
  put(row: FactRow): PromiseLike<unknown>
  add(row: FactRow): PromiseLike<unknown>
}

export function createFacts(table: FactTable): Facts {
  return {
    async read(name) {
      return (await table.get(name))?.value
    },
    async write(name, value) {
      await table.put({ name, value })
    },
    async readOrWrite(name, value) {
      const stored = await table.get(name)
      if (stored !== undefined) return stored.value
      try {
        // `add` fails where another tab or the worker was first.
        await table.add({ name, value })
        return value
      } catch (error) {
        const theirs = await table.get(name)
        if (theirs === undefined) throw error
        return theirs.value
      }
    },
  }
}
