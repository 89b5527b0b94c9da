import { openStore } from './db/open.ts'
import type { Store } from './db/store.ts'
import { restrictPermissions } from './db/restrict-permissions.ts'
import { openSeal } from './seal/key-file.ts'
import { unreadableSecrets, sealSecrets, type UnreadableSecrets } from './seal/sealed-columns.ts'
import { backUpBeforeUpgrade } from './services/backup/index.ts'
import './services/index.ts'
import type { Settings } from './settings.ts'

type StoreSettings = Pick<Settings, 'dataDir' | 'storeLocation' | 'sealKey' | 'sealKeyFile'> &
  Partial<Pick<Settings, 'backupDir' | 'backupPassphrase'>>

/**
 * Opens the store for the server and for commands: restricts permissions in DATA_DIR and seals
 * secrets. It opens without the key of sealed secrets too; `warnings` then say what cannot be read.
 */
export async function openSealedStore(
  settings: StoreSettings,
  clock: () => Date,
): Promise<{ store: Store; warnings: string[] }> {
  const { dataDir, storeLocation, sealKey, sealKeyFile } = settings
  const { backupDir = null, backupPassphrase = null } = settings
  const { seal, warning } = openSeal({ keys: sealKey, file: sealKeyFile, dataDir })
  let backedUp: string | null = null
  const backUp = backUpBeforeUpgrade({ dataDir, backupDir, backupPassphrase }, clock)
  const store = await openStore(storeLocation, clock, seal, async (...upgrade) => {
    backedUp = await backUp(...upgrade)
    return backedUp
  })
  try {
    await store.transaction((tx) => sealSecrets(tx.db, seal))
    const warnings = [
      backedUp === null
        ? null
        : `The store is brought up to date. As it was before, it lies in ${String(backedUp)}`,
      warning,
      restrictPermissions(dataDir),
      ...lostSecretWarnings(await unreadableSecrets(store.db, seal)),
    ]
    return { store, warnings: warnings.filter((line) => line !== null) }
  } catch (error) {
    await store.close()
    throw error
  }
}

/** The unreadable secrets and how to replace them. Counts only: the start's output is a log. */
function lostSecretWarnings({
  users,
  room_calendars,
  calendar_feeds,
  erasure_keys,
  meta,
}: UnreadableSecrets): string[] {
  const lines = [
    users.length > 0 &&
      `${users.length} second steps of sign-in: recovery codes work, and: npx node src/server/main.ts reset-second-step <email>`,
    room_calendars.length > 0 &&
      `${room_calendars.length} addresses of rooms' calendars: make new ones under Rooms, Calendars`,
    calendar_feeds.length > 0 &&
      `${calendar_feeds.length} addresses of channels' calendars: add them again under Rooms, Calendars`,
    erasure_keys.length > 0 &&
      'whom the house erased: a back-up put back would bring them back, erase them again by hand',
    meta.length > 0 && 'the keys for notices on devices: made anew, devices subscribe again',
  ].filter((line) => line !== false)
  if (lines.length === 0) return []
  const why =
    'Some secrets are sealed with a key that is not here (SEAL_KEY, SEAL_KEY_FILE). Start with it to have them back. Until then:'
  return [why, ...lines.map((line) => `  ${line}`)]
}
