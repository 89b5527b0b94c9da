import type { Tx } from '../../db/store.ts'
import { parseSettings, type HouseSettings } from '../../house-settings.ts'
import { refuse } from '../../pipeline/endpoint.ts'

/** Changes the house's settings under its lock. Throws `not_found` before there is a house. */
export async function changeHouse(
  tx: Tx,
  change: (is: HouseSettings) => HouseSettings,
): Promise<void> {
  const row = await tx.lock('house', 'house')
  if (row === undefined) return refuse('no_house_yet')
  const next = change(parseSettings(row.settings))
  await tx.update('house', row.id, { settings: JSON.stringify(next) })
}
