import * as z from 'zod/mini'
import { listedImports, savedImport, type ImportHinder } from '#contract/imports.ts'
import { ERASED_NAME } from '#domain/people.ts'
import type { ImportsTable, SyncedTable } from '../../db/schema.ts'
import type { Tx } from '../../db/store.ts'
import { read, refuse, write } from '../../pipeline/endpoint.ts'
import { removeImported } from '../bookings/index.ts'
import { recount, removeCustomers, unlinkRooms, waitForCustomers } from '../customers/index.ts'
import { importedOffers } from './offers.ts'
import type { MadeRow } from './plan.ts'
import { forgetLabels } from '../erasure/index.ts'
import { importWire } from './take.ts'
import { changedRows, usedRows } from './used.ts'

/** Who uses goes before what is used. */
const order: readonly SyncedTable[] = [
  'hotel_bookings',
  'customers',
  ...importedOffers.flatMap(({ table, categories }) =>
    categories === undefined ? [table] : [table, categories],
  ),
  'rooms',
]

/** The import, locked against a second undoing. Throws `not_found`. */
async function lockImport(tx: Tx, id: string): Promise<ImportsTable> {
  const row = await tx.db
    .updateTable('imports')
    .set((eb) => ({ kind: eb.ref('kind') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row ?? refuse('no_such_import')
}

async function madeBy(tx: Tx, id: string): Promise<MadeRow[]> {
  const rows = await tx.db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .orderBy('row_id')
    .execute()
  const made = rows.map(({ table_name, row_id, line }) => ({
    table: table_name as SyncedTable,
    id: row_id,
    line: Number(line),
  }))
  return made.toSorted((one, other) => order.indexOf(one.table) - order.indexOf(other.table))
}

/** How staff know a row: a room's number, a booking's code, a name. */
function labelOf(row: object): string {
  const { code, room_number, name } = row as Record<string, unknown>
  return String(code ?? room_number ?? name ?? '')
}

/** Why the import stays; every row is locked, so that none is used from now on. */
async function hindersOf(tx: Tx, made: readonly MadeRow[]): Promise<ImportHinder[]> {
  const labels = new Map<string, string>()
  for (const table of order) {
    const rows = await tx.lockAll(table, idsIn(made, table))
    for (const row of rows) labels.set(row.id, labelOf(row))
  }
  const changed = await changedRows(tx.db, made)
  const used = await usedRows(tx.db, made)
  return made
    .flatMap(({ table, id, line }): ImportHinder[] => {
      const label = labels.get(id)
      if (label === undefined || changed.has(id)) {
        return [{ row: line, table, label: label ?? '', why: 'changed' }]
      }
      return used.has(id) ? [{ row: line, table, label, why: 'used' }] : []
    })
    .toSorted((one, other) => one.row - other.row)
}

const idsIn = (made: readonly MadeRow[], its: SyncedTable) =>
  made.filter(({ table }) => table === its).map(({ id }) => id)

/** What is gone keeps nobody's name. */
async function blank(tx: Tx, made: readonly MadeRow[]): Promise<void> {
  const nobody = { name: ERASED_NAME, email: null, phone: null, notes: null }
  await tx.updateAll('customers', idsIn(made, 'customers'), nobody)
  await tx.updateAll('hotel_bookings', idsIn(made, 'hotel_bookings'), {
    customer_name: ERASED_NAME,
    customer_phone: null,
    customer_email: null,
    notes: null,
  })
}

async function removeAll(tx: Tx, made: readonly MadeRow[], now: Date): Promise<void> {
  await blank(tx, made)
  const bookings = idsIn(made, 'hotel_bookings')
  const customers = idsIn(made, 'customers')
  const theirs = await unlinkRooms(tx, bookings)
  await removeImported(tx, bookings, now)
  await removeCustomers(tx, customers)
  await forgetLabels(tx)
  const gone = new Set(customers)
  await recount(
    tx,
    theirs.filter((id) => !gone.has(id)),
  )
  for (const table of order) {
    if (table !== 'hotel_bookings' && table !== 'customers') {
      await tx.removeAll(table, idsIn(made, table))
    }
  }
}

/** POST /api/imports/{id}/undo: all that it made goes, or nothing does. Nobody is told. */
const undoImport = write({
  name: 'undoImport',
  body: z.object({}),
  answer: savedImport,
  async write(tx, { params, now }) {
    await waitForCustomers(tx)
    const row = await lockImport(tx, params.id ?? '')
    if (row.undone_at !== null) return { status: 200, body: { data: importWire(row) } }
    const made = await madeBy(tx, row.id)
    const hinders = await hindersOf(tx, made)
    if (hinders.length > 0) refuse('import_hindered', { current: { hinders } })
    await removeAll(tx, made, now)
    const undone = { undone_at: tx.stamp.at, undone_by: tx.stamp.by ?? '' }
    await tx.db.updateTable('imports').set(undone).where('id', '=', row.id).execute()
    return {
      status: 200,
      body: { data: importWire({ ...row, ...undone }) },
      changes: [
        { resource: 'imports', rowId: row.id, changed: { undone: [null, undone.undone_at] } },
      ],
    }
  },
})

/** The newest; older ones are history. */
const LISTED = 50

/** GET /api/imports */
const listImports = read({
  name: 'listImports',
  answer: listedImports,
  async read(db) {
    const rows = await db
      .selectFrom('imports')
      .selectAll()
      .orderBy('made_at', 'desc')
      .orderBy('id', 'desc')
      .limit(LISTED)
      .execute()
    return { data: rows.map(importWire) }
  },
})

export const undoEndpoints = [undoImport, listImports]
