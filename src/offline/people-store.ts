import type { DeviceDb } from './db/open.ts'
import type { Sealed } from './people-pin.ts'

/** Somebody who signed in on this device and was to be remembered. */
export interface PersonRecord {
  userId: string
  name: string
  /** Lower case. */
  role: string
  /** Device's clock, ms. */
  lastHere: number
  /** The session's token under the PIN; null: none was set, or it was dropped. */
  sealed: Sealed | null
  /** Why it was dropped, for words: too many wrong PINs, or the server ended the session. */
  dropped?: 'tries' | 'house'
  /** Wrong PINs in a row. */
  wrong: number
  /** When the last one was typed, device's clock, ms. */
  wrongAt: number
}

const PREFIX = 'person:'

/** The people of a device, among its small facts. Every method rejects with a dead store. */
export interface PeopleStore {
  all(): Promise<PersonRecord[]>
  /** Reads and writes in one transaction, over all tabs; null: leave it, `undefined`: not known. */
  change<T extends PersonRecord | null>(
    userId: string,
    next: (was: PersonRecord | undefined) => T,
  ): Promise<T>
}

export function createPeopleStore(db: Pick<DeviceDb, 'facts' | 'transaction'>): PeopleStore {
  return {
    async all() {
      const facts = await db.facts.where('name').startsWith(PREFIX).toArray()
      return facts.map(({ value }) => value as PersonRecord)
    },
    change: (userId, next) =>
      db.transaction('rw', db.facts, async () => {
        const name = PREFIX + userId
        const was = (await db.facts.get(name))?.value as PersonRecord | undefined
        const record = next(was)
        if (record !== null) await db.facts.put({ name, value: record })
        return record
      }),
  }
}
