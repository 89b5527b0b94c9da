import { useLingui } from '@lingui/react/macro'
import { TextField } from '#ui/text-field.tsx'
import { Rows, type ListProps } from './rows.tsx'

/** Counters below the overview's day. */
export function CounterRows({ state: { form, set }, error }: ListProps) {
  const { t } = useLingui()
  const rows = form.overview_counters
  const change = (at: number, part: Partial<(typeof rows)[number]>) =>
    set(
      'overview_counters',
      rows.map((row, each) => (each === at ? { ...row, ...part } : row)),
    )
  return (
    <Rows
      id="setting-overview_counters"
      legend={t`Shown below the day’s work`}
      error={error}
      add={t`Add a counter`}
      empty={t`No counters.`}
      count={rows.length}
      most={6}
      onAdd={() => set('overview_counters', [...rows, { label: '', count: '0' }])}
      onRemove={(at) =>
        set(
          'overview_counters',
          rows.filter((_, each) => each !== at),
        )
      }
      nameOf={(at) => rows[at]?.label || t`counter ${at + 1}`}
      render={(at) => {
        const row = rows[at]
        if (row === undefined) return null
        return (
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label={t`Name`}
              value={row.label}
              onChange={(label) => change(at, { label })}
            />
            <TextField
              label={t`Count`}
              inputMode="numeric"
              value={row.count}
              onChange={(count) => change(at, { count })}
            />
          </div>
        )
      }}
    />
  )
}
