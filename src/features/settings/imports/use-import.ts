import { useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { fieldsOf, type ImportKind } from '#contract/import-kinds.ts'
import type {
  CheckedImport,
  ImportedRow,
  ImportHinder,
  RowProblem,
  Sheet,
} from '#contract/imports.ts'
import { readAt } from '#contract/route.ts'
import { matchColumns, type ColumnsOf } from '#domain/imports/columns.ts'
import { findTable, type SheetTable } from '#domain/imports/find-table.ts'
import { currencyIn } from '#domain/imports/read-amount.ts'
import { takenCurrencies } from '#domain/money.ts'
import { uuidv7 } from '#lib/uuid.ts'
import { useHouse } from '#parts/use-house.ts'
import { useHouseMoney } from '#parts/use-house-money.ts'
import { useHouseDay } from '#parts/use-house-day.ts'
import { currentOf } from '#offline/current-of.ts'
import { insist, Left } from '../backup/insist.ts'
import { useLeaving } from '../backup/use-leaving.ts'
import { useAsk, type AskServer } from '#parts/ask-server.ts'
import { readFile, type ReadSheet } from './read-file.ts'
import { sheetOf } from './sheet-of.ts'

/** A file that was read: its sheets, and how the chosen one is understood. */
export interface ReadImport {
  file: string
  sheets: readonly ReadSheet[]
  chosen: number
  table: SheetTable
  columns: ColumnsOf
  /** Of a calendar: stays that have begun and were left out; null: it is none. */
  past: number | null
  /** Which room the calendar is of. */
  room: string
}

/** Two sends of one import are one: the server still works, or its answer was lost. */
const patient =
  (ask: AskServer): AskServer =>
  async (question) => {
    const came = await ask(question)
    const isRunning = !came.ok && readAt(came.body, 'code') === 'in_progress'
    return isRunning ? { ...came, status: null } : came
  }

/** One import from the choice of a file to its end. Nothing of the file is kept on the device. */
export function useImport(onTaken: () => void) {
  const { t } = useLingui()
  const ask = useAsk()
  const { timezone } = useHouse()
  const today = useHouseDay()
  const leaving = useLeaving()
  const [kind, setKind] = useState<ImportKind>('rooms')
  const [read, setRead] = useState<ReadImport | null>(null)
  const money = useHouseMoney()
  const [currency, setCurrency] = useState(money.base as Sheet['currency'])
  const [dayOrder, setDayOrder] = useState<Sheet['day_order']>(null)
  const [checked, setChecked] = useState<CheckedImport | null>(null)
  const [wrong, setWrong] = useState('')
  const [busy, setBusy] = useState<'reading' | 'checking' | 'taking' | 'waiting' | null>(null)
  const [taken, setTaken] = useState<ImportedRow | null>(null)
  /** Of what was checked: pressed again after an answer was lost, it is taken once. */
  const key = useRef('')

  function forget() {
    setChecked(null)
    setTaken(null)
    setWrong('')
  }

  function understand(
    file: string,
    sheets: readonly ReadSheet[],
    chosen: number,
    of: ImportKind,
    past: number | null = null,
  ) {
    const table = findTable(sheets[chosen]?.rows ?? [], fieldsOf(of))
    if (table === null) return setWrong(t`There is nothing in this sheet.`)
    const columns = matchColumns(fieldsOf(of), table.headings)
    const named = currencyIn(
      Object.values(columns).map((column) => table.headings[column] ?? ''),
      takenCurrencies(money),
    )
    setCurrency((named ?? money.base) as Sheet['currency'])
    setDayOrder(null)
    setRead({ file, sheets, chosen, table, columns, past, room: '' })
  }

  async function choose(file: File) {
    forget()
    setRead(null)
    const troubles = {
      too_large: t`This file is too large: at most 8 MB, and 10,000 rows. Share it out over several.`,
      old_excel: t`This is a file of an old Excel (.xls). Save it as .xlsx or CSV and choose it again.`,
      unreadable: t`This file cannot be read as a spreadsheet. Save it as .xlsx or CSV and choose it again.`,
      empty: t`There is nothing in this file.`,
      no_reader: t`Excel files can only be read with internet. Choose it again when the house answers, or save it as CSV.`,
    }
    setBusy('reading')
    const found = await readFile(file, { timezone, today, unnamed: t`Reserved` }).catch(
      () => ({ ok: false, why: 'unreadable' }) as const,
    )
    setBusy(null)
    if (!found.ok) return setWrong(troubles[found.why])
    const { sheets, past } = found
    if (past === undefined) return understand(file.name, sheets, 0, kind)
    setKind('bookings')
    understand(file.name, sheets, 0, 'bookings', past)
  }

  const sheet = () =>
    read && sheetOf({ kind, columns: read.columns }, read.table, { day_order: dayOrder, currency })

  async function check() {
    const body = sheet()
    if (body === null) return
    forget()
    setBusy('checking')
    const came = await ask({ route: 'checkImport', body, changesNothing: true })
    setBusy(null)
    if (!came.ok) return setWrong(came.message)
    key.current = uuidv7(Date.now())
    setChecked(came.body as CheckedImport)
  }

  async function take() {
    const body = sheet()
    if (body === null) return
    setWrong('')
    setBusy('taking')
    try {
      const { signal } = leaving.current
      const lost = () => setBusy('waiting')
      const question = { route: 'takeImport', body, key: key.current } as const
      const came = await insist(patient(ask), question, signal, lost)
      if (came.ok) {
        setTaken((came.body as { data: ImportedRow }).data)
        setRead(null)
        setChecked(null)
        onTaken()
      } else if (came.status === null) {
        setWrong(
          t`The house does not answer, and may have taken the list in. Press Import again when it does: the list is taken in once.`,
        )
      } else {
        setWrong(came.message)
        const { problems } = currentOf<{ problems: RowProblem[] }>(came.body)
        if (problems !== undefined && checked !== null) setChecked({ ...checked, problems })
        // Another tab, or a colleague, may have brought the same list.
        onTaken()
      }
    } catch (error) {
      if (!(error instanceof Left)) throw error
    } finally {
      setBusy(null)
    }
  }

  return {
    kind,
    read,
    currency,
    dayOrder,
    checked,
    wrong,
    busy,
    taken,
    choose,
    check,
    take,
    setKind(next: ImportKind) {
      setKind(next)
      forget()
      if (read) understand(read.file, read.sheets, read.chosen, next, read.past)
    },
    setSheet(at: number) {
      forget()
      if (read) understand(read.file, read.sheets, at, kind)
    },
    /** Says of which room the calendar is: of all its stays. */
    setRoom(room: string) {
      if (read === null) return
      setChecked(null)
      const rows = read.table.rows.map(({ at, cells }) => ({
        at,
        cells: [room, ...cells.slice(1)],
      }))
      setRead({ ...read, room, table: { ...read.table, rows } })
    },
    setColumn(field: string, column: number | null) {
      if (read === null) return
      setChecked(null)
      const { [field]: _, ...others } = read.columns
      setRead({ ...read, columns: column === null ? others : { ...others, [field]: column } })
    },
    setCurrency(next: Sheet['currency']) {
      setChecked(null)
      setCurrency(next)
    },
    setDayOrder(next: Sheet['day_order']) {
      setChecked(null)
      setDayOrder(next)
    },
  }
}

export type ImportState = ReturnType<typeof useImport>

/** Undoes an import; null: done. */
export async function undoImport(
  ask: AskServer,
  id: string,
): Promise<{ message: string; hinders: readonly ImportHinder[] } | null> {
  const came = await ask({ route: 'undoImport', params: { id }, body: {} })
  if (came.ok) return null
  const { hinders = [] } = currentOf<{ hinders: ImportHinder[] }>(came.body)
  return { message: came.message, hinders }
}
