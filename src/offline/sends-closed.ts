/**
 * Whether this browser may send what waits with the page closed: for some tries only, and where it
 * has Background Sync at all, which Firefox and Safari have not.
 */
export function sendsClosed(on: object = globalThis): boolean {
  return 'SyncManager' in on && 'serviceWorker' in navigator
}
