import { Dexie, type EntityTable, type Table } from 'dexie'
import type { CachedRow, DraftRow, FactRow, FetchedRow, OperationRow, SenderRow } from './schema.ts'
import { guardVersion } from './guard-version.ts'

/** Everything that lies on the device, by table. */
export type DeviceDb = Dexie & {
  operations: EntityTable<OperationRow, 'id'>
  senders: EntityTable<SenderRow, 'actorKey'>
  cached: Table<CachedRow, [owner: string, resource: string, id: string]>
  fetched: EntityTable<FetchedRow, 'list'>
  drafts: Table<DraftRow, [owner: string, form: string]>
  facts: EntityTable<FactRow, 'name'>
}

/** Grows by one with every entry of `stores` below. */
export const DEVICE_VERSION = 1

/**
 * Declares the database without opening it.
 *
 * Versions are append-only: a released one is never edited, since devices in the field hold rows
 * written by it. To change the store, raise DEVICE_VERSION and add `db.version(n).stores({ only
 * what changes }).upgrade(tx => …)`; add a row written by the version before to versions.test.ts.
 * The outbox's tables (operations, senders) only ever grow: new fields are optional or filled by
 * the upgrade, and no field changes its meaning (design §5, "Versions").
 */
export function declareDeviceDb(name: string, indexedDb: IDBFactory | undefined): DeviceDb {
  const db = new Dexie(name, {
    // A confirmed operation must outlive a power cut: the commit waits for the disk.
    chromeTransactionDurability: 'strict',
    // The outbox decides by what is in the store, never by a copy of it.
    cache: 'disabled',
    ...(indexedDb === undefined
      ? {}
      : { indexedDB: guardVersion(indexedDb, name, DEVICE_VERSION * 10) }),
  }) as DeviceDb

  db.version(1).stores({
    operations: 'id, seq, state, [actorKey+state], group, reported, endedAt',
    senders: 'actorKey',
    cached: '[owner+resource+id], [owner+resource+scope]',
    fetched: 'list',
    drafts: '[owner+form]',
    facts: 'name',
  })
  return db
}
