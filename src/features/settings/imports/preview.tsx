import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check, Download } from 'lucide-react'
import { useId } from 'react'
import { fieldsOf, type ImportKind } from '#contract/import-kinds.ts'
import type { CheckedImport, RowProblem } from '#contract/imports.ts'
import { refusalMessageOf } from '#offline/refusal-text.ts'
import { toCsv } from '#lib/csv.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { saveFile } from '#ui/save-file.ts'
import { StatusLine } from '#ui/status-line.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import { fieldNames, tableNames } from './labels.ts'
import type { ImportState, ReadImport } from './use-import.ts'

/** Shown on the page; all are in the file that can be saved. */
const SHOWN = 100
const SAMPLE = 3

/** What the sheet would make, row by row what is wrong with it, and the step itself. */
export function Preview({
  state,
  read,
  checked,
}: {
  state: ImportState
  read: ReadImport
  checked: CheckedImport
}) {
  const { t, i18n } = useLingui()
  const { busy } = state
  const { problems, notes, makes } = checked
  const label = (field: string | null) => {
    const words = field === null ? undefined : fieldNames[field]
    return words ? i18n._(words) : (field ?? '')
  }
  const cellOf = ({ row, field }: RowProblem) => {
    const column = field === null ? undefined : read.columns[field]
    const cells = read.table.rows.find(({ at }) => at === row)?.cells
    return column === undefined ? '' : (cells?.[column] ?? '')
  }
  const rows = new Set(problems.map(({ row }) => row)).size
  const count = (what: string) => notes.filter((note) => note.what === what).length
  const save = () =>
    saveFile(
      'rows-to-correct.csv',
      toCsv(
        [t`Row`, t`Column`, t`What is wrong`, t`What is there`],
        problems.map((one) => [
          one.row,
          label(one.field),
          refusalMessageOf(one, i18n),
          cellOf(one),
        ]),
      ),
    )
  return (
    <TitledCard title={<Trans>What it would make</Trans>} className="min-w-0 gap-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {Object.entries(makes).map(([table, many]) => (
          <div key={table}>
            <dt className="text-ink-soft">
              {tableNames[table] ? i18n._(tableNames[table]) : table}
            </dt>
            <dd className="text-xl font-semibold tabular-nums">{i18n.number(many)}</dd>
          </div>
        ))}
      </dl>
      <Notes
        known={count('known')}
        same={count('same_guest')}
        cancelled={count('cancelled')}
        paid={count('paid')}
      />
      <Sample kind={state.kind} read={read} label={label} />
      {rows > 0 ? (
        <>
          <Alert
            tone="error"
            live
            title={
              <Plural value={rows} one="# row cannot be taken." other="# rows cannot be taken." />
            }
            action={
              <Button variant="secondary" icon={<Download />} onClick={save}>
                <Trans>Save this list</Trans>
              </Button>
            }
          >
            <Trans>
              Correct them in the spreadsheet, save it, and choose the file again. Nothing was
              changed.
            </Trans>
          </Alert>
          <table className="w-full text-left" aria-label={t`Rows to correct`}>
            <thead>
              <tr className="border-b border-line">
                <th className="py-2 pr-4">{t`Row`}</th>
                <th className="py-2 pr-4">{t`Column`}</th>
                <th className="py-2 pr-4">{t`What is wrong`}</th>
              </tr>
            </thead>
            <tbody>
              {problems.slice(0, SHOWN).map((one, at) => (
                <tr key={at} className="border-b border-line align-top">
                  <td className="py-2 pr-4 tabular-nums">{one.row}</td>
                  <td className="py-2 pr-4">{label(one.field)}</td>
                  <td className="py-2 pr-4 break-words">{refusalMessageOf(one, i18n)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {problems.length > SHOWN && (
            <p className="note">
              <Trans>The first {SHOWN} are shown; all of them are in the saved list.</Trans>
            </p>
          )}
        </>
      ) : (
        <>
          <StatusLine tone="confirmed" live>
            <Trans>Every row can be taken.</Trans>
          </StatusLine>
          <Button
            className="w-fit"
            icon={<Check />}
            busy={busy === 'taking' || busy === 'waiting'}
            busyText={
              busy === 'waiting'
                ? t`The house does not answer; it is asked again…`
                : t`The house takes it in…`
            }
            onClick={() => void state.take()}
          >
            <Plural value={checked.rows} one="Import # row" other="Import # rows" />
          </Button>
        </>
      )}
    </TitledCard>
  )
}

function Notes({
  known,
  same,
  cancelled,
  paid,
}: Record<'known' | 'same' | 'cancelled' | 'paid', number>) {
  return (
    <ul className="grid gap-1 text-ink-soft empty:hidden">
      {known > 0 && (
        <li>
          <Plural
            value={known}
            one="# guest is known to the house by e-mail or phone: nothing of theirs is changed."
            other="# guests are known to the house by e-mail or phone: nothing of theirs is changed."
          />
        </li>
      )}
      {same > 0 && (
        <li>
          <Plural
            value={same}
            one="# row names a guest of an earlier row: they are made once."
            other="# rows name guests of earlier rows: they are made once."
          />
        </li>
      )}
      {cancelled > 0 && (
        <li>
          <Plural
            value={cancelled}
            one="# booking is cancelled and stays behind."
            other="# bookings are cancelled and stay behind."
          />
        </li>
      )}
      {paid > 0 && (
        <li>
          <Plural
            value={paid}
            one="# booking was paid for in part or whole: see its notes. Payments are not imported."
            other="# bookings were paid for in part or whole: see their notes. Payments are not imported."
          />
        </li>
      )}
    </ul>
  )
}

/** The first rows, as they are understood. */
function Sample({
  kind,
  read,
  label,
}: {
  kind: ImportKind
  read: ReadImport
  label: (field: string) => string
}) {
  const titleId = useId()
  const chosen = fieldsOf(kind).flatMap(({ name }) => {
    const column = read.columns[name]
    return column === undefined ? [] : [[name, column] as const]
  })
  return (
    <div className="grid gap-2">
      <p id={titleId} className="note">
        <Trans>The first rows</Trans>
      </p>
      <ul className="grid gap-2" aria-labelledby={titleId}>
        {read.table.rows.slice(0, SAMPLE).map(({ at, cells }) => (
          <li key={at} className="rounded-sm bg-sunken px-3 py-2 break-words">
            <span className="text-ink-soft">
              <Trans>Row {at}</Trans>
            </span>
            {chosen.map(([name, column]) => {
              const cell = (cells[column] ?? '').trim()
              return cell === '' ? null : (
                <span key={name}>
                  {' · '}
                  <span className="text-ink-soft">{label(name)}</span> {cell}
                </span>
              )
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
