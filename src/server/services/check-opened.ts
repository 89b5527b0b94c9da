import type { Tx } from '../db/store.ts'
import { settingsOf, type HouseSettings } from '../house-settings.ts'
import { refuse, type Actor } from '../pipeline/endpoint.ts'

/**
 * Throws `not_offered` for a guest's new request before the owner has opened the house. What the desk
 * records is taken: bookings that came by telephone are entered before the first guest is here.
 */
export function refuseUnopened({ opened }: Pick<HouseSettings, 'opened'>, actor: Actor): void {
  if (!opened && actor.kind === 'guest') refuse('switched_off')
}

/** The same with the house's settings read. */
export async function checkOpened(tx: Tx, actor: Actor): Promise<void> {
  if (actor.kind === 'guest') refuseUnopened(await settingsOf(tx.db), actor)
}
