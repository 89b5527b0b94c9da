/** How long the other tabs stay silent, ms: they hear of the same a moment later. */
const SILENT = 2_000

/** Of all tabs that hear of it, one rings. Without Web Locks each does. */
export function inOneTab(ring: () => void): void {
  const locks = (globalThis.navigator as { locks?: LockManager } | undefined)?.locks
  if (locks === undefined) return ring()
  void locks
    .request('imisozi-bell', { ifAvailable: true }, async (lock) => {
      if (lock === null) return
      ring()
      await new Promise((done) => setTimeout(done, SILENT))
    })
    .catch(() => undefined)
}
