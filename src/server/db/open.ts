import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { noSeal, type Seal } from '../seal/seal.ts'
import type { BackUpFirst } from './migrate.ts'
import type { Store } from './store.ts'

/** A folder (SQLite) or a URL (PostgreSQL). */
export type StoreLocation = { dataDir: string } | { databaseUrl: string }

/**
 * Opens the store and migrates it. The clock stamps writes by default. Without `seal`, secrets are
 * neither sealed nor read. `backUpFirst` is called before a store with data is migrated. Throws StoreTooNew when a newer release has used the store.
 */
export async function openStore(
  place: StoreLocation,
  clock: () => Date = () => new Date(),
  seal: Seal = noSeal,
  backUpFirst?: BackUpFirst,
): Promise<Store> {
  return 'databaseUrl' in place
    ? await openPostgres(place.databaseUrl, clock, seal, backUpFirst)
    : await openSqlite(place.dataDir, clock, seal, backUpFirst)
}
