/**
 * Whether the browser promised not to evict this site's data. Unless it did, "saved on this device"
 * adds "in this browser only" (design §5).
 */
export async function isPersisted(storage = storageManager()): Promise<boolean> {
  try {
    return (await storage?.persisted?.()) ?? false
  } catch {
    return false
  }
}

/** Asks for that promise; at a moment when something worth keeping was saved. False in a worker. */
export async function askPersist(storage = storageManager()): Promise<boolean> {
  try {
    return (await isPersisted(storage)) || ((await storage?.persist?.()) ?? false)
  } catch {
    return false
  }
}

type Persistence = { persisted?: () => Promise<boolean>; persist?: () => Promise<boolean> }

/** Missing outside secure contexts; `persist` is missing in workers. */
function storageManager(): Persistence | undefined {
  return (globalThis.navigator as { storage?: Persistence } | undefined)?.storage
}
