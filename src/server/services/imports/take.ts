import { MAX_IMPORT_ROWS, type ImportKind, type OfferKind } from '#contract/import-kinds.ts'
import {
  checkedImport,
  savedImport,
  sheet,
  type ImportedRow,
  type Sheet,
} from '#contract/imports.ts'
import { dayOrderOf, readDay } from '#domain/imports/read-day.ts'
import type { Kysely } from 'kysely'
import type { Database, ImportsTable } from '../../db/schema.ts'
import { batches } from '../../db/batches.ts'
import { moneyOfHouse, settingsOf } from '../../house-settings.ts'
import { MAX_PICTURE_BODY_BYTES, refuse, task, write } from '../../pipeline/endpoint.ts'
import { waitForCustomers } from '../customers/index.ts'
import type { MadeRow, MakePlan } from './plan.ts'
import { Findings, readersOf } from './row-reader.ts'
import { planBookings } from './bookings.ts'
import { planGuests } from './guests.ts'
import { importedOffers, planOffers } from './offers.ts'
import { planRooms } from './rooms.ts'

/** Columns whose cells are days. */
const DAY_FIELDS = ['check_in', 'check_out']

function* dayTexts({ columns, rows }: Sheet): Generator<string> {
  for (const field of DAY_FIELDS) {
    const column = columns.indexOf(field)
    if (column !== -1) for (const { cells } of rows) yield cells[column] ?? ''
  }
}

/** How days are read: as was said, or as the file shows; `ask` where it must be said. */
function dayOrderIn(asked: Sheet) {
  const order = asked.day_order ?? dayOrderOf(dayTexts(asked))
  if (order !== null) return order
  for (const text of dayTexts(asked)) {
    const read = readDay(text, null)
    if ('wrong' in read && read.wrong === 'order') return 'ask'
  }
  return null
}

async function planOf(db: Kysely<Database>, asked: Sheet, now: Date) {
  const settings = await settingsOf(db)
  const money = moneyOfHouse(settings)
  const findings = new Findings()
  const day_order = dayOrderIn(asked)
  const dayOrder = day_order === 'ask' ? null : day_order
  const rows = readersOf(asked, { dayOrder, currency: asked.currency, money }, findings)
  const plan = await plans[asked.kind]({ db, rows, findings, settings, money, now })
  return { plan, findings, day_order }
}

const byRow = <Found extends { row: number }>(found: readonly Found[]) =>
  found.toSorted((one, other) => one.row - other.row)

/** POST /api/imports/check: what it would make and what is wrong with it. Nothing is kept of it. */
const checkImport = task({
  name: 'checkImport',
  body: sheet,
  answer: checkedImport,
  maxStaffBytes: MAX_PICTURE_BODY_BYTES,
  async run({ body, now }, { store }) {
    const { plan, findings, day_order } = await planOf(store.db, body, now)
    return {
      status: 200,
      body: {
        rows: body.rows.length,
        makes: plan.makes,
        problems: byRow(findings.problems).slice(0, MAX_IMPORT_ROWS),
        notes: byRow(findings.notes),
        day_order,
      },
    }
  },
})

export const importWire = (row: ImportsTable): ImportedRow => ({
  ...row,
  kind: row.kind as ImportedRow['kind'],
  made: JSON.parse(row.made) as ImportedRow['made'],
})

const countOf = (made: readonly MadeRow[]) => {
  const counts: Record<string, number> = {}
  for (const { table } of made) counts[table] = (counts[table] ?? 0) + 1
  return counts
}

function refuseFor(findings: Findings): never {
  const problems = byRow(findings.problems)
  const rows = new Set(problems.map(({ row }) => row)).size
  return refuse('import_refused', { rows }, { current: { problems } })
}

/** POST /api/imports: all rows or none, in one transaction with one line in the audit. */
const takeImport = write({
  name: 'takeImport',
  body: sheet,
  answer: savedImport,
  maxStaffBytes: MAX_PICTURE_BODY_BYTES,
  async write(tx, { body, now }) {
    if (body.rows.length === 0) refuse('import_empty')
    await waitForCustomers(tx)
    const { plan, findings } = await planOf(tx.db, body, now)
    if (findings.problems.length > 0) refuseFor(findings)
    const made = await plan.write(tx, findings, now)
    if (findings.problems.length > 0) refuseFor(findings)
    const row: ImportsTable = {
      id: tx.newId('imports'),
      kind: body.kind,
      made_at: tx.stamp.at,
      made_by: tx.stamp.by ?? '',
      made: JSON.stringify(countOf(made)),
      undone_at: null,
      undone_by: null,
    }
    await tx.db.insertInto('imports').values(row).execute()
    for (const some of batches(made)) {
      await tx.db
        .insertInto('import_rows')
        .values(
          some.map(({ table, id, line }) => ({
            import_id: row.id,
            table_name: table,
            row_id: id,
            line,
          })),
        )
        .execute()
    }
    return {
      status: 201,
      body: { data: importWire(row) },
      changes: [
        {
          resource: 'imports',
          rowId: row.id,
          changed: { kind: [null, row.kind], made: [null, JSON.parse(row.made)] },
        },
      ],
    }
  },
})

export const takeEndpoints = [checkImport, takeImport]

const ofServices = Object.fromEntries(
  importedOffers.map((offer) => [offer.kind, planOffers(offer)]),
) as Record<OfferKind, MakePlan>

const plans: Readonly<Record<ImportKind, MakePlan>> = {
  rooms: planRooms,
  guests: planGuests,
  bookings: planBookings,
  ...ofServices,
}
