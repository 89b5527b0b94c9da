import type { Kysely } from 'kysely'
import type { HouseMoney } from '#domain/money.ts'
import type { Database, SyncedTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import type { HouseSettings } from '../../house-settings.ts'
import type { Findings, RowReader } from './row-reader.ts'

/** A row that an import made, of which line of the sheet. */
export interface MadeRow {
  table: SyncedTable
  id: string
  line: number
}

/** What the rows of a sheet would make. */
export interface Plan {
  /** Table -> how many rows. */
  makes: Readonly<Record<string, number>>
  /** Makes them, in the transaction that the plan was made in and where nothing was found wrong. */
  write(tx: Tx, findings: Findings, now: Date): Promise<MadeRow[]>
}

export interface Planning {
  db: Kysely<Database>
  rows: readonly RowReader[]
  findings: Findings
  settings: HouseSettings
  money: HouseMoney
  now: Date
}

/** Looks at every row of a sheet; what is wrong goes into the findings. */
export type MakePlan = (planning: Planning) => Promise<Plan>

export const plainText = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** As `plainText`, and `Room 12` and `Chambre 12` are `12`, as is `012`. */
export const plainNumber = (text: string) =>
  plainText(text)
    .replace(/^(room|chambre|no\.?|n°|#)\s*/, '')
    .replace(/^0+(?=\d)/, '')
