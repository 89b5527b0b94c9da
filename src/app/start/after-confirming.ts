import { askPersist } from '#offline/db/persist.ts'
import type { Install } from './install.ts'
import { askSync } from './sync.ts'

/**
 * After something was confirmed: the worker may send it with the page closed; the browser is asked
 * to keep the data; a guest's order is a fitting moment to offer the app.
 */
export function afterConfirming(isGuest: boolean, install: Install): void {
  void askSync()
  void askPersist()
  if (isGuest) install.fitting()
}
