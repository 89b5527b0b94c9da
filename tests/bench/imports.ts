import { fieldsOf, type ImportKind } from '#contract/import-kinds.ts'
import type { ImportedRow } from '#contract/imports.ts'
import { matchColumns } from '#domain/imports/columns.ts'
import { findTable } from '#domain/imports/find-table.ts'
import { readFile } from '#features/settings/imports/read-file.ts'
import { sheetOf } from '#features/settings/imports/sheet-of.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { House } from '../fixtures/house.ts'
import {
  bookingsSheet,
  guestsSheet,
  roomsSheet,
  toCsvText,
  type MadeSheet,
} from '../fixtures/sheets.ts'
import { atLeast, type Figure } from './figures.ts'
import { onBothStores, type Stored } from './on-both-stores.ts'

/**
 * What a house brings along (2,640 rows: rooms, guests, bookings) and its way back, in turns: the undoing
 * is to cost no more than the import.
 */
const ROUNDS = 3

export const importFigures = () => onBothStores(thereAndBack)

async function thereAndBack(store: Stored): Promise<Figure[]> {
  const house = await House.open({ store })
  try {
    const token = await house.signIn()
    const post = async (path: string, body: object) => {
      const headers = { 'idempotency-key': uuidv7(Date.now()) }
      const answer = await house.api('POST', path, { token, body, headers })
      if (answer.status >= 300) throw new Error(`${path}: ${answer.status}`)
      return answer.body as { data: ImportedRow }
    }
    const today = new Date().toISOString().slice(0, 10)
    const sheets: [ImportKind, MadeSheet][] = [
      ['rooms', roomsSheet(false)],
      ['guests', guestsSheet(false)],
      ['bookings', bookingsSheet(today, false)],
    ]
    let [took, undid] = [0, 0]
    // What is read and compiled the first time is no part of either.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ids: string[] = []
      const [before, back] = [took, undid]
      for (const [kind, made] of sheets) {
        const sheet = await sheetIn(kind, made, today)
        const began = performance.now()
        const { data } = await post('/api/imports', sheet)
        took += performance.now() - began
        ids.unshift(data.id)
      }
      for (const id of ids) {
        const began = performance.now()
        await post(`/api/imports/${id}/undo`, {})
        undid += performance.now() - began
      }
      const [one, other] = [took - before, undid - back].map((ms) => (ms / 1000).toFixed(2))
      process.stdout.write(`${store}: taken in ${one} s, undone in ${other} s\n`)
      if (round === 0) [took, undid] = [0, 0]
    }
    return [atLeast(`${store}: an import beside its undoing, in time`, took / undid, 1)]
  } finally {
    await house.close()
  }
}

/** As a device reads and sends the file. */
async function sheetIn(kind: ImportKind, made: MadeSheet, today: string): Promise<object> {
  const read = await readFile(new Blob([toCsvText(made)]), { timezone: 'Africa/Kigali', today })
  const table = read.ok ? findTable(read.sheets[0]?.rows ?? [], fieldsOf(kind)) : null
  if (table === null) throw new Error('no table')
  const columns = matchColumns(fieldsOf(kind), table.headings)
  return sheetOf({ kind, columns }, table, { day_order: null, currency: 'USD' })
}
