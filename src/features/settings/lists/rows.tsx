import { useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { AddRow } from '#ui/add-row.tsx'
import { Fieldset } from '#ui/fieldset.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { SettingsFormState } from '../use-settings-form.ts'

/** Props of each list of settings. */
export interface ListProps {
  state: SettingsFormState
  error: string | undefined
}

/** A setting that is a list: rows can be added and removed. */
export function Rows<Row>({
  id,
  legend,
  error,
  add,
  empty,
  rows,
  fresh,
  limit,
  onChange,
  nameOf,
  render,
}: {
  id: string
  legend: string
  error: string | undefined
  add: string
  empty: string
  rows: readonly Row[]
  /** What a new one is at first. */
  fresh: NoInfer<Row>
  limit: number
  onChange: (rows: Row[]) => void
  nameOf: (row: Row, at: number) => string
  render: (row: Row, change: (part: Partial<Row>) => void) => ReactNode
}) {
  const { t } = useLingui()
  return (
    <div id={id} tabIndex={-1} className="col-span-full min-w-0 outline-none">
      <Fieldset legend={legend}>
        {rows.length === 0 && <p className="text-ink-soft">{empty}</p>}
        <ul className="grid gap-3 empty:hidden">
          {rows.map((row, at) => (
            <li
              // Rows have no id until they are saved, and are never reordered.
              key={at}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 rounded-sm border border-line p-3"
            >
              {render(row, (part) => onChange(rows.with(at, { ...row, ...part })))}
              <IconButton
                label={t`Remove ${nameOf(row, at)}`}
                onClick={() => onChange(rows.filter((_, each) => each !== at))}
              >
                <Trash2 />
              </IconButton>
            </li>
          ))}
        </ul>
        <AddRow
          error={error}
          count={rows.length}
          limit={limit}
          onAdd={() => onChange([...rows, fresh])}
        >
          {add}
        </AddRow>
      </Fieldset>
    </div>
  )
}
