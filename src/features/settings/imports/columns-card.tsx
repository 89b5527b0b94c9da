import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { fieldsOf, MAX_IMPORT_ROWS } from '#contract/import-kinds.ts'
import type { Sheet } from '#contract/imports.ts'
import { missingFields, type ColumnsOf } from '#domain/imports/columns.ts'
import type { ImportField } from '#domain/imports/field.ts'
import { takenCurrencies } from '#domain/money.ts'
import { useHouseMoney } from '#parts/use-house-money.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { StatusLine } from '#ui/status-line.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TitledCard } from '#ui/titled-card.tsx'
import { fieldNames } from './labels.ts'
import type { ImportState, ReadImport } from './use-import.ts'

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

const matchedOrNeeded =
  (columns: ColumnsOf) =>
  ({ name, required }: ImportField) =>
    required === true || columns[name] !== undefined ? [name] : []

/** Which column is what: matched by the headings, put right by hand. */
export function ColumnsCard({ state, read }: { state: ImportState; read: ReadImport }) {
  const { t, i18n } = useLingui()
  const money = useHouseMoney()
  const { kind, busy, currency, dayOrder, checked } = state
  const { table, columns, sheets } = read
  const fields = fieldsOf(kind)
  const missing = missingFields(fields, columns)
  const label = (field: string) => {
    const words = fieldNames[field]
    return words ? i18n._(words) : field
  }
  const headings = table.headings.map((text, at) => ({
    value: String(at),
    label: text.trim() === '' ? t`Column ${at + 1}` : text,
  }))
  const example = (column: number | undefined) =>
    column === undefined
      ? undefined
      : table.rows.map(({ cells }) => cells[column]?.trim() ?? '').find((cell) => cell !== '')
  const taken = new Set(Object.values(columns))
  const leftOut = headings.filter(
    ({ value }) => !taken.has(Number(value)) && example(Number(value)) !== undefined,
  )
  // One that is chosen by hand stays where it was chosen.
  const [inSight] = useState(() => new Set(fields.flatMap(matchedOrNeeded(columns))))
  const others = fields.filter(({ name }) => !inSight.has(name))
  const choice = ({ name, required }: ImportField) => {
    const shown = example(columns[name])
    return (
      <SelectField
        key={name}
        label={label(name)}
        optional={required !== true}
        hint={shown === undefined ? undefined : t`For example: ${shown}`}
        error={missing.includes(name) ? t`Say which column this is.` : undefined}
        value={columns[name] === undefined ? '' : String(columns[name])}
        onChange={(at) => state.setColumn(name, at === '' ? null : Number(at))}
        options={[{ value: '', label: t`No column` }, ...headings]}
      />
    )
  }
  const hasAmounts = fields.some(({ name }) => /price|rate|total/.test(name))
  const asksOrder = checked?.day_order != null || dayOrder !== null
  const tooMany = table.rows.length > MAX_IMPORT_ROWS
  return (
    <TitledCard title={<Trans>Which column is what</Trans>}>
      <p className="text-ink-soft">
        <Plural value={table.rows.length} one="# row was found." other="# rows were found." />{' '}
        {table.skipped.length > 0 && (
          <Plural
            value={table.skipped.length}
            one="# row of totals or repeated headings is left out."
            other="# rows of totals or repeated headings are left out."
          />
        )}
      </p>
      {/* What is being looked at, or taken in, is what stands here. */}
      <fieldset disabled={busy !== null} className="grid min-w-0 gap-4">
        {kind === 'bookings' && read.past !== null && (
          <div className="grid gap-2 sm:max-w-xs">
            <TextField
              label={t`Room of this calendar`}
              hint={t`Its number, as in the house.`}
              value={read.room}
              maxLength={40}
              onChange={state.setRoom}
            />
            {read.past > 0 && (
              <StatusLine>
                <Plural
                  value={read.past}
                  one="# stay has begun or is over: it is left out."
                  other="# stays have begun or are over: they are left out."
                />
              </StatusLine>
            )}
          </div>
        )}
        {sheets.length > 1 && (
          <SelectField
            label={t`Sheet`}
            value={String(read.chosen)}
            onChange={(at) => state.setSheet(Number(at))}
            options={sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
          />
        )}
        <div className={GRID}>{fields.filter(({ name }) => inSight.has(name)).map(choice)}</div>
        {others.length > 0 && (
          <details>
            <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium text-link">
              <Plural
                value={others.length}
                one="# column that the file does not seem to have"
                other="# columns that the file does not seem to have"
              />
            </summary>
            <div className={`${GRID} pt-2`}>{others.map(choice)}</div>
          </details>
        )}
        {leftOut.length > 0 && (
          <StatusLine>
            <Trans>
              Left out of the import: {leftOut.map(({ label: name }) => name).join(', ')}.
            </Trans>
          </StatusLine>
        )}
        {hasAmounts && (
          <SelectField
            label={t`Amounts without a currency are in`}
            className="sm:max-w-xs"
            value={currency}
            onChange={(value) => state.setCurrency(value as Sheet['currency'])}
            // The file may name another, which is then said to have no rate.
            options={[...new Set([...takenCurrencies(money), currency])].map((code) => ({
              value: code,
              label: code,
            }))}
          />
        )}
        {asksOrder && (
          <RadioCards
            name="day-order"
            label={t`03/04/2027 is`}
            columns={2}
            error={
              checked?.day_order === 'ask' && dayOrder === null
                ? t`The file does not show it: say it once for all its rows.`
                : undefined
            }
            value={dayOrder ?? (checked?.day_order === 'ask' ? '' : (checked?.day_order ?? ''))}
            onChange={(value) => state.setDayOrder(value)}
            options={[
              { value: 'dmy', label: t`the third of April` },
              { value: 'mdy', label: t`the fourth of March` },
            ]}
          />
        )}
      </fieldset>
      {tooMany && (
        <StatusLine tone="error">
          <Trans>At most 10,000 rows go at once: share them out over several files.</Trans>
        </StatusLine>
      )}
      <Button
        className="w-fit"
        icon={<Search />}
        busy={busy === 'checking'}
        busyText={t`The house looks at it…`}
        disabled={missing.length > 0 || tooMany || table.rows.length === 0}
        onClick={() => void state.check()}
      >
        <Trans>See what it would make</Trans>
      </Button>
    </TitledCard>
  )
}
