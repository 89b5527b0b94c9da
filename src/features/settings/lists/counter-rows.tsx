import { useLingui } from '@lingui/react/macro'
import { TextField } from '#ui/text-field.tsx'
import { Rows, type ListProps } from './rows.tsx'

/** Counters below the overview's day. */
export function CounterRows({ state: { form, set }, error }: ListProps) {
  const { t } = useLingui()
  return (
    <Rows
      id="setting-overview_counters"
      legend={t`Shown below the day’s work`}
      error={error}
      add={t`Add a counter`}
      empty={t`No counters.`}
      rows={form.overview_counters}
      fresh={{ label: '', count: '0' }}
      limit={6}
      onChange={(rows) => set('overview_counters', rows)}
      nameOf={(row, at) => row.label || t`counter ${at + 1}`}
      render={(row, change) => (
        <div className="grid grid-cols-2 gap-3">
          <TextField label={t`Name`} value={row.label} onChange={(label) => change({ label })} />
          <TextField
            label={t`Count`}
            inputMode="numeric"
            value={row.count}
            onChange={(count) => change({ count })}
          />
        </div>
      )}
    />
  )
}
